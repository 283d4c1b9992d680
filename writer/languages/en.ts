import { asking } from '#writer/languages/en/asking.ts'
import { practice } from '#writer/languages/en/body-practice.ts'
import { story } from '#writer/languages/en/body-story.ts'
import { view } from '#writer/languages/en/body-view.ts'
import { calls, saves } from '#writer/languages/en/calls.ts'
import { explained } from '#writer/languages/en/explained.ts'
import { frames } from '#writer/languages/en/frames.ts'
import { activityHooks } from '#writer/languages/en/hooks-activity.ts'
import { lesson, list, mistake } from '#writer/languages/en/hooks-advice.ts'
import { opaqueHooks } from '#writer/languages/en/hooks-opaque.ts'
import { ownHooks } from '#writer/languages/en/hooks-own.ts'
import { contrast, exercise, inquiryHooks, moment, myth, objection } from '#writer/languages/en/hooks-scenes.ts'
import { thingHooks } from '#writer/languages/en/hooks-thing.ts'
import { answerCalls, answers, bridges, redditTitles, stepLines, unnamedTitles } from '#writer/languages/en/lines.ts'
import { news, newsEnds } from '#writer/languages/en/news.ts'
import { comments, platformCalls } from '#writer/languages/en/platform-calls.ts'
import { newsQuestions, plainQuestions } from '#writer/languages/en/questions.ts'
import { quiet } from '#writer/languages/en/quiet.ts'
import { accepts, slots } from '#writer/languages/en/slots.ts'
import { broadTags, newsTags, searchPhrases, tagPatterns } from '#writer/languages/en/tags.ts'
import { asides, contrasts, inquiries, reasoning } from '#writer/languages/en/thoughts.ts'
import { questions } from '#writer/languages/en/topic-questions.ts'
import { afterColon, enumerate, exclaim, suitsFrame, tune } from '#writer/languages/en/tune.ts'
import { why } from '#writer/languages/en/why.ts'
import type { GrammarBook } from '#writer/languages/grammar-book.ts'

export const en: GrammarBook = {
  language: 'en',
  slots,
  accepts,
  hooks: {
    talk: { activity: activityHooks, thing: thingHooks, own: ownHooks, opaque: opaqueHooks },
    lesson,
    mistake,
    list,
    myth,
    objection,
    moment,
    exercise,
    contrast,
  },
  body: { practice, view, story },
  reasoning,
  contrasts,
  inquiries,
  inquiryHooks,
  bridges,
  stepLines,
  asides,
  frames,
  news,
  newsEnds,
  newsQuestions,
  quiet,
  answers,
  asking,
  explained,
  answerCalls,
  questions,
  plainQuestions,
  calls,
  platformCalls,
  saves,
  comments,
  redditTitles,
  unnamedTitles,
  why,
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  broadTags,
  newsTags,
  tagPatterns,
  searchPhrases,
  enumerate,
  suitsFrame,
  afterColon,
  exclaim,
  tune,
}
