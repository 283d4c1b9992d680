import { z } from 'zod'
import { announcesLength, arrangedField } from '#contract/arranged.ts'
import { rangeFaults } from '#contract/checks.ts'
import { givenFields, languageField, rewriteField, scriptLengthField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type RequestOf, type ResultOf } from '#contract/kind.ts'
import { kindLabels } from '#contract/kind-labels.ts'
import { countWords } from '#contract/measure.ts'
import { audienceIds, defaultScriptLength, defaultTone } from '#contract/options.ts'
import { directedWords, scriptWords, spoken } from '#contract/script.ts'

export const script = defineKind({
  name: 'script',
  label: kindLabels.script,
  call: 'generate-script',
  feature: () => 'scripts',
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    tone: toneOr(defaultTone),
    language: languageField,
    length: scriptLengthField.default(defaultScriptLength),
    targetAudience: z.enum(audienceIds, 'Please choose one of the listed audiences').default('general'),
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language'),
  }),
  result: z.object({ script: z.string().min(1), arranged: arrangedField }),
  check: ({ script, arranged }, { length, language }) =>
    announcesLength(arranged)
      ? []
      : rangeFaults('length', 'script', countWords(spoken(script), language) + directedWords(script), scriptWords(length), 'words'),
  text: ({ script }) => script,
  sample: { topic: 'how to start running after forty', tone: 'casual', language: 'en', length: 'short', targetAudience: 'general' },
})

export type ScriptRequest = RequestOf<typeof script>
export type ScriptResult = ResultOf<typeof script>
