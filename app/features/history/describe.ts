import type { Generation } from '#contract/api.ts'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { platforms } from '#contract/platforms.ts'

const kindLabels: Readonly<Record<string, string>> = {
  post: 'Post',
  titles: 'Titles',
  description: 'Description',
  hashtags: 'Hashtags',
  ideas: 'Ideas',
  script: 'Script',
}

/** Only a post goes to YouTube's community tab. */
const platformLabel = (kind: string, platform: PostPlatform): string =>
  platform === 'youtube' && kind !== 'post' ? 'YouTube' : platforms[platform].label

/** 'Post · Reddit', 'Titles · YouTube', 'Script'. */
export function generationLabel({ kind, request }: Pick<Generation, 'kind' | 'request'>): string {
  const asked = request.platform ?? (Array.isArray(request.platforms) ? request.platforms[0] : undefined)
  const platform = postPlatforms.find((id) => id === asked)
  return [kindLabels[kind] ?? kind, platform && platformLabel(kind, platform)].filter(Boolean).join(' · ')
}

/** What the person typed for it. */
export const generationTopic = ({ request }: Pick<Generation, 'request'>): string => {
  const typed = request.topic ?? request.prompt
  return typeof typed === 'string' ? typed : ''
}
