import { asides, body, contrasts, reasoning } from '#writer/languages/en/body.ts'
import { calls, plainQuestions, questions } from '#writer/languages/en/closes.ts'
import { answers, frames, news, redditTitles, why } from '#writer/languages/en/frames.ts'
import { framedHooks } from '#writer/languages/en/hooks-framed.ts'
import { talkHooks } from '#writer/languages/en/hooks-talk.ts'
import { slots } from '#writer/languages/en/slots.ts'
import { tune } from '#writer/languages/en/tune.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

export const en: PhraseBook = {
  language: 'en',
  slots,
  hooks: { talk: talkHooks, ...framedHooks },
  body,
  reasoning,
  contrasts,
  asides,
  frames,
  news,
  answers,
  questions,
  plainQuestions,
  calls,
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
  tune,
}
