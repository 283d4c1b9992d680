import { defineKind } from '#contract/kind.ts'
import { scriptLengthIds } from '#contract/options.ts'
import { sameRequest, simplifiedOnce, stepped } from '#contract/rewrite.ts'
import { spoken } from '#contract/script.ts'
import { scriptScreen } from '#kinds/script/form.ts'
import { scriptMessages } from '#kinds/script/messages.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/schema.ts'
import { scriptView } from '#kinds/script/view.ts'

const messages = scriptMessages

export const script = defineKind<ScriptRequest, ScriptResult>()({
  name: 'script',
  label: messages.label,
  makes: 'a video script',
  call: 'generate-script',
  messages,
  feature: () => 'scripts',
  text: ({ script }) => script,
  listed: ({ script }) => spoken(script),
  rewrites: {
    shorter: stepped('length', scriptLengthIds, -1),
    longer: stepped('length', scriptLengthIds, 1),
    simpler: simplifiedOnce,
    hook: sameRequest,
    tone: sameRequest,
    language: sameRequest,
    instruction: sameRequest,
  },
  saved: { scripts: { label: messages.label, contentType: 'script' } },
  savedAs: () => 'scripts',
  screens: [scriptScreen],
  allInOne: { label: messages.label },
  view: scriptView,
  sample: { topic: 'how to start running after forty', tone: 'casual', language: 'en', length: 'short', targetAudience: 'general' },
})
