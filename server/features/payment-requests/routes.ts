import { listedRequests, type Submitted } from '#contract/payment-calls.ts'
import { idempotencyKeyOf } from '#server/core/idempotency.ts'
import type { Limits, Rule } from '#server/core/limits.ts'
import { latestOf, newestRequests, unreadByAdmins } from '#server/core/payment-requests.ts'
import { adminOnly, type CallContext, open, signedIn } from '#server/core/rpc.ts'
import { visitorOf } from '#server/platform/client-ip.ts'
import { fail } from '#server/platform/fail.ts'
import { type CreateDeps, createRequest, type NewRequest, pretended } from './create.ts'

interface Deps extends CreateDeps {
  readonly limits: Limits
}

/** Requests of one sender. By address of the machine alone: a limit by mail address would tell that somebody else has used it. */
const often: Rule = { max: 10, seconds: 60 * 60 }

/** Asking to pay by hand, and what was asked. */
export function createPaymentRoutes({ limits, ...deps }: Deps) {
  const create = async ({ input, context }: { input: NewRequest; context: CallContext }): Promise<Submitted> => {
    const { allowed, retryAfter } = await limits.take(`payment-request|${visitorOf(context.clientIp)}`, often)
    if (!allowed) throw fail('RATE_LIMITED', { retryAfter })
    if (input.website) return pretended(input)
    return createRequest(deps, { account: await context.identify(), request: input, key: idempotencyKeyOf(context.headers) })
  }
  const { db } = deps

  return {
    create: open.payments.create.handler(create),
    createByName: open.payments.createByName.handler(create),

    latest: signedIn.payments.latest.handler(async ({ context: { account } }) => ({ request: await latestOf(db, account.id) })),
    unread: signedIn.payments.unread.handler(async ({ context: { account } }) => ({
      unread: account.role === 'admin' ? await unreadByAdmins(db) : ((await latestOf(db, account.id))?.unread ?? 0),
    })),

    all: adminOnly.payments.all.handler(() => newestRequests(db, listedRequests)),
  }
}
