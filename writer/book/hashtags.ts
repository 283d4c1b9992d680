import type { Label } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { deckOf } from '#writer/compose/deck.ts'
import type { Random } from '#writer/compose/random.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** UTF-16 units above which nobody types a hashtag. */
const longest = 26
/** Words that a hashtag joins at most. */
const joinedWords = 3

const cased = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const lettersOnly = (word: string): string => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Shorter words say too little by themselves; one sign of a script with many says enough in two. */
const leastLetters = (word: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) ? 2 : 4

/** Hashtags of the label's own words, without `#`, the most specific first; none for a whole sentence but its words. */
export function ownTags({ kind, words, text }: Label): readonly string[] {
  if (text.endsWith('…') && kind === 'name' && words.length > joinedWords) return single(words)
  const joined = words.map(lettersOnly).map(cased).join('')
  const whole = kind === 'name' && words.length <= joinedWords && joined.length <= longest ? [joined] : []
  return [...whole, ...single(words)].filter((tag) => /\p{L}/u.test(tag))
}

const single = (words: readonly string[]): string[] =>
  words
    .map(lettersOnly)
    .filter((word) => word.length >= leastLetters(word) && word.length <= longest)
    .sort((one, other) => other.length - one.length)
    .map(cased)
    .slice(0, 3)

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
