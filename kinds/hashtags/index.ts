import { defineKind } from '#contract/kind.ts'
import { defaultHashtagPlatform } from '#contract/options.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { hashtagsScreen } from '#kinds/hashtags/form.ts'
import { hashtagsMessages } from '#kinds/hashtags/messages.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/schema.ts'
import { hashtagsView } from '#kinds/hashtags/view.ts'

const messages = hashtagsMessages

export const hashtags = defineKind<HashtagsRequest, HashtagsResult>()({
  name: 'hashtags',
  label: messages.label,
  makes: 'hashtags',
  call: 'generate-hashtags',
  messages,
  feature: () => 'hashtags',
  text: ({ hashtags, tags }) => (tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' ')),
  /** A set of hashtags has a fixed size, no hook and no tone. */
  rewrites: { language: sameRequest, instruction: sameRequest },
  saved: { hashtags: { label: messages.label, contentType: 'post' } },
  savedAs: () => 'hashtags',
  screens: [hashtagsScreen],
  allInOne: { label: messages.label },
  view: hashtagsView,
  sample: { topic: 'watercolour painting for beginners', platform: defaultHashtagPlatform, tone: 'casual', language: 'en' },
})
