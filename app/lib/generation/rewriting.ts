import type { WrittenRun } from '#app/lib/generation/run.ts'
import type { Rewrite, RewriteHow } from '#contract/rewrite.ts'
import { type KindName, type RequestOf, rewriteRule } from '#kinds/index.ts'

/** Whether a rewrite is possible: not for this kind, not any further, or yes. */
export type Offer = 'absent' | 'exhausted' | 'open'

/** The request that the rule of its kind makes, from the text as the user has it: that is what the server rewrites. */
const ruledRequest = <Name extends KindName>({ kind, request, result }: WrittenRun<Name>, how: RewriteHow) =>
  rewriteRule(kind, how)?.(request, result)

/** Whether a text can be rewritten in a way. */
export function offerOf(run: WrittenRun, how: RewriteHow): Offer {
  const request = ruledRequest(run, how)
  return request === undefined ? 'absent' : request === null ? 'exhausted' : 'open'
}

/** The request of a rewrite; `null` when the kind does not support it, or no further rewrite is possible. */
export function rewriteRequest(run: WrittenRun, how: RewriteHow, chosen?: string): RequestOf<KindName> | null {
  const request = ruledRequest(run, how)
  if (!request) return null
  return { ...request, ...(chosen !== undefined && { [how]: chosen }), rewrite: rewriteOf(run, how) } as RequestOf<KindName>
}

/** Which text is rewritten, and how: of several versions the one that is shown. */
const rewriteOf = ({ id, alternatives }: WrittenRun, how: RewriteHow): Rewrite => ({
  of: id,
  how,
  ...(alternatives && alternatives.shown > 0 && { version: alternatives.shown + 1 }),
})

/** The request of a change in the user's own words, of a passage or of the whole text; `null` when the kind does not support it. */
export function instructionRequest(run: WrittenRun, instruction: string, passage?: string): RequestOf<KindName> | null {
  const request = rewriteRequest(run, 'instruction')
  const rewrite: Rewrite = { ...rewriteOf(run, 'instruction'), instruction, ...(passage && { passage }) }
  return request && ({ ...request, rewrite } as RequestOf<KindName>)
}
