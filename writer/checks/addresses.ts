import { literalPattern } from '#contract/literal-pattern.ts'
import type { LanguageCode } from '#contract/options.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { withEnglish } from '#writer/builtin/phrases/word-lists.ts'
import { normalised } from '#writer/checks/passage.ts'
import { scriptOf } from '#writer/checks/scripts.ts'
import type { GivenFact } from '#writer/facts/given.ts'
import { remember } from '#writer/remember.ts'

/*
 * Addresses of a source: a street with its name (`12 Mill Lane`, `rue des Lilas`, `Lindenstraße 5`, `解放路8号`) and a numbered place (`Gate 3`).
 */

const word = "[\\p{L}\\p{M}'’.-]{1,24}"
const capitalised = `\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}`
const edge = '(?<![\\p{L}\\p{M}\\p{N}])'
const end = '(?![\\p{L}\\p{M}])'
const house =
  '(?:,? ?(?:n[°ºo]\\.? ?)?\\p{Nd}{1,4}\\p{L}?(?![\\p{L}\\p{N}]|[:.,]\\p{Nd}| ?(?:[\\p{Sc}%]|h(?!\\p{L})|Uhr|am(?!\\p{L})|pm)))?'
const small = '(?:(?:de|des|du|de la|del|della|dei|da|do|dos|das|la|le|ال) )?'

const raisedOf = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`
const oneOf = (words: readonly string[]) =>
  words
    .map((word) => literalPattern(word.replaceAll('//', '/')))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const either = (list: readonly string[]) => oneOf(list.flatMap((word) => [word, raisedOf(word)]))
/** With a capital only: `Mill Lane`, but not `this close`. */
const raised = (list: readonly string[]) => oneOf(list.map(raisedOf).filter((word) => /^\p{Lu}/u.test(word)))

/** The words of addresses of a language. */
function streetsOf(language: LanguageCode) {
  const { streetBefore, streetAfter, streetEnding, streetNumbered } = checksOf(language).name
  return { before: streetBefore, after: streetAfter, ending: streetEnding, numbered: streetNumbered }
}

const patternsOf = remember((language: LanguageCode): readonly RegExp[] => {
  const { before, after, ending, numbered } = streetsOf(language)
  const hasCapitals = /^(?:en|de|fr|es|it|pt|ru)$/u.test(language)
  const name = hasCapitals ? capitalised : word
  return [
    ...(before.length > 0
      ? [
          `${edge}(?:\\p{Nd}{1,4}(?: ?(?:bis|ter))?,? )?(?:${either(before)}) ${small}${name}(?: ${small}${hasCapitals ? capitalised : '(?!)'}){0,2}${house}`,
        ]
      : []),
    ...(after.length > 0
      ? [
          `${edge}(?:\\p{Nd}{1,4}\\p{L}? )?${name}(?: ${hasCapitals ? capitalised : '(?!)'}){0,2} (?:${hasCapitals ? raised(after) : either(after)})${end}`,
        ]
      : []),
    ...(ending.length > 0
      ? [
          /^(?:zh|ja|ko)$/u.test(language)
            ? `(?:(?![在于到址])[\\p{Script=Han}\\p{Script=Hangul}]){2,6}\\p{Nd}{0,3}(?:${either(ending)}) ?\\p{Nd}{1,4}[号番]?`
            : `${edge}\\p{Lu}[\\p{L}\\p{M}-]{2,24}(?:${either(ending)})${house.slice(0, -1)}`,
        ]
      : []),
    ...(numbered.length > 0 ? [`${edge}(?:${either(numbered)}) ?(?:no\\.? ?|nr\\.? ?|n[°º] ?|#)?\\p{Nd}{1,4}\\p{L}?${end}`] : []),
  ].map((pattern) => new RegExp(pattern, 'gu'))
})

const joining = new Set('de des du la del della dei da do dos das le'.split(' '))

/** Letters by which the words of an address are compared: they are inflected and abbreviated. */
const stem = 3

/** The addresses of a source as facts. In a text of another script only their numbers are looked for. */
export function addressFacts(source: string, language: LanguageCode): GivenFact[] {
  const found = withEnglish(language).flatMap((each) =>
    patternsOf(each).flatMap((pattern) => Array.from(source.matchAll(pattern), ({ index, 0: text }) => ({ at: index, text: text.trim() }))),
  )
  const kinds = new Set(
    withEnglish(language)
      .flatMap((each) => Object.values(streetsOf(each)).flat())
      .map((each) => normalised(each)),
  )
  return found
    .filter(
      ({ at, text }, place) =>
        !found.some(
          (other, index) =>
            index !== place &&
            other.at <= at &&
            other.at + other.text.length >= at + text.length &&
            (other.text.length > text.length || index < place),
        ),
    )
    .map(({ text: address }) => {
      const numbers = (address.match(/\p{Nd}+/gu) ?? []).map(Number)
      const names = normalised(address)
        .split(' ')
        .filter((part) => /\p{L}{2}/u.test(part) && !kinds.has(part) && !joining.has(part))
      return {
        sort: 'address',
        text: address,
        isIn: ({ text, all }) => {
          const lower = normalised(text)
          const isSameScript = scriptOf(address)?.test(text) ?? true
          const hasNumbers = numbers.every((number) => all.has(number))
          const hasNames =
            names.length === 0 || names.some((part) => lower.includes([...part].slice(0, Math.max(stem, part.length - 3)).join('')))
          return (
            (numbers.length === 0 || hasNumbers || names.length > 0) &&
            (isSameScript ? hasNames && (names.length > 0 || hasNumbers) : hasNumbers)
          )
        },
      } satisfies GivenFact
    })
}
