import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isExample } from '#writer/checks/examples.ts'
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
} from '#writer/checks/figures.ts'
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
} from '#writer/checks/given.ts'
import { holdsNumber, spellingOf, wordsFor } from '#writer/checks/number-words.ts'
import { isOffer } from '#writer/checks/offer.ts'
import { isProse, type Passage, proseOf, sentenceAt } from '#writer/checks/passage.ts'

/*
 * A number is a claim when somebody could be held to it: a percentage, a price, a date, a number of people, a year of founding. Methods,
 * usual amounts, measures, counts, times in jokes, numbers of a list, examples and sums of given numbers are not.
 */

/** Numbers that mark a place in the text: `1.`, `2/3`, `Step 4`. */
const numbering = /^[^\S\n]{0,8}\p{Nd}{1,2}[.):]\s|(?<![\p{N}/])\d{1,3}\/\d{1,3}(?![\p{N}/])$|^\d{1,3}\/\d{1,3}(?=\s)/gmu

/** Shares that everybody says without meaning a statistic. */
const idiomaticShares: ReadonlySet<number> = new Set([0, 1, 100, 101, 110, 120, 150, 200, 1000])

const people = [
  'people|persons|adults|users|customers|clients|students|members|followers|subscribers|participants|families|households|readers|riders|runners|workers|employees|professionals|companies|businesses|teams|women|men|kids|children|parents|patients|guests|visitors|recipients|owners|marketers|creators|experts|shoppers|drivers|downloads|reviews|\\p{L}{2,12}owners',
  'personas|clientes|alumn[oa]s|estudiantes|usuari[oa]s|familias|socios|miembros|seguidores|participantes|empresas|trabajadores|adultos|mujeres|hombres|niños|lectores',
  'pessoas|alun[oa]s|estudantes|usuári[oa]s|famílias|membros|trabalhadores|mulheres|homens|crianças|leitores',
  'personnes|clientes?|clients|élèves|étudiante?s|utilisateurs|utilisatrices|familles|membres|abonnée?s|participante?s|entreprises|salariée?s|adultes|femmes|hommes|enfants|lecteurs',
  'persone|clienti|alunni|studenti|utenti|famiglie|membri|soci|iscritti|partecipanti|aziende|lavoratori|adulti|donne|uomini|bambini|lettori',
  'menschen|personen|leute|kund(?:en|innen)|nutzer(?:innen)?|schüler(?:innen)?|studierende|familien|mitglieder|follower|teilnehmer(?:innen)?|teilnehmende|firmen|unternehmen|mitarbeiter(?:innen)?|beschäftigte|erwachsene|frauen|männer|kinder|leser(?:innen)?|haushalte',
  'человек|людей|клиент\\p{L}*|ученик\\p{L}*|студент\\p{L}*|пользовател\\p{L}*|семей|участник\\p{L}*|подписчик\\p{L}*|компани[йи]|сотрудник\\p{L}*|женщин|мужчин|детей|читател\\p{L}*',
  'लोग|लोगों|ग्राहक|ग्राहकों|छात्र|छात्रों|छात्राओं|बच्चे|बच्चों|परिवार|परिवारों|महिलाओं|सदस्य|सदस्यों|कंपनियों|बालक\\p{M}*|बालिका\\p{M}*|जना\\p{M}*|छात्रा\\p{M}*|विद्यार्थिन\\p{M}*',
  'মানুষ|জন|গ্রাহক|শিক্ষার্থী|ছাত্র|পরিবার|সদস্য',
  'لوگ|لوگوں|افراد|گاہک|طلبہ|خاندان|شخص|شخصًا|عميل|عميلًا|عملاء|طالب|طالبًا|طلاب|مستخدم|مستخدمًا|طفل|طفلًا|أطفال|سيدة|امرأة|عائلة|متابع|متابعًا|مشترك|مشتركًا|موظف|موظفًا',
].join('|')
const followedByPeople = new RegExp(
  `^\\+?(?:\\s(?:de |di |of |से |أكثر )?)?(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${people})(?![\\p{L}\\p{M}])|^\\s?(?:人|名(?!前)|명|社(?!会)|世帯|가구|位(?!置))`,
  'iu',
)
/** Fewer people than these may be a group that everybody can picture. */
const countedPeople = 20

const countWord =
  '\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|três|quatro|sete|oito|nove|dez|due|tre|quattro|cinque|sei|otto|dieci|дв[аеоу]\\p{L}?|тр[иёе]\\p{L}{0,2}|четверо|девять|десяти'
