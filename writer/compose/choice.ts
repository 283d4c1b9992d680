import { dealt } from '#writer/compose/deck.ts'
import type { Random } from '#writer/compose/random.ts'

/** Some of a list in the order they had; texts in a row get different ones. */
export function someOf<T>(items: readonly T[], count: number, random: Random): T[] {
  const places = items.map((_, at) => at)
  const chosen = new Set(dealt(places, random).slice(0, count))
  return items.filter((_, at) => chosen.has(at))
}
