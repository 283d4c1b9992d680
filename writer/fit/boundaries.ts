import type { LanguageCode } from '#contract/options.ts'

/** Where a text may be cut, from the gentlest place to the last resort. */
export type Grain = 'sentence' | 'clause' | 'word' | 'grapheme'

/** Names that a cut inside would break: links, addresses, handles, hashtags. */
const unbreakable = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[@#][\p{L}\p{M}\p{N}_]+/gu
const clauseEnd = /[,;:—–](?=\s)|[،؛、，；：]/gu

const segmenters = new Map<string, Intl.Segmenter>()
const segmenter = (language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') => {
  const key = `${language} ${granularity}`
  const made = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, made)
  return made
}

const segmentEnds = (text: string, language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') =>
  Array.from(segmenter(language, granularity).segment(text), ({ index, segment }) => index + segment.length)

const matchEnds = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index, 0: found }) => index + found.length)

/** Languages that write words without spaces between them. */
const unspaced: ReadonlySet<LanguageCode> = new Set(['ja', 'zh'])

const wordEnds = (text: string, language: LanguageCode) =>
  unspaced.has(language) ? segmentEnds(text, language, 'word') : [...matchEnds(text, /\S+/gu), text.length]

/** Ascending offsets after which the text may end; none lies inside a link, an address, a handle or a hashtag (a grapheme may). */
export function boundaries(text: string, grain: Grain, language: LanguageCode): number[] {
  if (grain === 'grapheme') return segmentEnds(text, language, 'grapheme')
  const ends =
    grain === 'sentence'
      ? segmentEnds(text, language, 'sentence')
      : grain === 'clause'
        ? [...matchEnds(text, clauseEnd), text.length]
        : wordEnds(text, language)
  const names = Array.from(text.matchAll(unbreakable), ({ index, 0: name }) => ({ from: index, to: index + name.length }))
  return ends.filter((end) => !names.some(({ from, to }) => end > from && end < to))
}

/** The sentences of a text, trimmed. */
export const sentencesOf = (text: string, language: LanguageCode): string[] =>
  Array.from(segmenter(language, 'sentence').segment(text), ({ segment }) => segment.trim()).filter(Boolean)
