import { currentResult } from '#api/current.ts'
import type { Generation } from '#api/schemas.ts'
import { kindOf, screenOf, topicOf } from '#app/lib/generation/screens.ts'
import { platformOf } from '#app/lib/result-notes/platform-of.ts'
import { rewriteVersions } from '#contract/result-messages.ts'
import { type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { versionsIn } from '#contract/versions.ts'
import { isKind, kinds } from '#kinds/index.ts'

/** Stored generations in words, for every list of them. */

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
  return rewrite && rewriteVersions[rewrite.how]
}

/** The topic that the user typed. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => topicOf(request)

type Text = Pick<Generation, 'kind' | 'result' | 'edited'>

/**
 * A generation as plain text, as its user last had it.
 * @throws Error for an unknown kind
 */
export function generationText(generation: Text): string {
  return knownKind(generation).text(currentResult(generation))
}

function knownKind({ kind }: Text) {
  if (!isKind(kind)) throw new Error(`No such kind: ${kind}`)
  return kindOf(kind)
}

/** Whether the user changed the text, of the version that they last had. */
export function isChanged({ kind, result, edited }: Text): boolean {
  const written = edited && versionsIn(result)[edited.version - 1]
  return written !== undefined && isKind(kind) && kindOf(kind).text(edited?.result ?? {}) !== kindOf(kind).text(written)
}

/** UTF-16 units of a text that a row of a list shows at most. */
const rowLength = 200

/** Numbers of a list and marks of a heading before a line. */
const lead = /^(?:#{1,6}|\d{1,2}[.)])\s+/

/** The line by which a list names a text, the first with words; its topic where there is none. */
export function firstLine(generation: Text & Pick<Generation, 'request'>): string {
  try {
    const { listed, text } = knownKind(generation)
    for (const line of (listed ?? text)(currentResult(generation)).split('\n')) {
      const words = line.replace(/\s+/g, ' ').trim().replace(lead, '')
      if (words) return words.slice(0, rowLength)
    }
  } catch (error) {
    console.warn('A stored text could not be read', error)
  }
  return generationTopic(generation)
}

/** Letter case, and marks and emoji at the end, make no difference to what a line says. */
const bare = (line: string): string =>
  line
    .replace(/[\p{P}\p{So}\p{Sk}\p{DI}\s]+$/u, '')
    .trim()
    .toLowerCase()

/** The topic that the user typed; `null` where the line that names the text says it. */
export function topicBesideFirstLine(generation: Text & Pick<Generation, 'request'>): string | null {
  const topic = generationTopic(generation)
  return bare(topic) === bare(firstLine(generation)) ? null : topic
}
