import { business } from '#writer/domains/ja/business.ts'
import { career } from '#writer/domains/ja/career.ts'
import { fitness } from '#writer/domains/ja/fitness.ts'
import { food } from '#writer/domains/ja/food.ts'
import { general } from '#writer/domains/ja/general.ts'
import { home } from '#writer/domains/ja/home.ts'
import { marketing } from '#writer/domains/ja/marketing.ts'
import { money } from '#writer/domains/ja/money.ts'
import { study } from '#writer/domains/ja/study.ts'
import { travel } from '#writer/domains/ja/travel.ts'
import { wellbeing } from '#writer/domains/ja/wellbeing.ts'
import { asked, body, contrasts, news, quiet } from '#writer/languages/ja/body.ts'
import { descriptions } from '#writer/languages/ja/descriptions.ts'
import { calls, comments, questions, saves } from '#writer/languages/ja/ends.ts'
import { frames } from '#writer/languages/ja/frames.ts'
import { hooks } from '#writer/languages/ja/hooks.ts'
import { ideas } from '#writer/languages/ja/ideas.ts'
import { redditTitles, why } from '#writer/languages/ja/occasions.ts'
import { says } from '#writer/languages/ja/says.ts'
import { scripts } from '#writer/languages/ja/scripts.ts'
import { titles } from '#writer/languages/ja/titles.ts'
import { hashtags, topics } from '#writer/languages/ja/topics.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const ja: PhraseBook = {
  language: 'ja',
  marks: { quotes: ['「', '」'], gap: '', colon: '：', afterColon: 'as is', row: ['、', '、'], stop: '。' },
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
