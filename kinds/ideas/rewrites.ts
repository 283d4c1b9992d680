import { type RewriteRules, same } from '#contract/rewrite.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/spec.ts'

export const ideasRewrites: RewriteRules<IdeasRequest, IdeasResult> = { hook: same, tone: same, language: same }
