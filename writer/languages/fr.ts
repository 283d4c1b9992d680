import { business } from '#writer/domains/fr/business.ts'
import { career } from '#writer/domains/fr/career.ts'
import { fitness } from '#writer/domains/fr/fitness.ts'
import { food } from '#writer/domains/fr/food.ts'
import { general } from '#writer/domains/fr/general.ts'
import { home } from '#writer/domains/fr/home.ts'
import { marketing } from '#writer/domains/fr/marketing.ts'
import { money } from '#writer/domains/fr/money.ts'
import { study } from '#writer/domains/fr/study.ts'
import { travel } from '#writer/domains/fr/travel.ts'
import { wellbeing } from '#writer/domains/fr/wellbeing.ts'
import { body, contrasts } from '#writer/languages/fr/body.ts'
import { descriptions } from '#writer/languages/fr/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/fr/ends.ts'
import { frames } from '#writer/languages/fr/frames.ts'
import { hooks } from '#writer/languages/fr/hooks.ts'
import { ideas } from '#writer/languages/fr/ideas.ts'
import { asked, news, quiet } from '#writer/languages/fr/occasions.ts'
import { says } from '#writer/languages/fr/says.ts'
import { scripts } from '#writer/languages/fr/scripts.ts'
import { titles } from '#writer/languages/fr/titles.ts'
import { hashtags, topics } from '#writer/languages/fr/topics.ts'
import { redditTitles, why } from '#writer/languages/fr/why.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** French that speaks to everybody as “vous”, the plural of a public, or leaves the person out. Colons and marks stand after their thin spaces. */
export const fr: PhraseBook = {
  language: 'fr',
  marks: { quotes: ['« ', ' »'], gap: ' ', colon: ' : ', afterColon: 'lower', row: [', ', ' et '], stop: '.' },
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
