import { business } from '#writer/domains/ur/business.ts'
import { career } from '#writer/domains/ur/career.ts'
import { fitness } from '#writer/domains/ur/fitness.ts'
import { food } from '#writer/domains/ur/food.ts'
import { general } from '#writer/domains/ur/general.ts'
import { home } from '#writer/domains/ur/home.ts'
import { marketing } from '#writer/domains/ur/marketing.ts'
import { money } from '#writer/domains/ur/money.ts'
import { study } from '#writer/domains/ur/study.ts'
import { travel } from '#writer/domains/ur/travel.ts'
import { wellbeing } from '#writer/domains/ur/wellbeing.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { body } from '#writer/languages/ur/body.ts'
import { descriptions } from '#writer/languages/ur/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/ur/ends.ts'
import { contrasts, frames, says } from '#writer/languages/ur/frames.ts'
import { hooks } from '#writer/languages/ur/hooks.ts'
import { ideas } from '#writer/languages/ur/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/ur/occasions.ts'
import { scripts } from '#writer/languages/ur/scripts.ts'
import { titles } from '#writer/languages/ur/titles.ts'
import { hashtags, topics } from '#writer/languages/ur/topics.ts'

export const ur: PhraseBook = {
  language: 'ur',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ': ', afterColon: 'as is', row: ['، ', ' اور '], stop: '۔' },
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
