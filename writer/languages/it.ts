import { business } from '#writer/domains/it/business.ts'
import { career } from '#writer/domains/it/career.ts'
import { fitness } from '#writer/domains/it/fitness.ts'
import { food } from '#writer/domains/it/food.ts'
import { general } from '#writer/domains/it/general.ts'
import { home } from '#writer/domains/it/home.ts'
import { marketing } from '#writer/domains/it/marketing.ts'
import { money } from '#writer/domains/it/money.ts'
import { study } from '#writer/domains/it/study.ts'
import { travel } from '#writer/domains/it/travel.ts'
import { wellbeing } from '#writer/domains/it/wellbeing.ts'
import { asked, body, contrasts, news, quiet } from '#writer/languages/it/body.ts'
import { descriptions } from '#writer/languages/it/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/it/ends.ts'
import { frames } from '#writer/languages/it/frames.ts'
import { hooks } from '#writer/languages/it/hooks.ts'
import { ideas } from '#writer/languages/it/ideas.ts'
import { redditTitles, why } from '#writer/languages/it/occasions.ts'
import { says } from '#writer/languages/it/says.ts'
import { scripts } from '#writer/languages/it/scripts.ts'
import { titles } from '#writer/languages/it/titles.ts'
import { hashtags, topics } from '#writer/languages/it/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const it: PhraseBook = {
  language: 'it',
  marks: { quotes: ['«', '»'], gap: ' ', colon: ': ', afterColon: 'lower', row: [', ', ' e '], stop: '.' },
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
