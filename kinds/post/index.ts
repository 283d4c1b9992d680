import { defineKind, type SavedAs } from '#contract/kind.ts'
import { bestLength, nearestLength, type PostPlatform, postLengthIds, postPlatforms } from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import { stepped } from '#contract/rewrite.ts'
import { versionsIn } from '#contract/versions.ts'
import { postInAllInOne, postScreens } from '#kinds/post/form.ts'
import { postMessages } from '#kinds/post/messages.ts'
import type { PostRequest, PostResult } from '#kinds/post/schema.ts'
import { postView } from '#kinds/post/view.ts'
import { platforms } from '#platforms/index.ts'

type SavedPost = `${PostPlatform}-post`

/** A rewrite has one version, however many there were. */
const single = ({ versions: _, ...request }: PostRequest): PostRequest => request
const withFixedLength = (request: PostRequest) => ({ ...single(request), length: nearestLength(request.length, request.platform) })

const messages = postMessages

export const post = defineKind<PostRequest, PostResult>()({
  name: 'post',
  label: messages.label,
  makes: 'a post for one platform',
  call: 'generate-posts',
  messages,
  feature: ({ platform }) => postFeatures[platform],
  text: (result) => {
    const texts = versionsIn(result).map(({ post: { title, caption } }) => (title ? `${title}\n\n${caption}` : caption))
    return texts.length === 1
      ? (texts[0] ?? '')
      : texts.map((text, at) => `${postMessages.version({ number: at + 1 })}\n\n${text}`).join('\n\n')
  },
  rewrites: {
    shorter: (request) => stepped('length', postLengthIds, -1)(withFixedLength(request)),
    longer: (request) => stepped('length', postLengthIds, 1)(withFixedLength(request)),
    simpler: (request) => (request.complexity === 'simple' ? null : { ...single(request), complexity: 'simple' as const }),
    hook: single,
    tone: single,
    language: single,
    instruction: single,
    // Each platform has its own best length, and X its own long posts.
    platform: (request) => ({ ...single(request), length: bestLength, premium: false }),
  },
  saved: Object.fromEntries(
    postPlatforms.map((id): [SavedPost, SavedAs] => [`${id}-post`, { label: platforms[id].savedAs, contentType: 'post' }]),
  ) as Record<SavedPost, SavedAs>,
  savedAs: ({ platform }) => `${platform}-post` as const,
  screens: postScreens,
  allInOne: postInAllInOne,
  view: postView,
  sample: {
    topic: 'repairing old bicycles',
    platform: postPlatforms[0],
    tone: 'casual',
    language: 'en',
    length: 'short',
    complexity: 'moderate',
    premium: false,
  },
})
