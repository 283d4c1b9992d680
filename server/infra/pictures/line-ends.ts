import { type LanguageCode, languages } from '#contract/options.ts'
import type { PictureWords } from '#contract/pictures.ts'

/** Where a line of a picture may end: numbers stay with their units, days with their months, and brackets whole. */

/** A space and a place without width, at which no line ends; a place without width, at which one may. */
const [held, joined, open] = ['\u00a0', '\u2060', '\u200b']

/** Languages without spaces, whose words are told to the layout. */
const unspaced: Partial<Record<LanguageCode, Intl.Segmenter>> = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
}
export const isUnspaced = (language: LanguageCode): boolean => language in unspaced

/**
 * Between a number and its sign, its unit or a short word (`20 %`, `€ 35`, `10 am to 2 pm`, `14 bis 18 Uhr`), and after a word of one letter.
 */
const heldSpace =
  /(?<=\p{Nd})[ \u202f](?=[%٪％\p{Sc}]|[\p{Script=Latin}\p{Script=Cyrillic}]{1,4}(?!\p{L}))|(?<=\p{Sc}|(?<!\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]{1,3})[ \u202f](?=\p{Nd})|(?<=(?<![\p{L}\p{M}’'])\p{L})[ ](?=\p{L})/gu
/** Numbers of kings and streets (`Umberto I`), and parts of a day before its hour in Korean. */
const otherHeldSpace =
  /(?<=\p{Lu}\p{Ll}{2,20}) (?=[IVX]{1,4}(?![\p{L}\p{Nd}]))|(?<=오전|오후|저녁|아침|밤) (?=\p{Nd})|(?<=\p{Nd}월) (?=\p{Nd}{1,2}일)/gu
/** A street and its number. */
const street = /(?<=\p{Ll}{3}[.]?) (?=\p{Nd}{1,4}\p{L}?(?:,|$|\n))/gmu
/** An article or a preposition, which does not end a line of a heading, with the word after it. */
const shortWord = /(?<![\p{L}\p{M}’'])([\p{Script=Latin}\p{Script=Cyrillic}]{2}) (\p{L}{2,})/gu
/** The first word of a heading where it is so short that it would be lost on a line of its own, and the last one. */
const shortEnds = /^((?:\p{L}\p{M}*){1,4}) (?=\S)|(?<=\S) (?=(?:\p{L}\p{M}*){1,3}[?!？！؟।]?$)/gu
const phone = /\+?\(?\p{Nd}(?:[ ()-]{0,2}\p{Nd}){6,14}/gu
const bracket = /\([^()]{1,16}\)|（[^（）]{1,10}）/gu
/** A short word with a hyphen, at which no line ends: `E-Mail`, `sign-ups`. */
const hyphened = /(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}]{1,6}-(?=[\p{L}\p{Nd}]{1,8}(?![\p{L}\p{Nd}-]))/gu

/** What stays with the word before it in Japanese and Chinese: particles, polite endings of verbs, and what a place is. */
const particle =
  /^(?:\p{Script=Hiragana}|から|まで|より|など|です|ます|でも|には|では|とは|って|(?:まし|ませ|でし|くだ)\p{Script=Hiragana}{1,3}|[町市区県村店前駅館堂号路街])$/u
/** A number, with which its unit stays. */
const endsInNumber = /[\p{Nd}〇一二三四五六七八九十百千万]$/u
/** Days, times, numbers to call and brackets in those languages, whole. */
const units =
  /(?:\p{Nd}+[年月日時时分点])+(?:[(（][^()（）]{1,4}[)）])?|[(（][^()（）]{1,6}[)）]|\p{Nd}[\p{Nd}\u2060\u00a0()-]{5,18}\p{Nd}/gu

const calendars = new Map<LanguageCode, RegExp>()

/** The words of a calendar: months as they stand beside a day, and weekdays, both written out and short. */
function calendarWords(language: LanguageCode, type: 'month' | 'weekday'): string {
  const { locale } = languages[language]
  const words = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: style, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => {
      const date = new Date(Date.UTC(2026, type === 'month' ? at : 0, 1 + at, 12))
      return format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
    })
  })
  const named = [...new Set(words.map((word) => word.replace(/\.$/u, '')))].filter((word) => /^\p{L}[\p{L}\p{M}’' -]*$/u.test(word))
  // Languages that count their months have no words for them: then nothing matches.
  return named.length > 0 ? `(?:${named.sort((one, other) => other.length - one.length).join('|')})` : '(?!)'
}

/** The spaces between a day and its month or its weekday: `14. September`, `Saturday 12`, `June 3`. */
function calendarOf(language: LanguageCode): RegExp {
  const known = calendars.get(language)
  if (known) return known
  const [month, weekday] = [calendarWords(language, 'month'), calendarWords(language, 'weekday')]
  const before = `(?<=\\p{Nd}[.ºª]?)[ \\u202f](?=${month}(?!\\p{L}))`
  const after = `(?<=(?<!\\p{L})(?:${month}\\.?|${weekday}\\.?,?))[ \\u202f](?=\\p{Nd})`
  const calendar = new RegExp(`${before}|${after}`, 'giu')
  calendars.set(language, calendar)
  return calendar
}

function withEnds(text: string, language: LanguageCode): string {
  const segmenter = unspaced[language]
  const whole = text
    .replace(heldSpace, held)
    .replace(otherHeldSpace, held)
    .replace(street, held)
    .replace(calendarOf(language), held)
    .replace(hyphened, `$&${joined}`)
    .replace(bracket, (inside) => inside.replaceAll(' ', held))
    .replace(phone, (digits) => digits.replaceAll(' ', held).replaceAll(/-(?!\u2060)/gu, `-${joined}`))
    // Not every typeface has the narrow one, which French has before a question mark.
    .replaceAll('\u202f', held)
  if (!segmenter) return whole
  const segments = segmenter.segment(whole)
  const inside = Array.from(whole.matchAll(units), ({ 0: unit, index }) => ({ from: index, to: index + unit.length }))
  let single = false
  const ends = ({ segment, index, isWordLike }: Intl.SegmentData) => {
    // Of Chinese words of one character two make sense only together, mostly.
    const isPair = single && segment.length === 1 && language === 'zh'
    single = segment.length === 1 && isWordLike === true && !isPair
    // Punctuation, particles and units stay with the word before them, and no line is as short as a last word.
    const isHeld =
      index === 0 ||
      isPair ||
      particle.test(segment) ||
      endsInNumber.test(whole.slice(0, index)) ||
      whole.length - index <= 2 ||
      inside.some(({ from, to }) => index > from && index < to)
    return isWordLike && !isHeld ? open + segment : segment
  }
  // Some punctuation ends a line wherever it stands.
  return Array.from(segments, ends)
    .join('')
    .replace(units, (unit) => [...unit].join(joined))
}

/** The words with what says where a line may end. */
export const withLineEnds = ({ items, ...words }: PictureWords, language: LanguageCode): PictureWords => ({
  ...Object.fromEntries(Object.entries(words).map(([id, text]) => [id, withEnds(text ?? '', language)])),
  ...(words.headline && {
    headline: withEnds(words.headline.replace(shortEnds, (space) => space.replace(' ', held)).replace(shortWord, `$1${held}$2`), language),
  }),
  ...(items && { items: items.map((item) => withEnds(item, language)) }),
})
