import { ORPCError } from '@orpc/server'
import type { PossibleRewrites } from '#api/history.ts'
import { toneIds } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { serverKinds } from '#kinds/index.server.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { Backgrounds } from '#server/core/generation/background.ts'
import { builtinEngine, type Task } from '#server/core/generation/engine.ts'
import type { History } from '#server/core/generation/history.ts'
import { revisionOf, rewriteRequest } from '#server/core/generation/revision.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'

interface Deps {
  readonly history: Pick<History, 'get'>
  readonly backgrounds: Backgrounds
}

/** Rewrites without a value to choose. The built-in writer neither translates nor follows instructions; other platforms are offered as texts. */
const plainHows = ['shorter', 'longer', 'simpler', 'hook'] as const satisfies readonly RewriteHow[]

/**
 * Finds the rewrites of a stored text that the built-in writer can make without inventing anything, by making them. Nothing is stored or charged.
 * @param version of the text, from 1
 * @throws NOT_FOUND when the text does not exist, belongs to another user or has no such version
 */
export const createPossibleRewrites =
  ({ history, backgrounds }: Deps) =>
  async (account: Account, id: string, version: number, signal: AbortSignal): Promise<PossibleRewrites> => {
    const generation = await history.get(account.id, id)
    async function isPossible(how: RewriteHow, chosen?: string): Promise<boolean> {
      try {
        const rewrite = { of: id, how, version }
        const { kind, request } = rewriteRequest(generation, rewrite, chosen)
        const [writer, revision, background] = await Promise.all([
          serverKinds[kind].writer(),
          revisionOf(history, account.id, kind, { ...request, rewrite }),
          backgrounds.load(account, request),
        ])
        await builtinEngine(() => 0).write({ writer, request, revision, background } as object as Task, { signal })
        return true
      } catch (error) {
        const cannot = error instanceof CannotRewrite || (error instanceof ORPCError && error.code === 'INVALID_INPUT')
        if (cannot) return false
        throw error
      }
    }
    const [hows, tones] = [[] as RewriteHow[], [] as PossibleRewrites['tones'][number][]]
    for (const how of plainHows) if (await isPossible(how)) hows.push(how)
    for (const tone of toneIds) if (await isPossible('tone', tone)) tones.push(tone)
    return { hows, tones }
  }
