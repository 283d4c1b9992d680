import type { LanguageCode } from '#contract/options.ts'
import { remember } from '#writer/remember.ts'

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
const sanskritUnits = 'शून्य एक द्वि त्रि चतुर् पञ्च षट् सप्त अष्ट नव दश एकादश द्वादश त्रयोदश चतुर्दश पञ्चदश षोडश सप्तदश अष्टादश नवदश विंशति'.split(' ')

/** Other genders of one and two, which the library does not give. */
const genders: Partial<Record<LanguageCode, readonly (readonly string[])[]>> = {
  es: [[], ['una']],
  pt: [[], ['uma'], ['duas']],
  fr: [[], ['une']],
  it: [[], ['una', "l'una"]],
  ru: [[], ['одна', 'одну'], ['две', 'двух'], ['трёх', 'трём'], ['четырёх', 'четырём']],
  sa: [[], ['प्रथम'], ['द्वितीय'], ['तृतीय'], ['चतुर्थ'], ['पञ्चम'], ['षष्ठ'], ['सप्तम'], ['अष्टम'], ['नवम'], ['दशम']],
}

const sanskritTens: readonly (readonly [number, string])[] = [
  [20, 'विंशति'],
  [30, 'त्रिंशत्'],
  [40, 'चत्वारिंशत्'],
  [50, 'पञ्चाशत्'],
  [60, 'षष्टि'],
  [70, 'सप्तति'],
  [80, 'अशीति'],
  [90, 'नवति'],
]
/** Units before tens, and before `वादन`, the hour. */
const sanskritForms: readonly (readonly string[])[] = [
  [],
  ['एक'],
  ['द्वा', 'द्वि'],
  ['त्रयस्', 'त्रयः', 'त्रि'],
  ['चतुर्', 'चतुस्', 'चतुः'],
  ['पञ्च'],
  ['षड्', 'षट्'],
  ['सप्त'],
  ['अष्टा', 'अष्ट'],
  ['नव'],
]

/** Sanskrit up to thousands in hundreds: numerals with their sandhi, and hours as one word. */
function sanskritOf(value: number): string[] {
  const [tens, ten] = sanskritTens.findLast(([least]) => least <= value) ?? [0, '']
  const hundreds = value / 100
  return [
    ...(value < sanskritUnits.length ? [sanskritUnits[value] ?? ''] : []),
    ...(value >= 20 && value < 100 ? (value === tens ? [ten] : (sanskritForms[value - tens] ?? []).map((unit) => unit + ten)) : []),
    ...(value === 100 ? ['शतम्', 'शतं', 'शत'] : []),
    ...(Number.isInteger(hundreds) && hundreds > 1 && hundreds < 10 ? (sanskritForms[hundreds] ?? []).map((unit) => `${unit}शत`) : []),
    ...(value === 1000 ? ['सहस्रम्', 'सहस्रं'] : []),
    ...(value <= 12 ? (sanskritForms[value] ?? [sanskritUnits[value] ?? '']).flatMap((unit) => [`${unit}वादन`, `सार्ध${unit}वादन`]) : []),
  ]
}

interface Halves {
  readonly hundred: readonly string[]
  readonly thousand: readonly string[]
  readonly lakh: readonly string[]
  readonly oneAndHalf: string
  readonly twoAndHalf: string
  readonly andHalf: string
  readonly andQuarter: string
  readonly lessQuarter: string
  /** Before `hundred` as one word: `বারোশো`. */
  readonly joined?: readonly string[]
}

