import { z } from 'zod'
import { announcesLength } from '#contract/arranged.ts'
import { lengthFaults, wantedWords, withRoomFor } from '#contract/checks.ts'
import { backgroundFields, givenFields, languageField, rewriteField, scriptLengthField, toneOr, topicField } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { audienceIds, defaultScriptLength, defaultTone } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { directedWords, scriptWords, spoken } from '#contract/script.ts'
import { scriptMessages } from '#kinds/script/messages.ts'

export const scriptSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    tone: toneOr(defaultTone),
    language: languageField,
    length: scriptLengthField.default(defaultScriptLength),
    targetAudience: z.enum(audienceIds, scriptMessages.audienceWrong).default('general'),
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language', 'instruction'),
  }),
  result: z.object({ script: z.string().min(1), ...resultNotes }),
  check: ({ script, arranged }, request, _measures, wishes) =>
    announcesLength(arranged)
      ? []
      : lengthFaults(
          'script',
          spoken(script),
          withRoomFor(wantedWords(scriptWords(request.length), wishes?.lengthShare), request),
          request.language,
          directedWords(script),
        ),
})

export type ScriptRequest = SchemaRequest<typeof scriptSchema>
export type ScriptResult = SchemaResult<typeof scriptSchema>
