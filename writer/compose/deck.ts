import type { Random } from '#writer/compose/random.ts'

/** A shuffled list that gives each of its items once. */
export interface Deck<T> {
  /** The next item, or `undefined` when all have been given. */
  draw(): T | undefined
}

export function deckOf<T>(items: readonly T[], random: Random): Deck<T> {
  const left = random.shuffle(items)
  return { draw: () => left.pop() }
}

/** Some of a list, chosen at random, in the order they had. */
export function someOf<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set(random.shuffle(items.map((_, at) => at)).slice(0, count))
  return items.filter((_, at) => chosen.has(at))
}
