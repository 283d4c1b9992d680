import { withoutAddresses } from '#writer/builtin/facts.ts'
import { comparable } from '#writer/builtin/phrases/cues.ts'
import { orderedFacts, type Reading } from '#writer/builtin/reading.ts'

/** The longest tag, in UTF-16 units without its #, and the most words in one. */
const longestTag = 24
const mostWords = 3
/** The fewest letters of a word that can be a tag alone, by script: a Han character says as much as a word. */
const leastLetters = (word: string) => (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word) ? 2 : 3)

interface Rules {
  readonly stop: ReadonlySet<string>
  readonly neverAlone: ReadonlySet<string>
  readonly neverLast: ReadonlySet<string>
}
const rules = new WeakMap<object, Rules>()
function rulesOf({ phrases: { hashtags } }: Reading): Rules {
  const known = rules.get(hashtags)
  if (known) return known
  const set = (words: readonly string[]) => new Set(words.map((word) => comparable(word).toLowerCase()))
  const made = { stop: set(hashtags.stop), neverAlone: set(hashtags.neverAlone), neverLast: set(hashtags.neverLast) }
  rules.set(hashtags, made)
  return made
}

const capitalised = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/**
 * The words of a text that is written without spaces, with `\n` where a run of them ends. Japanese parts its nouns by Hiragana, which says
 * more than a dictionary that cuts new words to pieces.
 */
function unspacedWords(text: string, { language }: Reading): string[] {
  if (/\p{Script=Hiragana}/u.test(text))
    return text.split(/([^\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー々〆]+)/u).map((piece, at) => (at % 2 === 1 ? '\n' : piece))
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment, isWordLike }) =>
    isWordLike ? segment : '\n',
  )
}

/** Runs of words that belong together: what stands between stop words, marks and figures. */
function runsIn(text: string, reading: Reading): string[][] {
  const { stop } = rulesOf(reading)
  const { hashtags, writing } = reading.phrases
  const runs: string[][] = []
  let run: string[] = []
  const end = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  const written = comparable(withoutAddresses(text)).replace(/'s(?![\p{L}])/gu, '')
  const pieces = writing.spaces ? written.split(/(\s+|[^\p{L}\p{M}\p{N}\s'-]+|\s-\s)/u) : unspacedWords(written, reading)
  const first = pieces.find((piece) => /\p{L}/u.test(piece))
  for (const piece of pieces) {
    if (/^\s*$/u.test(piece) && !piece.includes('\n')) continue
    for (const word of piece.split('-')) {
      const letters = word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      const folded = word.toLowerCase()
      const isSmall = hashtags.style === 'nouns' && !(/^\p{Lu}/u.test(word) && (piece !== first || reading.source.startsWith(word)))
      const isOut =
        letters === '' ||
        /\p{N}/u.test(letters) ||
        stop.has(folded) ||
        stop.has(letters.toLowerCase()) ||
        isSmall ||
        hashtags.neverEnding.some((ending) => letters.length > ending.length + 2 && folded.endsWith(ending)) ||
        [...letters].length < leastLetters(letters)
      if (isOut) end()
      else run.push(letters)
    }
  }
  end()
  return runs
}

/** A run without small words at its edges. */
function trimmedRun(run: readonly string[], { neverAlone, neverLast }: Rules): string[] {
  let words = [...run]
  while (words.length > 1 && neverLast.has((words.at(-1) as string).toLowerCase())) words = words.slice(0, -1)
  while (words.length > mostWords && neverAlone.has((words[0] as string).toLowerCase())) words = words.slice(1)
  return words
}

/** The name of a place after "in" or "near", or after the last comma of an address. */
function placesIn(reading: Reading): string[] {
  const { nearPlace } = reading.phrases.reading
  const found: string[] = []
  if (nearPlace.length > 0) {
    const words = nearPlace.map((word) => word.replace(/[^\p{L}\p{M}' -]/gu, '')).filter(Boolean)
    const near = new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${words.join('|')})\\s+(\\p{Lu}[\\p{L}\\p{M}]{2,20}(?:[ -]\\p{Lu}[\\p{L}\\p{M}]{2,20})?)`,
      'gu',
    )
    for (const [, place = ''] of reading.source.matchAll(near)) found.push(place)
  }
  for (const { kind, text } of orderedFacts(reading)) {
    const last =
      kind === 'place' && text.includes(',')
        ? text
            .slice(text.lastIndexOf(',') + 1)
            .trim()
            .replace(/[.!]$/u, '')
        : ''
    if (/^\p{L}[\p{L}\p{M}]{2,20}(?: \p{L}[\p{L}\p{M}]{2,20})?$/u.test(last)) found.push(last)
  }
  const { stop } = rulesOf(reading)
  return found
    .filter((place) => !place.split(/[ -]/u).some((word) => stop.has(word.toLowerCase())))
    .map((place) => place.replace(/[ -]/gu, ''))
}

/**
 * Hashtags of the topic's own words, its places and what people use on the occasion, most specific first; fewer rather than
 * invented. Each with its #. Sad news has none, unless they were asked for.
 */
export function hashtagsOf(reading: Reading, most: number, when: 'fitting' | 'always' = 'fitting'): string[] {
  if ((reading.occasion === 'sad' && when === 'fitting') || most === 0) return []
  const { style, fixed } = reading.phrases.hashtags
  const own = rulesOf(reading)
  const tags = new Map<string, string>()
  const add = (tag: string) => {
    const folded = tag.toLowerCase()
    if (tag.length > 1 && tag.length <= longestTag && !tags.has(folded) && !own.neverAlone.has(folded)) tags.set(folded, tag)
  }
  const joined = (words: readonly string[]) =>
    style === 'underscore' && words.some((word) => /[^\p{Script=Latin}\p{N}]/u.test(word))
      ? words.join('_')
      : (style === 'joined' ? words : words.map(capitalised)).join('')
  const runs = runsIn(reading.bare, reading).map((run) => trimmedRun(run, own))
  const places = placesIn(reading)
  for (const run of runs) if (run.length > 1 && run.length <= mostWords) add(joined(run))
  for (const run of runs) if (run.length === 1) add(joined(run))
  for (const place of places) add(place)
  for (const tag of fixed[reading.occasion] ?? []) add(tag)
  for (const run of runs) if (run.length > mostWords) add(joined(run.slice(-2)))
  // The last word of a compound names what it is, in languages that compound to the left.
  if (style === 'words') for (const run of runs) if (run.length > 1) add(joined(run.slice(-1)))
  // Somebody who asks for hashtags gets at least one: the longest word that was typed, or what stands for all.
  if (tags.size === 0 && when === 'always') {
    const words = Array.from(reading.source.matchAll(/[\p{L}\p{M}\p{N}]{1,40}/gu), ([word]) => word).filter((word) => /\p{L}/u.test(word))
    const [longest = 'post'] = words.sort((a, b) => b.length - a.length)
    tags.set('', capitalised(longest))
  }
  return [...tags.values()].map((tag) => `#${tag}`).slice(0, most)
}

/** Search tags without #: the runs of words that hashtags are made of, as they are typed into a search. */
export function searchTags(reading: Reading): string[] {
  const own = rulesOf(reading)
  const runs = runsIn(reading.bare, reading).map((run) => trimmedRun(run, own).join(reading.phrases.writing.spaces ? ' ' : ''))
  return [...new Set([...runs, ...placesIn(reading)].map((tag) => tag.toLocaleLowerCase(reading.language)))].filter((tag) => tag.length > 1)
}
