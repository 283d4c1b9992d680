import type { Generation } from '#contract/api.ts'
import type { AnyResult } from '#contract/kind.ts'

/** A generation's result as its user last had it: edited, or as it was written. */
export const currentResult = ({ result, edited }: Pick<Generation, 'result' | 'edited'>): AnyResult => edited?.result ?? result
