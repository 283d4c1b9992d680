import type { LanguageCode } from '#contract/options.ts'

/** A module of n2words: `toOrdinal` throws for values that have no ordinal. */
interface Speller {
  toCardinal(value: number): string
  toOrdinal?(value: number): string
}

/** Chinese, Japanese and Korean numerals are read by `figures.ts`; Sanskrit is not in the library. */
const spellers: Partial<Record<LanguageCode, () => Promise<Speller>>> = {
  en: () => import('n2words/en-GB'),
  hi: () => import('n2words/hi-IN'),
  es: () => import('n2words/es-ES'),
  fr: () => import('n2words/fr-FR'),
  de: () => import('n2words/de-DE'),
  ar: () => import('n2words/ar-SA'),
  pt: () => import('n2words/pt-PT'),
  bn: () => import('n2words/bn-BD'),
  ru: () => import('n2words/ru-RU'),
  it: () => import('n2words/it-IT'),
  ur: () => import('n2words/ur-PK'),
}
const sanskrit = 'शून्य एक द्वि त्रि चतुर् पञ्च षट् सप्त अष्ट नव दश एकादश द्वादश त्रयोदश चतुर्दश पञ्चदश षोडश सप्तदश अष्टादश नवदश विंशति'.split(' ')

/** Other genders of one and two, which the library does not give. */
const genders: Partial<Record<LanguageCode, readonly (readonly string[])[]>> = {
  es: [[], ['una']],
  pt: [[], ['uma'], ['duas']],
  fr: [[], ['une']],
  it: [[], ['una', "l'una"]],
  ru: [[], ['одна', 'одну'], ['две', 'двух']],
}

/** Words between the parts of a number. */
const joiners = new Set(['and', 'y', 'e', 'et', 'und', 'و'])
/** Vowel marks and letters that writers leave out or write in two ways. */
const optionalMarks = /[\u0300-\u036F\u064B-\u0652\u093C]/gu

/** The words of a text for comparison with spelled numbers: without accents, hyphens and joining words. */
export const wordsFor = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(optionalMarks, '')
      .normalize('NFC')
      .replaceAll('\u0901', '\u0902')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
    .map((word) => (/^و./u.test(word) && word.length > 3 ? word.slice(1) : word))
    .filter((word) => !joiners.has(word))

/** The part of a word that inflection keeps: `восьм` of `восемь` is beyond it, `двадцат` of `двадцать` is not. */
const stemOf = (word: string) => (word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word)

/** Longest ending after a stem. */
const longestEnding = 4

/** Whether words hold a spelled number, in any inflection. */
export function holdsNumber(words: readonly string[], spelled: readonly string[]): boolean {
  const stems = spelled.map(stemOf)
  const [first] = stems
  if (!first) return false
  return words.some((_, at) =>
    stems.every((stem, offset) => {
      const word = words[at + offset]
      return word?.startsWith(stem) && word.length <= (spelled[offset]?.length ?? 0) + longestEnding - 2
    }),
  )
}

/** How a whole number is written in words: as a cardinal and an ordinal, each as the list that `wordsFor` gives. */
export type Spell = (value: number) => readonly (readonly string[])[]

/** Numbers above this are not written in words. */
const mostSpelled = 10_000

function spellWith({ toCardinal, toOrdinal }: Speller, others: readonly (readonly string[])[] = []): Spell {
  return (value) => {
    if (!Number.isInteger(value) || value < 0 || value > mostSpelled) return []
    return [toCardinal(value), ...(toOrdinal && value > 0 ? [toOrdinal(value)] : []), ...(others[value] ?? [])].map(wordsFor)
  }
}

const loaded = new Map<LanguageCode, Promise<Spell>>()

/** The number words of a language; loaded once. */
export function spellingOf(language: LanguageCode): Promise<Spell> {
  const known = loaded.get(language)
  if (known) return known
  const load = spellers[language]
  const spell = load
    ? load().then((speller) => spellWith(speller, genders[language]))
    : Promise.resolve<Spell>((value) => (language === 'sa' && sanskrit[value] ? [wordsFor(sanskrit[value])] : []))
  loaded.set(language, spell)
  return spell
}

export const spelledLanguages = [...(Object.keys(spellers) as LanguageCode[]), 'sa' as const]
