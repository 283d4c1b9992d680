import { randomInt } from 'node:crypto'

/** The seed for the next text on a request. */
export type SeedSequence = (request: object) => number

/** Requests that are remembered; a forgotten one begins anew at a random place. */
const remembered = 10_000
const seeds = 2 ** 30

/**
 * Seeds that count up from a random one, for each request by itself: the built-in writer's seeds in a row have nothing in common for as
 * long as there is something new to say, so that generating again says something new. It is a courtesy and no promise: a restart or
 * another server begins at another place.
 */
export function createSeedSequence(first = () => randomInt(seeds)): SeedSequence {
  const next = new Map<string, number>()
  return (request) => {
    const key = JSON.stringify(request)
    const seed = next.get(key) ?? first()
    // Deleting first moves the key to the end, so that the one longest unused is forgotten.
    next.delete(key)
    if (next.size >= remembered) next.delete(next.keys().next().value ?? '')
    next.set(key, (seed + 1) % seeds)
    return seed
  }
}
