import type { Tone } from '#contract/options.ts'
import type { Random } from '#writer/compose/random.ts'
import type { ByTone, Line } from '#writer/languages/phrase-book.ts'

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

/** How often a line of the tone's own is drawn while there are some. */
const ownShare: Partial<Record<Tone, number>> = { excited: 0.75, humorous: 0.7, entertaining: 0.65, formal: 0.6 }
const usualShare = 0.55

/** Lines of a tone, mixed with those that suit every tone. */
export function toned(lines: ByTone, tone: Tone, random: Random): Deck<Line> {
  const own = deckOf(lines[tone] ?? [], random)
  const share = ownShare[tone] ?? usualShare
  const any = deckOf(lines.any ?? [], random)
  return {
    draw: () => (random.chance(share) ? (own.draw() ?? any.draw()) : (any.draw() ?? own.draw())),
  }
}
