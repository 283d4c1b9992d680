import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { limitFaults } from '#contract/checks.ts'
import { givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type Fault, type KindRequest, type KindResult } from '#contract/kind.ts'
import { hashtagsIn, tagList } from '#contract/measure.ts'
import { messages } from '#contract/messages.ts'
import { defaultHashtagPlatform, defaultTone, hashtagPlatforms } from '#contract/options.ts'
import { same } from '#contract/rewrite.ts'
import { hashtagsInAllInOne, hashtagsScreens } from '#kinds/hashtags/form.ts'
import { hashtagsView } from '#kinds/hashtags/view.ts'
import { platforms } from '#platforms/index.ts'

export const hashtags = defineKind({
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
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    platform: z.enum(hashtagPlatforms, messages.generation.onePlatform).default(defaultHashtagPlatform),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('language'),
  }),
  result: z.object({
    /** From specific to broad, each with its `#`. */
    hashtags: z.array(z.string()).min(1),
    /** YouTube only: search tags, without `#`, within the platform's total. */
    tags: z.array(z.string()).optional(),
    arranged: arrangedField,
  }),
  check: ({ hashtags, tags }, { platform }, measures) => {
    const { hashtagSet, tags: tagLimit } = platforms[platform]
    const faults: Fault[] = []
    if (hashtags.length > hashtagSet)
      faults.push({
        rule: 'hashtags',
        field: 'hashtags',
        message: `${hashtags.length} hashtags, at most ${hashtagSet}`,
        measured: hashtags.length,
        allowed: { max: hashtagSet },
      })
    for (const [at, tag] of hashtags.entries())
      if (hashtagsIn(tag)[0] !== tag || /^#\d+$/.test(tag))
        faults.push({ rule: 'characters', field: `hashtags.${at}`, message: `${tag} is not one working hashtag` })
    if (new Set(hashtags.map((tag) => tag.toLowerCase())).size < hashtags.length)
      faults.push({ rule: 'repeat', field: 'hashtags', message: 'a hashtag stands twice' })
    if (tags && tagLimit) faults.push(...limitFaults('tags', tagList(tags), tagLimit, measures))
    return faults
  },
  text: ({ hashtags, tags }) => (tags?.length ? `${hashtags.join(' ')}\n\n${tags.join(', ')}` : hashtags.join(' ')),
  /** A set has a size of its own, no first line, and no tone that anybody hears. */
  rewrites: { language: same },
  saved: { hashtags: { label: 'Hashtags', contentType: 'post' } },
  savedAs: () => 'hashtags',
  screens: hashtagsScreens,
  allInOne: hashtagsInAllInOne,
  view: hashtagsView,
  sample: { topic: 'watercolour painting for beginners', platform: defaultHashtagPlatform, tone: 'casual', language: 'en' },
})

export type HashtagsRequest = KindRequest<typeof hashtags>
export type HashtagsResult = KindResult<typeof hashtags>
