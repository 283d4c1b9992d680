import { z } from 'zod'
import { limitFaults } from '#contract/checks.ts'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineSchema, type Fault, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { hashtagsIn, tagList } from '#contract/measure.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultHashtagPlatform, defaultTone, hashtagPlatforms } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { platforms } from '#platforms/index.ts'

export const hashtagsSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    platform: z.enum(hashtagPlatforms, generationMessages.onePlatform).default(defaultHashtagPlatform),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('language', 'instruction'),
  }),
  result: z.object({
    /** From specific to broad, each with its `#`. */
    hashtags: z.array(z.string()).min(1),
    /** YouTube only: search tags, without `#`, within the platform's total. */
    tags: z.array(z.string()).optional(),
    ...resultNotes,
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
      if (hashtagsIn(tag)[0] !== tag)
        faults.push({ rule: 'characters', field: `hashtags.${at}`, message: `${tag} is not one working hashtag` })
    if (new Set(hashtags.map((tag) => tag.toLowerCase())).size < hashtags.length)
      faults.push({ rule: 'repeat', field: 'hashtags', message: 'a hashtag stands twice' })
    if (tags && tagLimit) faults.push(...limitFaults('tags', tagList(tags), tagLimit, measures))
    return faults
  },
})

export type HashtagsRequest = SchemaRequest<typeof hashtagsSchema>
export type HashtagsResult = SchemaResult<typeof hashtagsSchema>
