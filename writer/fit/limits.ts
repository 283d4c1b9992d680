import { excess } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { TextLimit } from '#platforms/platform.ts'
import { cutToFit } from '#writer/fit/cut.ts'
import { splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { cutMiddle } from '#writer/fit/middle.ts'

/** The text cut to a platform's limit, in the unit of the limit; at the coarsest boundary that leaves at least half of it. */
export const fitLimit = (text: string, limit: TextLimit, language: LanguageCode, ending: 'mark' | 'none' = 'mark'): string =>
  cutToFit(text, {
    language,
    ending,
    fits: (candidate) => excess(candidate, limit, measures) === 0,
    enough: (candidate) => measures[limit.unit](candidate) >= limit.max / 2,
  })

/**
 * A caption within the limit: without sentences and lists of the middle of its body. The hashtags at its end stay as long as they take at most
 * half of the limit.
 */
export function fitCaption(caption: string, limit: TextLimit, language: LanguageCode): string {
  if (excess(caption, limit, measures) === 0) return caption
  const { body, tags } = splitTrailingHashtags(caption)
  let fittingTags = tags
  while (fittingTags.length > 0 && measures[limit.unit](fittingTags.join(' ')) > limit.max / 2) fittingTags = fittingTags.slice(0, -1)
  const room = limit.max - (fittingTags.length > 0 ? measures[limit.unit](`\n\n${fittingTags.join(' ')}`) : 0)
  const fits = (candidate: string) => measures[limit.unit](candidate) <= room
  return withHashtags(cutMiddle(body, { language, fits }), fittingTags)
}

const lookalikes: Readonly<Record<string, string>> = { '<': '‹', '>': '›' }

/** The text without characters that the platform rejects: arrows and hearts become symbols, the others similar characters. */
export function withoutForbidden(text: string, forbidden: readonly string[] = []): string {
  if (!forbidden.some((character) => text.includes(character))) return text
  const withSymbols = text.replaceAll('->', '→').replaceAll('<-', '←').replaceAll('<3', '♥')
  return forbidden.reduce((result, character) => result.replaceAll(character, lookalikes[character] ?? ''), withSymbols)
}

/** The largest count up to `most` that fits, found by halving: whatever is longer than one that does not fit does not fit either. */
export function mostThatFit(most: number, fits: (count: number) => boolean): number {
  let [least, high] = [0, Math.max(0, most)]
  while (least < high) {
    const half = (least + high + 1) >> 1
    if (fits(half)) least = half
    else high = half - 1
  }
  return least
}