/** Hundreds and thousands without `one`, and in halves and quarters: `सौ`, `डेढ़ सौ`, `साढ़े चार हज़ार`. */
const halves: Partial<Record<LanguageCode, Halves>> = {
  hi: {
    hundred: ['सौ'],
    thousand: ['हज़ार'],
    lakh: ['लाख'],
    oneAndHalf: 'डेढ़',
    twoAndHalf: 'ढाई',
    andHalf: 'साढ़े',
    andQuarter: 'सवा',
    lessQuarter: 'पौने',
  },
  ur: {
    hundred: ['سو'],
    thousand: ['ہزار'],
    lakh: ['لاکھ'],
    oneAndHalf: 'ڈیڑھ',
    twoAndHalf: 'ڈھائی',
    andHalf: 'ساڑھے',
    andQuarter: 'سوا',
    lessQuarter: 'پونے',
  },
  bn: {
    hundred: ['শো', 'শ', 'শত'],
    thousand: ['হাজার'],
    lakh: ['লাখ', 'লক্ষ'],
    oneAndHalf: 'দেড়',
    twoAndHalf: 'আড়াই',
    andHalf: 'সাড়ে',
    andQuarter: 'সোয়া',
    lessQuarter: 'পৌনে',
    joined: ['শো', 'শ'],
  },
}

function halfForms(value: number, name: (value: number) => string, words: Halves): string[] {
  const { oneAndHalf, twoAndHalf, andHalf, andQuarter, lessQuarter, joined = [] } = words
  const units = [[100, words.hundred] as const, [1000, words.thousand] as const, [100_000, words.lakh] as const]
  return units.flatMap(([unit, signs]) => {
    const [count, part] = [Math.floor(value / unit), (value % unit) / unit]
    if (count === 0 || count > 99) return []
    const before =
      part === 0
        ? [count === 1 ? '' : name(count)]
        : part === 0.5
          ? [count === 1 ? oneAndHalf : count === 2 ? twoAndHalf : `${andHalf} ${name(count)}`]
          : part === 0.25
            ? [count === 1 ? andQuarter : `${andQuarter} ${name(count)}`]
            : part === 0.75
              ? [`${lessQuarter} ${name(count + 1)}`]
              : []
    return before.flatMap((start) => [
      ...signs.filter((sign) => start !== '' || !joined.includes(sign)).map((sign) => `${start} ${sign}`.trim()),
      ...(unit === 100 && start !== '' ? joined.map((sign) => start + sign) : []),
    ])
  })
}

/** How people say a number that the library says in full: `hundert`, and the Brazilian `dezesseis`. */
const shorter: Partial<Record<LanguageCode, readonly (readonly [RegExp, string])[]>> = {
  en: [[/^one (?=hundred|thousand)/u, '']],
  de: [[/^ein(?=hundert|tausend)/u, '']],
  pt: [
    [/dezass/u, 'dezess'],
    [/dezano/u, 'dezeno'],
    [/catorze/u, 'quatorze'],
  ],
  ru: [[/^одна (?=тысяча)/u, '']],
}

/** `Fourteen hundred`: people say so in these languages. */
const hundreds: Partial<Record<LanguageCode, string>> = { en: 'hundred', de: 'hundert', hi: 'सौ', ur: 'سو' }

/** Words between the parts of a number. */
const joiners = new Set(['and', 'y', 'e', 'et', 'und', 'و'])
/** Vowel marks and letters that writers leave out or write in two ways. */
const optionalMarks = /[\u0300-\u036F\u064B-\u0652\u093C]/gu

/** Cases and prefixes of Arabic numerals: `بمئتين` and `مائتان` are both 200. */
const arabicNumeral = (word: string) =>
  word
    .replace(/^[بل](?=مئ|مائ|ثل|خمس|ست|سبع|ثما|تس|عشر|الف)/u, '')
    .replace('مائ', 'مئ')
    .replace(/(?<=\p{L}{3})(?:ان|ين|ون)$/u, '')

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
    .map((word) => (/^\p{Script=Arabic}+$/u.test(word) ? arabicNumeral(word) : word))
    .filter((word) => !joiners.has(word))

/**
 * The part of a word that inflection keeps: `восьм` of `восемь` is beyond it, `двадцат` of `двадцать` is not. Of `décimo` one letter changes:
 * `decir` is no number.
 */
const stemOf = (word: string) =>
  word.length > 5 && !/^\p{Script=Latin}/u.test(word) ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word

