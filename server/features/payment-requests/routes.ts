import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { listedRequests, type paymentCalls, type Submitted } from '#api/payment-requests.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import {
  answerClaim,
  latestRequestOf,
  newestRequests,
  requestsOf,
  unclaimedRequestsOf,
  unreadByAdmins,
} from '#server/core/billing/payment-requests.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/calls/idempotency.ts'
import { type CallContext, open, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { paymentInstructions } from './instructions.ts'

type NewRequest = z.output<NonNullable<(typeof paymentCalls.create)['~orpc']['inputSchema']>>

interface Links {
  /** @throws CONFLICT when the user already has the requested plan or a larger one */
  readonly admitRequest: (tx: Tx, userId: string, requested: { plan: PaidPlanId; interval: BillingInterval }) => Promise<void>
}

interface Submission {
  /** `null` for a visitor. */
  readonly account: Account | null
  readonly request: NewRequest
  /** Idempotency key; ignored for visitors. */
  readonly key: string | undefined
}

/**
 * Stores a request with the price of its plan and starts its chat with payment instructions. The response only contains what the caller
 * sent: it does not reveal whether the address has an account or other requests.
 */
function createRequest({ db, ...deps }: Context & Links, { account, request, key }: Submission): Promise<Submitted> {
  const store = (tx: Tx) => storeRequest(tx, deps, account, request)
  if (!account) return db.transaction(store)
  return withIdempotencyKey(db, { userId: account.id, scope: 'payment-request', key, request }, store)
}

async function storeRequest(
  tx: Tx,
  { env, chat, events, alerts, admitRequest }: Omit<Context & Links, 'db'>,
  account: Account | null,
  request: NewRequest,
) {
  const { plan_id: planId, billing_interval: billingInterval } = request
  if (account) await admitRequest(tx, account.id, { plan: planId, interval: billingInterval })
  const [row] = await tx
    .insert(paymentRequests)
    .values({
      userId: account?.id ?? null,
      userName: request.user_name,
      userEmail: request.user_email.toLowerCase(),
      userPhone: request.user_phone,
      planId,
      billingInterval,
      amount: plans[planId].price[billingInterval].inr,
      message: request.message ?? null,
      country: request.country,
    })
    .returning()
  if (!row) throw new Error('The insert returned no row')
  await chat.post(tx, {
    requestId: row.id,
    author: 'product',
    senderEmail: env.operator.supportEmail ?? '',
    ...paymentInstructions(env, row),
  })
  await events.publish(tx, { topic: 'requests', id: row.id })
  await alerts.raise(tx, { requestId: row.id, actorId: account?.id ?? null })
  const userId = account?.id ?? (await verifiedUserId(tx, row.userEmail))
  if (userId) await events.publish(tx, { topic: 'account', id: userId })
  return toSubmitted(row)
}

/** The user who verified this address; their screen asks whether the request is theirs. */
async function verifiedUserId(tx: Tx, email: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.email, email), eq(profiles.emailVerified, true)))
  return user?.id
}

const toSubmitted = (
  row: Pick<typeof paymentRequests.$inferSelect, 'id' | 'planId' | 'billingInterval' | 'amount' | 'createdAt'>,
): Submitted => ({
  id: row.id,
  plan_id: row.planId,
  billing_interval: row.billingInterval,
  amount: row.amount,
  status: 'pending',
  created_at: row.createdAt.toISOString(),
})

/** The response to a bot that filled in the hidden field: it looks like any other, but nothing is stored. */
const decoyResponse = ({ plan_id: planId, billing_interval: billingInterval }: NewRequest): Submitted =>
  toSubmitted({ id: randomUUID(), planId, billingInterval, amount: plans[planId].price[billingInterval].inr, createdAt: new Date() })

/** Payment requests, which users and visitors pay manually. */
export const createPaymentRequestsFeature = (ctx: Context, { admitRequest }: Links): ServerFeature => ({
  routes: { payments: createRoutes({ ...ctx, admitRequest }) },
})

function createRoutes(deps: Context & Links) {
  const { db, events, alerts, limits } = deps
  const create = async ({ input, context }: { input: NewRequest; context: CallContext }): Promise<Submitted> => {
    await limits.consumeOrThrow('paymentRequest', context.clientIp)
    if (input.website) return decoyResponse(input)
    return createRequest(deps, { account: await context.identify(), request: input, key: idempotencyKeyOf(context.headers) })
  }

  /** Claims or disowns a visitor's request that has the user's address. */
  const settleClaim = (account: Account, id: string, mine: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await answerClaim(tx, account, id, mine))) return
      await events.publish(tx, { topic: 'account', id: account.id })
      await events.publish(tx, { topic: 'requests', id })
      if (!mine) await alerts.raise(tx, { requestId: id, actorId: account.id })
    })

  return {
    create: open.payments.create.handler(create),
    createByName: open.payments.createByName.handler(create),

    latest: signedIn.payments.latest.handler(async ({ context: { account } }) => ({ request: await latestRequestOf(db, account.id) })),
    unread: signedIn.payments.unread.handler(async ({ context: { account } }) => ({
      unread: account.role === 'admin' ? await unreadByAdmins(db) : totalUnread(await requestsOf(db, account.id)),
    })),
    mine: signedIn.payments.mine.handler(async ({ context: { account } }) => ({
      items: await requestsOf(db, account.id),
      unclaimed: await unclaimedRequestsOf(db, account.id),
    })),
    claim: signedIn.payments.claim.handler(({ input: { id }, context: { account } }) => settleClaim(account, id, true)),
    disown: signedIn.payments.disown.handler(({ input: { id }, context: { account } }) => settleClaim(account, id, false)),

    all: signedIn.payments.all.handler(() => newestRequests(db, listedRequests)),
  }
}

const totalUnread = (requests: readonly { unread: number }[]): number => requests.reduce((sum, { unread }) => sum + unread, 0)
