import type { LanguageCode } from '#contract/options.ts'
import { languageCodes, languages } from '#contract/options.ts'
import { wordsOf } from '#writer/builtin/phrases/word-lists.ts'
import { once, remember } from '#writer/remember.ts'

/** Digits of other scripts. */
const otherDigit = /(?![0-9])\p{Nd}/gu

/** Digits of any script as 0–9, at the same offsets. */
export const plainDigits = (text: string): string =>
  text.replace(otherDigit, (digit) => {
    if (digit.length > 1) return digit
    let zero = digit.codePointAt(0) ?? 0
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

/** A number in a text; `values` are its possible readings: 1.299 is 1299 in German and 1.299 in English. */
export interface Figure {
  readonly text: string
  readonly at: number
  readonly end: number
  readonly values: readonly number[]
}

/** What multiplies the number before it. */
const multipliers = once(() =>
  (
    [
      ['thousand', 1e3],
      ['lakh', 1e5],
      ['million', 1e6],
      ['crore', 1e7],
      ['billion', 1e9],
    ] as const
  ).map(
    ([size, factor]) =>
      [new RegExp(`^[^\\S\\n]?${wordsOf(({ missing }) => missing[size], languageCodes, { isOpen: true })}\\.?`, 'iu'), factor] as const,
  ),
)

/** All readings of digits with separators. */
function readings(raw: string): number[] {
  const digits = raw.replace(/[\u00A0\u202F '’]/gu, '')
  const groups = digits.split(/[.,٬٫]/u)
  if (groups.length === 1) return [Number(digits)]
  const [first = '', ...rest] = groups
  const grouped =
    first.length <= 3 && rest.every(({ length }, at) => (at === rest.length - 1 ? length === 3 : length === 2 || length === 3))
  const decimal = Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`)
  return grouped ? [Number(groups.join('')), ...(rest.length === 1 ? [decimal] : [])] : [decimal]
}

const cjkDigits: Readonly<Record<string, number>> = Object.fromEntries(
  ['零〇영', '一壹일', '二两兩이', '三叁삼', '四사', '五오', '六육', '七칠', '八팔', '九구'].flatMap((signs, value) =>
    [...signs].map((sign) => [sign, value]),
  ),
)
const cjkPowers: Readonly<Record<string, number>> = { 十: 10, 십: 10, 百: 100, 백: 100, 千: 1e3, 천: 1e3 }
const cjkMyriads: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8 }

/** Hundredths after a currency: `14 euros 90`. */
const hundredthsNext = /^[^\S\n]?(?:€|£|euros?|pounds?|dollars?|franken|livres)[^\S\n]?(\d{2})(?!\d|[.,:]\d|[^\S\n]?(?:€|£|euros?|%))/iu

/** The value of `2万5千`, `五百二十` or `십만`; `2,900` may stand in it. */
function cjkValue(raw: string): number {
  let [total, section, digit] = [0, 0, Number.NaN]
  for (const [part] of raw.matchAll(/\d[\d.,]*|\S/gu)) {
    if (/^\d/u.test(part)) digit = readings(part.replace(/[.,]$/u, ''))[0] ?? 0
    else if (part in cjkDigits) digit = (Number.isNaN(digit) ? 0 : digit * 10) + (cjkDigits[part] ?? 0)
    else if (part in cjkPowers) {
      section += (Number.isNaN(digit) ? 1 : digit) * (cjkPowers[part] ?? 1)
      digit = Number.NaN
    } else if (part in cjkMyriads) {
      const sum = section + (Number.isNaN(digit) ? 0 : digit)
      total += (sum || 1) * (cjkMyriads[part] ?? 1)
      ;[section, digit] = [0, Number.NaN]
    }
  }
  return total + section + (Number.isNaN(digit) ? 0 : digit)
}

const numeral = /(?<![\d.]|\d,)(?:\d{1,3}(?:[ \u00A0\u202F'’]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,15}(?:[.,٬٫]\d{1,6}){0,5})(?!\d)/gu
/** Numerals of Chinese, Japanese and Korean, and digits with their powers of ten. */
const cjkNumeral =
  /(?:\d[\d.,]{0,12}[^\S\n]?)?[一二两兩三四五六七八九十百千万萬億亿零〇](?:[\d.,一二两兩三四五六七八九十百千万萬億亿零〇]){0,14}|(?:\d[\d.,]{0,12}[^\S\n]?|[일이삼사오육칠팔구십백천]{1,4})?[십백천만억](?:[^\S\n]?\d[\d,]{0,6}|[일이삼사오육칠팔구십백천만]| (?=\d|[일이삼사오육칠팔구십백천만]{1,4}[^\S\n]?(?:원|명|분))){0,10}(?=[^\S\n]?(?:원|명|분|개|번|권|가지|곳|km|만|천|$))/gu

const nativeKorean = new Map(
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두 스무'.split(' ').map((word, at) => [word, word === '스무' ? 20 : at + 1] as const),
)
const nativeKoreanNumeral =
  /(?<!\p{L})(열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)(?=\s?(?:시|통|명|분|개|번|권|가지|곳|살|장|마리))/gu

function readFigures(text: string): Figure[] {
  const plain = plainDigits(text)
  const found: Figure[] = []
  const add = (at: number, end: number, values: readonly number[]) => found.push({ text: text.slice(at, end), at, end, values })
  for (const { index, 0: raw } of plain.matchAll(numeral)) {
    const after = plain.slice(index + raw.length, index + raw.length + 14)
    const [pattern, factor] = multipliers().find(([sign]) => sign.test(after)) ?? []
    const size = pattern?.exec(after)?.[0].length ?? 0
    const values = readings(raw)
    const hundredths = hundredthsNext.exec(after)?.[1]
    add(
      index,
      index + raw.length + size,
      factor ? values.map((value) => value * factor) : hundredths ? [...values, Number(`${raw}.${hundredths}`)] : values,
    )
  }
  for (const { index, 0: raw } of plain.matchAll(cjkNumeral)) add(index, index + raw.trimEnd().length, [cjkValue(raw)])
  for (const { index, 0: word } of plain.matchAll(nativeKoreanNumeral)) add(index, index + word.length, [nativeKorean.get(word) ?? 0])
  // Of overlapping ones the longest: `2만` is not also `2`.
  let end = 0
  return found
    .sort((a, b) => a.at - b.at || b.end - a.end)
    .filter((figure) => {
      const isFree = figure.end > end
      end = Math.max(end, figure.end)
      return isFree
    })
}

/** The numbers of a text in digits of any script, and in the numerals of Chinese, Japanese and Korean, in order. */
export const figuresIn = remember((text: string): readonly Figure[] => readFigures(text), 40)

/** A calendar day; `month` counts from 1. */
export interface CalendarDay {
  readonly text: string
  readonly at: number
  readonly day: number
  readonly month: number
}

const monthsOf = (language: LanguageCode): [string, number][] =>
  (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(languages[language].locale, { month: style, day: 'numeric', calendar: 'gregory' })
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const name = format.formatToParts(new Date(2026, month, 5)).find(({ type }) => type === 'month')?.value ?? ''
      return [name.toLowerCase().replace(/[.:॰]$/u, ''), month + 1]
    })
  })
/** Names of months in every language, as they stand beside a day. */
const months = new Map(
  [...languageCodes.flatMap(monthsOf), ['sept', 9], ['mrz', 3] as const].filter(([name]) => /\p{L}{3}/u.test(String(name))) as [
    string,
    number,
  ][],
)
const monthName = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
const dayFirst = new RegExp(
  `(?<![\\d.:]|\\d,)(\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?[^\\S\\n](?:de |of )?(${monthName})(?![\\p{L}\\p{M}])`,
  'giu',
)
const monthFirst = new RegExp(`(?<![\\p{L}\\p{M}])(${monthName})\\.?[^\\S\\n](\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d)`, 'giu')
const cjkDay = /(\d{1,2})[^\S\n]?[月월][^\S\n]?(\d{1,2})[^\S\n]?[日일号]?/gu
const isoDay = /(?<!\d)\d{4}-(\d{2})-(\d{2})(?!\d)/gu
const slashedDay = /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})(?:\2(?:\d{4}|\d{2})?)?(?![\d/%]|[.,]\d)/gu

const chineseMonths = /([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号]/gu

const isDay = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) => day >= 1 && day <= 31 && month >= 1 && month <= 12

/** The calendar days that a text names with their month. */
export function daysIn(text: string): CalendarDay[] {
  const plain = plainDigits(text)
  const list = (pattern: RegExp, read: (one: string, two: string) => [day: number, month: number]) =>
    Array.from(plain.matchAll(pattern), (match): CalendarDay => {
      const [day, month] = read(match[1] ?? '', match[2] ?? '')
      return { text: text.slice(match.index, match.index + match[0].length), at: match.index, day, month }
    })
  return [
    ...list(dayFirst, (day, month) => [Number(day), months.get(month.toLowerCase()) ?? 0]),
    ...list(monthFirst, (month, day) => [Number(day), months.get(month.toLowerCase()) ?? 0]),
    ...list(cjkDay, (month, day) => [Number(day), Number(month)]),
    ...list(chineseMonths, (month, day) => [cjkValue(day), cjkValue(month)]),
    ...list(isoDay, (month, day) => [Number(day), Number(month)]),
  ].filter(isDay)
}

/** `13/12`, `13.12.` and `11/28`: day and month in either order. A part of a price or a version may look the same. */
export const slashedDaysIn = (text: string): CalendarDay[] =>
  Array.from(plainDigits(text).matchAll(slashedDay)).flatMap((match) => {
    const [one, two] = [Number(match[1]), Number(match[3])]
    const found = { text: match[0], at: match.index }
    return [{ ...found, day: one, month: two }, ...(match[2] === '/' ? [{ ...found, day: two, month: one }] : [])].filter(isDay)
  })

/** A time of day in minutes after midnight. */
export interface Clock {
  readonly text: string
  readonly at: number
  /** Both when neither `am`, `pm` nor the hour tells which half of the day it is. */
  readonly minutes: readonly number[]
}

const clock =
  /(?<![\d.:/]|\d,)(\d{1,2})(?:[:.](\d{2}))?[^\S\n]?([ap])\.?m\b\.?|(?<![\d.:/€$£]|\d,)(\d{1,2})(?::(\d{2})(?!:?\d)|\.(\d{2})(?=[^\S\n]?(?:uhr|h)\b)|[^\S\n]?(?:uhr|h)(?:[^\S\n]?(\d{2}))?(?![\p{L}\d])(?![^\S\n](?:de|of|par|pro|sur|semaine|week)\b))/giu

/** The times of day in a text: `18:30`, `6.30 p.m.`, `18 h 30`, `9 Uhr`. */
export function clocksIn(text: string): Clock[] {
  const found = Array.from(plainDigits(text).matchAll(clock), (match) => {
    const [whole, hour12, minute12 = '0', half, hour, ...minutes] = match
    const time = { text: text.slice(match.index, match.index + whole.length), at: match.index }
    if (hour12)
      return { ...time, hour: (Number(hour12) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0), minute: Number(minute12), sure: true }
    return { ...time, hour: Number(hour), minute: Number(minutes.find(Boolean) ?? 0), sure: false }
  }).filter(({ hour, minute }) => hour <= 24 && minute < 60)
  const counts24 = found.some(({ hour, sure }) => !sure && hour > 12)
  return found.map(({ hour, minute, sure, ...time }) => ({
    ...time,
    minutes:
      sure || counts24 || hour === 0 || hour > 12 ? [(hour % 24) * 60 + minute] : [hour * 60 + minute, ((hour + 12) % 24) * 60 + minute],
  }))
}

/** Telephone numbers: ten or eleven digits, also in two halves, or groups with hyphens or a leading zero, plus or parenthesis. */
const phone =
  /(?<![\d./]|\d,|\p{Sc} ?|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])(?:(?:\+|\(\d{2,4}\) ?|0|\d{1,4}[- ])(?:[ ()-]{0,2}\d){6,13}|[1-9]\d{4}[- ]\d{5}|[1-9]\d{9,10}(?! ?\p{Sc}))(?!\d|[.,]\d)/gu
export const phonesAt = (text: string): { readonly text: string; readonly at: number }[] =>
  Array.from(plainDigits(text).matchAll(phone), ({ index, 0: found }) => ({ text: found, at: index })).filter(
    ({ text: found }) => found.replace(/\D/gu, '').length >= 7,
  )
export const phonesIn = (text: string): string[] => phonesAt(text).map(({ text: found }) => found)

export const digitsOnly = (text: string): string => plainDigits(text).replace(/\D/gu, '')
