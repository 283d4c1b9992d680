import type { WrittenRun } from '#app/lib/generation/run.ts'
import type { Generation } from '#contract/api.ts'
import { versionsIn } from '#contract/versions.ts'
import { isKind, type KindName, type RequestOf, type ResultOf } from '#kinds/index.ts'

/** A stored generation as the run that wrote it, with what its user made of it, for the result card; null for a kind that this build does not know. */
export function storedRun({ id, kind, feature, request, result, edited, created_at: writtenAt }: Generation): WrittenRun | null {
  if (!isKind(kind)) return null
  const shown = (edited?.version ?? 1) - 1
  const all = versionsIn(result as ResultOf<KindName>).map((original, at) => ({
    ...{ original, saved: {} },
    result: edited && at === shown ? { ...original, ...edited.result } : original,
  }))
  const current = all[shown]
  if (!current) return null
  return {
    ...{ kind, slot: id, key: id, id, feature, writtenAt, state: 'written', past: [], later: [] },
    request: request as unknown as RequestOf<KindName>,
    ...current,
    ...(all.length > 1 && { alternatives: { shown, all } }),
  }
}
