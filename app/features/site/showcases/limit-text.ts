import type { PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'

/** A platform's limit for a post, in words: '280 characters, as X counts'. */
export function limitText(platform: PostPlatform): string {
  const { post, share } = platforms[platform]
  return `${post.approx ? 'approx. ' : ''}${post.max.toLocaleString('en')} characters${post.unit === 'weighted' ? `, as ${share.app} counts` : ''}`
}
