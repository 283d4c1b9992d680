import type { WrittenRun } from '#app/lib/generation/run.ts'
import type { Generation } from '#contract/api.ts'
import { versionsIn } from '#contract/versions.ts'
import { isKind, type KindName, type RequestOf, type ResultOf } from '#kinds/index.ts'

/** A stored generation as the run that wrote it, for the result card; null for a kind that this build does not know. */
export function storedRun({ id, kind, feature, request, result, created_at: writtenAt }: Generation): WrittenRun | null {
  if (!isKind(kind)) return null
  const all = versionsIn(result as ResultOf<KindName>).map((original) => ({ original, result: original, saved: {} }))
  const [first] = all
  if (!first) return null
  return {
    ...{ kind, slot: id, key: id, id, feature, writtenAt, state: 'written', past: [], later: [] },
    request: request as unknown as RequestOf<KindName>,
    ...first,
    ...(all.length > 1 && { alternatives: { shown: 0, all } }),
  }
}
