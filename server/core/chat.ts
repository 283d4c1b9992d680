import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { ChatAuthor, ChatMessage, PaymentInstructions } from '#contract/chat.ts'
import type { Account } from '#server/core/accounts.ts'
import type { ChatSide } from '#server/core/payment-requests.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequestChats, paymentRequests } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * The conversation about a payment request. Its row holds how long the chat is and how far each side has seen it, so that who asks
 * whether there is news reads that one row.
 */

interface NewMessage {
  readonly requestId: string
  /** An admin, when it is not told. */
  readonly author?: ChatAuthor
  readonly senderEmail: string
  readonly message: string
  readonly instructions?: PaymentInstructions
}

export interface Chat {
  /** Adds a line and tells those who watch, if, and only if, the transaction commits. @throws NOT_FOUND when there is no such request */
  post(tx: Tx, line: NewMessage): Promise<ChatMessage>
}

export const createChat = ({ events }: { events: Pick<Events, 'publish'> }): Chat => ({
  async post(tx, { requestId, author = 'team', senderEmail, message, instructions }) {
    const position = await nextPosition(tx, requestId, author)
    const [row] = await tx
      .insert(paymentRequestChats)
      // The time of this statement: a transaction that began earlier may have waited for its turn.
      .values({ paymentRequestId: requestId, position, author, senderEmail, message, instructions, createdAt: sql`clock_timestamp()` })
      .returning()
    if (!row) throw new Error('An insert returns its row')
    await events.publish(tx, { topic: 'chat', id: requestId })
    return toChatMessage(row)
  },
})

const { chatLength, seenByPerson, seenByAdmins, unreadByPerson, unreadByAdmins } = paymentRequests

/** What is kept of each side. */
const sides = {
  person: { seen: seenByPerson, seenName: 'seenByPerson', unread: unreadByPerson, unreadName: 'unreadByPerson' },
  admins: { seen: seenByAdmins, seenName: 'seenByAdmins', unread: unreadByAdmins, unreadName: 'unreadByAdmins' },
} as const

/**
 * Lines of one chat wait for each other here until their transactions end. So positions become visible in their order, and nobody who
 * has read up to one misses a lower one. Who speaks has seen what they say, as far as they had seen all before it.
 */
async function nextPosition(tx: Tx, requestId: string, author: ChatAuthor): Promise<number> {
  const [speaker, listener] = author === 'person' ? [sides.person, sides.admins] : [sides.admins, sides.person]
  const [request] = await tx
    .update(paymentRequests)
    .set({
      chatLength: sql`${chatLength} + 1`,
      [speaker.seenName]: sql`case when ${speaker.seen} = ${chatLength} then ${chatLength} + 1 else ${speaker.seen} end`,
      [listener.unreadName]: sql`${listener.unread} + 1`,
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

/** Where a chat stands, for the side that asks. */
export interface ChatStatus {
  readonly side: ChatSide
  readonly newest: number
  readonly unread: number
  readonly seenByOther: number
}

/** One row. `null` when there is no such request, or it is not for this reader. */
export async function chatStatus(db: Db, requestId: string, { id, role }: Pick<Account, 'id' | 'role'>): Promise<ChatStatus | null> {
  const [row] = await db
    .select({ newest: chatLength, owner: paymentRequests.userId, seenByPerson, seenByAdmins, unreadByPerson, unreadByAdmins })
    .from(paymentRequests)
    .where(eq(paymentRequests.id, requestId))
  const own = row?.owner === id
  if (!row || !(own || role === 'admin')) return null
  const { newest } = row
  return own
    ? { side: 'person', newest, unread: row.unreadByPerson, seenByOther: row.seenByAdmins }
    : { side: 'admins', newest, unread: row.unreadByAdmins, seenByOther: row.seenByPerson }
}

interface Part {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** Lines of a chat, oldest first: those next to the position that is given, else the newest. */
export async function findMessages(db: Db, requestId: string, { after, before, limit }: Part): Promise<ChatMessage[]> {
  const { paymentRequestId, position } = paymentRequestChats
  const upwards = after !== undefined
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
    .orderBy(upwards ? asc(position) : desc(position))
    .limit(limit)
  return (upwards ? rows : rows.reverse()).map(toChatMessage)
}

/** Whether it changed anything: marks only go forward, and no further than the chat. */
export async function markSeen(tx: Tx, requestId: string, side: ChatSide, position: number): Promise<boolean> {
  const { seen, seenName, unreadName } = sides[side]
  const reached: SQL = sql`least(${chatLength}, ${position}::int)`
  const rows = await tx
    .update(paymentRequests)
    .set({
      [seenName]: reached,
      [unreadName]: sql`(select count(*) from payment_request_chats line where line.payment_request_id = payment_requests.id
        and line.position > ${reached} and (line.author = 'person') = ${side === 'admins'})`,
    })
    .where(and(eq(paymentRequests.id, requestId), lt(seen, reached)))
    .returning({ id: paymentRequests.id })
  return rows.length > 0
}

/** Whom a mail about a line of the team is worth sending to. `userId` is nothing while nobody has proved the address. */
interface Recipient {
  readonly userId: string | null
  readonly email: string
}

/**
 * Who has not seen a line of the team, and no earlier one of theirs since they looked last: so they get one mail until they look.
 * `null` otherwise.
 */
export async function recipientOfReply(
  db: Db,
  { requestId, position }: { requestId: string; position: number },
): Promise<Recipient | null> {
  const { rows } = await db.execute<{ user_id: string | null; email: string }>(sql`
    select person.id as user_id, coalesce(person.email, request.user_email) as email
    from payment_requests request
    left join profiles person on person.id = coalesce(request.user_id,
      (select owner.id from profiles owner where owner.email = request.user_email and owner.email_verified))
    where request.id = ${requestId}::uuid and request.disowned_at is null and request.seen_by_person < ${position}::int and request.user_email <> ''
      and not coalesce(person.disabled, false)
      and not exists (select 1 from payment_request_chats earlier where earlier.payment_request_id = request.id
        and earlier.author = 'team' and earlier.position > request.seen_by_person and earlier.position < ${position}::int)`)
  const [row] = rows
  return row ? { userId: row.user_id, email: row.email } : null
}
