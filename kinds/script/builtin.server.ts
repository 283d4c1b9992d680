import type { Complexity } from '#contract/options.ts'
import { scriptSections } from '#contract/script.ts'
import type { script } from '#kinds/script/index.ts'
import type { ScriptRequest, ScriptResult } from '#kinds/script/schema.ts'
import { partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { firstLine, rewrittenShares, sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import { arrangeScript } from '#writer/builtin/script.ts'
import { spokenSeconds } from '#writer/script.ts'
import type { PartialResult, Revision } from '#writer/writer.ts'

function made(request: ScriptRequest, seed: number, asked: { hook?: boolean; complexity?: Complexity } = {}): ScriptResult {
  const reading = readRequest(request.topic, request)
  const { length, targetAudience: audience } = request
  const { script: text, notes } = arrangeScript(reading, { length, audience, complexity: 'moderate', ...asked }, seed)
  return { script: text, arranged: toArranged(reading, notes) }
}

function* growing(result: ScriptResult): Generator<PartialResult<ScriptResult>, ScriptResult> {
  for (const grown of partialLines(result.script)) yield { script: grown }
  return result
}

/** A spoken script of what was typed: the same seed gives the same one. Yields it as it grows, a line at a time. */
export const arrange = (request: ScriptRequest, seed: number): Generator<PartialResult<ScriptResult>, ScriptResult> =>
  growing(made(request, seed))

/** The script again, shorter, longer, simpler, in another tone or with another first line. @throws CannotRewrite */
export function rearrange(
  request: ScriptRequest,
  { how, earlier }: Revision<typeof script>,
  seed: number,
): Generator<PartialResult<ScriptResult>, ScriptResult> {
  const before = earlier.result.script
  const seconds = (text: string) => scriptSections(text).reduce((sum, section) => sum + spokenSeconds(section.text, request.language), 0)
  const lead = (text: string) => firstLine(scriptSections(text)[0]?.text ?? '')
  return growing(
    tryRewrite(
      how,
      seed,
      (turn) => made(request, turn, how === 'simpler' ? { complexity: 'simple' } : { hook: how === 'hook' }),
      ({ script: text }) => {
        if (how === 'shorter') return seconds(text) <= seconds(before) * rewrittenShares.shorter
        if (how === 'longer') return seconds(text) >= seconds(before) * rewrittenShares.longer
        if (how === 'hook') return !sameText(lead(text), lead(before))
        return !sameText(text, before)
      },
    ),
  )
}
