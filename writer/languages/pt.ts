import { business } from '#writer/domains/pt/business.ts'
import { career } from '#writer/domains/pt/career.ts'
import { fitness } from '#writer/domains/pt/fitness.ts'
import { food } from '#writer/domains/pt/food.ts'
import { general } from '#writer/domains/pt/general.ts'
import { home } from '#writer/domains/pt/home.ts'
import { marketing } from '#writer/domains/pt/marketing.ts'
import { money } from '#writer/domains/pt/money.ts'
import { study } from '#writer/domains/pt/study.ts'
import { travel } from '#writer/domains/pt/travel.ts'
import { wellbeing } from '#writer/domains/pt/wellbeing.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { body, contrasts } from '#writer/languages/pt/body.ts'
import { descriptions } from '#writer/languages/pt/descriptions.ts'
import { calls, comments, questions, redditTitles, saves, why } from '#writer/languages/pt/ends.ts'
import { frames, says } from '#writer/languages/pt/frames.ts'
import { hooks } from '#writer/languages/pt/hooks.ts'
import { ideas } from '#writer/languages/pt/ideas.ts'
import { asked, news, quiet } from '#writer/languages/pt/occasions.ts'
import { scripts } from '#writer/languages/pt/scripts.ts'
import { titles } from '#writer/languages/pt/titles.ts'
import { hashtags, topics } from '#writer/languages/pt/topics.ts'

/** Portuguese of Brazil: readers are `você`, and no line tells the gender of whoever writes or reads. */
export const pt: PhraseBook = {
  language: 'pt',
  marks: { quotes: ['“', '”'], gap: ' ', colon: ': ', afterColon: 'lower', row: [', ', ' e '], stop: '.' },
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
