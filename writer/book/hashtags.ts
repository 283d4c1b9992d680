import type { Label } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { deckOf } from '#writer/compose/deck.ts'
import type { Random } from '#writer/compose/random.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** UTF-16 units above which nobody types a hashtag. */
const longest = 26
/** Words that a hashtag joins at most. */
const joinedWords = 4
/** Single words that stand in for a label that is too long for one hashtag. */
const singleWords = 2
/** A single word of fewer letters says too little; in scripts with a sign for a syllable two are enough. */
const leastLetters = (word: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) ? 2 : 4

const cased = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lettersOnly = (word: string): string => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Hashtags of the label's own words, without `#`: the whole, or its longest words; none of a sentence, whose words say little alone, or of what hurts. */
export function ownTags({ kind, grave, words, text }: Label): readonly string[] {
  if (kind !== 'name') return []
  const joined = words.map(lettersOnly).map(cased).join('')
  if (words.length <= joinedWords && joined.length <= longest && /\p{L}/u.test(joined) && !text.endsWith('…')) return [joined]
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
  const field = deckOf(matterOf(label, book).material.hashtags, random)
  const near = Array.from({ length: count }, () => field.draw()).filter((tag) => tag !== undefined)
  const first = own.slice(0, Math.max(1, Math.ceil(count / 2)))
  return hashtagSet([...first, ...near, ...own.slice(first.length), ...random.shuffle(label.grave ? quiet : broad)], count)
}
