import { business } from '#writer/domains/hi/business.ts'
import { career } from '#writer/domains/hi/career.ts'
import { fitness } from '#writer/domains/hi/fitness.ts'
import { food } from '#writer/domains/hi/food.ts'
import { general } from '#writer/domains/hi/general.ts'
import { home } from '#writer/domains/hi/home.ts'
import { marketing } from '#writer/domains/hi/marketing.ts'
import { money } from '#writer/domains/hi/money.ts'
import { study } from '#writer/domains/hi/study.ts'
import { travel } from '#writer/domains/hi/travel.ts'
import { wellbeing } from '#writer/domains/hi/wellbeing.ts'
import { body, contrasts } from '#writer/languages/hi/body.ts'
import { descriptions } from '#writer/languages/hi/descriptions.ts'
import { calls, comments, questions, redditTitles, saves, why } from '#writer/languages/hi/ends.ts'
import { frames, says } from '#writer/languages/hi/frames.ts'
import { hooks } from '#writer/languages/hi/hooks.ts'
import { ideas } from '#writer/languages/hi/ideas.ts'
import { asked, news, quiet } from '#writer/languages/hi/occasions.ts'
import { scripts } from '#writer/languages/hi/scripts.ts'
import { titles } from '#writer/languages/hi/titles.ts'
import { hashtags, topics } from '#writer/languages/hi/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Hindi: readers are आप, and no line tells the gender of whoever writes or reads. */
export const hi: PhraseBook = {
  language: 'hi',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ': ', afterColon: 'as is', row: [', ', ' और '], stop: '।' },
  posts: { hooks, body, contrasts, frames, says, questions, calls, saves, comments, asked, news, quiet, redditTitles, why },
  titles,
  descriptions,
  ideas,
  scripts,
  hashtags,
  topics,
  fields: [food, fitness, money, travel, study, career, marketing, business, home, wellbeing],
  general,
}
