import { type SourcePoint, sourceLimits } from '#contract/sources.ts'
import { tellingFacts } from '#writer/facts/telling.ts'
import { isFurniture } from './furniture.ts'
import { givesOrders } from './orders.ts'
import { type SourcePassage, saysPrice } from './passages.ts'

/** UTF-16 units of a title. */
export const maxTitle = 120
/** UTF-16 units of a passage that can be a point: shorter ones say nothing alone. Scripts without spaces need fewer. */
const least = { spaced: 25, joined: 10 } as const
const joinedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const isQuestion = /[?？؟]["”’»)\]」』]?$/u

/** How many points a text of this length has. */
export const pointsFor = (length: number): number => Math.min(sourceLimits.points, Math.max(3, Math.round(3 + Math.sqrt(length) / 11)))

/** Whether a passage can be a point. */
export const canBePoint = ({ text, isHeading }: SourcePassage): boolean =>
  !isHeading &&
  (text.length >= (joinedScript.test(text) ? least.joined : least.spaced) || saysPrice(text)) &&
  /\p{L}{2}|\p{Lo}/u.test(text) &&
  !givesOrders(text) &&
  !isFurniture(text)

/** A passage as a point. @param named facts that a model found, which stand in it */
export const pointOf = ({ text, at }: SourcePassage, named: readonly string[] = []): SourcePoint => ({
  text,
  at,
  facts: [...new Set([...named, ...tellingFacts(text).filter((fact) => !named.some((one) => one.includes(fact)))])].slice(0, 8),
})

/** The words by which passages are compared, in any script. */
const wordsIn = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(joinedScript.test(text) ? /[\p{Script=Han}\p{Script=Katakana}]{2}/gu : /[\p{L}\p{M}]{4,}/gu) ?? [])

interface Scored {
  readonly passage: SourcePassage
  readonly words: ReadonlySet<string>
  readonly score: number
}

/** How telling each passage is: its facts, the words that the source repeats, its place, a heading before it. */
function score(passages: readonly SourcePassage[]): Scored[] {
  const worded = passages.map((passage) => ({ passage, words: wordsIn(passage.text) }))
  const counts = new Map<string, number>()
  for (const { words } of worded) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = Math.max(2, ...counts.values())
  return worded.map(({ passage, words }, at): Scored => {
    const repeated = [...words].reduce((sum, word) => sum + Math.min(1, ((counts.get(word) ?? 1) - 1) / (common / 2)), 0)
    const { text, place } = passage
    const afterHeading = passages[at - 1]?.isHeading ? 0.6 : 0
    const position = (at < 3 ? 1.2 : 0) + (place === 0 ? 0.4 : 0) + afterHeading
    const spoils = (isQuestion.test(text) ? 1 : 0) + (text.length > 260 ? 0.5 : 0)
    return { passage, words, score: Math.min(3, tellingFacts(text).length) * 0.8 + (3 * repeated) / (words.size + 3) + position - spoils }
  })
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}

/** The most telling passages in the order of the source. @param count at most @param distinct none nearly twice */
export function tellingPassages(passages: readonly SourcePassage[], count: number, distinct: boolean): SourcePassage[] {
  const chosen: Scored[] = []
  for (const one of score(passages).toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= count) break
    const repeats = distinct && chosen.some(({ words }) => words.size > 2 && overlap(words, one.words) > 0.75)
    if (canBePoint(one.passage) && !repeats) chosen.push(one)
  }
  return chosen.map(({ passage }) => passage).toSorted((a, b) => a.at - b.at)
}

/** The points that the built-in way finds, in any language. */
export const findPoints = (passages: readonly SourcePassage[], length: number): SourcePoint[] =>
  tellingPassages(passages, pointsFor(length), true).map((passage) => pointOf(passage))

/** A title from the words of the source: its first heading, else its first sentence, shortened at a word. */
export function titleIn(passages: readonly SourcePassage[]): string {
  const usable = passages.filter(({ text }) => !givesOrders(text) && !isFurniture(text) && /\p{L}/u.test(text))
  const heading = usable.slice(0, 6).find(({ isHeading }) => isHeading)
  return shortTitle((heading ?? usable[0])?.text ?? '')
}

/** At most `maxTitle` units, ending with a whole word and without an end mark. */
export function shortTitle(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const cut = line.length <= maxTitle ? line : line.slice(0, maxTitle)
  const whole = cut === line || !/\s/u.test(cut) ? cut : cut.slice(0, cut.lastIndexOf(' '))
  return (whole.isWellFormed() ? whole : whole.slice(0, -1)).replace(/[.,;:。．।،۔\s]{1,4}$/u, '')
}
