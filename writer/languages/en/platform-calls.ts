import type { PostPlatform } from '#contract/options.ts'
import type { ByTone } from '#writer/languages/grammar-book.ts'

/** Where readers answer. */
export const comments = (platform: PostPlatform): string => (platform === 'twitter' ? 'in the replies' : 'in the comments')

/** Calls that only make sense on one platform. */
export const platformCalls: Readonly<Partial<Record<PostPlatform, ByTone>>> = {
  twitter: { any: ['Repost it for somebody who needs it.', 'Quote this with yours.'], formal: ['Your replies are welcome.'] },
  linkedin: {
    any: [
      'Pass this on to somebody in your network.',
      'Add what you have seen in your own work.',
      'Bring in somebody who knows more about it.',
    ],
  },
  tiktok: { any: ['Tell me what to film next.', 'Stitch this with yours.'] },
  facebook: { any: ['Tag somebody who would smile at this.', 'Share this with a friend who would enjoy it.'] },
  youtube: {
    any: [
      'Tell me {comments} what to cover next.',
      'Vote {comments}: A for planning first, B for jumping in.',
      'Vote {comments}: A for the slow way, B for the quick way.',
      'Vote {comments}: A for doing it alone, B for doing it in company.',
      'Write A if this is new to you, B if you have been at it for years.',
    ],
    excited: ['Tell me {comments} what to cover next!'],
  },
}
