import type { Fault } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import type { CheckLists } from '#writer/builtin/phrases/check-lists.ts'
import { withEnglish, wordsOf } from '#writer/builtin/phrases/word-lists.ts'
import { isExample } from '#writer/checks/examples.ts'
import { isOffer } from '#writer/checks/offer.ts'
import { isProse, type Passage, proseOf, sentenceAt } from '#writer/checks/passage.ts'
import {
  type CalendarDay,
  type Clock,
  clocksIn,
  daysIn,
  digitsOnly,
  type Figure,
  figuresIn,
  phonesAt,
  phonesIn,
  slashedDaysIn,
} from '#writer/facts/figures.ts'
import {
  currencyAfter,
  currencyBefore,
  halfWords,
  insideOf,
  isDerived,
  isProduct,
  isSpelledAnywhere,
  percentAfter,
  type Values,
  valuesOf,
} from '#writer/facts/given.ts'
import { holdsNumber, spelledLanguages, spellingOf, wordsFor } from '#writer/facts/number-words.ts'
import { once, remember } from '#writer/remember.ts'

/*
 * A number is a claim when somebody could be held to it: a percentage, a price, a date, a number of people, a year of founding. Methods,
 * usual amounts, measures, counts, times in jokes, numbers of a list, examples and sums of given numbers are not.
 */

/** Numbers that mark a place in the text: `1.`, `2/3`, `Step 4`. */
const numbering = /^[^\S\n]{0,8}\p{Nd}{1,2}[.):]\s|(?<![\p{N}/])\d{1,3}\/\d{1,3}(?![\p{N}/])$|^\d{1,3}\/\d{1,3}(?=\s)/gmu

/** Shares that everybody says without meaning a statistic. */
const idiomaticShares: ReadonlySet<number> = new Set([0, 1, 100, 101, 110, 120, 150, 200, 1000])

/** Fewer people than these may be a group that everybody can picture. */
const countedPeople = 20

const year = '((?:1[6-9]|20)\\d{2})'
/** Units that are written alike in every language. */
const signs = '%|°|[mckµ]?m[²³]?\\b|[km]?g\\b|[mckd]?l\\b|[km]?w(?:h|atts?)?\\b|m?ah\\b|[kmg]?hz\\b|px\\b|rpm\\b'

const patternsOf = remember((language: LanguageCode) => {
  const words = (list: keyof CheckLists['number'], isOpen = false) =>
    wordsOf(({ number }) => number[list], withEnglish(language), { isOpen })
  const of = (pattern: string, flags = 'iu') => new RegExp(pattern, flags)
  const numerals = wordsOf(({ claim }) => claim.numerals, withEnglish(language))
  const count = `(?:\\d{1,4}|${words('one')}|${numerals})`
  return {
    followedByPeople: of(`^\\+?(?:\\s(?:${words('of')}\\s)?)?(?:[\\p{L}\\p{M}]+\\s){0,2}${words('people', true)}`),
    /** `9 out of 10`, `zwei von drei`. */
    shareOf: of(`(?<![\\p{L}\\d.,])${count}\\s?${words('outOf', true)}\\s?${count}(?=\\s|[人명])`, 'giu'),
    foundedIn: of(`${words('since')}\\s?${year}(?!\\d)|(?<!\\d)${year}\\s?${words('sinceAfter', true)}`, 'giu'),
    /** Others have done it already: that is meant to convince, also in a joke. */
    socialProof: of(words('already')),
    unit: of(`^[\\s-]?(?:${signs}|${words('units', true)})`),
    /** Whole counts in words with what they count. */
    counted: of(words('counted'), 'giu'),
    /** After a percentage: `16% of 50` is arithmetic, `30% of 2,000 customers` is not. */
    ofNumber: of(`^\\s?${words('of')}\\s\\p{Nd}[\\p{Nd}.,]*`),
    averages: of(words('average')),
    firstPerson: of(words('self')),
    /** Before the price of an offer: `from £15`, `only £15`. */
    fromPrice: of(`${words('from')}\\s?(?:R(?=\\$))?[^\\p{L}\\p{N}]{0,3}$`),
    moreThan: of(`${words('over')}\\s$`),
    /** `une trentaine d'exposants`: about so many, of what takes no time. */
    roundCounts: of(`${words('dozens')}\\s?(?!${words('brief')})\\p{L}{3,24}`, 'giu'),
    percentWord: of(
      wordsOf(({ missing }) => missing.percent, withEnglish(language)),
      'giu',
    ),
  }
})
type Patterns = ReturnType<typeof patternsOf>

