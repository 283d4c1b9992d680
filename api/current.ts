import type { Generation } from '#api/schemas.ts'
import type { AnyResult } from '#contract/kind.ts'
import { versionsIn } from '#contract/versions.ts'

/** A generation's result as its user last had it: edited, with the notes of the version that was edited, or as it was written. */
export const currentResult = ({ result, edited }: Pick<Generation, 'result' | 'edited'>): AnyResult =>
  edited ? { ...versionsIn(result)[edited.version - 1], ...edited.result } : result
