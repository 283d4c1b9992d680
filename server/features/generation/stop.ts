import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'

/**
 * Stops the caller's generations by their idempotency keys. The ledger is updated first, so the response is final; then generations that
 * run on this server are aborted. A generation on another server ends when its connection closes and cannot be charged either.
 */
export const createStopRoute = ({ quota, runs, history, limits }: Context) =>
  signedIn.generations.stop.handler(async ({ input: { keys }, context: { account } }) => {
    await limits.consumeOrThrow('stopping', account.id)
    const finished = await quota.stop(account.id, keys)
    runs.cancelKeys(account.id, keys)
    const items = keys.map(async (key) => {
      const id = finished.get(key)
      return { key, generation: id === undefined ? null : await history.get(account.id, id) }
    })
    return { items: await Promise.all(items) }
  })
