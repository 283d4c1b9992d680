/** Seeds for as many tries, the first being the one given: texts of seeds in a row take turns at what there is to choose from. */
export const seedsFrom = (seed: number, tries: number): number[] => Array.from({ length: tries }, (_, at) => seed + at)
