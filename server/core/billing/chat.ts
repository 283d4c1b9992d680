import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { ChatAuthor, ChatMessage, PaymentInstructions } from '#contract/chat.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { ChatSide } from '#server/core/billing/payment-requests.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { paymentRequestChats, paymentRequests } from '#server/infra/db/schema.ts'
import type { Events } from '#server/infra/events.ts'
import { fail } from '#server/infra/http/api-error.ts'

/**
 * The chat of a payment request. The request's row stores the number of messages and the position up to which each side has read, so that
 * checking for news reads only that row.
 */

interface NewMessage {
  readonly requestId: string
  /** `team` by default. */
  readonly author?: ChatAuthor
  readonly senderEmail: string
  readonly message: string
  readonly instructions?: PaymentInstructions
}

export interface Chat {
  /**
   * Adds a message, and publishes a change event if, and only if, the transaction commits.
   * @throws NOT_FOUND when there is no such request
   */
  post(tx: Tx, message: NewMessage): Promise<ChatMessage>
}

export const createChat = ({ events }: { events: Pick<Events, 'publish'> }): Chat => ({
  async post(tx, { requestId, author = 'team', senderEmail, message, instructions }) {
    const position = await nextPosition(tx, requestId, author)
    const [row] = await tx
      .insert(paymentRequestChats)
      // The statement's time, not the transaction's: the transaction may have waited for the row lock.
      .values({ paymentRequestId: requestId, position, author, senderEmail, message, instructions, createdAt: sql`clock_timestamp()` })
      .returning()
    if (!row) throw new Error('An insert returns its row')
    await events.publish(tx, { topic: 'chat', id: requestId })
    return toChatMessage(row)
  },
})

const { chatLength, seenByPerson, seenByAdmins, unreadByPerson, unreadByAdmins } = paymentRequests

/** The columns of each side. */
const sides = {
  user: { seen: seenByPerson, seenName: 'seenByPerson', unread: unreadByPerson, unreadName: 'unreadByPerson' },
  admins: { seen: seenByAdmins, seenName: 'seenByAdmins', unread: unreadByAdmins, unreadName: 'unreadByAdmins' },
} as const

/**
 * Locks the request's row until the transaction ends. So messages of a chat become visible in the order of their positions, and a reader
 * cannot miss one below the last position read. The author's own message counts as read if all messages before it were read.
 */
async function nextPosition(tx: Tx, requestId: string, author: ChatAuthor): Promise<number> {
  const [authorSide, otherSide] = author === 'person' ? [sides.user, sides.admins] : [sides.admins, sides.user]
  const [request] = await tx
    .update(paymentRequests)
    .set({
      chatLength: sql`${chatLength} + 1`,
      [authorSide.seenName]: sql`case when ${authorSide.seen} = ${chatLength} then ${chatLength} + 1 else ${authorSide.seen} end`,
      [otherSide.unreadName]: sql`${otherSide.unread} + 1`,
    })
    .where(eq(paymentRequests.id, requestId))
    .returning({ position: chatLength })
  if (!request) throw fail('NOT_FOUND')
  return request.position
}

const toChatMessage = (row: typeof paymentRequestChats.$inferSelect): ChatMessage => ({
  id: row.id,
  position: row.position,
  author: row.author,
  sender_email: row.senderEmail,
  message: row.message,
  instructions: row.instructions,
  created_at: row.createdAt.toISOString(),
})

/** The state of a chat, from the side of the caller. */
export interface ChatStatus {
  readonly side: ChatSide
  readonly newest: number
  readonly unread: number
  readonly seenByOther: number
}

/** Reads one row. `null` when there is no such request, or this user may not read it. */
export async function chatStatus(db: Db, requestId: string, { id, role }: Pick<Account, 'id' | 'role'>): Promise<ChatStatus | null> {
  const [row] = await db
    .select({ newest: chatLength, owner: paymentRequests.userId, seenByPerson, seenByAdmins, unreadByPerson, unreadByAdmins })
    .from(paymentRequests)
    .where(eq(paymentRequests.id, requestId))
  const own = row?.owner === id
  if (!row || !(own || role === 'admin')) return null
  const { newest } = row
  return own
    ? { side: 'user', newest, unread: row.unreadByPerson, seenByOther: row.seenByAdmins }
    : { side: 'admins', newest, unread: row.unreadByAdmins, seenByOther: row.seenByPerson }
}

interface MessageRange {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** Messages of a chat, oldest first: those next after or before a position, by default the newest. */
export async function findMessages(db: Db, requestId: string, { after, before, limit }: MessageRange): Promise<ChatMessage[]> {
  const { paymentRequestId, position } = paymentRequestChats
  const ascending = after !== undefined
  const rows = await db
    .select()
    .from(paymentRequestChats)
    .where(
      and(
        eq(paymentRequestId, requestId),
        after === undefined ? undefined : gt(position, after),
        before === undefined ? undefined : lt(position, before),
      ),
    )
    .orderBy(ascending ? asc(position) : desc(position))
    .limit(limit)
  return (ascending ? rows : rows.reverse()).map(toChatMessage)
}

/** Marks messages up to a position as read. Positions only increase, up to the newest message. Returns whether anything changed. */
export async function markSeen(tx: Tx, requestId: string, side: ChatSide, position: number): Promise<boolean> {
  const { seen, seenName, unreadName } = sides[side]
  const readUpTo: SQL = sql`least(${chatLength}, ${position}::int)`
  const rows = await tx
    .update(paymentRequests)
    .set({
      [seenName]: readUpTo,
      [unreadName]: sql`(select count(*) from payment_request_chats chat where chat.payment_request_id = payment_requests.id
        and chat.position > ${readUpTo} and (chat.author = 'person') = ${side === 'admins'})`,
    })
    .where(and(eq(paymentRequests.id, requestId), lt(seen, readUpTo)))
    .returning({ id: paymentRequests.id })
  return rows.length > 0
}

/** The recipient of an email about a reply. `userId` is `null` while no account has verified the address. */
interface Recipient {
  readonly userId: string | null
  readonly email: string
}

/**
 * The user or visitor to email about a reply of the team. `null` when they have read it, or when an earlier reply is unread as well: they
 * get one email until they read the chat.
 */
export async function recipientOfReply(
  db: Db,
  { requestId, position }: { requestId: string; position: number },
): Promise<Recipient | null> {
  const { rows } = await db.execute<{ user_id: string | null; email: string }>(sql`
    select account.id as user_id, coalesce(account.email, request.user_email) as email
    from payment_requests request
    left join profiles account on account.id = coalesce(request.user_id,
      (select owner.id from profiles owner where owner.email = request.user_email and owner.email_verified))
    where request.id = ${requestId}::uuid and request.disowned_at is null and request.seen_by_person < ${position}::int and request.user_email <> ''
      and not coalesce(account.disabled, false)
      and not exists (select 1 from payment_request_chats earlier where earlier.payment_request_id = request.id
        and earlier.author = 'team' and earlier.position > request.seen_by_person and earlier.position < ${position}::int)`)
  const [row] = rows
  return row ? { userId: row.user_id, email: row.email } : null
}
