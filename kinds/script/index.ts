import { z } from 'zod'
import { announcesLength, arrangedField } from '#contract/arranged.ts'
import { rangeFaults } from '#contract/checks.ts'
import { givenFields, languageField, rewriteField, scriptLengthField, toneOr, topicField } from '#contract/fields.ts'
import { defineKind, type KindRequest, type KindResult } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import { audienceIds, defaultScriptLength, defaultTone, scriptLengthIds } from '#contract/options.ts'
import { onceSimpler, same, stepped } from '#contract/rewrite.ts'
import { directedWords, scriptWords, spoken } from '#contract/script.ts'
import { scriptInAllInOne, scriptScreens } from '#kinds/script/form.ts'
import { scriptView } from '#kinds/script/view.ts'

export const script = defineKind({
  name: 'script',
  label: 'Script',
  makes: 'a video script',
  call: 'generate-script',
  messages: {
    success: 'Script generated successfully!',
    failed: 'Failed to generate script. Please try again.',
    empty: 'No script generated.',
  },
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
  rewrites: {
    shorter: stepped('length', scriptLengthIds, -1),
    longer: stepped('length', scriptLengthIds, 1),
    simpler: onceSimpler,
    hook: same,
    tone: same,
    language: same,
  },
  saved: { scripts: { label: 'Script', contentType: 'script' } },
  savedAs: () => 'scripts',
  screens: scriptScreens,
  allInOne: scriptInAllInOne,
  view: scriptView,
  sample: { topic: 'how to start running after forty', tone: 'casual', language: 'en', length: 'short', targetAudience: 'general' },
})

export type ScriptRequest = KindRequest<typeof script>
export type ScriptResult = KindResult<typeof script>
