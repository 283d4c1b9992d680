import { practice } from '#writer/languages/en/body-practice.ts'
import { story } from '#writer/languages/en/body-story.ts'
import { view } from '#writer/languages/en/body-view.ts'
import { calls, plainQuestions, questions, saves } from '#writer/languages/en/closes.ts'
import { answers, bridges, frames, news, redditTitles, stepLines, why } from '#writer/languages/en/frames.ts'
import { activityHooks } from '#writer/languages/en/hooks-activity.ts'
import { framedHooks, inquiryHooks } from '#writer/languages/en/hooks-framed.ts'
import { opaqueHooks } from '#writer/languages/en/hooks-opaque.ts'
import { ownHooks } from '#writer/languages/en/hooks-own.ts'
import { thingHooks } from '#writer/languages/en/hooks-thing.ts'
import { comments, platformCalls } from '#writer/languages/en/platform-calls.ts'
import { slots } from '#writer/languages/en/slots.ts'
import { broadTags, searchPhrases, tagPatterns } from '#writer/languages/en/tags.ts'
import { asides, contrasts, inquiries, reasoning } from '#writer/languages/en/thoughts.ts'
import { afterColon, enumerate, exclaim, suitsFrame, tune } from '#writer/languages/en/tune.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const en: PhraseBook = {
  language: 'en',
  slots,
  hooks: { talk: { activity: activityHooks, thing: thingHooks, own: ownHooks, opaque: opaqueHooks }, ...framedHooks },
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
  answers,
  questions,
  plainQuestions,
  calls,
  platformCalls,
  saves,
  comments,
  redditTitles,
  why,
  emoji: {
    casual: ['🙂', '👋', '☕', '✌️', '👌', '🌿'],
    conversational: ['🙂', '👋', '💬', '☕'],
    humorous: ['😅', '🙃', '😂', '🤷', '🫠'],
    entertaining: ['🎬', '🍿', '🎭', '✨', '👀'],
    inspirational: ['🌱', '✨', '💛', '🌅', '🕊️'],
    educational: ['📌', '📝', '💡', '📚'],
    excited: ['🎉', '🙌', '🤩', '💥', '✨'],
    persuasive: ['👉', '💡', '✅'],
  },
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  broadTags,
  tagPatterns,
  searchPhrases,
  enumerate,
  suitsFrame,
  afterColon,
  exclaim,
  tune,
}
