import type { KindRequest, KindResult } from '#contract/kind.ts'
import type { RewriteHow, RewriteRule } from '#contract/rewrite.ts'
import { carousel } from '#kinds/carousel/index.ts'
import { description } from '#kinds/description/index.ts'
import { hashtags } from '#kinds/hashtags/index.ts'
import { ideas } from '#kinds/ideas/index.ts'
import { post } from '#kinds/post/index.ts'
import { script } from '#kinds/script/index.ts'
import { titles } from '#kinds/titles/index.ts'

/** The manifest of each content kind. `index.server.ts` lists the server's half of each: its schemas and its writer. */
export const kinds = { post, carousel, titles, description, hashtags, ideas, script }

export type Kinds = typeof kinds
export type KindName = keyof Kinds
export const kindNames = Object.keys(kinds) as [KindName, ...KindName[]]
export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The most generations of a batch: everything that "All in One" offers. */
export const maxBatchItems = Object.values(kinds).reduce((sum, { allInOne, screens }) => sum + (allInOne ? screens.length : 0), 0)

export type RequestOf<Name extends KindName> = KindRequest<Kinds[Name]>
export type ResultOf<Name extends KindName> = KindResult<Kinds[Name]>

/** The rule of a rewrite; `undefined` when the kind does not support it. */
export function rewriteRule<Name extends KindName>(kind: Name, how: RewriteHow): RewriteRule<RequestOf<Name>, ResultOf<Name>> | undefined {
  return kinds[kind].rewrites[how] as RewriteRule<RequestOf<Name>, ResultOf<Name>> | undefined
}
