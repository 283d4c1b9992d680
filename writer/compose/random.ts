/** A stream of choices that is the same for the same seed. */
export interface Random {
  /** The seed as a whole number from 0 on: the texts of seeds in a row take turns at what there is to choose from. */
  readonly turn: number
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  /** One of a list; the list must not be empty. */
  pick<T>(list: readonly T[]): T
  /** One of a list, each as likely as its weight; weights stand at the same places and at least one is above 0. */
  weighted<T>(list: readonly T[], weights: readonly number[]): T
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[]
  /** One of a list, so that turns in a row choose differently; the list must not be empty. */
  inTurn<T>(list: readonly T[]): T
  /** True with probability `p`. */
  chance(p: number): boolean
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, passes gjrand; any number serves as a seed. */
export function createRandom(seed: number): Random {
  const turn = Math.trunc(seed) >>> 0
  // Seeds in a row would begin alike.
  let state = Math.imul(turn ^ 0x5bd1e995, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number) => Math.floor(next() * below)
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('pick from an empty list')
    return list[int(list.length)] as T
  }
  const weighted = <T>(list: readonly T[], weights: readonly number[]): T => {
    let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return pick(at === -1 ? list : list.slice(at, at + 1))
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const shuffled = [...list]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = int(last + 1)
      const held = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = held
    }
    return shuffled
  }
  let turned = 0
  const inTurn = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('inTurn from an empty list')
    // Neighbouring choices take different digits of the turn, so that two in one line do not go in step.
    return list[((turn >>> (turned % 3)) + turned++) % list.length] as T
  }
  return { turn, next, int, pick, weighted, shuffle, inTurn, chance: (p) => next() < p }
}
