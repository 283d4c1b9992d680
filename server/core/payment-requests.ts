import { desc, eq, gt, type SQL, sql, sum } from 'drizzle-orm'
import type { RequestWithChat } from '#contract/payment-calls.ts'
import type { PaymentRequest } from '#contract/payment-request.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequests } from '#server/platform/db/schema.ts'

export type RequestRow = typeof paymentRequests.$inferSelect

export const shownRequest = (row: RequestRow): PaymentRequest => ({
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

/** Whether a request is a person's: they were signed in when it was sent; where nobody was, they have proved that its address is theirs. */
export const isOwn = (userId: string): SQL<boolean> => sql<boolean>`case when payment_requests.user_id is not null
  then payment_requests.user_id = ${userId}
  else exists (select 1 from profiles owner where owner.id = ${userId} and owner.email = payment_requests.user_email and owner.email_verified)
  end`

/**
 * The request whose chat a person sees. Their own one that is pending goes first, whatever else was sent from their address meanwhile:
 * anybody can type an address. One row of each index is read.
 */
const latestId = (userId: string): SQL => sql`(select own.id from (
    (select id, created_at, status = 'pending' as open from payment_requests
      where user_id = ${userId} order by (status = 'pending') desc, created_at desc, id desc limit 1)
    union all
    (select sent.id, sent.created_at, false from profiles join payment_requests sent on sent.user_email = profiles.email and sent.user_id is null
      where profiles.id = ${userId} and profiles.email_verified order by sent.created_at desc, sent.id desc limit 1)
  ) own order by own.open desc, own.created_at desc, own.id desc limit 1)`

const shown = (row: RequestRow, side: ChatSide): RequestWithChat => ({
  ...shownRequest(row),
  unread: side === 'person' ? row.unreadByPerson : row.unreadByAdmins,
})

/** `null` while the person has sent none. */
export async function latestOf(db: Db | Tx, userId: string): Promise<RequestWithChat | null> {
  const [row] = await db
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.id, latestId(userId)))
  return row ? shown(row, 'person') : null
}

/** Everybody's, newest first, as admins see them. */
export async function newestRequests(db: Db, limit: number): Promise<RequestWithChat[]> {
  const { createdAt, id } = paymentRequests
  const rows = await db.select().from(paymentRequests).orderBy(desc(createdAt), desc(id)).limit(limit)
  return rows.map((row) => shown(row, 'admins'))
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
