import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'
import { type CutRules, cutToFit } from '#writer/fit/cut.ts'

/** A piece of a text that is removed as a whole: a sentence, or a list with the line that leads in. `text` has the white space after it. */
export interface Unit {
  readonly text: string
  readonly isList: boolean
}

const listLine = /^[^\S\n]*(?:[-•*–▪✔✅👉]|\p{Nd}{1,2}[.)]|[A-Z]\))\s/u
const leadsIn = /[:：]\s*$/u

/** The sentences and lists of a text; joined they are the text. */
export function unitsOf(text: string, language: LanguageCode): Unit[] {
  const units: Unit[] = []
  for (const line of text.match(/[^\n]*\n+|[^\n]+$/gu) ?? []) {
    const last = units.at(-1)
    if (!listLine.test(line)) {
      units.push(...sentenceSegments(line, language).map((sentence) => ({ text: sentence, isList: false })))
    } else if (last && (last.isList || leadsIn.test(last.text))) units[units.length - 1] = { text: last.text + line, isList: true }
    else units.push({ text: line, isList: true })
  }
  return units
}

/** Sentences with facts are removed last. */
const factual = /\p{Nd}|https?:|[@#]\S/u

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/(?<![^\S\n])[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

/**
 * A text without as many whole sentences and lists as it takes to fit. The first and the last one stay as long as possible, and so do those
 * with numbers, links and handles; among the others the later ones go first. When one sentence alone is too long, it is cut as a last resort.
 */
export function cutMiddle(text: string, rules: CutRules): string {
  if (rules.fits(text)) return text
  const units = unitsOf(text, rules.language)
  const middle = [...units.keys()].slice(1, -1).reverse()
  const isFactual = (at: number) => factual.test(units[at]?.text ?? '')
  const order = [...middle.filter((at) => !isFactual(at)), ...middle.filter(isFactual), ...(units.length > 1 ? [units.length - 1] : [])]
  const isSpaced = /[^\S\n]$/u.test(units.slice(0, -1).find((unit) => !unit.isList && !unit.text.endsWith('\n'))?.text ?? ' ')
  const without = (count: number) => {
    const removed = new Set(order.slice(0, count))
    const kept = units.filter((_, at) => !removed.has(at))
    return tidy(kept.map((unit) => (isSpaced && !/\s$/u.test(unit.text) ? `${unit.text} ` : unit.text)).join(''))
  }
  // The more are removed, the shorter the text: the fewest are found by halving.
  let [low, high] = [0, order.length]
  while (low < high) {
    const half = (low + high) >> 1
    if (rules.fits(without(half))) high = half
    else low = half + 1
  }
  return cutToFit(without(low), rules)
}
