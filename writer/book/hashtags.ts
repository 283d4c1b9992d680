import type { Label } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { deckOf } from '#writer/compose/deck.ts'
import type { Random } from '#writer/compose/random.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** UTF-16 units above which nobody types a hashtag. */
const longest = 28
/** Words that a hashtag joins at most. */
const joinedWords = 5
/** Single words that stand in for a label that is too long for one hashtag. */
const singleWords = 2
/** A single word of fewer letters says too little; in scripts with a sign for a syllable two are enough. */
const leastLetters = (word: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) ? 2 : 4

const cased = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lettersOnly = (word: string): string => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Scripts with spaces and without capitals: only an underscore shows where a word ends. */
const underscored = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u

/** Several words as one hashtag, without `#`. */
const joined = (words: readonly string[]): string =>
  words.some((word) => underscored.test(word)) ? words.join('_') : words.map(cased).join('')

/** Hashtags of the label's own words, without `#`: the whole, or its longest words; none of a sentence, whose words say little alone, or of what hurts. */
export function ownTags({ kind, grave, words, text }: Label): readonly string[] {
  if (kind !== 'name') return []
  const every = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const whole = text.endsWith('…') ? [] : [every, words.map(lettersOnly)]
  const fitting = whole
    .filter((list) => list.length <= joinedWords)
    .map(joined)
    .find((tag) => tag.length <= longest && /\p{L}/u.test(tag))
  if (fitting) return [fitting]
  return grave ? [] : single(words)
}

const single = (words: readonly string[]): string[] =>
  words
    .map(lettersOnly)
    .filter((word) => word.length >= leastLetters(word) && word.length <= longest && /\p{L}/u.test(word))
    .sort((one, other) => other.length - one.length)
    .map(cased)
    .slice(0, singleWords)

/** `count` working hashtags with their `#`, from specific to broad; fewer when there are not so many. */
export function bookHashtags(label: Label, book: PhraseBook, count: number, random: Random): string[] {
  if (count === 0) return []
  const { broad, quiet } = book.hashtags
  const own = ownTags(label)
  const field = deckOf(label.grave ? [] : matterOf(label, book).material.hashtags, random)
  const near = Array.from({ length: count }, () => field.draw()).filter((tag) => tag !== undefined)
  const first = own.slice(0, Math.max(1, Math.ceil(count / 2)))
  return hashtagSet([...first, ...near, ...own.slice(first.length), ...random.shuffle(label.grave ? quiet : broad)], count)
}
