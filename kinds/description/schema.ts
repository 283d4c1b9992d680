import { z } from 'zod'
import { characterFaults, hashtagFaults, hashtagRange, limitFaults } from '#contract/checks.ts'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { defaultDescriptionPlatform, defaultTone, descriptionPlatforms } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { factLines } from '#contract/roles.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'

export const descriptionSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    platform: z.enum(descriptionPlatforms, generationMessages.platform).default(defaultDescriptionPlatform),
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language', 'instruction'),
  }),
  result: z.object({ description: z.string().min(1), ...resultNotes }),
  check: ({ description, arranged }, { platform, topic, details = '', facts }, measures, wishes) => [
    ...limitFaults('description', description, platforms[platform].description, measures),
    ...hashtagFaults(
      'description',
      description,
      hashtagRange(descriptionHashtags(platform), arranged, [topic, details, ...factLines(facts)].join('\n'), wishes?.hashtags),
    ),
    ...characterFaults('description', description, platforms[platform].forbidden),
  ],
})

export type DescriptionRequest = SchemaRequest<typeof descriptionSchema>
export type DescriptionResult = SchemaResult<typeof descriptionSchema>
