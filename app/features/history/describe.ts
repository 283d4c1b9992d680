import { kindOf, screenOf, topicOf } from '#app/lib/generation/screens.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import type { Generation } from '#contract/api.ts'
import { rewriteVersions } from '#contract/result-messages.ts'
import { type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
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

/** The topic that the user typed. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => topicOf(request)

/** The first text in a result of any kind. The database orders the fields, so a note may come before the text. */
export const firstWords = (result: object): string => firstText(textFields(result))

function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  for (const part of Object.values(value)) {
    const words = firstText(part)
    if (words) return words
  }
  return ''
}

/**
 * A stored result as plain text.
 * @throws Error for an unknown kind.
 */
export function generationText({ kind, result }: Pick<Generation, 'kind' | 'result'>): string {
  if (!isKind(kind)) throw new Error(`No such kind: ${kind}`)
  return kindOf(kind).text(result)
}
