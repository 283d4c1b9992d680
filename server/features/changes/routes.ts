import type { Accounts } from '#server/core/accounts.ts'
import { requestsOf } from '#server/core/payment-requests.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import { changesFor } from './stream.ts'

/** Streams of one person at a server. A screen that gets none asks every few seconds as before. */
export const streamsAtOnce = 6

/** Seconds until a refused screen may try again. */
const retryAfter = 60

interface Deps {
  readonly db: Db
  readonly events: Events
  readonly identify: Accounts['identify']
  /** See `Watch`. */
  readonly recheck?: number
}

/** A call without a connection behind it is never given up. */
const never = new AbortController().signal

/** One stream a screen that tells what to read again. */
export function createChangeRoutes({ db, events, identify, recheck = 60_000 }: Deps) {
  const open = new Map<string, number>()
  const count = (userId: string, by: 1 | -1) => {
    const now = (open.get(userId) ?? 0) + by
    if (now > 0) open.set(userId, now)
    else open.delete(userId)
  }
  const chatsOf = async (userId: string) => (await requestsOf(db, userId)).map(({ id }) => id)

  return signedIn.changes.handler(({ context: { account, headers }, signal = never }) => {
    if (events.closed.aborted) throw fail('UNAVAILABLE')
    if ((open.get(account.id) ?? 0) >= streamsAtOnce) throw fail('RATE_LIMITED', { retryAfter })
    count(account.id, 1)
    return changesFor(account, {
      ...{ events, chatsOf, signal, recheck },
      identify: () => identify(headers),
      left: () => count(account.id, -1),
    })
  })
}
