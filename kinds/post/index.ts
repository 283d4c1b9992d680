import { z } from 'zod'
import { announcesLength, arrangedField } from '#contract/arranged.ts'
import { characterFaults, hashtagFaults, hashtagRange, limitFaults, rangeFaults } from '#contract/checks.ts'
import { complexityField, givenFields, languageField, postLengthField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type KindRequest, type KindResult, type SavedAs } from '#contract/kind.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { messages } from '#contract/messages.ts'
import { defaultTone, type PostPlatform, postLengthIds, postLengths, postPlatforms } from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import { same, stepped } from '#contract/rewrite.ts'
import { postInAllInOne, postScreens } from '#kinds/post/form.ts'
import { postView } from '#kinds/post/view.ts'
import { platforms, postLimit } from '#platforms/index.ts'

export const Post = z.object({
  /** The whole text to copy: thread parts joined by blank lines, without a Reddit title. */
  caption: z.string().min(1),
  /** Reddit only: the title field. */
  title: z.string().optional(),
  /** X only, when one post cannot hold the text: numbered parts, each within the limit. */
  parts: z.array(z.string()).min(2).optional(),
  /** What the text does and why, for the writer's eyes; never part of the caption. */
  whyThisWorks: z.string().optional(),
})

type SavedPost = `${PostPlatform}-post`

export const post = defineKind({
  name: 'post',
  label: 'Post',
  makes: 'a post for one platform',
  call: 'generate-posts',
  messages: {
    success: 'Content generated successfully!',
    failed: 'Failed to generate content. Please try again.',
    empty: 'No post generated.',
  },
  feature: ({ platform }) => postFeatures[platform],
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    platform: z.enum(postPlatforms, messages.generation.platform),
    tone: toneOr(defaultTone),
    language: languageField,
    length: postLengthField,
    complexity: complexityField,
    /** X Premium's longer posts; only ever the person's own choice. */
    premium: z.boolean().default(false),
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language'),
  }),
  result: z.object({ post: Post, arranged: arrangedField }),
  check: ({ post: { caption, title, parts }, arranged }, { platform, length, language, premium, topic, details = '' }, measures) => {
    const { hashtags, postTitle, forbidden } = platforms[platform]
    const limit = postLimit(platform, premium)
    return [
      ...(announcesLength(arranged)
        ? []
        : rangeFaults('length', 'caption', countWords(countedBody(caption), language), postLengths[length], 'words')),
      ...(parts ?? [caption]).flatMap((part, at) => limitFaults(parts ? `parts.${at}` : 'caption', part, limit, measures)),
      ...hashtagFaults('caption', caption, hashtagRange(hashtags, arranged, `${topic}\n${details}`)),
      ...characterFaults('caption', caption, forbidden),
      ...(postTitle && !title ? [{ rule: 'count' as const, field: 'title', message: 'the title is missing' }] : []),
      ...(postTitle && title ? limitFaults('title', title, postTitle, measures) : []),
    ]
  },
  text: ({ post: { title, caption } }) => (title ? `${title}\n\n${caption}` : caption),
  rewrites: {
    shorter: stepped('length', postLengthIds, -1),
    longer: stepped('length', postLengthIds, 1),
    simpler: (request) => (request.complexity === 'simple' ? null : { ...request, complexity: 'simple' as const }),
    hook: same,
    tone: same,
    language: same,
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

export type PostRequest = KindRequest<typeof post>
export type PostResult = KindResult<typeof post>
