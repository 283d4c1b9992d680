import type { RequestFor, WrittenRun } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { type KindName, rewriteRule } from '#kinds/index.ts'

/** What a rewrite can do for a text: nothing of its kind, nothing further, or make another version. */
export type Offer = 'absent' | 'exhausted' | 'open'

/** The request as the rule of its kind leaves it. Rules read the text as it was written: that is what the server rewrites. */
const ruled = <Name extends KindName>({ kind, request, original }: WrittenRun<Name>, how: RewriteHow) =>
  rewriteRule(kind, how)?.(request, original)

/** Whether a text can be rewritten in a way. */
export function offerOf(run: WrittenRun, how: RewriteHow): Offer {
  const said = ruled(run, how)
  return said === undefined ? 'absent' : said === null ? 'exhausted' : 'open'
}

/** The request that asks for a rewrite; `null` where the text's kind knows no such thing, or there is nothing further that way. */
export function rewriteRequest(run: WrittenRun, how: RewriteHow, chosen?: string): RequestFor<KindName> | null {
  const said = ruled(run, how)
  if (!said) return null
  return { ...said, ...(chosen !== undefined && { [how]: chosen }), rewrite: { of: run.id, how } } as RequestFor<KindName>
}

const { actions, versions } = rewriteMessages

/** What the button says that rewrites. */
export const rewriteName = (kind: KindName, how: RewriteHow): string => viewOf(kind).rewriteNames?.[how] ?? actions[how]

/** What a text is called that came of a rewrite. */
export const versionName = (kind: KindName, how: RewriteHow): string => viewOf(kind).rewriteNames?.[how] ?? versions[how]
