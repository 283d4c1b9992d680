import { countWords, excess } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { TextLimit } from '#platforms/platform.ts'
import { cutToFit } from '#writer/fit/cut.ts'
import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'

/** The text cut to at most `max` words, at the coarsest boundary that leaves at least `min`. */
export const fitWords = (text: string, { min, max }: { min: number; max: number }, language: LanguageCode): string =>
  cutToFit(text, {
    language,
    fits: (candidate) => countWords(candidate, language) <= max,
    enough: (candidate) => countWords(candidate, language) >= min,
  })

/** The text cut to a platform's limit, in the unit of the limit; at the coarsest boundary that leaves at least half of it. */
export const fitLimit = (text: string, limit: TextLimit, language: LanguageCode, ending: 'mark' | 'none' = 'mark'): string =>
  cutToFit(text, {
    language,
    ending,
    fits: (candidate) => excess(candidate, limit, measures) === 0,
    enough: (candidate) => measures[limit.unit](candidate) >= limit.max / 2,
  })

/** A caption cut to the limit: the body is cut, and the hashtags at its end stay as long as they take at most half of the limit. */
export function fitCaption(caption: string, limit: TextLimit, language: LanguageCode): string {
  if (excess(caption, limit, measures) === 0) return caption
  const { body, tags } = splitTrailingHashtags(caption)
  let fittingTags = tags
  while (fittingTags.length > 0 && measures[limit.unit](fittingTags.join(' ')) > limit.max / 2) fittingTags = fittingTags.slice(0, -1)
  const room = limit.max - (fittingTags.length > 0 ? measures[limit.unit](`\n\n${fittingTags.join(' ')}`) : 0)
  return withHashtags(fitLimit(body, { ...limit, max: room }, language), fittingTags)
}

const lookalikes: Readonly<Record<string, string>> = { '<': '‹', '>': '›' }

/** The text without characters that the platform rejects: arrows and hearts become symbols, the others similar characters. */
export function withoutForbidden(text: string, forbidden: readonly string[] = []): string {
  if (!forbidden.some((character) => text.includes(character))) return text
  const withSymbols = text.replaceAll('->', '→').replaceAll('<-', '←').replaceAll('<3', '♥')
  return forbidden.reduce((result, character) => result.replaceAll(character, lookalikes[character] ?? ''), withSymbols)
}
