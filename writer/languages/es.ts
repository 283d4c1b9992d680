import { business } from '#writer/domains/es/business.ts'
import { career } from '#writer/domains/es/career.ts'
import { fitness } from '#writer/domains/es/fitness.ts'
import { food } from '#writer/domains/es/food.ts'
import { general } from '#writer/domains/es/general.ts'
import { home } from '#writer/domains/es/home.ts'
import { marketing } from '#writer/domains/es/marketing.ts'
import { money } from '#writer/domains/es/money.ts'
import { study } from '#writer/domains/es/study.ts'
import { travel } from '#writer/domains/es/travel.ts'
import { wellbeing } from '#writer/domains/es/wellbeing.ts'
import { body, contrasts } from '#writer/languages/es/body.ts'
import { descriptions } from '#writer/languages/es/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/es/ends.ts'
import { frames, says } from '#writer/languages/es/frames.ts'
import { hooks } from '#writer/languages/es/hooks.ts'
import { ideas } from '#writer/languages/es/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/es/occasions.ts'
import { scripts } from '#writer/languages/es/scripts.ts'
import { titles } from '#writer/languages/es/titles.ts'
import { hashtags, topics } from '#writer/languages/es/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const es: PhraseBook = {
  language: 'es',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ': ', afterColon: 'lower', row: [', ', ' y '], stop: '.' },
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
