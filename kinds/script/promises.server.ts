import type { Fault } from '#contract/kind.ts'
import { spoken } from '#contract/script.ts'
import type { ScriptRequest, ScriptResult, script } from '#kinds/script/index.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/revision/promises.ts'
import type { Revision } from '#writer/writer.ts'

export function scriptPromises(result: ScriptResult, { language }: ScriptRequest, { how, earlier }: Revision<typeof script>): Fault[] {
  const [now, before] = [spoken(result.script), spoken(earlier.result.script)]
  return [
    ...unchangedFaults('script', now, before),
    ...(how === 'hook' ? hookFaults('script', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('script', now, before, language) : []),
  ]
}
