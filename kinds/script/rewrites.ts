import { scriptLengthIds } from '#contract/options.ts'
import { onceSimpler, type RewriteRules, same, stepped } from '#contract/rewrite.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/spec.ts'

export const scriptRewrites: RewriteRules<ScriptRequest, ScriptResult> = {
  shorter: stepped('length', scriptLengthIds, -1),
  longer: stepped('length', scriptLengthIds, 1),
  simpler: onceSimpler,
  hook: same,
  tone: same,
  language: same,
}
