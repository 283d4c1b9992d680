import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { listedRequests, type paymentCalls, type Submitted } from '#contract/payment-calls.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import type { AdminAlerts } from '#server/core/admin-alerts.ts'
import type { Chat } from '#server/core/chat.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/idempotency.ts'
import type { Limits } from '#server/core/limits.ts'
import {
  latestRequestOf,
  newestRequests,
  requestsOf,
  settleClaim,
  unclaimedRequestsOf,
  unreadByAdmins,
} from '#server/core/payment-requests.ts'
import { adminOnly, type CallContext, open, signedIn } from '#server/core/rpc.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequests } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import { type PaymentEnv, paymentInstructions } from './instructions.ts'

type NewRequest = z.output<NonNullable<(typeof paymentCalls.create)['~orpc']['inputSchema']>>

interface CreateDeps {
  readonly db: Db
  readonly env: PaymentEnv
  readonly chat: Chat
  readonly events: Pick<Events, 'publish'>
  readonly alerts: Pick<AdminAlerts, 'raise'>
  /** @throws CONFLICT when the person has what they ask for, or more */
  readonly admitRequest: (tx: Tx, userId: string, wanted: { plan: PaidPlanId; interval: BillingInterval }) => Promise<void>
}

interface Asked {
  /** `null` for a visitor. */
  readonly account: Account | null
  readonly request: NewRequest
  /** Honoured for a signed-in person. */
  readonly key: string | undefined
}

/**
 * Keeps a request at the price of its plan and begins its chat with how to pay. The answer holds nothing that the sender did not send:
 * whether the address belongs to anybody, and what else was sent from it, is not told.
 */
function createRequest({ db, ...deps }: CreateDeps, { account, request, key }: Asked): Promise<Submitted> {
  const effect = (tx: Tx) => storeRequest(tx, deps, account, request)
  if (!account) return db.transaction(effect)
  return withIdempotencyKey(db, { userId: account.id, scope: 'payment-request', key, request }, effect)
}

async function storeRequest(
  tx: Tx,
  { env, chat, events, alerts, admitRequest }: Omit<CreateDeps, 'db'>,
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
  if (!row) throw new Error('An insert returns its row')
  await chat.post(tx, { requestId: row.id, author: 'product', senderEmail: brand.supportEmail, ...paymentInstructions(env, row) })
  await events.publish(tx, { topic: 'requests', id: row.id })
  await alerts.raise(tx, { requestId: row.id, by: account?.id ?? null })
  const person = account?.id ?? (await ownerOf(tx, row.userEmail))
  if (person) await events.publish(tx, { topic: 'account', id: person })
  return toSubmitted(row)
}

/** Who has proved that an address is theirs: their screen asks them about the request now. */
async function ownerOf(tx: Tx, email: string): Promise<string | undefined> {
  const [owner] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.email, email), eq(profiles.emailVerified, true)))
  return owner?.id
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

/** What a program that fills in every field is told: it looks like any other answer, and nothing is kept. */
const decoyAnswer = ({ plan_id: planId, billing_interval: billingInterval }: NewRequest): Submitted =>
  toSubmitted({ id: randomUUID(), planId, billingInterval, amount: plans[planId].price[billingInterval].inr, createdAt: new Date() })

interface Deps extends CreateDeps {
  readonly limits: Pick<Limits, 'admit'>
}

/** Asking to pay by hand, and what was asked. */
export function createPaymentRoutes({ limits, ...deps }: Deps) {
  const create = async ({ input, context }: { input: NewRequest; context: CallContext }): Promise<Submitted> => {
    await limits.admit('paymentRequest', context.clientIp)
    if (input.website) return decoyAnswer(input)
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

    latest: signedIn.payments.latest.handler(async ({ context: { account } }) => ({ request: await latestRequestOf(db, account.id) })),
    unread: signedIn.payments.unread.handler(async ({ context: { account } }) => ({
      unread: account.role === 'admin' ? await unreadByAdmins(db) : sumOf(await requestsOf(db, account.id)),
    })),
    mine: signedIn.payments.mine.handler(async ({ context: { account } }) => ({
      items: await requestsOf(db, account.id),
      unclaimed: await unclaimedRequestsOf(db, account.id),
    })),
    claim: signedIn.payments.claim.handler(({ input: { id }, context: { account } }) => settle(account, id, true)),
    disown: signedIn.payments.disown.handler(({ input: { id }, context: { account } }) => settle(account, id, false)),

    all: adminOnly.payments.all.handler(() => newestRequests(db, listedRequests)),
  }
}

const sumOf = (requests: readonly { unread: number }[]): number => requests.reduce((sum, { unread }) => sum + unread, 0)
