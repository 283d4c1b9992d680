import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { messages } from '#contract/messages.ts'
import type { Limits } from '#server/core/limits.ts'

/**
 * Counts one try at an account's password by somebody who has got as far as its session or its mailed link, whatever machine it comes
 * from. Sign-ins are counted elsewhere, by machine and by address.
 * @throws RATE_LIMITED (429, with `retryAfter` in seconds)
 */
export async function takeTurn(limits: Limits, userId: string): Promise<void> {
  const { allowed, retryAfter } = await limits.take('passwordOf', userId)
  if (allowed) return
  const body = { code: 'RATE_LIMITED', message: messages.errors.RATE_LIMITED, data: { retryAfter } }
  throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': String(retryAfter) })
}

/** Whether this is the account's password. */
export async function hasPassword(ctx: GenericEndpointContext, userId: string, password: string): Promise<boolean> {
  const account = await ctx.context.internalAdapter.findCredentialAccount(userId)
  return account?.password ? ctx.context.password.verify({ hash: account.password, password }) : false
}
