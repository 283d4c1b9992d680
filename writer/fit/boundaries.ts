import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { remember } from '#writer/remember.ts'

/** Where a text may be cut, from the preferred place to the last resort. */
export type Granularity = 'sentence' | 'clause' | 'word' | 'grapheme'

/** Text that must not be cut inside: links, addresses, handles, hashtags. */
const unbreakable = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|[@#][\p{L}\p{M}\p{N}_]+/gu
const clauseEnd = /[,;:—–](?=\s)|[،؛、，；：]/gu

const segmenters = remember((language: LanguageCode) =>
  remember((granularity: 'sentence' | 'word' | 'grapheme') => new Intl.Segmenter(language, { granularity })),
)

/** Sentence ends before a number ("… chain. 73% of riders …"), which Unicode's rules miss. */
const beforeNumber = /(?=[\p{Sc}(]{0,3}\p{Nd})(?<=[^\d\s][.!?…]["”’)\]]*\s+)/gu

const segmentEnds = (text: string, language: LanguageCode, granularity: 'sentence' | 'word') =>
  Array.from(segmenters(language)(granularity).segment(text), ({ index, segment }) => index + segment.length)

/** The number of a list entry is not a sentence. */
const listMarker = /(?:^|\n)\p{Nd}{1,2}[.)]\s*$/u

/** Abbreviations, whose full stop Unicode's rules take for the end of a sentence before a capital. */
const abbreviation = /(?<![\p{L}\p{M}])(?:St|Dr|Mr|Mrs|Ms|Prof|Nr|No|bzw|ca|Sr|Sra|Mme|vs|Rs|ул|डॉ|z\. ?B|d\. ?h|u\. ?a)\.\s$/u
/** German days: `13. März`. */
const germanDay = /(?<!\p{N})\p{Nd}{1,2}\.\s$/u
const longestAbbreviation = 8

/** The offsets that are not inside unbreakable text. @param ends ascending */
function outsideNames(text: string, ends: readonly number[]): number[] {
  const names = Array.from(text.matchAll(unbreakable), ({ index, 0: name }) => ({ from: index, to: index + name.length }))
  // Both are in order, so each name is passed once.
  let next = 0
  return ends.filter((end) => {
    while ((names[next]?.to ?? end) < end) next++
    const name = names[next]
    return !name || end <= name.from || end === name.to
  })
}

/** Excludes offsets inside links: in Unicode's rules the `?` of a query ends a sentence. */
const sentenceEnds = (text: string, language: LanguageCode) =>
  outsideNames(
    text,
    [...new Set([...segmentEnds(text, language, 'sentence'), ...Array.from(text.matchAll(beforeNumber), ({ index }) => index)])].sort(
      (one, other) => one - other,
    ),
  )
    .filter((end) => !listMarker.test(text.slice(Math.max(0, end - 5), end)))
    .filter((end) => {
      const before = text.slice(Math.max(0, end - longestAbbreviation), end)
      return end === text.length || !(abbreviation.test(before) || (language === 'de' && germanDay.test(before)))
    })

const matchEnds = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index, 0: match }) => index + match.length)

const wordEnds = (text: string, language: LanguageCode) =>
  phrasesOf(language).writing.spaces ? [...matchEnds(text, /\S+/gu), text.length] : segmentEnds(text, language, 'word')

/** Code points of a grapheme that is written by people: a family with skin tones has 11, and a syllable with stacked marks some 20. */
const longestGrapheme = 32

/** Ends of graphemes; a heap of marks that Unicode counts as one grapheme, of any length, may be cut inside. */
const graphemeEnds = (text: string, language: LanguageCode): number[] =>
  Array.from(segmenters(language)('grapheme').segment(text)).flatMap(({ index, segment }) => {
    if (segment.length <= longestGrapheme) return [index + segment.length]
    let end = index
    const ends = Array.from(segment, (codePoint) => (end += codePoint.length))
    return ends.filter((_, at) => (at + 1) % longestGrapheme === 0 || at + 1 === ends.length)
  })

/** Ascending offsets where the text may end; never inside a link, address, handle or hashtag, except for graphemes. */
export function boundaries(text: string, grain: Granularity, language: LanguageCode): number[] {
  if (grain === 'grapheme') return graphemeEnds(text, language)
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
