import type { History } from '#server/core/history.ts'
import type { Limits } from '#server/core/limits.ts'
import type { Quota } from '#server/core/quota.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { RunningGenerations } from '#server/core/running-generations.ts'

interface Deps {
  readonly quota: Pick<Quota, 'stop'>
  readonly runs: Pick<RunningGenerations, 'stop'>
  readonly history: Pick<History, 'get'>
  readonly limits: Pick<Limits, 'admit'>
}

/**
 * Stops one's own generations by their idempotency keys. The ledger decides first, so the answer is final; then what still runs on
 * this server is broken off. One that another server writes ends when its connection closes, and cannot be charged either.
 */
export const createStopRoute = ({ quota, runs, history, limits }: Deps) => ({
  stop: signedIn.generations.stop.handler(async ({ input: { keys }, context: { account } }) => {
    await limits.admit('stopping', account.id)
    const finished = await quota.stop(account.id, keys)
    runs.stop(account.id, keys)
    const items = keys.map(async (key) => {
      const id = finished.get(key)
      return { key, generation: id === undefined ? null : await history.get(account.id, id) }
    })
    return { items: await Promise.all(items) }
  }),
})
