/** The golden ratio in 32 bits: seeds this far apart have nothing in common. */
const apart = 0x9e3779b1

/** Seeds for as many tries, the first being the one given; the same seed gives the same tries. */
export const seedsFrom = (seed: number, tries: number): number[] => Array.from({ length: tries }, (_, at) => (seed + at * apart) >>> 0)
