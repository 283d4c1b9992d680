import { defineKind } from '#contract/kind.ts'
import { defaultHashtagPlatform } from '#contract/options.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { hashtagsScreen } from '#kinds/hashtags/form.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/schema.ts'
import { hashtagsView } from '#kinds/hashtags/view.ts'

export const hashtags = defineKind<HashtagsRequest, HashtagsResult>()({
  name: 'hashtags',
  label: 'Hashtags',
  makes: 'hashtags',
  call: 'generate-hashtags',
  messages: {
    success: 'Hashtags generated successfully!',
    failed: 'Failed to generate hashtags. Please try again.',
    empty: 'No hashtags generated.',
  },
  feature: () => 'hashtags',
  text: ({ hashtags, tags }) => (tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' ')),
  /** A set of hashtags has a fixed size, no hook and no tone. */
  rewrites: { language: sameRequest, instruction: sameRequest },
  saved: { hashtags: { label: 'Hashtags', contentType: 'post' } },
  savedAs: () => 'hashtags',
  screens: [hashtagsScreen],
  allInOne: { label: 'Hashtags' },
  view: hashtagsView,
  sample: { topic: 'watercolour painting for beginners', platform: defaultHashtagPlatform, tone: 'casual', language: 'en' },
})
