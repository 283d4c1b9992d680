import type { Generation } from '#contract/api.ts'
import type { KindName } from '#contract/kind.ts'
import { kindLabels } from '#contract/kind-labels.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { platformName, platforms } from '#contract/platforms.ts'

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

/** What the person typed for it. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => {
  const typed = request.topic ?? request.prompt
  return typeof typed === 'string' ? typed : ''
}
