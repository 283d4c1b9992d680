import { languageCodes } from '#contract/options.ts'
import { wordsOf } from '#writer/builtin/phrases/word-lists.ts'
import { proseOf } from '#writer/checks/passage.ts'
import { domain, linkStart, mailAddress } from '#writer/facts/addresses.ts'
import {
  type CalendarDay,
  type Clock,
  clocksIn,
  daysIn,
  digitsOnly,
  figuresIn,
  phonesIn,
  plainDigits,
  slashedDaysIn,
} from '#writer/facts/figures.ts'
import { holdsNumber, type Spell, spelledLanguages, spellingOf, wordsFor } from '#writer/facts/number-words.ts'
import { once, remember } from '#writer/remember.ts'

/** A text by value: its numbers, days, times and words. */
export interface Values {
  readonly text: string
  /** Numbers that are neither a part of a time nor of a day with its month. */
  readonly numbers: ReadonlySet<number>
  /** All numbers, those in times and days too. */
  readonly all: ReadonlySet<number>
  readonly days: readonly CalendarDay[]
  readonly clocks: readonly Clock[]
  /** All numbers but prices and percentages, each with how often it is there: a `20` of `20%` is no hour. */
  readonly hours: ReadonlyMap<number, number>
  /** Prices and other amounts of money. */
  readonly amounts: ReadonlySet<number>
  /** For numbers in words. */
  readonly words: readonly string[]
}

/** Tells whether an offset is inside one of some passages. */
export function insideOf(passages: readonly { readonly at: number; readonly text: string }[]): (offset: number) => boolean {
  const covered = new Set(passages.flatMap(({ at, text }) => Array.from({ length: text.length }, (_, unit) => at + unit)))
  return (offset) => covered.has(offset)
}

function read(whole: string): Values {
  const text = proseOf(whole)
  const [days, clocks] = [[...daysIn(text), ...slashedDaysIn(text)], clocksIn(text)]
  const isPart = insideOf([...days, ...clocks])
  const numbers = new Set<number>()
  const all = new Set<number>()
  const hours = new Map<number, number>()
  const amounts = new Set<number>()
  for (const { at, end, values, text: raw } of figuresIn(text)) {
    for (const value of values) {
      all.add(value)
      if (!isPart(at)) numbers.add(value)
    }
    const after = text.slice(end, end + 14)
    const isMoney = currencyAfter().test(after) || currencyBefore.test(text.slice(Math.max(0, at - 5), at))
    const isAmount = isMoney || percentAfter().test(after)
    if (isMoney) for (const value of values) amounts.add(value)
    const parts = (plainDigits(raw).match(/\d+/gu) ?? []).map(Number)
    for (const part of parts) all.add(part)
    if (!isAmount) for (const value of new Set([...parts, ...values])) hours.set(value, (hours.get(value) ?? 0) + 1)
  }
  return { text: whole, numbers, all, hours, amounts, days, clocks, words: wordsFor(text) }
}

/** The values of a text; kept, because a source is read for each passage. */
export const valuesOf = remember((text: string): Values => read(text), 40)

/** Numbers of the source whose sums and differences are tried. */
const mostTerms = 30

/** Days, weeks, months and hours by which an amount is multiplied: `$25 a week is $1,300 a year`. */
const periods = [4, 7, 12, 24, 30, 52, 60, 365]
/** Given numbers of which products of three are tried, whatever their unit: 75 watts for 8 hours at 35 cents. */
const mostFactors = 6
/** The digits of a number without its power of ten. */
const digitsOf = (value: number) =>
  Number(
    value
      .toPrecision(6)
      .replace(/[.-]|e.*$/gu, '')
      .replace(/^0+|0+$/gu, ''),
  )

