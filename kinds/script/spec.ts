import { z } from 'zod'
import { rangeFaults } from '#contract/checks.ts'
import { languageField, rewriteField, scriptLengthField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type RequestOf, type ResultOf } from '#contract/kind.ts'
import { kindLabels } from '#contract/kind-labels.ts'
import { countWords } from '#contract/measure.ts'
import { audienceIds, defaultScriptLength, defaultTone } from '#contract/options.ts'
import { scriptWords, spoken } from '#contract/script.ts'

export const script = defineKind({
  name: 'script',
  label: kindLabels.script,
  call: 'generate-script',
  feature: () => 'scripts',
  request: z.strictObject({
    topic: topicField,
    tone: toneOr(defaultTone),
    language: languageField,
    length: scriptLengthField.default(defaultScriptLength),
    targetAudience: z.enum(audienceIds, 'Please choose one of the listed audiences').default('general'),
    rewrite: rewriteField('shorter', 'longer', 'simpler', 'hook', 'tone', 'language'),
  }),
  result: z.object({ script: z.string().min(1) }),
  check: ({ script }, { length, language }) =>
    rangeFaults('length', 'script', countWords(spoken(script), language), scriptWords(length), 'words'),
  text: ({ script }) => script,
  sample: { topic: 'how to start running after forty', tone: 'casual', language: 'en', length: 'short', targetAudience: 'general' },
})

export type ScriptRequest = RequestOf<typeof script>
export type ScriptResult = ResultOf<typeof script>
