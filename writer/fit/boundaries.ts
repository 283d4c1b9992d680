import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

/** Where a text may be cut, from the preferred place to the last resort. */
export type Granularity = 'sentence' | 'clause' | 'word' | 'grapheme'

/** Text that must not be cut inside: links, addresses, handles, hashtags. */
const unbreakable = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|[@#][\p{L}\p{M}\p{N}_]+/gu
const clauseEnd = /[,;:—–](?=\s)|[،؛、，；：]/gu

const segmenters = new Map<string, Intl.Segmenter>()
const segmenter = (language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') => {
  const key = `${language} ${granularity}`
  const cached = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, cached)
  return cached
}

/** Sentence ends before a number ("… chain. 73% of riders …"), which Unicode's rules miss. */
const beforeNumber = /(?=[\p{Sc}(]{0,3}\p{Nd})(?<=[^\d\s][.!?…]["”’)\]]*\s+)/gu

const segmentEnds = (text: string, language: LanguageCode, granularity: 'sentence' | 'word' | 'grapheme') =>
  Array.from(segmenter(language, granularity).segment(text), ({ index, segment }) => index + segment.length)

/** The number of a list entry is not a sentence. */
const listMarker = /(?:^|\n)\p{Nd}{1,2}[.)]\s*$/u

/** Abbreviations, whose full stop Unicode's rules take for the end of a sentence before a capital. */
const abbreviation = /(?<![\p{L}\p{M}])(?:St|Dr|Mr|Mrs|Ms|Prof|Nr|No|bzw|ca|Sr|Sra|Mme|vs|Rs|ул|डॉ|z\. ?B|d\. ?h|u\. ?a)\.\s$/u
/** German days: `13. März`. */
const germanDay = /(?<!\p{N})\p{Nd}{1,2}\.\s$/u
const longestAbbreviation = 8

/** The offsets that are not inside unbreakable text. */
function outsideNames(text: string, ends: readonly number[]): number[] {
  const names = Array.from(text.matchAll(unbreakable), ({ index, 0: name }) => ({ from: index, to: index + name.length }))
  return ends.filter((end) => !names.some(({ from, to }) => end > from && end < to))
}

/** Excludes offsets inside links: in Unicode's rules the `?` of a query ends a sentence. */
const sentenceEnds = (text: string, language: LanguageCode) =>
  outsideNames(text, [
    ...new Set([...segmentEnds(text, language, 'sentence'), ...Array.from(text.matchAll(beforeNumber), ({ index }) => index)]),
  ])
    .filter((end) => !listMarker.test(text.slice(Math.max(0, end - 5), end)))
    .filter((end) => {
      const before = text.slice(Math.max(0, end - longestAbbreviation), end)
      return end === text.length || !(abbreviation.test(before) || (language === 'de' && germanDay.test(before)))
    })
    .sort((a, b) => a - b)

const matchEnds = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index, 0: match }) => index + match.length)

const wordEnds = (text: string, language: LanguageCode) =>
  phrasesOf(language).writing.spaces ? [...matchEnds(text, /\S+/gu), text.length] : segmentEnds(text, language, 'word')

/** Ascending offsets where the text may end; never inside a link, address, handle or hashtag, except for graphemes. */
export function boundaries(text: string, grain: Granularity, language: LanguageCode): number[] {
  if (grain === 'grapheme') return segmentEnds(text, language, 'grapheme')
  if (grain === 'sentence') return sentenceEnds(text, language)
  return outsideNames(text, grain === 'clause' ? [...matchEnds(text, clauseEnd), text.length] : wordEnds(text, language))
}

/** The sentences of a text, each with its trailing white space. */
export function sentenceSegments(text: string, language: LanguageCode): string[] {
  const ends = sentenceEnds(text, language)
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
}

/** The sentences of a text, trimmed. */
export const sentencesOf = (text: string, language: LanguageCode): string[] =>
  sentenceSegments(text, language)
    .map((segment) => segment.trim())
    .filter(Boolean)
