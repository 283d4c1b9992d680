import { implement } from '@orpc/server'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { api } from '#kinds/api.ts'
import type { Account } from '#server/core/accounts.ts'
import { fail } from '#server/platform/fail.ts'

/** What a call knows of the request it came with. */
export interface CallContext {
  readonly headers: Headers
  /** The caller's address as the socket or a trusted proxy tells it. */
  readonly clientIp: string
  /** Nobody signed in is `null`. Asks the database once a request. @throws UNAVAILABLE */
  readonly identify: () => Promise<Account | null>
}

/** Calls that anybody may make. */
export const open = implement(api).$context<CallContext>()

const whoAsks = open.middleware(async ({ context, next }) => {
  const account = await context.identify()
  if (!account) throw fail('UNAUTHORIZED')
  return next({ context: { account } })
})

/** Calls for a signed-in person. Who asks is settled before the input is looked at. @throws UNAUTHORIZED */
export const signedIn = open.use(whoAsks)

/**
 * The same for streams of what is being written. Their messages are not held against the contract one by one, which took a tenth of a
 * piece's time: what they end in has passed the kind's own schema before it was charged.
 */
export const signedInStreams = implement(api, { initialOutputValidationIndex: Number.NaN }).$context<CallContext>().use(whoAsks)

/** Calls for admins. The role is the one that the database holds now. @throws UNAUTHORIZED, FORBIDDEN */
export const adminOnly = signedIn.use(({ context, next }) => {
  const { role, adminSecondFactor } = context.account
  if (adminSecondFactor === 'required') throw fail('FORBIDDEN', undefined, adminMessages.secondFactorRequired)
  if (role !== 'admin') throw fail('FORBIDDEN', undefined, messages.site.adminRequired)
  return next()
})