/** `9 out of 10`, `zwei von drei`. */
const shareOf = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${countWord})\\s(?:out of|in|von|de cada|em cada|sur|su|из|में से|من كل|من أصل|میں سے|জনের মধ্যে)(?: every)?\\s(?:${countWord})(?=\\s)|\\d{1,4}\\s?(?:人(?:中|に|のうち)|명 중)\\s?\\d{1,4}\\s?[人명]`,
  'giu',
)

const foundedIn =
  /(?:since|founded in|established(?: in)?|est\.|opened in|seit|gegründet|depuis|fondée? en|desde|fundad[oa] e[nm]|dal|fondat[oa] nel|основан\p{L}* в|(?:работа\p{L}{1,4}|открыт\p{L}{0,3}|существу\p{L}{1,4}) с|1?创[立办]于|創業|창립|स्थापना|স্থাপিত|منذ عام|قائم)\s?((?:1[6-9]|20)\d{2})(?!\d)|(?<!\d)((?:1[6-9]|20)\d{2})(?:年に?(?:創業|创立|成立)|年から(?:続|営|や)|年起|년 (?:창업|설립|창립)|년부터| से (?:चल|काम|आप)| (?:সাল )?থেকে (?:কাজ|চল)| سے (?:چل|کام|آپ))/giu

/** A count that nobody rounds: with separators, and not a power of ten. */
const isExactCount = (value: number, raw: string) =>
  value >= 1000 && (/\d[.,\u00A0\u202F '’]\d{3}/u.test(raw) || /^\d{5,}$/u.test(raw)) && !/^10*$/u.test(String(value))
/** Others have done it already: that is meant to convince, also in a joke. */
const socialProof =
  /\b(?:already|joined|trust|schon|bereits|déjà|ya|já|già)\b|уже|पहले ही|चुके हैं|ইতিমধ্যে|بالفعل|پہلے ہی|すでに|これまでに|已经|이미/iu
const unit =
  /^[\s-]?(?:%|°|[mckµ]?m[²³]?\b|[km]?g\b|[mckd]?l\b|[km]?w(?:h|atts?)?\b|m?ah\b|[kmg]?hz\b|px\b|rpm\b|kcal|calor|lux|lumens?|ft\b|feet|miles?|met(?:er|re)s?|mètres|metros|metri|kilomet|kilómet|quilômet|chilomet|steps|schritte|pas\b|passi|pasos|passos|words|wörter|hours?|minut|seconds?|stunden|mal\b|times|years?|jahre|ans\b|años|anos|anni|шаг|метр|км|кг|лет|раз|步|歩|米|公里|メートル|キロ|걸음|미터|कदम|मीटर|किलोमीटर|পা|متر|خطوة|قدم)/iu

const sanskritHundreds =
  /(?<![\p{L}\p{M}])(?:द्वि|त्रि|चतुः|चतुश्|पञ्च|षट्|षट|सप्त|अष्ट|नव|दश)(?:शत|सहस्र)\p{M}*म?्?\s(?:(?:बालक|बालिका|जन|छात्र|विद्यार्थि|सदस्य|भक्त|कुटुम्ब)[\p{L}\p{M}]*)/gu

/** After a percentage: `16% of 50` is arithmetic, `30% of 2,000 customers` is not. */
const ofNumber = /^\s?(?:of|de|do|von|du|sur|di|da|от|का|के|की|এর|من|از)\s\p{Nd}[\p{Nd}.,]*/iu
function isArithmetic(after: string): boolean {
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

const averages =
  /\b(?:average|typical|most people|on average|moyenne|Durchschnitt|durchschnittlich|promedio|em média|in media)\b|в среднем|औसत|গড়ে|المتوسط|اوسط|平均|평균/iu
const firstPerson = /\b(?:I|we|ich|wir|je|nous|yo|nosotros|eu|nós|io|noi)\b|(?<!\p{L})(?:я|мы|मैंने|हमने|আমরা|我们?|私たち?|우리)(?!\p{L})/iu

/** Before the price of an offer: `from £15`, `only £15`. */
const fromPrice =
  /(?<![\p{L}\p{M}])(?:from|only|just|starting at|ab|nur|à partir de|dès|seulement|desde|solo|sólo|a partir de|só|apenas|a partire da|da|от|всего|من|ابتداءً من|فقط|सिर्फ़|सिर्फ|केवल|मात्र|মাত্র|صرف)\s(?:R(?=\$))?[^\p{L}\p{N}]{0,3}$|(?:仅需|只要|只需|たったの|단)\s?[^\p{L}\p{N}]{0,3}$/iu

interface Examples {
  readonly values: ReadonlySet<number>
  /** Where the first one begins. */
  readonly from: number
}

/** The amounts and shares of examples, and those that follow from them: `Say it's $1,800. At $75 off, that's $1,725.` */
function examplesIn(text: string, figures: readonly Figure[], plain: string, language: LanguageCode): Examples {
  const before = ({ at }: Figure) => plain.slice(Math.max(0, at - 5), at)
  const after = ({ end }: Figure) => plain.slice(end, end + 14)
  const amounts = figures.filter((figure) => currencyBefore.test(before(figure)) || currencyAfter.test(after(figure)))
  const [first, ...others] = amounts.filter(({ at }) => isExample(sentenceAt(text, at, language)))
  if (!first) return { values: new Set(), from: Number.POSITIVE_INFINITY }
  const given = [first, ...others].flatMap(({ values }) => values)
  const shares = figures.filter((figure) => percentAfter.test(after(figure)))
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
const moreThan = /(?<!\p{L})(?:over|more than|über|mehr als|plus de|más de|mais de|oltre|più di|более|больше|свыше|أكثر من)\s$/iu
const isYear = ({ text }: Figure) => /^(?:19|20)\d\d$/u.test(text)

/** The claims that figures make. */
function figureClaims(text: string, plain: string, context: ClaimContext, dated: readonly { at: number; text: string }[]): Claim[] {
  const { source, hasDetails, isJoke, language } = context
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
    const percent = percentAfter.exec(after)
    // `八成` also means `probably`.
    if (percent)
      return (percent[0] === '成' && !/\d/u.test(plain.slice(at, end))) ||
        values.some((value) => idiomaticShares.has(value) || (value === 50 && halfWords.test(source.text))) ||
        isArithmetic(plain.slice(end + percent[0].length, end + percent[0].length + 60))
        ? []
        : claim(at, end + percent[0].length)
    // Where nothing is offered, the amounts after an example belong to it.
    if (at > examples.from && !context.isOffering() && !followedByPeople.test(after)) return []
    const sentence = () => sentenceAt(text, at, language)
    const moneyBefore = currencyBefore.exec(before)
    const moneyAfter = currencyAfter.exec(after)
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
const shareClaims = (plain: string, { text, all }: Values): Claim[] =>
  matches(plain, shareOf, []).filter(({ at, text: share }) => {
    const isOfPeople = /[人명]$/u.test(share) || followedByPeople.test(plain.slice(at + share.length, at + share.length + 40))
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

/** `une trentaine d'exposants`: about so many, of what takes no time. */
const roundCounts =
  /(?<!\p{L})(?:une (?:dizaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine)|una (?:decena|docena|veintena|treintena|cincuentena|centena|decina|dozzina|ventina|trentina|quarantina|cinquantina)|un (?:centenar|centinaio|migliaio|millar)|uma (?:dezena|vintena|centena)) (?:de |di |d['’])(?!(?:min|jour|heur|secon|an(?:né|s)|mois|sem|día|hor|gior|or[ae]|ann|mes|met|mètr|pas(?:s|o)|fois|vec|volt|kilo|gram|gest|mot|palab|parol))\p{L}{3,24}/giu

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

const hoursRange = /(?<![\d.,:/])(\d{1,2})\s?(?:[-–~〜]|to|till|bis|à|a|до)\s?(\d{1,2})(?![\d/.]|:\d)/giu

/** Times of day in the text of a source, ranges of hours such as `10-18` included. */
function givenMinutes({ text, clocks }: Values): ReadonlySet<number> {
  const ranges = Array.from(text.matchAll(hoursRange), ([, from, to]) => [Number(from), Number(to)]).filter((hours) =>
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

const percentWord =
  /(?<![\p{L}\p{M}])(?:percent|per cent|prozent|pour cent|por ciento|por cento|per cento|процент\p{L}*|प्रतिशत|प्रतिशतम्|फ़ीसदी|फीसदी|শতাংশ|فیصد|بالمئة|بالمائة|في المئة)(?![\p{L}\p{M}])/giu

/** Percentages in words: `ninety percent`. */
async function spelledShares(plain: string, { language, source }: ClaimContext): Promise<Claim[]> {
  const found = [...plain.matchAll(percentWord)]
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
  // Many claims of one sentence read it once.
  const timesIn = new Map<string, readonly number[]>()
  const claims = [
    ...figureClaims(text, plain, context, [...days, ...clocks, ...(source.days.length > 0 ? slashed : [])]),
    ...dayClaims([...days, ...(source.days.length > 0 ? slashed : [])], context),
    ...clockClaims(text, clocks, context),
    ...(context.isJoke ? [] : phoneClaims(plain, source)),
    ...(!context.isJoke && context.isOffering()
      ? matches(plain, roundCounts, []).filter(({ text: words }) => !source.text.toLowerCase().includes(words.toLowerCase()))
      : []),
    ...(context.isJoke
      ? []
      : [
          ...shareClaims(plain, source),
          ...matches(plain, foundedIn, [1, 2]).filter(({ values }) => !values.some((value) => source.all.has(value))),
          ...matches(plain, sanskritHundreds, []).filter(({ text: words }) => !source.text.includes(words)),
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
