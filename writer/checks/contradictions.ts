import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type Background, backgroundText } from '#writer/background.ts'
import { isProse, normalised, type Passage, proseOf, sentenceAt } from '#writer/checks/passage.ts'
import { scriptOf } from '#writer/checks/scripts.ts'
import { selfClaimsIn } from '#writer/checks/self-claims.ts'
import { allWeekdays, weekdaysIn } from '#writer/checks/weekdays.ts'
import { clocksIn, daysIn, digitsOnly, type Figure, figuresIn, phonesIn } from '#writer/facts/figures.ts'
import { currencyAfter, currencyBefore, insideOf, isDerived, isSpelledAnywhere, percentAfter, valuesOf } from '#writer/facts/given.ts'

/*
 * What a text states differently from the voice or the source: another number of the same thing, another price, share, telephone number,
 * day of the week, place or name of who writes, and a quotation that is not word for word. What topic or details state is given, too: they
 * win.
 */

interface Found {
  readonly text: string
  readonly at: number
}

interface Compared {
  readonly background: Background
  readonly language: LanguageCode
  /** Topic, details and background. */
  readonly given: string
}

/** What a figure counts: the first letters of the next word, `price` or `percent`; `null` when no word follows. */
function countedBy({ at, end }: Figure, text: string): string | null {
  const [before, after] = [text.slice(Math.max(0, at - 5), at), text.slice(end, end + 30)]
  if (percentAfter().test(after)) return 'percent'
  if (currencyBefore.test(before) || currencyAfter().test(after)) return 'price'
  const next = /^[\s-]?([\p{L}\p{M}]{1,24})/u.exec(after)?.[1]?.toLowerCase()
  if (!next) return null
  // A sign or two of Chinese and Japanese, and a syllable of Korean before its particle, are a word.
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(next)) return next.slice(0, 2)
  if (/^\p{Script=Hangul}/u.test(next)) return next.slice(0, 1)
  return [...next].slice(0, stemLength).join('')
}
const stemLength = 4

/** Figures that are neither a part of a day nor of a time: those have checks of their own. */
function plainFigures(text: string): readonly Figure[] {
  const isPart = insideOf([...daysIn(text), ...clocksIn(text)])
  return figuresIn(text).filter(({ at }) => !isPart(at))
}

/** Another number of what the background counts. */
async function otherFigures(text: string, { background, given }: Compared): Promise<Found[]> {
  const own = proseOf(backgroundText(background))
  const counted = new Set(plainFigures(own).map((figure) => countedBy(figure, own)))
  const values = valuesOf(given)
  const found: Found[] = []
  for (const figure of plainFigures(text)) {
    const what = countedBy(figure, text)
    if (what === null || !counted.has(what)) continue
    if (figure.values.some((value) => values.all.has(value) || isDerived(value, values))) continue
    if ((await Promise.all(figure.values.map((value) => isSpelledAnywhere(value, values)))).some(Boolean)) continue
    const unit = (what === 'percent' ? percentAfter() : what === 'price' ? currencyAfter() : /^[\s-]?[\p{L}\p{M}]{1,24}/u).exec(
      text.slice(figure.end, figure.end + 30),
    )
    found.push({ text: text.slice(figure.at, figure.end + (unit?.[0].length ?? 0)), at: figure.at })
  }
  return found
}

/** Another telephone number than a given one. */
function otherPhones(text: string, { given }: Compared): Found[] {
  const known = phonesIn(given).map(digitsOnly)
  if (known.length === 0) return []
  const local = (digits: string) => digits.replace(/^0+/u, '')
  return phonesIn(text).flatMap((phone) => {
    const digits = local(digitsOnly(phone))
    return known.some((each) => each.endsWith(digits) || digits.endsWith(local(each)))
      ? []
      : [{ text: phone.trim(), at: text.indexOf(phone) }]
  })
}

/** Another day of the week than the given ones; any day may be named where none is given. */
function otherWeekdays(text: string, { background, given, language }: Compared): Found[] {
  const found = weekdaysIn(text, language)
  if (found.length === 0 || allWeekdays(backgroundText(background)).size === 0) return []
  const known = allWeekdays(given)
  return found.filter(({ day }) => !known.has(day))
}

/** Letters by which forms of a name are compared. */
const nameStem = 4

/** Whether a claimed name or place has a word of the given text: compared by its first letters, because names are inflected. */
function isNamed(claim: string, given: string): boolean {
  const source = normalised(given)
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(claim)) {
    const signs = claim.replace(/\s/gu, '')
    return source.replace(/\s/gu, '').includes([...signs].slice(0, 2).join(''))
  }
  const known = source.split(' ')
  return normalised(claim)
    .split(' ')
    .some((word) => word.length > 1 && known.some((each) => each.slice(0, nameStem) === word.slice(0, nameStem) || each.endsWith(word)))
}

/** Another place or name of who writes. A name in another script may be the same one. */
function otherSelves(text: string, { background: { voice }, given, language }: Compared): Found[] {
  if (!voice) return []
  const { places, names } = selfClaimsIn(text, language)
  const differs = (own: string) => (claim: Found) => own !== '' && scriptOf(claim.text) === scriptOf(own) && !isNamed(claim.text, given)
  return [...places.filter(differs(voice.place)), ...names.filter(differs(voice.name))]
}

const quotation = /[“"„«]([^“”"„«»\n]{12,280})[”"“»]|[「『]([^「」『』\n]{6,140})[」』]|‘((?:[^‘’\n]|’(?=\p{L})){12,280})’/gu
/** The share of a quotation's words in the source from which it is meant to be one of the source. */
const quotedShare = 0.6
/** Words, or signs of scripts without spaces, of a quotation: fewer are a term. */
const quotationSize = { words: 4, signs: 8 } as const

/** A quotation from the source that is not word for word. */
function alteredQuotations(text: string, { background: { source }, given }: Compared): Found[] {
  if (!source) return []
  const plain = normalised(given)
  const known = new Set(plain.split(' '))
  const knownPairs = new Set(pairsOf(plain))
  return Array.from(text.matchAll(quotation)).flatMap((match): Found[] => {
    const words = normalised(match[1] ?? match[2] ?? match[3] ?? '')
    if (plain.includes(words)) return []
    const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
    const parts = isJoined ? pairsOf(words) : words.split(' ')
    if (parts.length < (isJoined ? quotationSize.signs : quotationSize.words)) return []
    const shared = parts.filter((part) => (isJoined ? knownPairs : known).has(part)).length / parts.length
    return shared >= quotedShare ? [{ text: match[0], at: match.index }] : []
  })
}

/** Each two neighbouring signs of a text without spaces. */
const pairsOf = (text: string): string[] => {
  const signs = [...text.replace(/\s/gu, '')]
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

/** What texts state differently from the voice or the source. */
export async function contradictionFaults(passages: readonly Passage[], compared: Compared): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { field, text } of passages.filter(isProse)) {
    const plain = proseOf(text)
    const found = [
      ...(await otherFigures(plain, compared)),
      ...otherPhones(plain, compared),
      ...otherWeekdays(plain, compared),
      ...otherSelves(plain, compared),
      ...alteredQuotations(text, compared),
    ]
    for (const { text: claim, at } of found)
      faults.push({
        rule: 'contradicts',
        field,
        message: `"${sentenceAt(text, at, compared.language)}" says ${JSON.stringify(claim)}, but the voice or the source says something else: state it as given, or leave it out`,
        quotes: [claim.trim()],
      })
  }
  return faults
}
