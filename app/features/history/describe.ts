import { kindOf, screenOf, topicOf } from '#app/lib/generation/screens.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import { snippet } from '#app/lib/snippet.ts'
import { asChoice } from '#app/lib/sources/source-choice.ts'
import type { Generation } from '#contract/api.ts'
import { rewriteVersions } from '#contract/result-messages.ts'
import { type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import type { SourceChoice } from '#contract/sources.ts'
import { isKind, kinds } from '#kinds/index.ts'

/** An unknown kind, of a later version, has its own name as label. */
const kindLabel = (kind: string): string => (isKind(kind) ? kinds[kind].label : kind)

/** 'Post · Reddit', 'Titles · YouTube', 'Script'. */
export function generationLabel(generation: Pick<Generation, 'kind' | 'request'>): string {
  const { kind, request } = generation
  const name = screenOf(generation)?.platform ? screenOf(generation)?.title : platformOf(request)
  return [kindLabel(kind), name].filter(Boolean).join(' · ')
}

/** The generation that it rewrites, and how; `null` when it is no rewrite. */
export function rewriteOf({ request }: Pick<Generation, 'request'>): { of: string; how: RewriteHow } | null {
  const { rewrite } = request
  if (typeof rewrite !== 'object' || rewrite === null || !('of' in rewrite) || !('how' in rewrite)) return null
  const how = rewriteHows.find((id) => id === rewrite.how)
  return how && typeof rewrite.of === 'string' ? { of: rewrite.of, how } : null
}

/** 'Shorter'; `null` when it is no rewrite. */
export function rewriteLabel(generation: Pick<Generation, 'request'>): string | null {
  const rewrite = rewriteOf(generation)
  return rewrite && rewriteVersions.get()[rewrite.how]
}

/** The source that it was written from, and which of its points the text uses; `null` without any. */
export function usedPointsOf({ request, result }: Pick<Generation, 'request' | 'result'>): SourceChoice | null {
  const source = asChoice(request.source)
  const used = source && asChoice({ id: source.id, points: result.usedPoints })
  return used?.points.length ? used : null
}

/** The topic that the user typed. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => topicOf(request)

/**
 * The beginning of the first text in a result of any kind that says more than its topic, which the row shows above it. The database
 * orders the fields, so a note may come before the text.
 */
export function preview(result: object, topic: string): string {
  for (const text of textsIn(textFields(result))) {
    const rest = snippet(text, topic)
    if (rest) return rest
  }
  return ''
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  // Platforms are stored by their ids.
  for (const [name, part] of Object.entries(value)) if (name !== 'platform' && name !== 'platforms') yield* textsIn(part)
}

/**
 * A stored result as plain text.
 * @throws Error for an unknown kind.
 */
export function generationText({ kind, result }: Pick<Generation, 'kind' | 'result'>): string {
  if (!isKind(kind)) throw new Error(`No such kind: ${kind}`)
  return kindOf(kind).text(result)
}
