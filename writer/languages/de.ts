import { business } from '#writer/domains/de/business.ts'
import { career } from '#writer/domains/de/career.ts'
import { fitness } from '#writer/domains/de/fitness.ts'
import { food } from '#writer/domains/de/food.ts'
import { general } from '#writer/domains/de/general.ts'
import { home } from '#writer/domains/de/home.ts'
import { marketing } from '#writer/domains/de/marketing.ts'
import { money } from '#writer/domains/de/money.ts'
import { study } from '#writer/domains/de/study.ts'
import { travel } from '#writer/domains/de/travel.ts'
import { wellbeing } from '#writer/domains/de/wellbeing.ts'
import { body, contrasts } from '#writer/languages/de/body.ts'
import { descriptions } from '#writer/languages/de/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/de/ends.ts'
import { frames } from '#writer/languages/de/frames.ts'
import { hooks } from '#writer/languages/de/hooks.ts'
import { ideas } from '#writer/languages/de/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/de/occasions.ts'
import { says } from '#writer/languages/de/says.ts'
import { scripts } from '#writer/languages/de/scripts.ts'
import { titles } from '#writer/languages/de/titles.ts'
import { hashtags, topics } from '#writer/languages/de/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** German: steps are infinitives, casual tones say du or ihr, formal ones Sie, and what serves every tone addresses nobody. */
export const de: PhraseBook = {
  language: 'de',
  marks: { quotes: ['„', '“'], gap: ' ', colon: ': ', afterColon: 'as is', row: [', ', ' und '], stop: '.' },
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
