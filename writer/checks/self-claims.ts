import { type LanguageCode, languages } from '#contract/options.ts'
import { cuesPattern } from '#writer/builtin/phrases/cues.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'
import { remember } from '#writer/remember.ts'

/*
 * What a text says of who writes: where they are and what they are called. Each pattern has the words in question as its first group. In
 * languages with capitals these begin with one, so that `we are in a hurry` is no place.
 */

/** One to four words after the number of a house, of which those with a capital count. */
const capitals = "(?:\\p{Nd}{1,4}\\p{L}? )?([\\p{L}\\p{M}'’-]{2,25}(?:[ ](?:[\\p{L}\\p{M}'’-]{2,25}|&|\\p{Nd}{1,4})){0,3})"
/** In scripts without capitals, the letters of `{word}` and `{words}`. */
const unraised: Readonly<Record<string, readonly [word: string, words: string]>> = {
  Hiragana: ['([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})', '([\\p{Script=Han}\\p{Script=Katakana}ー]{2,12})'],
  Han: ['(\\p{Script=Han}{2,4})', '(\\p{Script=Han}{2,6})'],
  Hangul: ['([가-힣]{2,8})', '([가-힣 ]{2,12})'],
}
const otherwise = ['([\\p{L}\\p{M}]{2,24})', '([\\p{L}\\p{M}]{2,24}(?: [\\p{L}\\p{M}]{2,24})?)'] as const

/** The pattern of `visit us in {word}` and the like. */
function patternOf(entry: string, language: LanguageCode): RegExp {
  const [before = '', after = ''] = entry.split(/\s?\{words?\}\s?/u)
  const [script = ''] = languages[language].scripts
  const spacing = spacingOf(language)
  const gap = spacing === 'spaced' ? '\\s+' : '\\s*'
  const group = /^(?:Latin|Cyrillic)$/u.test(script)
    ? capitals
    : ((unraised[script] ?? otherwise)[entry.includes('{words}') ? 1 : 0] as string)
  const edge = spacing === 'spaced' ? '[\\p{L}\\p{M}]' : ''
  const start = before ? cuesPattern([before], spacing) + (/\s\{/u.test(entry) ? gap : '') : edge && `(?<!${edge})`
  const end = after ? (/\}\s/u.test(entry) ? gap : '') + cuesPattern([after], spacing, { isOpen: true }) : edge && `(?!${edge})`
  return new RegExp(start + group + end, 'giu')
}

const patternsOf = remember((language: LanguageCode) => {
  const { places, names } = checksOf(language).contradicts
  const of = (entries: readonly string[]) => entries.map((entry) => patternOf(entry, language))
  return { places: of(places), names: of(names) }
})

export interface SelfClaim {
  /** The claimed place or name. */
  readonly text: string
  readonly at: number
}

/** The words with a capital that a match begins with; all words of a script without capitals. */
function named(words: string): string {
  const all = words.split(' ')
  const end = all.findIndex((word) => /^\p{Ll}/u.test(word))
  return all.slice(0, end === -1 ? all.length : end).join(' ')
}

/** The places and names that a text claims for who writes. */
export function selfClaimsIn(text: string, language: LanguageCode): { places: SelfClaim[]; names: SelfClaim[] } {
  const found = (patterns: readonly RegExp[]) => {
    const all = patterns.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap(({ index, 0: whole, 1: words = '' }) => {
        const claim = named(words)
        return claim ? [{ text: claim, at: index + whole.lastIndexOf(words) }] : []
      }),
    )
    return [...new Map(all.map((claim) => [claim.at, claim])).values()]
  }
  const { places, names } = patternsOf(language)
  return { places: found(places), names: found(names) }
}