/** Whether a number is the sum, difference, product, quotient or percentage of two given numbers, for a longer period, or their total. */
export function isDerived(value: number, { numbers, amounts }: Pick<Values, 'numbers' | 'amounts'>): boolean {
  const terms = [...numbers].slice(0, mostTerms)
  const isPair = terms.some((a) =>
    terms.some(
      (b) =>
        a !== b &&
        [a + b, a - b, a * b, a / b, 100 * (1 - a / b)].some(
          (result) => Math.abs(result - value) < 0.51 && (result === value || result > 20),
        ),
    ),
  )
  if (isPair || value <= 20) return isPair || isProduct(value, terms)
  const total = [...amounts].reduce((sum, amount) => sum + amount, 0)
  return (
    (amounts.size > 2 && total === value) ||
    [...amounts].some((amount) => periods.some((period) => amount * period === value)) ||
    isProduct(value, terms)
  )
}

/** Whether a number is the product of three of the first numbers, up to a power of ten: watts, hours and cents give euros. */
export function isProduct(value: number, terms: readonly number[]): boolean {
  const factors = terms.slice(0, mostFactors).filter((term) => term > 1)
  if (factors.length < 3 || value === 0) return false
  const digits = digitsOf(value)
  return factors.some((a, one) =>
    factors.some((b, two) => two > one && factors.some((c, three) => three > two && digitsOf(a * b * c) === digits)),
  )
}

const isSpelled = (value: number, words: readonly string[], spell: Spell) => spell(value).some((spelled) => holdsNumber(words, spelled))

/** Words between the parts of an amount: its currency. */
const mostBetween = 2

/** Whether words hold an amount with its hundredths: `sieben Euro fünfzig`. */
function isSpelledDecimal(value: number, words: readonly string[], spell: Spell): boolean {
  const [whole, hundredths] = [Math.floor(value), Math.round((value % 1) * 100)]
  if (hundredths === 0) return false
  return spell(whole).some((first) =>
    words.some((_, at) => {
      if (!holdsNumber(words.slice(at, at + first.length), first)) return false
      const from = at + first.length
      return spell(hundredths).some((last) => holdsNumber(words.slice(from, from + last.length + mostBetween), last))
    }),
  )
}

/** Whether a text has a number in words of any language. Loads number words, so it is asked last. */
export async function isSpelledAnywhere(value: number, { words }: Values): Promise<boolean> {
  for (const language of spelledLanguages) if (isSpelled(value, words, await spellingOf(language))) return true
  return false
}

/** A given fact that a text must have. */
export type FactSort = 'price' | 'percent' | 'day' | 'weekday' | 'time' | 'address' | 'link' | 'handle' | 'phone'
export interface GivenFact {
  readonly sort: FactSort
  readonly text: string
  isIn(text: Values, spell: Spell): boolean
}

