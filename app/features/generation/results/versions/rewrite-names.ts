import { viewOf } from '#app/lib/generation/saved.ts'
import { rewriteActions, rewriteVersions } from '#contract/result-messages.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { KindName } from '#kinds/index.ts'

/** The label of the button that rewrites. */
export const rewriteName = (kind: KindName, how: RewriteHow): string => viewOf(kind).rewriteNames?.[how] ?? rewriteActions[how]

/** The name of a rewritten text. */
export const versionName = (kind: KindName, how: RewriteHow): string => viewOf(kind).rewriteNames?.[how] ?? rewriteVersions[how]
