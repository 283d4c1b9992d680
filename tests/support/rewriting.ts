import type { RewriteHow } from '#contract/rewrite.ts'
import { generate } from '#tests/support/generating.ts'
import type { TestUser } from '#tests/support/given.ts'

export interface WrittenPost {
  readonly id: string
  readonly post: { readonly caption: string }
}

/** A post that was written before, as its owner got it. */
export const writtenPost = async (user: TestUser, changes: object): Promise<WrittenPost> =>
  (await generate(user, 'post', changes)).body as WrittenPost

/** Asks for a post to be rewritten; `changes` are what the request says beside the sample's fields. */
export const rewritePost = (user: TestUser, of: string, how: RewriteHow, changes: object, headers: Record<string, string> = {}) =>
  generate(user, 'post', { ...changes, rewrite: { of, how } }, headers)
