import { requestsOf } from '#server/core/billing/payment-requests.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { streamChanges } from './stream.ts'

/** Maximum number of streams per user and server. A screen without a stream polls every few seconds. */
export const maxStreamsPerUser = 6

/** Seconds until a refused screen may retry. */
const retryAfter = 60

/** Milliseconds; see `ChangeStreamDeps`. */
const recheck = 60_000

/** The change events. After an event, a screen loads the data again that the event names. */
export const createChangesFeature = (ctx: Context): ServerFeature => ({ routes: { changes: createRoute(ctx) } })

function createRoute({ db, events, identify }: Context) {
  const openStreams = new Map<string, number>()
  const count = (userId: string, by: 1 | -1) => {
    const streams = (openStreams.get(userId) ?? 0) + by
    if (streams > 0) openStreams.set(userId, streams)
    else openStreams.delete(userId)
  }
  const chatsOf = async (userId: string) => (await requestsOf(db, userId)).map(({ id }) => id)

  return signedIn.changes.handler(({ context: { account, headers }, signal = neverAborted }) => {
    if (events.closed.aborted) throw fail('UNAVAILABLE')
    if ((openStreams.get(account.id) ?? 0) >= maxStreamsPerUser) throw fail('RATE_LIMITED', { retryAfter })
    count(account.id, 1)
    return streamChanges(account, {
      events,
      chatsOf,
      signal,
      recheck,
      identify: () => identify(headers),
      onClose: () => count(account.id, -1),
    })
  })
}
