import { business } from '#writer/domains/sa/business.ts'
import { career } from '#writer/domains/sa/career.ts'
import { fitness } from '#writer/domains/sa/fitness.ts'
import { food } from '#writer/domains/sa/food.ts'
import { general } from '#writer/domains/sa/general.ts'
import { home } from '#writer/domains/sa/home.ts'
import { marketing } from '#writer/domains/sa/marketing.ts'
import { money } from '#writer/domains/sa/money.ts'
import { study } from '#writer/domains/sa/study.ts'
import { travel } from '#writer/domains/sa/travel.ts'
import { wellbeing } from '#writer/domains/sa/wellbeing.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { body, contrasts } from '#writer/languages/sa/body.ts'
import { descriptions } from '#writer/languages/sa/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/sa/ends.ts'
import { frames } from '#writer/languages/sa/frames.ts'
import { hooks } from '#writer/languages/sa/hooks.ts'
import { ideas } from '#writer/languages/sa/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/sa/occasions.ts'
import { says } from '#writer/languages/sa/says.ts'
import { scripts } from '#writer/languages/sa/scripts.ts'
import { titles } from '#writer/languages/sa/titles.ts'
import { hashtags, topics } from '#writer/languages/sa/topics.ts'

export const sa: PhraseBook = {
  language: 'sa',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ' – ', afterColon: 'as is', row: [', ', ', तथा '], stop: '।', numerals: 'deva' },
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
