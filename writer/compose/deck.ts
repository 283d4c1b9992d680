import type { Tone } from '#contract/options.ts'
import type { Random } from '#writer/compose/random.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'

/** Cards drawn one after the other in random order, each once. */
export interface Deck<T> {
  /** The next card; undefined when none is left. */
  draw(): T | undefined
}

export function deckOf<T>(cards: readonly T[], random: Random): Deck<T> {
  const rest = [...cards]
  return {
    draw() {
      if (rest.length === 0) return undefined
      const at = random.int(rest.length)
      const card = rest[at]
      const last = rest.pop()
      if (at < rest.length) rest[at] = last as T
      return card
    },
  }
}

/** Cards from a list that runs from the most to the least fitting: the front is drawn sooner, by `skew` (1: all alike). */
export function rankedDeck<T>(cards: readonly T[], random: Random, skew: number): Deck<T> {
  const rest = [...cards]
  return { draw: () => rest.splice(Math.floor(random.next() ** skew * rest.length), 1)[0] }
}

/** Lines of a tone, each drawn `ownWeight` times as readily as one of those that suit every tone. */
export function toned(lines: ByTone, tone: Tone, random: Random, ownWeight: number): Deck<Line> {
  const ownLines = lines[tone] ?? []
  const anyLines = lines.any ?? []
  const own = deckOf(ownLines, random)
  const any = deckOf(anyLines, random)
  const share = (ownLines.length * ownWeight) / (ownLines.length * ownWeight + anyLines.length)
  return {
    draw: () => (random.chance(share) ? (own.draw() ?? any.draw()) : (any.draw() ?? own.draw())),
  }
}
