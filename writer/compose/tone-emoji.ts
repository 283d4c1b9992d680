import type { Tone } from '#contract/options.ts'

/** Emoji that suit a tone in any language; none for tones that use none. */
export const toneEmoji: Readonly<Partial<Record<Tone, readonly string[]>>> = {
  casual: ['🙂', '👋', '☕', '✌️', '👌', '🌿'],
  conversational: ['🙂', '👋', '💬', '☕'],
  humorous: ['😅', '🙃', '😂', '🤷', '🫠'],
  entertaining: ['🎬', '🍿', '🎭', '✨', '👀'],
  inspirational: ['🌱', '✨', '💛', '🌅', '🕊️'],
  educational: ['📌', '📝', '💡', '📚'],
  excited: ['🎉', '🙌', '🤩', '💥', '✨'],
  persuasive: ['👉', '💡', '✅'],
}
