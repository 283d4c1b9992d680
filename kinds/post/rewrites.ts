import { postLengthIds } from '#contract/options.ts'
import { type RewriteRules, same, stepped } from '#contract/rewrite.ts'
import type { PostRequest, PostResult } from '#kinds/post/spec.ts'

export const postRewrites: RewriteRules<PostRequest, PostResult> = {
  shorter: stepped('length', postLengthIds, -1),
  longer: stepped('length', postLengthIds, 1),
  simpler: (request) => (request.complexity === 'simple' ? null : { ...request, complexity: 'simple' }),
  hook: same,
  tone: same,
  language: same,
}
