import { countWords, excess } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { TextLimit } from '#platforms/platform.ts'
import { cutToFit } from '#writer/fit/cut.ts'
import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'

/** The text with at most `max` words, cut as gently as leaves `min` of them. */
export const fitWords = (text: string, { min, max }: { min: number; max: number }, language: LanguageCode): string =>
  cutToFit(text, {
    language,
    fits: (candidate) => countWords(candidate, language) <= max,
    enough: (candidate) => countWords(candidate, language) >= min,
  })

/** The text within a platform's limit, in the limit's own unit. A gentle cut must leave half of the room in use. */
export const fitLimit = (text: string, limit: TextLimit, language: LanguageCode, ending: 'mark' | 'none' = 'mark'): string =>
  cutToFit(text, {
    language,
    ending,
    fits: (candidate) => excess(candidate, limit, measures) === 0,
    enough: (candidate) => measures[limit.unit](candidate) >= limit.max / 2,
  })

/** A caption within the limit: the text is cut and its closing hashtags stay, as far as half of the room allows. */
export function fitCaption(caption: string, limit: TextLimit, language: LanguageCode): string {
  if (excess(caption, limit, measures) === 0) return caption
  const { body, tags } = splitTrailingHashtags(caption)
  let kept = tags
  while (kept.length > 0 && measures[limit.unit](kept.join(' ')) > limit.max / 2) kept = kept.slice(0, -1)
  const room = limit.max - (kept.length > 0 ? measures[limit.unit](`\n\n${kept.join(' ')}`) : 0)
  return withHashtags(fitLimit(body, { ...limit, max: room }, language), kept)
}

const lookalikes: Readonly<Record<string, string>> = { '<': '‹', '>': '›' }

/** The text without characters that the platform refuses: arrows and hearts are drawn, the rest looks alike. */
export function withoutForbidden(text: string, forbidden: readonly string[] = []): string {
  if (!forbidden.some((character) => text.includes(character))) return text
  const drawn = text.replaceAll('->', '→').replaceAll('<-', '←').replaceAll('<3', '♥')
  return forbidden.reduce((result, character) => result.replaceAll(character, lookalikes[character] ?? ''), drawn)
}
