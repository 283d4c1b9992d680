import { defineKind } from '#contract/kind.ts'
import { scriptLengthIds } from '#contract/options.ts'
import { sameRequest, simplifiedOnce, stepped } from '#contract/rewrite.ts'
import { scriptScreen } from '#kinds/script/form.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/schema.ts'
import { scriptView } from '#kinds/script/view.ts'

export const script = defineKind<ScriptRequest, ScriptResult>()({
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
  text: ({ script }) => script,
  rewrites: {
    shorter: stepped('length', scriptLengthIds, -1),
    longer: stepped('length', scriptLengthIds, 1),
    simpler: simplifiedOnce,
    hook: sameRequest,
    tone: sameRequest,
    language: sameRequest,
    instruction: sameRequest,
  },
  saved: { scripts: { label: 'Script', contentType: 'script' } },
  savedAs: () => 'scripts',
  screens: [scriptScreen],
  allInOne: { label: 'Script' },
  view: scriptView,
  sample: { topic: 'how to start running after forty', tone: 'casual', language: 'en', length: 'short', targetAudience: 'general' },
})
