import { ORPCError } from '@orpc/server'
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AdminRequest, CardEnding } from '#api/admin.ts'
import { adminMessages, decidedMessages } from '#contract/admin-messages.ts'
import type { PaymentStatus } from '#contract/billing.ts'
import { brand } from '#contract/brand.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { recordAction } from '#server/core/accounts/audit-log.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { claimStatusOf, type RequestRow, toPaymentRequest } from '#server/core/billing/payment-requests.ts'
import { grant, lockUser, planOfEachUser, refuseEndless } from '#server/core/billing/subscriptions.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/calls/keyset.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { cardEndings } from '#server/infra/db/card-schema.ts'
import { containsText, searchable } from '#server/infra/db/columns.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import type { Events } from '#server/infra/events.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** Effects of a decision, each in the transaction of the decision. */
export interface DecisionEffects {
  /** Adds a message to the chat of a payment request, and returns its position. */
  postMessage(tx: Tx, message: { requestId: string; senderEmail: string; message: string }): Promise<{ position: number }>
  /** Queues an email. */
  readonly queueEmail: EmailQueue['queue']
  /** Reads what a user's card pays for from the provider again. @throws UNAVAILABLE */
  refreshCard(userId: string): Promise<void>
  /** Whether a user may pay for a plan manually. @throws CONFLICT with the reason, as the user reads it */
  admitRequest(tx: Tx, userId: string, requested: { plan: PaidPlanId; interval: BillingInterval }): Promise<void>
  /** Ends what could still charge a user's card for the days of a manual payment. */
  endCardPayments(tx: Tx, userId: string): Promise<void>
  /** Publishes a change event: `account` with the user's id, or `requests` with the request's id. */
  readonly publish: Events['publish']
}

interface Deps extends DecisionEffects {
  readonly db: Db
  /** Time zone of the dates in messages. */
  readonly timeZone: string
}

interface Decision {
  readonly id: string
  readonly notes?: string | undefined
}

type Admin = Pick<Account, 'id' | 'email'>

const conflict = (why: string) => fail('CONFLICT', undefined, why)

export function createDecisions({ db, timeZone, postMessage, queueEmail, publish, refreshCard, admitRequest, endCardPayments }: Deps) {
  const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone })

  return {
    /**
     * Marks a request as paid and grants its plan, in one transaction; of concurrent calls only one succeeds. The rules are those of
     * making a request: what has become true since then counts.
     * @throws NOT_FOUND, CONFLICT with the reason, UNAVAILABLE when the card provider does not answer; all leave everything unchanged
     */
    async process(admin: Admin, { id, notes }: Decision) {
      const [{ userId } = { userId: null }] = await db
        .select({ userId: paymentRequests.userId })
        .from(paymentRequests)
        .where(eq(paymentRequests.id, id))
      // Before the transaction: no database connection is held while the provider is called.
      if (userId) await refreshCard(userId)
      await db.transaction(async (tx) => {
        const request = await lockPendingRequest(tx, id)
        const { planId: plan, billingInterval: interval, amount } = request
        const user = request.userId === null ? null : await lockUser(tx, request.userId)
        if (!user) throw conflict(await missingAccountReason(tx, request))
        if (user.disabled) throw conflict(adminMessages.accountDisabled)
        const now = new Date()
        await refuseEndless(tx, user.id, now)
        await admitRequest(tx, user.id, { plan, interval }).catch((error: unknown) => {
          throw error instanceof ORPCError ? conflict(adminMessages.wouldPayTwice({ why: error.message })) : error
        })
        const { expiresAt, change, byCard } = await grant(tx, { userId: user.id, plan, interval, now })
        await endCardPayments(tx, user.id)
        await tx.update(paymentRequests).set({ status: 'paid', decidedAt: sql`clock_timestamp()` }).where(eq(paymentRequests.id, id))
        const details = {
          plan,
          interval,
          amount,
          change,
          expires_at: expiresAt.toISOString(),
          ...(byCard && { card: 'cancelled' }),
          ...(notes && { notes }),
        }
        await recordAction(tx, { adminId: admin.id, action: 'payment-processed', subject: id, details })
        const { planActive, planActiveCard } = adminMessages
        const message = (byCard ? planActiveCard : planActive)({ plan: plans[plan].name, until: day.format(expiresAt) })
        await postMessage(tx, { requestId: id, senderEmail: admin.email, message })
        await queueEmail(tx, { about: 'plan-active', userId: user.id, plan, interval, expiresAt })
        await publish(tx, { topic: 'account', id: user.id })
        await publish(tx, { topic: 'requests', id })
      })
    },

    /** @throws NOT_FOUND, CONFLICT when it is already decided */
    reject: (admin: Admin, { id, notes }: Decision) =>
      db.transaction(async (tx) => {
        const { planId: plan, billingInterval: interval, amount } = await lockPendingRequest(tx, id)
        await tx.update(paymentRequests).set({ status: 'rejected', decidedAt: sql`clock_timestamp()` }).where(eq(paymentRequests.id, id))
        const details = { plan, interval, amount, ...(notes && { notes }) }
        await recordAction(tx, { adminId: admin.id, action: 'payment-rejected', subject: id, details })
        const { position } = await postMessage(tx, { requestId: id, senderEmail: admin.email, message: adminMessages.closed })
        await queueEmail(tx, { about: 'chat-reply', requestId: id, position })
        await publish(tx, { topic: 'requests', id })
      }),
  }
}

