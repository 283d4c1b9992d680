import { and, desc, eq } from 'drizzle-orm'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { lateCardText } from '#server/core/billing/billing-emails.ts'
import type { Chat } from '#server/core/billing/chat.ts'
import type { Refund } from '#server/infra/card-provider.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import type { Env } from '#server/infra/env.ts'

interface Deps {
  readonly env: Pick<Env, 'operator'>
  readonly emailQueue: Pick<EmailQueue, 'queue'>
  readonly chat: Pick<Chat, 'post'>
}

interface EndedCard {
  /** `null` once the account is deleted. */
  readonly userId: string | null
  readonly subscriptionId: string
  /** `null` when the card was not charged. */
  readonly refund: Refund | null
}

export type TellOfRefund = (tx: Tx, ended: EndedCard) => Promise<void>

/**
 * Tells a user by email, and in the chat of their newest payment request, that a card subscription was ended because its days were paid
 * already. Admins get an email when money was paid back.
 */
export const createRefundNews =
  ({ env, emailQueue, chat }: Deps): TellOfRefund =>
  async (tx, { userId, subscriptionId, refund }) => {
    if (userId !== null) {
      await emailQueue.queue(tx, { about: 'card-paid-late', userId, refund })
      const { id: requestId, createdAt } = paymentRequests
      const [request] = await tx
        .select({ requestId })
        .from(paymentRequests)
        .where(eq(paymentRequests.userId, userId))
        .orderBy(desc(createdAt), desc(requestId))
        .limit(1)
      const senderEmail = env.operator.supportEmail ?? ''
      if (request) await chat.post(tx, { ...request, author: 'product', senderEmail, message: lateCardText(refund) })
    }
    if (!refund) return
    const { id, role, emailVerified, disabled } = profiles
    const admins = await tx
      .select({ id })
      .from(profiles)
      .where(and(eq(role, 'admin'), eq(emailVerified, true), eq(disabled, false)))
    for (const admin of admins) {
      await emailQueue.queue(tx, { about: 'card-refunded', userId: admin.id, customerId: userId, subscriptionId, refund })
    }
  }
