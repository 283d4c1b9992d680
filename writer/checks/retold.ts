import { charactersPerWord, wordSegmenter } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'

/** The share of a sentence's words that the source must have, in any form, so that it tells again what was given. */
const share = 0.75
/**
 * Letters of a word that carries something and those that its forms share, and how many such words there must be: a few words of the source are
 * in any story about the same thing. Words of some languages are short, or joined to their particles.
 */
const spaced = { letters: 4, stem: 5, least: 6 } as const
const joined = { letters: 3, stem: 2, least: 3 } as const

const isNumber = (word: string) => /^\p{Nd}/u.test(word)

/** Whether a sentence tells in its own words what the source says. */
export function isRetold(sentence: string, source: string, language: LanguageCode): boolean {
  const { letters, stem, least } = language in charactersPerWord ? joined : spaced
  const wordsOf = (text: string) =>
    [...wordSegmenter(language).segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
  // A number counts as a whole: 12 is no part of 2012.
  const stemOf = (word: string) => (isNumber(word) ? word : [...word].slice(0, stem).join(''))
  const given = new Set(wordsOf(source).map(stemOf))
  const carrying = wordsOf(sentence).filter((word) => [...word].length >= letters || isNumber(word))
  return carrying.length >= least && carrying.filter((word) => given.has(stemOf(word))).length >= carrying.length * share
}
