import { wordSegmenter } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'

/** Characters by which the forms of a word are compared, and of a word that carries what a sentence says. */
const stem = { spaced: 4, joined: 2 } as const
/** The share of a sentence's words from the source from which it tells again what was given. */
const retoldShare = 0.6
const joined: ReadonlySet<LanguageCode> = new Set(['ja', 'zh', 'ko'])

/** Whether a sentence tells in its own words what the source says: at least three of five of its longer words are there, in any form. */
export function isRetold(sentence: string, source: string, language: LanguageCode): boolean {
  const size = joined.has(language) ? 'joined' : 'spaced'
  const lowerSource = source.toLowerCase()
  const words = [...wordSegmenter(language).segment(sentence.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike && ([...segment].length >= stem[size] || /\p{Nd}/u.test(segment)) ? [segment] : [],
  )
  const given = words.filter((word) => lowerSource.includes([...word].slice(0, stem[size]).join('')))
  return words.length > 0 && given.length >= words.length * retoldShare
}