/** A count that nobody rounds: with separators, and not a power of ten. */
const isExactCount = (value: number, raw: string) =>
  value >= 1000 && (/\d[.,\u00A0\u202F '’]\d{3}/u.test(raw) || /^\d{5,}$/u.test(raw)) && !/^10*$/u.test(String(value))
function isArithmetic(after: string, { ofNumber, followedByPeople }: Patterns): boolean {
  const number = ofNumber.exec(after)
  return number !== null && !followedByPeople.test(after.slice(number[0].length))
}

interface Claim {
  readonly text: string
  readonly at: number
  readonly values: readonly number[]
}

interface ClaimContext {
  readonly source: Values
  /** Whether the user gave details: then prices and times are those of an offer. */
  readonly hasDetails: boolean
  readonly isJoke: boolean
  /** Whether the text is written from a source: then numbers come from there. */
  readonly hasSource: boolean
  /** Whether the source tells of something that the writer offers. */
  readonly isOffering: () => boolean
  readonly language: LanguageCode
}

/** Numbers up to this one count what stands in the text: five tips. */
const mostCounted = 12

interface Examples {
  readonly values: ReadonlySet<number>
  /** Where the first one begins. */
  readonly from: number
}

/** The amounts and shares of examples, and those that follow from them: `Say it's $1,800. At $75 off, that's $1,725.` */
function examplesIn(text: string, figures: readonly Figure[], plain: string, language: LanguageCode): Examples {
  const before = ({ at }: Figure) => plain.slice(Math.max(0, at - 5), at)
  const after = ({ end }: Figure) => plain.slice(end, end + 14)
  const amounts = figures.filter((figure) => currencyBefore.test(before(figure)) || currencyAfter().test(after(figure)))
  const [first, ...others] = amounts.filter(({ at }) => isExample(sentenceAt(text, at, language)))
  if (!first) return { values: new Set(), from: Number.POSITIVE_INFINITY }
  const given = [first, ...others].flatMap(({ values }) => values)
  const shares = figures.filter((figure) => percentAfter().test(after(figure)))
  const all = new Set(amounts.flatMap(({ values }) => values))
  const parts = shares.flatMap(({ values }) => values.flatMap((value) => [value / 100, 1 - value / 100]))
  const follows = (value: number) =>
    given.some((one) => (value !== one && all.has(Math.abs(one - value))) || parts.some((part) => Math.abs(one * part - value) < 0.01))
  const ofExamples = shares.filter(({ at }) => isExample(sentenceAt(text, at, language))).flatMap(({ values }) => values)
  return { values: new Set([...given, ...ofExamples, ...[...all].filter(follows)]), from: first.at }
}

/** A telephone number of the source without its spaces. */
const isPhone = (digits: string, { text }: Values): boolean =>
  /^\d{7,15}$/u.test(digits) && phonesIn(text).some((phone) => digitsOnly(phone).endsWith(digits.replace(/^0+/u, '')))

/** Words after a number that the source names, too: what is counted is then the writer's. Chinese, Japanese and Korean may have a counter before. */
function countsGivenThing(after: string, lowerSource: string): boolean {
  const next = /^\s?([\p{L}\p{M}]{2,24})(?:\s([\p{L}\p{M}]{2,24}))?/u.exec(after)
  if (!next) return false
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(next[1] ?? ''))
    return lowerSource.includes((next[1] ?? '').replace(/^[个只箱份盒件瓶本張张枚個杯支枝台袋包条双套碗串册冊足束]の?/u, '').slice(0, 2))
  return [next[1], next[2]].some(
    (word) =>
      word && word.length >= shortestThing && lowerSource.includes(word.toLowerCase().slice(0, Math.max(shortestThing, word.length - 2))),
  )
}
const shortestThing = 4
const isYear = ({ text }: Figure) => /^(?:19|20)\d\d$/u.test(text)

/** The claims that figures make. */
function figureClaims(text: string, plain: string, context: ClaimContext, dated: readonly { at: number; text: string }[]): Claim[] {
  const { source, hasDetails, isJoke, language } = context
  const patterns = patternsOf(language)
  const { followedByPeople, fromPrice, averages, firstPerson, socialProof, unit, moreThan } = patterns
  const figures = figuresIn(plain)
  const examples = examplesIn(text, figures, plain, language)
  const isDated = insideOf(dated)
  return figures.flatMap((figure): Claim[] => {
    const { at, end, values } = figure
    if (isDated(at) || isDated(end - 1)) return []
    const [before, after] = [plain.slice(Math.max(0, at - 5), at), plain.slice(end, end + 40)]
    if (/[\p{L}#@_-]$/u.test(before) && /\p{Script=Latin}$/u.test(before)) return []
    const isGiven = values.some((value) => source.numbers.has(value) || examples.values.has(value) || isDerived(value, source))
    if (isGiven || isPhone(plain.slice(at, end), source)) return []
    const claim = (from: number, to: number): Claim[] => [{ text: text.slice(from, to).trim(), at, values }]
    const percent = percentAfter().exec(after)
    // `八成` also means `probably`.
    if (percent)
      return (percent[0] === '成' && !/\d/u.test(plain.slice(at, end))) ||
        values.some((value) => idiomaticShares.has(value) || (value === 50 && halfWords().test(source.text))) ||
        isArithmetic(plain.slice(end + percent[0].length, end + percent[0].length + 60), patterns)
        ? []
        : claim(at, end + percent[0].length)
    // Where nothing is offered, the amounts after an example belong to it.
    if (at > examples.from && !context.isOffering() && !followedByPeople.test(after)) return []
    const sentence = () => sentenceAt(text, at, language)
    const moneyBefore = currencyBefore.exec(before)
    const moneyAfter = currencyAfter().exec(after)
    if (moneyBefore || moneyAfter) {
      const isClaim =
        hasDetails ||
        source.numbers.size > 0 ||
        (context.isOffering() && fromPrice.test(plain.slice(Math.max(0, at - 24), at))) ||
        averages.test(sentence()) ||
        firstPerson.test(sentence())
      const isOffer = isClaim && !isExample(sentence()) && !(isJoke && !hasDetails) && !values.some((value) => value === 0)
      return isOffer ? claim(at - (moneyBefore?.[0].length ?? 0), end + (moneyAfter?.[0].length ?? 0)) : []
    }
    if (isExample(sentence())) return []
    if (context.hasSource && values.every((value) => value > mostCounted)) return claim(at, end)
    const counted = followedByPeople.exec(after)
    if (isJoke && !(counted && socialProof.test(sentence()))) return []
    if (counted && values.some((value) => value >= countedPeople) && !isYear(figure)) return claim(at, end + counted[0].length)
    if (unit.test(after)) return []
    if (values.some((value) => isExactCount(value, figure.text))) return claim(at, end)
    const isCount =
      values.every((value) => value > mostCounted && Number.isInteger(value)) &&
      (!isYear(figure) || moreThan.test(plain.slice(Math.max(0, at - 16), at)))
    if (isCount && countsGivenThing(after, source.text.toLowerCase()) && (context.isOffering() || firstPerson.test(sentence())))
      return claim(at, end + (/^\s?[\p{L}\p{M}]{1,24}/u.exec(after)?.[0].length ?? 0))
    return []
  })
}

const matches = (text: string, pattern: RegExp, groups: readonly number[]): Claim[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    text: match[0].trim(),
    at: match.index,
    values: groups.flatMap((group) => (match[group] ? [Number(match[group])] : [])),
  }))

/** Shares of people: `nine out of ten riders`, but not `nine times out of ten`. */
const shareClaims = (plain: string, { text, all }: Values, { shareOf, followedByPeople }: Patterns): Claim[] =>
  matches(plain, shareOf, []).filter(({ at, text: share }) => {
    const isOfPeople = followedByPeople.test(plain.slice(at + share.length, at + share.length + 40))
    const numbers = share.match(/\d+/gu)?.map(Number) ?? []
    const isGiven = text.toLowerCase().includes(share.toLowerCase()) || (numbers.length > 1 && numbers.every((number) => all.has(number)))
    return isOfPeople && !isGiven
  })

/** Telephone numbers that the source has not. */
function phoneClaims(plain: string, { text }: Values): Claim[] {
  const given = digitsOnly(text)
  return phonesAt(plain).flatMap(({ text: number, at }): Claim[] => {
    const digits = digitsOnly(number)
    const isGiven = digits.length < shortestPhone || given.includes(digits.replace(/^0+/u, ''))
    return isGiven ? [] : [{ text: number.trim(), at, values: [] }]
  })
}
const shortestPhone = 8

/** Days that everybody knows without being told: holidays with a fixed date. */
const knownDays: ReadonlySet<string> = new Set([
  '1/1',
  '14/2',
  '8/3',
  '1/4',
  '1/5',
  '31/10',
  '1/11',
  '24/12',
  '25/12',
  '26/12',
  '31/12',
  '15/8',
  '26/1',
  '2/10',
])

/** The days that a text names and the source does not. */
function dayClaims(days: readonly CalendarDay[], { source, isJoke }: ClaimContext): Claim[] {
  if (isJoke && source.days.length === 0) return []
  const givenDays = new Set(source.days.map(({ day, month }) => `${day}/${month}`))
  const isGiven = ({ day, month }: CalendarDay) =>
    givenDays.has(`${day}/${month}`) || source.numbers.has(day) || knownDays.has(`${day}/${month}`)
  // A day may have two readings, of which one is given.
  const givenPlaces = new Set(days.filter(isGiven).map(({ at }) => at))
  return days.flatMap(({ text, at, day, month }) => (givenPlaces.has(at) ? [] : [{ text: text.trim(), at, values: [day, month] }]))
}

const hoursRange = once(
  () =>
    new RegExp(
      `(?<![\\d.,:/])(\\d{1,2})\\s?(?:[-–~〜]|${wordsOf(({ missing }) => missing.hoursTo, languageCodes, { isOpen: true })})\\s?(\\d{1,2})(?![\\d/.]|:\\d)`,
      'giu',
    ),
)

/** Times of day in the text of a source, ranges of hours such as `10-18` included. */
function givenMinutes({ text, clocks }: Values): ReadonlySet<number> {
  const ranges = Array.from(text.matchAll(hoursRange()), ([, from, to]) => [Number(from), Number(to)]).filter((hours) =>
    hours.every((hour) => hour <= 24),
  )
  const counts24 = [
    ...ranges.flat(),
    ...clocks.flatMap(({ minutes }) => (minutes.length === 1 ? [Math.floor((minutes[0] ?? 0) / 60)] : [])),
  ].some((hour) => hour > 12)
  const ofRanges = ranges.flat().flatMap((hour) => (counts24 ? [hour * 60] : [hour * 60, ((hour + 12) % 24) * 60]))
  return new Set([...ofRanges, ...clocks.flatMap(({ minutes }) => minutes)].map((minute) => minute % 1440))
}

/** The times that a text names and the source does not; others are those of a scene unless the source tells of an offer. */
function clockClaims(whole: string, clocks: readonly Clock[], { source, hasDetails, isJoke, isOffering, language }: ClaimContext): Claim[] {
  const given = givenMinutes(source)
  if (!hasDetails || isJoke || (given.size === 0 && !isOffering())) return []
  return clocks.flatMap(({ text, at, minutes }) =>
    (given.size === 0 && /[?？؟]["”»’)\s]*$/u.test(sentenceAt(whole, at, language))) ||
    minutes.some((minute) => given.has(minute % 1440) || source.numbers.has(minute / 60))
      ? []
      : [{ text, at, values: [] }],
  )
}

/** Percentages in words: `ninety percent`. */
async function spelledShares(plain: string, { language, source }: ClaimContext): Promise<Claim[]> {
  if (!spelledLanguages.includes(language)) return []
  const found = [...plain.matchAll(patternsOf(language).percentWord)]
  if (found.length === 0) return []
  const spell = await spellingOf(language)
  return found.flatMap(({ index, 0: sign }): Claim[] => {
    const before = plain.slice(Math.max(0, index - 40), index)
    if (/\p{Nd}\s?$/u.test(before)) return []
    const words = wordsFor(before).slice(-3)
    for (let value = 2; value < 100; value++) {
      const isIt = (spell(value)[0] ?? []).join(' ') === words.slice(-(spell(value)[0]?.length ?? 1)).join(' ')
      if (isIt && !source.numbers.has(value))
        return [{ text: `${before.trim().split(/\s/u).at(-1) ?? ''} ${sign}`.trim(), at: index, values: [value] }]
    }
    return []
  })
}

/** Most times that a given price is counted in a sum. */
const mostTimes = 12

/**
 * Whether an amount is computed from given ones: their sum, as often as its sentence says (`two adults with three children: £39`), or the product
 * of numbers of which some are given in words.
 */
async function isComputed(
  { values, at }: Claim,
  text: string,
  { source, language }: ClaimContext,
  timesIn: Map<string, readonly number[]>,
): Promise<boolean> {
  if (values.length === 0) return false
  const spell = await spellingOf(language)
  const counts = Array.from({ length: mostTimes }, (_, less) => less + 1)
  const inWords = counts.filter((count) => spell(count).some((spelled) => holdsNumber(source.words, spelled)))
  if (values.some((value) => isProduct(value, [...inWords, ...source.numbers]))) return true
  const prices = [...source.amounts]
  function counted(sentence: string): number[] {
    const words = wordsFor(sentence)
    const inDigits = new Set(figuresIn(sentence).flatMap((figure) => figure.values))
    return counts.filter((count) => inDigits.has(count) || spell(count).some((spelled) => holdsNumber(words, spelled)))
  }
  // Two of one price and one of another: without two prices the sentence need not be read.
  if (prices.length < 2) return false
  const sentence = sentenceAt(text, at, language)
  const known = timesIn.get(sentence)
  const times = known ?? counted(sentence)
  if (!known) timesIn.set(sentence, times)
  return values.some((value) =>
    times.some((one) => times.some((two) => prices.some((a) => prices.some((b) => a !== b && one * a + two * b === value)))),
  )
}

/** The claims of one text that the source does not support. */
export async function unsupportedClaims(text: string, context: ClaimContext): Promise<Claim[]> {
  const plain = proseOf(text).replace(numbering, (match) => ' '.repeat(match.length))
  const [days, clocks] = [daysIn(plain), clocksIn(plain)]
  const slashed = slashedDaysIn(plain)
  const { source } = context
  const patterns = patternsOf(context.language)
  // Many claims of one sentence read it once.
  const timesIn = new Map<string, readonly number[]>()
  const claims = [
    ...figureClaims(text, plain, context, [...days, ...clocks, ...(source.days.length > 0 ? slashed : [])]),
    ...dayClaims([...days, ...(source.days.length > 0 ? slashed : [])], context),
    ...clockClaims(text, clocks, context),
    ...(context.isJoke ? [] : phoneClaims(plain, source)),
    ...(!context.isJoke && context.isOffering()
      ? matches(plain, patterns.roundCounts, []).filter(({ text: words }) => !source.text.toLowerCase().includes(words.toLowerCase()))
      : []),
    ...(context.isJoke
      ? []
      : [
          ...shareClaims(plain, source, patterns),
          ...matches(plain, patterns.foundedIn, [1, 2]).filter(({ values }) => !values.some((value) => source.all.has(value))),
          ...matches(plain, patterns.counted, []).filter(({ text: words }) => !source.text.includes(words)),
        ]),
    ...(await spelledShares(plain, context)),
  ]
  // A number may stand in words in the source, in any language.
  const kept = new Map<number, Claim>()
  for (const claim of claims) {
    if (await isComputed(claim, text, context, timesIn)) continue
    const isInWords = await Promise.all(claim.values.filter((value) => value > 1).map((value) => isSpelledAnywhere(value, source)))
    if (!(isInWords.length > 0 && isInWords.every(Boolean)) && !kept.has(claim.at)) kept.set(claim.at, claim)
  }
  return [...kept.values()]
}

export interface ClaimRequest {
  readonly language: LanguageCode
  readonly source: string
  readonly hasDetails: boolean
  readonly isJoke: boolean
  readonly hasSource?: boolean
}

/** Percentages, prices, days, times and numbers of people that a result states and the user did not give. */
export async function claimFaults(
  passages: readonly Passage[],
  { language, source, hasDetails, isJoke, hasSource = false }: ClaimRequest,
): Promise<Fault[]> {
  const context = {
    source: valuesOf(source),
    hasDetails: hasDetails || hasSource,
    isJoke: isJoke && !hasSource,
    hasSource,
    isOffering: () => isOffer(source, language),
    language,
  }
  const faults: Fault[] = []
  for (const { field, text, style } of passages) {
    if (!isProse({ style })) continue
    for (const { text: claim, at } of await unsupportedClaims(text, context))
      faults.push({
        rule: 'number',
        field,
        message: `"${sentenceAt(text, at, language)}" states ${JSON.stringify(claim)}, which nobody gave: say it without that, or leave the sentence out`,
        quotes: [claim],
      })
  }
  return faults
}