/** Locks a pending request until the transaction ends. @throws NOT_FOUND, CONFLICT */
async function lockPendingRequest(tx: Tx, id: string) {
  const [request] = await tx.select().from(paymentRequests).where(eq(paymentRequests.id, id)).for('update')
  if (!request) throw fail('NOT_FOUND')
  if (request.status !== 'pending') throw conflict(decidedMessages[request.status])
  return request
}

/** The message for a request without an account to grant its plan to. */
async function missingAccountReason(tx: Tx, { disownedAt, userEmail }: RequestRow): Promise<string> {
  if (disownedAt !== null) return adminMessages.disowned
  const verifiedAccounts = await tx.$count(profiles, and(eq(profiles.email, userEmail), eq(profiles.emailVerified, true)))
  return verifiedAccounts > 0 ? adminMessages.unclaimed : adminMessages.noAccount
}

interface RequestQuery extends PageQuery {
  /** Part of the name, address, telephone number, message or reference, in any case. */
  readonly search?: string | undefined
  readonly status?: PaymentStatus | undefined
}

/** The account of a request: its user, or the user who verified its address while the request is unclaimed. */
const accountId: SQL<string | null> = sql`coalesce(${paymentRequests.userId}, (select owner.id from ${profiles} owner
  where owner.email = lower(${paymentRequests.userEmail}) and owner.email_verified and ${paymentRequests.disownedAt} is null))`

const searchIndex = searchable(
  sql`concat_ws(' ', ${paymentRequests.userName}, ${paymentRequests.userEmail}, ${paymentRequests.userPhone}, ${paymentRequests.message},
    ${brand.referencePrefix}::text || ${paymentRequests.id}::text)`,
)

/** Payment requests, newest first. @throws INVALID_INPUT for an invalid cursor */
export async function findRequests(db: Db, { before, limit, search, status }: RequestQuery): Promise<Page<AdminRequest>> {
  const searchText = search?.trim()
  const rows = await selectRequests(
    db,
    and(
      olderThan(before, paymentRequests),
      status && eq(paymentRequests.status, status),
      searchText ? containsText(searchIndex, searchText) : undefined,
    ),
    limit + 1,
  )
  return toPage(rows, limit, toAdminRequest)
}

/** @throws NOT_FOUND */
export async function findRequest(db: Db | Tx, id: string): Promise<AdminRequest> {
  const [row] = await selectRequests(db, eq(paymentRequests.id, id), 1)
  if (!row) throw fail('NOT_FOUND')
  return toAdminRequest(row)
}

function selectRequests(db: Db | Tx, condition: SQL | undefined, limit: number) {
  const currentPlan = planOfEachUser(db)
  const { id, createdAt } = paymentRequests
  return db
    .select({
      id,
      createdAt,
      request: paymentRequests,
      account: { id: profiles.id, disabled: profiles.disabled },
      plan: currentPlan.plan,
      expiresAt: currentPlan.expiresAt,
      byCard: currentPlan.byCard,
    })
    .from(paymentRequests)
    .leftJoin(profiles, eq(profiles.id, accountId))
    .leftJoinLateral(currentPlan, sql`true`)
    .where(condition)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

const toAdminRequest = ({
  request,
  account,
  plan,
  expiresAt,
  byCard,
}: Awaited<ReturnType<typeof selectRequests>>[number]): AdminRequest => ({
  ...toPaymentRequest(request),
  claim: claimStatusOf(request),
  account: account && { ...account, plan: plan ?? 'free', expires_at: expiresAt?.toISOString() ?? null, by_card: byCard ?? false },
})

const maxEndings = 100
const isFailing = and(isNull(cardEndings.doneAt), gt(cardEndings.failures, 0))

/** Card subscriptions whose cancellation has failed so far, oldest first. */
export async function failedCancellations(db: Db): Promise<CardEnding[]> {
  const rows = await db
    .select({ ending: cardEndings, email: profiles.email })
    .from(cardEndings)
    .leftJoin(profiles, eq(profiles.id, cardEndings.userId))
    .where(isFailing)
    .orderBy(asc(cardEndings.createdAt), asc(cardEndings.id))
    .limit(maxEndings)
  return rows.map(({ ending: { id, cause, subscriptionIds, customerId, failures, failure, createdAt }, email }) => ({
    id,
    cause,
    email,
    subscriptions: subscriptionIds,
    customer: customerId,
    failures,
    failure: failure ?? '',
    created_at: createdAt.toISOString(),
  }))
}

/** Marks a cancellation as done: an admin has cancelled at the provider, so there are no more retries. Idempotent. @throws NOT_FOUND */
export function settleCancellation(
  { db, publish }: { db: Db } & Pick<DecisionEffects, 'publish'>,
  admin: Pick<Account, 'id'>,
  { id, notes }: Decision,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [done] = await tx
      .update(cardEndings)
      .set({ doneAt: sql`now()` })
      .where(and(eq(cardEndings.id, id), isFailing))
      .returning()
    if (!done) {
      if ((await tx.$count(cardEndings, eq(cardEndings.id, id))) === 0) throw fail('NOT_FOUND')
      return
    }
    const details = { cause: done.cause, subscriptions: done.subscriptionIds, ...(notes && { notes }) }
    await recordAction(tx, { adminId: admin.id, action: 'card-settled', subject: done.userId ?? id, details })
    await publish(tx, { topic: 'requests', id })
  })
}
