import type { Generation } from '#contract/api.ts'
import type { KindName } from '#contract/kind.ts'
import { kindLabels } from '#contract/kind-labels.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { type RewriteHow, rewriteHows } from '#contract/rewrite.ts'
import { platformName, platforms } from '#platforms/index.ts'

/** A kind that this build does not know goes by its own name. */
const kindLabel = (kind: string): string => (Object.hasOwn(kindLabels, kind) ? kindLabels[kind as KindName] : kind)

const platformLabel = (kind: string, platform: PostPlatform): string =>
  kind === 'post' ? platforms[platform].label : platformName(platform)

/** 'Post · Reddit', 'Titles · YouTube', 'Script'. */
export function generationLabel({ kind, request }: Pick<Generation, 'kind' | 'request'>): string {
  const asked = request.platform ?? (Array.isArray(request.platforms) ? request.platforms[0] : undefined)
  const platform = postPlatforms.find((id) => id === asked)
  return [kindLabel(kind), platform && platformLabel(kind, platform)].filter(Boolean).join(' · ')
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

/** What the person typed for it. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => {
  const typed = request.topic ?? request.prompt
  return typeof typed === 'string' ? typed : ''
}

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
