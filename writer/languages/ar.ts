import { business } from '#writer/domains/ar/business.ts'
import { career } from '#writer/domains/ar/career.ts'
import { fitness } from '#writer/domains/ar/fitness.ts'
import { food } from '#writer/domains/ar/food.ts'
import { general } from '#writer/domains/ar/general.ts'
import { home } from '#writer/domains/ar/home.ts'
import { marketing } from '#writer/domains/ar/marketing.ts'
import { money } from '#writer/domains/ar/money.ts'
import { study } from '#writer/domains/ar/study.ts'
import { travel } from '#writer/domains/ar/travel.ts'
import { wellbeing } from '#writer/domains/ar/wellbeing.ts'
import { body, contrasts } from '#writer/languages/ar/body.ts'
import { descriptions } from '#writer/languages/ar/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/ar/ends.ts'
import { frames } from '#writer/languages/ar/frames.ts'
import { hooks } from '#writer/languages/ar/hooks.ts'
import { ideas } from '#writer/languages/ar/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/ar/occasions.ts'
import { says } from '#writer/languages/ar/says.ts'
import { scripts } from '#writer/languages/ar/scripts.ts'
import { titles } from '#writer/languages/ar/titles.ts'
import { hashtags, topics } from '#writer/languages/ar/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Modern standard Arabic as it is written on social media; readers are addressed in the plural. */
export const ar: PhraseBook = {
  language: 'ar',
  marks: { quotes: ['«', '»'], gap: ' ', colon: ': ', afterColon: 'as is', row: ['، و', '، و'], stop: '.' },
  posts: { hooks, body, contrasts, frames, says, questions, calls, saves, comments, asked, news, quiet, redditTitles, why },
  titles,
  descriptions,
  ideas,
  scripts,
  hashtags,
  topics,
  fields: [food, fitness, money, travel, study, career, business, marketing, home, wellbeing],
  general,
}
