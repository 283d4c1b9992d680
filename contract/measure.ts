import type { LanguageCode } from '#contract/options.ts'
import type { TextLimit, Unit } from '#platforms/platform.ts'

/** The length of a text in each unit that platforms count in. */
export type Measures = Readonly<Record<Unit, (text: string) => number>>

const encoder = new TextEncoder()
/** Those that need little code. */
export const plainMeasures = {
  utf16: (text: string) => text.length,
  utf8: (text: string) => encoder.encode(text).length,
} satisfies Partial<Measures>

const segmenters = new Map<string, Intl.Segmenter>()
/** Cached, because creating a segmenter takes longer than using it. */
export const wordSegmenter = (language: LanguageCode) => {
  const cached = segmenters.get(language)
  if (cached) return cached
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** The number of words by the rules of the language: word-like segments only. */
export function countWords(text: string, language: LanguageCode): number {
  let words = 0
  for (const segment of wordSegmenter(language).segment(text)) if (segment.isWordLike) words++
  return words
}

/** Languages whose lengths are told and checked in characters, and the average characters of a word as `countWords` counts it. */
export const charactersPerWord: Readonly<Partial<Record<LanguageCode, number>>> = { zh: 1.7, ja: 1.9, ko: 3 }

/** The characters of a text that are neither spaces nor emoji. */
export const countCharacters = (text: string): number => text.match(/[\p{L}\p{N}\p{P}]/gu)?.length ?? 0

/** The length of a text in the unit of its language: words, or characters. */
export const lengthOf = (text: string, language: LanguageCode): number =>
  language in charactersPerWord ? countCharacters(text) : countWords(text, language)

/** With at least one letter: "the #1 bakery" and "#42" are numbers, which no platform links. */
export const hashtag =
  /(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{M}\p{N}_\p{Join_Control}]*\p{L})(?:[\p{L}\p{M}\p{N}_]|\p{Join_Control}(?=[\p{L}\p{M}]))+/gu

/** A URL, without the punctuation of the sentence around it. */
export const link = /https?:\/\/[^\s<>"。，、；：！？（）「」]*[\p{L}\p{M}\p{N}/#=_~&%+$@*-]/gu

/** The hashtags of a text, in order, with their `#`. */
export const hashtagsIn = (text: string): string[] => text.match(hashtag) ?? []

/** The URLs of a text, in order. */
export const linksIn = (text: string): string[] => text.match(link) ?? []

/** A tag list as YouTube counts it: a comma between tags, quotes around a tag that contains a space. */
export const tagList = (tags: readonly string[]): string => tags.map((tag) => (tag.includes(' ') ? `"${tag}"` : tag)).join(',')

/** The text without hashtags and `1/3` part numbers, for word counts. */
export const countedBody = (text: string): string =>
  text
    .replace(hashtag, '')
    .replace(/^\d{1,3}\/\d{1,3}(?=\s|$)|\s\d{1,3}\/\d{1,3}$/gm, '')
    .trim()

/** Units above the limit; 0 when the text fits. */
export const excess = (text: string, limit: TextLimit, measures: Measures): number => Math.max(0, measures[limit.unit](text) - limit.max)
