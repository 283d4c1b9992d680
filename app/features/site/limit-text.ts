import type { PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { featuresMessages } from './features-messages.ts'

export const figure = (value: number): string => value.toLocaleString('en')

/** A platform's limit for a post: '280 characters, as X counts'. */
export function limitText(platform: PostPlatform): string {
  const { post, share } = platforms[platform]
  const t = featuresMessages
  const max = figure(post.max)
  const limit = post.unit === 'weighted' ? t.charactersAs({ max, app: share.app }) : t.characters({ max })
  return post.approx ? t.about({ limit }) : limit
}

/** '57 / 280 characters, as X counts'. */
export const usedText = (used: number, limit: string): string => featuresMessages.used({ used: figure(used), limit })
