import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { PaymentRequest, RequestClaim, RequestWithChat, UnclaimedRequest } from '#api/payment-requests.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

export type RequestRow = typeof paymentRequests.$inferSelect

export const toPaymentRequest = (row: RequestRow): PaymentRequest => ({
  id: row.id,
  user_name: row.userName,
  user_email: row.userEmail,
  user_phone: row.userPhone,
  plan_id: row.planId,
  billing_interval: row.billingInterval,
  amount: row.amount,
  message: row.message,
  country: row.country,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})

/** The two sides of a chat: its customer, or all admins together. */
export type ChatSide = 'user' | 'admins'

/** Whether the user of a request's address has claimed it; `none` for a request that was sent signed in. */
export const claimStatusOf = ({ userId, userEmail, claimedAt, disownedAt }: RequestRow): RequestClaim => {
  if (disownedAt !== null) return 'disowned'
  if (claimedAt !== null) return 'claimed'
  // Without an address, the request belonged to a deleted account.
  return userId === null && userEmail !== '' ? 'waiting' : 'none'
}

const { userId: requestUserId, userEmail, status, createdAt, id: requestId, claimedAt, disownedAt } = paymentRequests

const withUnreadCount = (row: RequestRow, side: ChatSide): RequestWithChat => ({
  ...toPaymentRequest(row),
  unread: side === 'user' ? row.unreadByPerson : row.unreadByAdmins,
})

/** Literal SQL: the partial indexes do not match a parameter. */
const isPending = sql`${status} = 'pending'`

/** Pending requests, newest first, whose chats a user can see. */
const maxChats = 20

/**
 * The requests whose chats a user sees: their pending ones, newest first, then the newest decided one. A visitor's request belongs to a
 * user only after they claimed it.
 */
export async function requestsOf(db: Db | Tx, userId: string): Promise<RequestWithChat[]> {
  const own = eq(requestUserId, userId)
  const newestIds = (condition: SQL, limit: number) =>
    db.select({ id: requestId }).from(paymentRequests).where(and(own, condition)).orderBy(desc(createdAt), desc(requestId)).limit(limit)
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(inArray(requestId, unionAll(newestIds(isPending, maxChats), newestIds(sql`${status} <> 'pending'`, 1))))
    .orderBy(desc(sql`${status} = 'pending'`), desc(createdAt), desc(requestId))
  return rows.map((row) => withUnreadCount(row, 'user'))
}

/** The first of `requestsOf`; `null` when the user has none. */
export async function latestRequestOf(db: Db | Tx, userId: string): Promise<RequestWithChat | null> {
  return (await requestsOf(db, userId))[0] ?? null
}

/** Unclaimed pending requests that visitors sent with a user's verified address, without any text that the sender typed. */
export async function unclaimedRequestsOf(db: Db | Tx, userId: string): Promise<UnclaimedRequest[]> {
  const rows = await db
    .select({
      id: requestId,
      plan_id: paymentRequests.planId,
      billing_interval: paymentRequests.billingInterval,
      amount: paymentRequests.amount,
      createdAt,
    })
    .from(paymentRequests)
    .innerJoin(profiles, and(eq(profiles.email, userEmail), eq(profiles.emailVerified, true)))
    .where(and(eq(profiles.id, userId), isUnclaimed))
    .orderBy(desc(createdAt), desc(requestId))
    .limit(maxUnclaimed)
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
}

/** Visitors can send any number of them, so a user sees only a few at a time. */
const maxUnclaimed = 5
const isUnclaimed = and(isNull(requestUserId), isNull(disownedAt), isPending)

/**
 * Claims a visitor's request for a user, or disowns it permanently. Returns whether anything changed: the same answer again changes
 * nothing.
 * @throws NOT_FOUND when the request does not have the user's verified address, or was claimed or disowned otherwise before
 */
export async function answerClaim(tx: Tx, user: Pick<Account, 'id'>, id: string, mine: boolean): Promise<boolean> {
  const verifiedAddress = tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, user.id), eq(profiles.emailVerified, true)))
  const [changed] = await tx
    .update(paymentRequests)
    .set(mine ? { userId: user.id, claimedAt: sql`clock_timestamp()` } : { disownedAt: sql`clock_timestamp()` })
    .where(and(eq(requestId, id), isUnclaimed, inArray(userEmail, verifiedAddress)))
    .returning({ id: requestId })
  if (changed) return true
  const sameAnswer = and(
    eq(requestId, id),
    mine
      ? and(eq(requestUserId, user.id), isNotNull(claimedAt))
      : and(isNull(requestUserId), isNotNull(disownedAt), inArray(userEmail, verifiedAddress)),
  )
  if ((await tx.$count(paymentRequests, sameAnswer)) === 0) throw fail('NOT_FOUND')
  return false
}

/** The newest requests of all users, as admins see them. */
export async function newestRequests(db: Db, limit: number): Promise<RequestWithChat[]> {
  const { createdAt, id } = paymentRequests
  const rows = await db.select().from(paymentRequests).orderBy(desc(createdAt), desc(id)).limit(limit)
  return rows.map((row) => withUnreadCount(row, 'admins'))
}

/** The number of customers' messages in all chats that no admin has read. */
export async function unreadByAdmins(db: Db): Promise<number> {
  const { unreadByAdmins: unread } = paymentRequests
  const [row] = await db
    .select({ unread: sum(unread).mapWith(Number) })
    .from(paymentRequests)
    .where(gt(unread, 0))
  return row?.unread ?? 0
}

/** The number of items that need an admin: requests that are pending or have unread messages, and card cancellations that failed. */
export async function openItemsForAdmins(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select (select count(*) from (
        select id from payment_requests where status = 'pending' union select id from payment_requests where unread_by_admins > 0) requests)::int
      + (select count(*) from card_endings where done_at is null and failures > 0)::int as waiting`)
  return rows[0]?.waiting ?? 0
}
