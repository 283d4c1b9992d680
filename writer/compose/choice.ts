import type { Random } from '#writer/compose/random.ts'

/** Some of a list, chosen at random, in the order they had. */
export function someOf<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set(random.shuffle(items.map((_, at) => at)).slice(0, count))
  return items.filter((_, at) => chosen.has(at))
}
