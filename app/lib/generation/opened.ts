import type { Generation } from '#api/schemas.ts'
import { errorCode } from '#app/lib/errors.ts'
import { rewriteOf } from '#app/lib/generation/describe.ts'
import { pastWith, type Version, type WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, viewOf } from '#app/lib/generation/saved.ts'
import { versionsIn } from '#contract/versions.ts'
import { isKind, type KindName, type RequestOf, type ResultOf } from '#kinds/index.ts'

/**
 * A stored generation as the run that wrote it, with what the user made of it. `null` when this version of the app cannot show it.
 * @param past its earlier drafts
 */
export function runOf(generation: Generation, past: readonly Version[] = []): WrittenRun | null {
  const { id, kind, feature, result, edited, saved = [], created_at: writtenAt } = generation
  if (!isKind(kind)) return null
  // Stored before requests named their language.
  const request = { language: 'en', ...generation.request } as unknown as RequestOf<KindName>
  const shown = edited ? edited.version - 1 : 0
  const all = versionsIn(result).map((written, at) => {
    const original = written as unknown as ResultOf<KindName>
    const isShown = at === shown
    return { original, result: isShown && edited ? { ...original, ...edited.result } : original, saved: {} }
  })
  const current = all[shown] ?? all[0]
  if (!current) return null
  try {
    viewOf(kind).show({ ...request }, { ...current.result })
    const parts = new Map(allParts({ id, kind, request, result: current.result }).map(({ part, entry }) => [part, entry.content]))
    current.saved = Object.fromEntries(saved.map(({ part, id }) => [part, { id, content: parts.get(part) ?? '' }]))
  } catch (error) {
    console.warn('A stored text could not be read', error)
    return null
  }
  return {
    kind,
    slot: kind,
    request,
    feature,
    key: id,
    state: 'written',
    id,
    writtenAt,
    ...current,
    past,
    later: [],
    ...(all.length > 1 && { alternatives: { shown, all } }),
  }
}

/** The most drafts before an opened one that are read. */
const mostDrafts = 10

/**
 * Reads a generation and the drafts that it was rewritten from, as one run.
 * @param get reads one; a draft that was deleted ends the row of drafts
 * @throws every error except NOT_FOUND of a draft
 */
export async function readRun(
  get: (id: string) => Promise<Generation>,
  id: string,
): Promise<{ generation: Generation; run: WrittenRun | null }> {
  const generation = await get(id)
  const drafts: Generation[] = []
  for (let of = rewriteOf(generation)?.of; of !== undefined && drafts.length < mostDrafts; ) {
    const draft: Generation | null = await get(of).catch((error: unknown) => {
      if (errorCode(error) === 'NOT_FOUND') return null
      throw error
    })
    if (draft) drafts.unshift(draft)
    of = draft ? rewriteOf(draft)?.of : undefined
  }
  let past: readonly Version[] = []
  for (const draft of drafts) {
    const run = runOf(draft, past)
    if (run) past = pastWith(run)
  }
  return { generation, run: runOf(generation, past) }
}
