import { randomInt } from 'node:crypto'

/** The seed for the next text on a request. */
export type SeedSequence = (request: object) => number

/** Number of requests whose next seed is stored; any other starts at a random seed. */
const maxRequests = 10_000
const seedCount = 2 ** 30

/**
 * A sequence of seeds for each request, starting at a random even one: with it facts stand in the usual order. Consecutive seeds make the built-in writer choose different phrases while
 * there are unused ones, so that generating again gives a new text. Best effort: another server process or a restart starts elsewhere.
 */
export function createSeedSequence(firstSeed = () => 2 * randomInt(seedCount / 2)): SeedSequence {
  const nextSeeds = new Map<string, number>()
  return (request) => {
    const key = JSON.stringify(request)
    const seed = nextSeeds.get(key) ?? firstSeed()
    // Deleting first moves the key to the end of the map, so that the least recently used one is removed.
    nextSeeds.delete(key)
    if (nextSeeds.size >= maxRequests) nextSeeds.delete(nextSeeds.keys().next().value ?? '')
    nextSeeds.set(key, (seed + 1) % seedCount)
    return seed
  }
}
