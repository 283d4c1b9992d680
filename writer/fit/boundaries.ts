import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

/** Where a text may be cut, from the gentlest place to the last resort. */
export type Granularity = 'sentence' | 'clause' | 'word' | 'grapheme'

/** Names that a cut inside would break: links, addresses, handles, hashtags. */
const unbreakable = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|[@#][\p{L}\p{M}\p{N}_]+/gu
const clauseEnd = /[,;:—–](?=\s)|[،؛、，；：]/gu

const segmenters = new Map<string, Intl.Segmenter>()
const segmenter = (language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') => {
  const key = `${language} ${granularity}`
  const made = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, made)
  return made
}

/** Unicode's rules run a sentence on over a figure ("… chain. 73% of riders …"); readers do not. */
const beforeFigure = /(?=[\p{Sc}(]{0,3}\p{Nd})(?<=[^\d\s][.!?…]["”’)\]]*\s+)/gu

const segmentEnds = (text: string, language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') =>
  Array.from(segmenter(language, granularity).segment(text), ({ index, segment }) => index + segment.length)

/** The number of a list's line is no sentence. */
const listMarker = /(?:^|\n)\p{Nd}{1,2}[.)]\s*$/u

/** The offsets that lie inside no name that a cut would break. */
function outsideNames(text: string, ends: readonly number[]): number[] {
  const names = Array.from(text.matchAll(unbreakable), ({ index, 0: name }) => ({ from: index, to: index + name.length }))
  return ends.filter((end) => !names.some(({ from, to }) => end > from && end < to))
}

/** None lies inside a link: to Unicode's rules the `?` of its query ends a sentence. */
const sentenceEnds = (text: string, language: LanguageCode) =>
  outsideNames(text, [
    ...new Set([...segmentEnds(text, language, 'sentence'), ...Array.from(text.matchAll(beforeFigure), ({ index }) => index)]),
  ])
    .filter((end) => !listMarker.test(text.slice(Math.max(0, end - 5), end)))
    .sort((a, b) => a - b)

const matchEnds = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index, 0: found }) => index + found.length)

const wordEnds = (text: string, language: LanguageCode) =>
  phrasesOf(language).writing.spaces ? [...matchEnds(text, /\S+/gu), text.length] : segmentEnds(text, language, 'word')

/** Ascending offsets after which the text may end; none lies inside a link, an address, a handle or a hashtag (a grapheme may). */
export function boundaries(text: string, grain: Granularity, language: LanguageCode): number[] {
  if (grain === 'grapheme') return segmentEnds(text, language, 'grapheme')
  if (grain === 'sentence') return sentenceEnds(text, language)
  return outsideNames(text, grain === 'clause' ? [...matchEnds(text, clauseEnd), text.length] : wordEnds(text, language))
}

/** The sentences of a text, each with the space that follows it. */
export function sentenceSegments(text: string, language: LanguageCode): string[] {
  const ends = sentenceEnds(text, language)
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** The sentences of a text, trimmed. */
export const sentencesOf = (text: string, language: LanguageCode): string[] =>
  sentenceSegments(text, language)
    .map((segment) => segment.trim())
    .filter(Boolean)
