import { business } from '#writer/domains/ko/business.ts'
import { career } from '#writer/domains/ko/career.ts'
import { fitness } from '#writer/domains/ko/fitness.ts'
import { food } from '#writer/domains/ko/food.ts'
import { general } from '#writer/domains/ko/general.ts'
import { home } from '#writer/domains/ko/home.ts'
import { marketing } from '#writer/domains/ko/marketing.ts'
import { money } from '#writer/domains/ko/money.ts'
import { study } from '#writer/domains/ko/study.ts'
import { travel } from '#writer/domains/ko/travel.ts'
import { wellbeing } from '#writer/domains/ko/wellbeing.ts'
import { body, contrasts } from '#writer/languages/ko/body.ts'
import { descriptions } from '#writer/languages/ko/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/ko/ends.ts'
import { frames } from '#writer/languages/ko/frames.ts'
import { hooks } from '#writer/languages/ko/hooks.ts'
import { ideas } from '#writer/languages/ko/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/ko/occasions.ts'
import { says } from '#writer/languages/ko/says.ts'
import { scripts } from '#writer/languages/ko/scripts.ts'
import { titles } from '#writer/languages/ko/titles.ts'
import { hashtags, marks, topics } from '#writer/languages/ko/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Korean: steps end in -기, so that the particles after them are certain, and no particle that depends on the topic follows it. */
export const ko: PhraseBook = {
  language: 'ko',
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
