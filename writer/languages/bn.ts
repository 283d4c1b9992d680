import { business } from '#writer/domains/bn/business.ts'
import { career } from '#writer/domains/bn/career.ts'
import { fitness } from '#writer/domains/bn/fitness.ts'
import { food } from '#writer/domains/bn/food.ts'
import { general } from '#writer/domains/bn/general.ts'
import { home } from '#writer/domains/bn/home.ts'
import { marketing } from '#writer/domains/bn/marketing.ts'
import { money } from '#writer/domains/bn/money.ts'
import { study } from '#writer/domains/bn/study.ts'
import { travel } from '#writer/domains/bn/travel.ts'
import { wellbeing } from '#writer/domains/bn/wellbeing.ts'
import { body, contrasts } from '#writer/languages/bn/body.ts'
import { descriptions } from '#writer/languages/bn/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/bn/ends.ts'
import { frames } from '#writer/languages/bn/frames.ts'
import { hooks } from '#writer/languages/bn/hooks.ts'
import { ideas } from '#writer/languages/bn/ideas.ts'
import { asked, news, quiet } from '#writer/languages/bn/occasions.ts'
import { says } from '#writer/languages/bn/says.ts'
import { scripts } from '#writer/languages/bn/scripts.ts'
import { titles } from '#writer/languages/bn/titles.ts'
import { hashtags, topics } from '#writer/languages/bn/topics.ts'
import { redditTitles, why } from '#writer/languages/bn/why.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Bengali as it is read in Kolkata and in Dhaka alike: words that belong to one side only are left out. */
export const bn: PhraseBook = {
  language: 'bn',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ': ', afterColon: 'as is', row: [', ', ' আর '], stop: '।', numerals: 'beng' },
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
