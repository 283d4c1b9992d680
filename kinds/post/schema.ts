import { z } from 'zod'
import { announcesLength } from '#contract/arranged.ts'
import { characterFaults, hashtagFaults, hashtagRange, lengthFaults, limitFaults, wantedWords, withRoomFor } from '#contract/checks.ts'
import {
  backgroundFields,
  complexityField,
  givenFields,
  languageField,
  postLengthField,
  rewriteField,
  toneOr,
  topicField,
} from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { countedBody } from '#contract/measure.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultTone, postPlatforms, postWords } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { factLines } from '#contract/roles.ts'
import { maxVersions } from '#contract/versions.ts'
import { postMessages } from '#kinds/post/messages.ts'
import { platforms, postLimit } from '#platforms/index.ts'

const Post = z.object({
  /** The whole text to copy: thread parts joined by blank lines, without a title. */
  caption: z.string().min(1),
  /** The title field, where the platform has one. */
  title: z.string().optional(),
  /** Where posts become threads, when one cannot hold the text: numbered parts, each within the limit. */
  parts: z.array(z.string()).min(2).optional(),
  /** The explanation of the text for the user; never part of the caption. */
  whyThisWorks: z.string().optional(),
})

const Version = z.object({ post: Post, ...resultNotes })

export const postSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    platform: z.enum(postPlatforms, generationMessages.platform),
    tone: toneOr(defaultTone),
    language: languageField,
    length: postLengthField,
    complexity: complexityField,
    /** X Premium's longer posts, when the user chose them. */
    premium: z.boolean().default(false),
    /** 1 is the same request as none. */
    versions: z
      .int(postMessages.versionsWrong)
      .min(1, postMessages.versionsWrong)
      .max(maxVersions, postMessages.versionsWrong)
      .transform((count) => (count === 1 ? undefined : count))
      .optional()
      .describe('How many different versions to write, 1 by default. All together are one generation'),
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language', 'instruction', 'platform'),
  }),
  result: Version.extend({
    /** The versions after the first, when several were requested. */
    otherVersions: z
      .array(Version)
      .max(maxVersions - 1)
      .optional(),
  }),
  check: (
    { post: { caption, title, parts }, arranged },
    { platform, length, language, premium, topic, details = '', facts },
    measures,
    wishes,
  ) => {
    const { hashtags, postTitle, forbidden } = platforms[platform]
    const limit = postLimit(platform, premium)
    const wanted = wantedWords(postWords(length, platform), wishes?.lengthShare)
    return [
      ...(announcesLength(arranged)
        ? []
        : lengthFaults('caption', countedBody(caption), withRoomFor(wanted, { topic, details, facts, language }), language)),
      ...(parts ?? [caption]).flatMap((part, at) => limitFaults(parts ? `parts.${at}` : 'caption', part, limit, measures)),
      ...hashtagFaults(
        'caption',
        caption,
        hashtagRange(hashtags, arranged, [topic, details, ...factLines(facts)].join('\n'), wishes?.hashtags),
      ),
      ...characterFaults('caption', caption, forbidden),
      ...(postTitle && !title ? [{ rule: 'count' as const, field: 'title', message: 'the title is missing' }] : []),
      ...(postTitle && title ? limitFaults('title', title, postTitle, measures) : []),
    ]
  },
})

export type PostRequest = SchemaRequest<typeof postSchema>
export type PostResult = SchemaResult<typeof postSchema>
