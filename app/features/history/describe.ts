import { kindOf, screenOf, topicOf } from '#app/lib/generation/screens.ts'
import type { Generation } from '#contract/api.ts'
import type { Arranged } from '#contract/arranged.ts'
import { isNote } from '#contract/arranged-messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { isKind, kinds } from '#kinds/index.ts'
import { platformName } from '#platforms/index.ts'

/** A kind that this build does not know goes by its own name. */
const kindLabel = (kind: string): string => (isKind(kind) ? kinds[kind].label : kind)

/** 'Post · Reddit', 'Titles · YouTube', 'Script'. */
export function generationLabel(generation: Pick<Generation, 'kind' | 'request'>): string {
  const { kind, request } = generation
  const asked = request.platform ?? (Array.isArray(request.platforms) ? request.platforms[0] : undefined)
  const platform = postPlatforms.find((id) => id === asked)
  // A generator of one platform has its name.
  const name = screenOf(generation)?.platform ? screenOf(generation)?.title : platform && platformName(platform)
  return [kindLabel(kind), name].filter(Boolean).join(' · ')
}

/** Which generation it writes again, and how; `null` when it was written from nothing. */
export function rewriteOf({ request }: Pick<Generation, 'request'>): { of: string; how: RewriteHow } | null {
  const said = request.rewrite
  if (typeof said !== 'object' || said === null || !('of' in said) || !('how' in said)) return null
  const how = rewriteHows.find((known) => known === said.how)
  return how && typeof said.of === 'string' ? { of: said.of, how } : null
}

/** 'Shorter version', where it is one of an earlier text. */
export function rewriteLabel(generation: Pick<Generation, 'request'>): string | null {
  const rewrite = rewriteOf(generation)
  return rewrite && rewriteMessages.versions[rewrite.how]
}

/** What the user typed for it. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => topicOf(request)

/** The first words of a result, whatever its kind calls them. */
export function firstWords(result: unknown): string {
  if (typeof result === 'string') return result.trim()
  if (typeof result !== 'object' || result === null) return ''
  for (const part of Object.values(result)) {
    const words = firstWords(part)
    if (words) return words
  }
  return ''
}

/**
 * A stored result as one plain text, as its kind writes it.
 * @throws Error for a kind that this build does not know.
 */
export function generationText({ kind, result }: Pick<Generation, 'kind' | 'result'>): string {
  if (!isKind(kind)) throw new Error(`No such kind: ${kind}`)
  return kindOf(kind).text(result)
}

/** What the built-in writer said about a stored result; `null` for a text of a model, or where a later build wrote it in another form. */
export function generationArranged({ result: { arranged } }: Pick<Generation, 'result'>): Arranged | null {
  const notes = typeof arranged === 'object' && arranged !== null && 'notes' in arranged ? arranged.notes : null
  return Array.isArray(notes) && notes.every(isNote) ? (arranged as Arranged) : null
}
