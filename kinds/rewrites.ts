import type { KindName, RequestOf, ResultOf } from '#contract/kind.ts'
import type { RewriteHow, RewriteRule, RewriteRules } from '#contract/rewrite.ts'
import { descriptionRewrites } from '#kinds/description/rewrites.ts'
import { hashtagsRewrites } from '#kinds/hashtags/rewrites.ts'
import { ideasRewrites } from '#kinds/ideas/rewrites.ts'
import { postRewrites } from '#kinds/post/rewrites.ts'
import type { Kinds } from '#kinds/registry.ts'
import { scriptRewrites } from '#kinds/script/rewrites.ts'
import { titlesRewrites } from '#kinds/titles/rewrites.ts'

/** How each kind's results can be rewritten, one line each. Apart from the kinds, so that a screen takes no schema library along. */
const rewrites: { readonly [Name in KindName]: RewriteRules<RequestOf<Kinds[Name]>, ResultOf<Kinds[Name]>> } = {
  post: postRewrites,
  titles: titlesRewrites,
  description: descriptionRewrites,
  hashtags: hashtagsRewrites,
  ideas: ideasRewrites,
  script: scriptRewrites,
}

/** The rule of a rewrite; `undefined` where the kind knows no such thing. Request and result are of the kind named. */
export function rewriteRule<Name extends KindName>(
  kind: Name,
  how: RewriteHow,
): RewriteRule<RequestOf<Kinds[Name]>, ResultOf<Kinds[Name]>> | undefined {
  const rules: Partial<Record<RewriteHow, RewriteRule<RequestOf<Kinds[Name]>, ResultOf<Kinds[Name]>>>> = rewrites[kind]
  return rules[how]
}