const link = new RegExp(
  `${linkStart}[^\\s<>"。，、；：！？（）「」]*[\\p{L}\\p{M}\\p{N}/#=_~&%+$@*-]|(?<![\\p{L}\\p{M}\\p{N}@._-])${domain}(?![\\p{L}\\p{M}\\p{N}@.])(?:[/?][^\\s,;<>"）)]*[\\p{L}\\p{N}/=])?`,
  'giu',
)
const email = new RegExp(`(?<![\\w.+-])${mailAddress}`, 'gu')
/** A handle or a requested hashtag. A domain after `@` is an address. */
const handle = /(?<![\p{L}\p{M}\p{N}_.@/])[@#][\p{L}\p{M}\p{N}_]+(?:\.[\p{L}\p{M}\p{N}_]+)*/gu
export const currencyBefore = /(?:[$€£₹¥₽₩৳₪]|(?<![\p{L}])(?:Rs\.?|R\$|USD|EUR|GBP|INR|CHF|Tk\.?))\s?$/iu
const isAfter = { isOpen: true } as const
export const currencyAfter = once(
  () =>
    new RegExp(
      `^(?:,-)?[^\\S\\n]?(?:[$€£₹¥₽₩৳₪]|[块塊](?!\\p{L})|${wordsOf(({ missing }) => missing.currency, languageCodes, isAfter)})`,
      'iu',
    ),
)
export const percentAfter = once(
  () => new RegExp(`^[^\\S\\n]?(?:[%％٪]|${wordsOf(({ missing }) => missing.percent, languageCodes, isAfter)})`, 'iu'),
)

const bareLink = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
    .replace(/\/$/u, '')
const spokenDomain = (address: string) => (bareLink(address).split('.')[0] ?? '').replace(/[^\p{L}\p{N}]/gu, '')
const noonWords = once(
  () =>
    new RegExp(
      wordsOf(({ missing }) => missing.noon),
      'iu',
    ),
)
/** Before an hour from which a half is taken: languages that count it to the next hour. */
const halfToNext = once(
  () =>
    new RegExp(
      wordsOf(({ missing }) => missing.halfToNext),
      'iu',
    ),
)
/** Half of a price in words, which is 50 %. */
export const halfWords = once(
  () =>
    new RegExp(
      wordsOf(({ missing }) => missing.half),
      'iu',
    ),
)

const hasNumber = (value: number, text: Values, spell: Spell) =>
  text.all.has(value) || isSpelled(value, text.words, spell) || isSpelledDecimal(value, text.words, spell)

/**
 * Whether a text has a number that tells a day or an hour. Where the source has the same number of something else, `8 diyas, from 8 pm`, one of them
 * in the text may be that.
 */
const hasTold = (value: number, text: Values, spell: Spell, elsewhere: ReadonlySet<number>): boolean =>
  (text.hours.get(value) ?? 0) > (elsewhere.has(value) ? 1 : 0) || isSpelled(value, text.words, spell)

/** @param readings of one day: `3/4` is two @param elsewhere the numbers of the source that are neither days nor times */
const dayFact = (readings: readonly [CalendarDay, ...CalendarDay[]], elsewhere: ReadonlySet<number>): GivenFact => ({
  sort: 'day',
  text: readings[0].text.trim(),
  isIn: (text, spell) => readings.some(({ day }) => hasTold(day, text, spell, elsewhere) || text.days.some((told) => told.day === day)),
})

function clockFact({ text: raw, minutes }: Clock, others: readonly Clock[], elsewhere: ReadonlySet<number>): GivenFact {
  // When it is asked for: few clocks are missing, and each has a span to every other one.
  const spans = () => {
    const ends = new Set(others.flatMap((other) => other.minutes))
    return new Set(minutes.flatMap((minute) => Array.from(ends, (end) => Math.abs(end - minute) / 60)))
  }
  return {
    sort: 'time',
    // The dot of `8 pm.` ends the sentence, that of `8 p.m.` does not.
    text: raw.trim().replace(/(?<!\.\p{L})\.$/u, ''),
    isIn: (text, spell) =>
      minutes.some((minute) => {
        const [hour, past] = [Math.floor(minute / 60), minute % 60]
        // `halb zehn` is 9:30, and `quarter to ten` is 9:45; but `las diez y media` is 10:30 only.
        const isToNext = past > 30 || (past === 30 && halfToNext().test(text.text))
        const hours = [hour, hour % 12 || 12, ...(isToNext ? [(hour + 1) % 24, (hour % 12) + 1] : [])]
        return (
          hours.some((value) => hasTold(value, text, spell, elsewhere)) ||
          text.clocks.some((clock) => clock.minutes.some((told) => told % 720 === minute % 720)) ||
          (hour === 12 && noonWords().test(text.text)) ||
          hour % 24 === 0
        )
      }) ||
      // `until 9`, told as `two hours`.
      [...spans()].some((hours) => hours > 0 && hours < 12 && !elsewhere.has(hours) && hasNumber(hours, text, spell)),
  }
}

/** Days and times that are looked for: each is compared with the others. */
const mostOfOne = 60

/** Details that begin lines at `0:00` are chapters of a video. */
const hasChapters = (details: string) => /^[^\S\n]{0,8}0{1,2}:00\s/mu.test(details)
const chapterLine = /^[^\S\n]{0,8}\d{1,2}:\d{2}(?::\d{2})?\s.*$/gmu

/** Chapters in one line: `0:00 the dough, 3:10 shaping, 7:40 baking`. */
const inlineChapter = /(?<![\d:])\d{1,2}:\d{2}(?=[^\S\n]{1,3}\p{L})/gu
function withoutInlineChapters(details: string): string {
  const times = details.match(inlineChapter) ?? []
  return times.length > 2 && /^0{1,2}:00$/u.test(times[0] ?? '') ? details.replace(inlineChapter, '') : details
}
const withoutChapters = (details: string): string =>
  hasChapters(details) ? details.replace(/\s\/\s(?=\d{1,2}:\d{2}\s)/gu, '\n').replace(chapterLine, '') : withoutInlineChapters(details)

/** The facts of the details that a text can be compared with by value: prices, percentages, days, times, links, handles and telephone numbers. */
export function factsIn(details: string, { chapters = false, spokenLinks = false } = {}): GivenFact[] {
  const kept = chapters ? details : withoutChapters(details)
  const emails = kept.match(email) ?? []
  const withoutEmails = kept.replace(email, ' ')
  const handles = withoutEmails.match(handle) ?? []
  const links = withoutEmails.replace(handle, ' ').match(link) ?? []
  const prose = proseOf(kept.replace(link, (found) => ' '.repeat(found.length)))
  const phones = phonesIn(prose)
  const days = [...daysIn(prose), ...slashedDaysIn(prose)].slice(0, mostOfOne)
  const clocks = clocksIn(prose).slice(0, mostOfOne)
  const isInDay = insideOf(days)
  const elsewhere = valuesOf(kept).numbers
  const figures = figuresIn(prose).filter(({ at }) => !isInDay(at))
  const around = ({ at, end }: { at: number; end: number }) => [prose.slice(Math.max(0, at - 5), at), prose.slice(end, end + 14)] as const
  const figureFact = (sort: 'price' | 'percent') => {
    const afterwards = sort === 'percent' ? percentAfter() : currencyAfter()
    return figures.flatMap((figure): GivenFact[] => {
      const [before, after] = around(figure)
      const isOne = sort === 'percent' ? percentAfter().test(after) : currencyBefore.test(before) || currencyAfter().test(after)
      if (!isOne) return []
      return [
        {
          sort,
          text: kept
            .slice(figure.at - (currencyBefore.exec(before)?.[0].length ?? 0), figure.end + (afterwards.exec(after)?.[0].length ?? 0))
            .trim(),
          isIn: (text, spell) =>
            figure.values.some(
              (value) => hasNumber(value, text, spell) || (sort === 'percent' && value === 50 && halfWords().test(text.text)),
            ),
        },
      ]
    })
  }
  const addressFact = (sort: 'link' | 'handle', address: string): GivenFact => ({
    sort,
    text: address,
    isIn: ({ text }) => {
      const lower = text.toLowerCase()
      return (
        lower.includes(bareLink(address)) ||
        (spokenLinks && sort === 'link' && lower.replace(/[^\p{L}\p{N}]/gu, '').includes(spokenDomain(address)))
      )
    },
  })
  return [
    ...figureFact('price'),
    ...figureFact('percent'),
    ...Array.from(Map.groupBy(days, ({ at }) => at).values(), (readings) =>
      dayFact(readings as [CalendarDay, ...CalendarDay[]], elsewhere),
    ),
    ...clocks.map((clock) => clockFact(clock, clocks, elsewhere)),
    ...[...links, ...emails].map((address) => addressFact('link', address)),
    ...handles.map((name) => addressFact('handle', name)),
    ...phones.map(
      (number): GivenFact => ({
        sort: 'phone',
        text: number.trim(),
        isIn: ({ text }) => digitsOnly(text).includes(digitsOnly(number).replace(/^0+/u, '')),
      }),
    ),
  ]
}
