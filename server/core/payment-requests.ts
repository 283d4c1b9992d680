import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { RequestWithChat, UnclaimedRequest } from '#contract/payment-calls.ts'
import type { PaymentRequest, RequestClaim } from '#contract/payment-request.ts'
import type { Account } from '#server/core/accounts.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequests } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

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

/** Who reads a chat: its person, or the admins together. */
export type ChatSide = 'person' | 'admins'

/** Where a visitor's request stands with the owner of its address; `none` for one that was sent signed in. */
export const claimStatusOf = ({ userId, userEmail, claimedAt, disownedAt }: RequestRow): RequestClaim => {
  if (disownedAt !== null) return 'disowned'
  if (claimedAt !== null) return 'claimed'
  // Without an address it is a deleted account's.
  return userId === null && userEmail !== '' ? 'waiting' : 'none'
}

const { userId: ownerOfRequest, userEmail, status, createdAt, id: requestId, claimedAt, disownedAt } = paymentRequests

const withUnreadCount = (row: RequestRow, side: ChatSide): RequestWithChat => ({
  ...toPaymentRequest(row),
  unread: side === 'person' ? row.unreadByPerson : row.unreadByAdmins,
})

/** As the indexes say it, which answer for no parameter. */
const isPending = sql`${status} = 'pending'`

/** Requests of a person whose chats they see at most: the pending ones, newest first. */
const chatsAtMost = 20

/**
 * The requests whose chats a person sees: every pending one of theirs, newest first, and after them the newest of those that are decided.
 * Only requests of their account count; a visitor's is theirs once they have claimed it.
 */
export async function requestsOf(db: Db | Tx, userId: string): Promise<RequestWithChat[]> {
  const own = eq(ownerOfRequest, userId)
  const part = (which: SQL, limit: number) =>
    db.select({ id: requestId }).from(paymentRequests).where(and(own, which)).orderBy(desc(createdAt), desc(requestId)).limit(limit)
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(inArray(requestId, unionAll(part(isPending, chatsAtMost), part(sql`${status} <> 'pending'`, 1))))
    .orderBy(desc(sql`${status} = 'pending'`), desc(createdAt), desc(requestId))
  return rows.map((row) => withUnreadCount(row, 'person'))
}

/** The first of `requestsOf`; `null` while the person has none. */
export async function latestRequestOf(db: Db | Tx, userId: string): Promise<RequestWithChat | null> {
  return (await requestsOf(db, userId))[0] ?? null
}

/** Visitors' pending requests under a person's verified address that nobody has claimed: none of the sender's words. */
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
    .limit(unclaimedAtMost)
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
}

/** Anybody can send them, so a person is asked about a few at a time. */
const unclaimedAtMost = 5
const isUnclaimed = and(isNull(ownerOfRequest), isNull(disownedAt), isPending)

/**
 * Makes a visitor's request the person's, or takes it away from them for good. Answers whether anything changed: what was said before
 * stays said.
 * @throws NOT_FOUND when it is not under their verified address, or somebody else's by now
 */
export async function settleClaim(tx: Tx, person: Pick<Account, 'id'>, id: string, mine: boolean): Promise<boolean> {
  const address = tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, person.id), eq(profiles.emailVerified, true)))
  const [settled] = await tx
    .update(paymentRequests)
    .set(mine ? { userId: person.id, claimedAt: sql`clock_timestamp()` } : { disownedAt: sql`clock_timestamp()` })
    .where(and(eq(requestId, id), isUnclaimed, inArray(userEmail, address)))
    .returning({ id: requestId })
  if (settled) return true
  const before = and(
    eq(requestId, id),
    mine
      ? and(eq(ownerOfRequest, person.id), isNotNull(claimedAt))
      : and(isNull(ownerOfRequest), isNotNull(disownedAt), inArray(userEmail, address)),
  )
  if ((await tx.$count(paymentRequests, before)) === 0) throw fail('NOT_FOUND')
  return false
}

/** Everybody's, newest first, as admins see them. */
export async function newestRequests(db: Db, limit: number): Promise<RequestWithChat[]> {
  const { createdAt, id } = paymentRequests
  const rows = await db.select().from(paymentRequests).orderBy(desc(createdAt), desc(id)).limit(limit)
  return rows.map((row) => withUnreadCount(row, 'admins'))
}

/** People's lines that no admin has seen, in all chats together. */
export async function unreadByAdmins(db: Db): Promise<number> {
  const { unreadByAdmins: unread } = paymentRequests
  const [found] = await db
    .select({ unread: sum(unread).mapWith(Number) })
    .from(paymentRequests)
    .where(gt(unread, 0))
  return found?.unread ?? 0
}

/** What waits for an admin: requests that are pending or hold lines that no admin has seen, and cancellations that failed. */
export async function openItemsForAdmins(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select (select count(*) from (
        select id from payment_requests where status = 'pending' union select id from payment_requests where unread_by_admins > 0) requests)::int
      + (select count(*) from card_endings where done_at is null and failures > 0)::int as waiting`)
  return rows[0]?.waiting ?? 0
}
