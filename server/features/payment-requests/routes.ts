import { listedRequests, type Submitted } from '#contract/payment-calls.ts'
import type { Account } from '#server/core/accounts.ts'
import { idempotencyKeyOf } from '#server/core/idempotency.ts'
import type { Limits } from '#server/core/limits.ts'
import { latestOf, newestRequests, requestsOf, settleClaim, unclaimedOf, unreadByAdmins } from '#server/core/payment-requests.ts'
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
  const { db, events, alerts } = deps

  /** What the owner of an address says of a visitor's request. */
  const settle = (account: Account, id: string, mine: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await settleClaim(tx, account, id, mine))) return
      await events.publish(tx, { topic: 'account', id: account.id })
      await events.publish(tx, { topic: 'requests', id })
      if (!mine) await alerts.raise(tx, { requestId: id, by: account.id })
    })

  return {
    create: open.payments.create.handler(create),
    createByName: open.payments.createByName.handler(create),

    latest: signedIn.payments.latest.handler(async ({ context: { account } }) => ({ request: await latestOf(db, account.id) })),
    unread: signedIn.payments.unread.handler(async ({ context: { account } }) => ({
      unread: account.role === 'admin' ? await unreadByAdmins(db) : sumOf(await requestsOf(db, account.id)),
    })),
    mine: signedIn.payments.mine.handler(async ({ context: { account } }) => ({
      items: await requestsOf(db, account.id),
      unclaimed: await unclaimedOf(db, account.id),
    })),
    claim: signedIn.payments.claim.handler(({ input: { id }, context: { account } }) => settle(account, id, true)),
    disown: signedIn.payments.disown.handler(({ input: { id }, context: { account } }) => settle(account, id, false)),

    all: adminOnly.payments.all.handler(() => newestRequests(db, listedRequests)),
  }
}

const sumOf = (requests: readonly { unread: number }[]): number => requests.reduce((sum, { unread }) => sum + unread, 0)
