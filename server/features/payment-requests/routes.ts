import { listedRequests, type Submitted } from '#contract/payment-calls.ts'
import { idempotencyKeyOf } from '#server/core/idempotency.ts'
import type { Limits } from '#server/core/limits.ts'
import { latestOf, newestRequests, unreadByAdmins } from '#server/core/payment-requests.ts'
import { adminOnly, type CallContext, open, signedIn } from '#server/core/rpc.ts'
import { type CreateDeps, createRequest, type NewRequest, pretended } from './create.ts'

interface Deps extends CreateDeps {
  readonly limits: Pick<Limits, 'admit'>
}

/** Asking to pay by hand, and what was asked. */
export function createPaymentRoutes({ limits, ...deps }: Deps) {
  const create = async ({ input, context }: { input: NewRequest; context: CallContext }): Promise<Submitted> => {
    await limits.admit('paymentRequest', context.clientIp)
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
