import { eq, sql } from 'drizzle-orm'
import type { ChatAuthor } from '#contract/chat.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { paymentRequestChats, paymentRequests } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'

/** A line in the conversation of a payment request. */
export interface Line {
  readonly requestId: string
  readonly senderEmail: string
  readonly message: string
  readonly author?: ChatAuthor
}

export interface Chat {
  /** Writes the next line, in the transaction of what causes it. @throws NOT_FOUND when the request is gone */
  say(tx: Tx, line: Line): Promise<{ position: number }>
}

export const createChat = ({ events }: { events: Pick<Events, 'publish'> }): Chat => ({
  async say(tx, { requestId, senderEmail, message, author = 'team' }) {
    const [turn] = await tx
      .update(paymentRequests)
      .set({ chatLength: sql`${paymentRequests.chatLength} + 1` })
      .where(eq(paymentRequests.id, requestId))
      .returning({ position: paymentRequests.chatLength })
    if (!turn) throw fail('NOT_FOUND')
    await tx.insert(paymentRequestChats).values({ paymentRequestId: requestId, position: turn.position, author, senderEmail, message })
    await events.publish(tx, { topic: 'chat', id: requestId })
    return turn
  },
})
