import type { Tone } from '#contract/options.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'

/** Cards drawn one after the other, each once. */
export interface Deck<T> {
  /** The next card; undefined when none is left. */
  draw(): T | undefined
}

/** Into how many parts a pile is dealt. Each is a multiple of the one before, so that turns that meet in one pile meet in all. */
const partsAtLeast = 5
const partsOf = (cards: number): number => (cards >= 60 ? 20 : cards >= 30 ? 10 : partsAtLeast)

const mixes = new Map<number, readonly number[]>()

/** Places 0 to `count` - 1 in an order that has nothing to do with that of the list, and is the same for every text. */
function mixed(count: number): readonly number[] {
  const known = mixes.get(count)
  if (known) return known
  const made = createRandom(count).shuffle(Array.from({ length: count }, (_, at) => at))
  mixes.set(count, made)
  return made
}

/**
 * Each of some texts in a row begins with a part of the pile that is its own, in random order, and goes on to the next part when
 * that is used up: so regenerations say something new for as long as there is something new to say. Wording is dealt out of step with
 * matter, so that what has to come again comes in other words.
 */
export function deckOf<T>(cards: readonly T[], random: Random, pile: 'matter' | 'wording' = 'matter'): Deck<T> {
  const count = cards.length
  if (count === 0) return { draw: () => undefined }
  const parts = Math.min(partsOf(count), count)
  const part = (pile === 'matter' ? random.turn : random.turn + Math.floor(random.turn / partsAtLeast)) % parts
  const from = Math.floor((part * count) / parts)
  const own = Math.floor(((part + 1) * count) / parts) - from
  const order = mixed(count)
  const rest = Array.from({ length: own }, (_, at) => order[from + at] as number)
  let later = own
  return {
    draw() {
      if (rest.length > 0) return cards[rest.splice(random.int(rest.length), 1)[0] as number]
      return later < count ? cards[order[(from + later++) % count] as number] : undefined
    },
  }
}

/** The whole pile as it would be drawn. */
export function dealt<T>(cards: readonly T[], random: Random): T[] {
  const deck = deckOf(cards, random)
  return cards.map(() => deck.draw() as T)
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
