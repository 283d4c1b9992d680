import { business } from '#writer/domains/zh/business.ts'
import { career } from '#writer/domains/zh/career.ts'
import { fitness } from '#writer/domains/zh/fitness.ts'
import { food } from '#writer/domains/zh/food.ts'
import { general } from '#writer/domains/zh/general.ts'
import { home } from '#writer/domains/zh/home.ts'
import { marketing } from '#writer/domains/zh/marketing.ts'
import { money } from '#writer/domains/zh/money.ts'
import { study } from '#writer/domains/zh/study.ts'
import { travel } from '#writer/domains/zh/travel.ts'
import { wellbeing } from '#writer/domains/zh/wellbeing.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { body } from '#writer/languages/zh/body.ts'
import { descriptions } from '#writer/languages/zh/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/zh/ends.ts'
import { contrasts, frames } from '#writer/languages/zh/frames.ts'
import { hooks } from '#writer/languages/zh/hooks.ts'
import { ideas } from '#writer/languages/zh/ideas.ts'
import { asked, news, quiet, redditTitles, why } from '#writer/languages/zh/occasions.ts'
import { says } from '#writer/languages/zh/says.ts'
import { scripts } from '#writer/languages/zh/scripts.ts'
import { titles } from '#writer/languages/zh/titles.ts'
import { hashtags, topics } from '#writer/languages/zh/topics.ts'

export const zh: PhraseBook = {
  language: 'zh',
  marks: { quotes: ['“', '”'], gap: '', colon: '：', afterColon: 'as is', row: ['、', '、'], stop: '。' },
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