const isLong = (stem: string) => stem.length >= 4

/** Longest ending after a stem. */
const longestEnding = 4

/** Words that are a number alone, `सौ` and `hundred`, and those that count them: `दो सौ` is not 100. Filled as languages are loaded. */
const bare = new Set<string>()
const counters = new Set<string>()

function keepBare(language: LanguageCode, name: (value: number) => string): void {
  const halved = halves[language]
  const alone = halved ? [...halved.hundred, ...halved.thousand, ...halved.lakh] : language === 'en' ? ['hundred', 'thousand'] : []
  if (alone.length === 0) return
  for (const word of alone.flatMap(wordsFor)) bare.add(word)
  const parts = halved ? [halved.oneAndHalf, halved.twoAndHalf, halved.andHalf, halved.andQuarter, halved.lessQuarter] : []
  for (const word of [...parts, ...Array.from({ length: 98 }, (_, less) => name(less + 2))].flatMap(wordsFor)) counters.add(word)
}

/** What Bengali counts with, after a numeral: `ছয়টায়`, `দুজন`. */
const classifier = /^(?:টা(?:র|য\u09bc|ই)?|টি(?:র|ই)?|টে|খানা|জন(?:ের|কে)?|টো)$/u

/** Whether words hold a spelled number, in any inflection. */
export function holdsNumber(words: readonly string[], spelled: readonly string[]): boolean {
  const stems = spelled.map(stemOf)
  const [first] = stems
  if (!first) return false
  const isBare = spelled.length === 1 && bare.has(spelled[0] ?? '')
  return words.some(
    (_, at) =>
      !(isBare && counters.has(words[at - 1] ?? '')) &&
      stems.every((stem, offset) => {
        const word = words[at + offset]
        if (!word?.startsWith(stem)) return false
        if (/^\p{Script=Bengali}/u.test(word) && classifier.test(word.slice((spelled[offset] ?? stem).length))) return true
        // Sanskrit compounds: `चतुर्थदिनाङ्कात्`.
        return word.length <= (spelled[offset]?.length ?? 0) + longestEnding - 2 || (isLong(stem) && /^\p{Script=Devanagari}/u.test(stem))
      }),
  )
}

/** How a whole number is written in words: as a cardinal and an ordinal, each as the list that `wordsFor` gives. */
export type Spell = (value: number) => readonly (readonly string[])[]

/** Numbers above this have no ordinal that anybody writes. */
const mostCounted = 10_000
/** Numbers above this are not written in words. */
const mostSpelled = 999_999

function spellWith({ toCardinal, toOrdinal }: Speller, language: LanguageCode): Spell {
  keepBare(language, toCardinal)
  const [others, hundred = '', halved] = [genders[language] ?? [], hundreds[language], halves[language]]
  return (value) => {
    if (!Number.isInteger(value) || value < 0 || value > mostSpelled) return []
    const whole = toCardinal(value)
    return [
      whole,
      ...(hundred && value % 100 === 0 && value > 1000 && value < 10_000 ? [`${toCardinal(value / 100)} ${hundred}`] : []),
      ...(shorter[language] ?? []).flatMap(([said, instead]) => (said.test(whole) ? [whole.replace(said, instead)] : [])),
      ...(halved ? halfForms(value, toCardinal, halved) : []),
      ...(toOrdinal && value > 0 && value <= mostCounted ? [toOrdinal(value)] : []),
      ...(others[value] ?? []),
    ].map(wordsFor)
  }
}

/** The number words of a language; loaded once. */
export const spellingOf = remember((language: LanguageCode): Promise<Spell> => {
  const load = spellers[language]
  return load
    ? load().then((speller) => spellWith(speller, language))
    : Promise.resolve<Spell>((value) =>
        language === 'sa' ? [...sanskritOf(value), ...(genders.sa?.[value] ?? [])].filter(Boolean).map(wordsFor) : [],
      )
})

export const spelledLanguages = [...(Object.keys(spellers) as LanguageCode[]), 'sa' as const]
