import { z } from 'zod'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { defaultTone } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'

export const memoSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    tone: toneOr(defaultTone),
    language: languageField,
    rewrite: rewriteField('tone'),
  }),
  result: z.object({ subject: z.string().min(1), body: z.string().min(1), ...resultNotes }),
  check: () => [],
})

export type MemoRequest = SchemaRequest<typeof memoSchema>
export type MemoResult = SchemaResult<typeof memoSchema>
