import type { Quota } from '#server/core/billing/quota.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { History } from '#server/core/generation/history.ts'
import type { RunningGenerations } from '#server/core/generation/running-generations.ts'

interface Deps {
  readonly quota: Pick<Quota, 'stop'>
  readonly runs: Pick<RunningGenerations, 'cancelKeys'>
  readonly history: Pick<History, 'get'>
  readonly limits: Pick<Limits, 'consumeOrThrow'>
}

/**
 * Stops the caller's generations by their idempotency keys. The ledger is updated first, so the response is final; then generations that
 * run on this server are aborted. A generation on another server ends when its connection closes and cannot be charged either.
 */
export const createStopRoute = ({ quota, runs, history, limits }: Deps) => ({
  stop: signedIn.generations.stop.handler(async ({ input: { keys }, context: { account } }) => {
    await limits.consumeOrThrow('stopping', account.id)
    const finished = await quota.stop(account.id, keys)
    runs.cancelKeys(account.id, keys)
    const items = keys.map(async (key) => {
      const id = finished.get(key)
      return { key, generation: id === undefined ? null : await history.get(account.id, id) }
    })
    return { items: await Promise.all(items) }
  }),
})
