import { type RewriteRules, same } from '#contract/rewrite.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/spec.ts'

/** A set has a size of its own, no first line, and no tone that anybody hears. */
export const hashtagsRewrites: RewriteRules<HashtagsRequest, HashtagsResult> = { language: same }
