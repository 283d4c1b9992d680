import { business } from '#writer/domains/ru/business.ts'
import { career } from '#writer/domains/ru/career.ts'
import { fitness } from '#writer/domains/ru/fitness.ts'
import { food } from '#writer/domains/ru/food.ts'
import { general } from '#writer/domains/ru/general.ts'
import { home } from '#writer/domains/ru/home.ts'
import { marketing } from '#writer/domains/ru/marketing.ts'
import { money } from '#writer/domains/ru/money.ts'
import { study } from '#writer/domains/ru/study.ts'
import { travel } from '#writer/domains/ru/travel.ts'
import { wellbeing } from '#writer/domains/ru/wellbeing.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { body, contrasts } from '#writer/languages/ru/body.ts'
import { descriptions } from '#writer/languages/ru/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/ru/ends.ts'
import { frames } from '#writer/languages/ru/frames.ts'
import { hooks } from '#writer/languages/ru/hooks.ts'
import { ideas } from '#writer/languages/ru/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/ru/occasions.ts'
import { says } from '#writer/languages/ru/says.ts'
import { scripts } from '#writer/languages/ru/scripts.ts'
import { titles } from '#writer/languages/ru/titles.ts'
import { hashtags, marks, topics } from '#writer/languages/ru/topics.ts'

/** Russian: the reader is вы, steps are infinitives, and a topic stands in the nominative after a noun of its own: тема «…». */
export const ru: PhraseBook = {
  language: 'ru',
  marks,
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
