import { emojiIn, replaceEmoji } from '#writer/builtin/sentences.ts'

/** Whether an emoji stands between two words: it may be one of the sentence. */
const isWord = (before: string, after: string) => /[\p{L}\p{M}\p{N},(][^\S\n]?$/u.test(before) && /^[^\S\n]?\p{L}/u.test(after)

/** Stands for a removed emoji, until the space beside it is gone: a character for private use, which no text has. */
const gap = '\uE000'
const gapsAtStart = new RegExp(`(^|\\n)(?:${gap}[^\\S\\n]*)+`, 'gu')
const gaps = new RegExp(`(?<![^\\S\\n])[^\\S\\n]*${gap}`, 'gu')

/**
 * Caps the emoji of the texts of one result, one text after the other: the first `most` stay, and those of `input`. Others are removed with the
 * space beside them; one between two words stays, because the sentence could lack it.
 */
export function emojiCap(most: number, input: string): (text: string) => string {
  const typed = new Set(emojiIn(input))
  let seen = 0
  const capped = (text: string) =>
    replaceEmoji(text, (emoji, before, after) => (typed.has(emoji) || ++seen <= most || isWord(before, after) ? emoji : gap))
      .replace(gapsAtStart, '$1')
      .replace(gaps, '')
  return most === Number.POSITIVE_INFINITY ? (text) => text : capped
}
