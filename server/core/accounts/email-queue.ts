import { eq } from 'drizzle-orm'
import type { Currency } from '#contract/brand.ts'
import type { BillingInterval, PaidPlanId } from '#contract/plans.ts'
import { createBillingEmails } from '#server/core/billing/billing-emails.ts'
import { recipientOfReply } from '#server/core/billing/chat.ts'
import { findPlanEnding } from '#server/core/billing/plan-endings.ts'
import type { Refund } from '#server/infra/card-provider.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { Mail, Mailer } from '#server/infra/mail.ts'

/** The queued emails to users about payments, plans, API keys and chat replies. */
export type QueuedEmail =
  /** A card payment was received; `amount` is in cents or paise. */
  | { about: 'payment-received'; userId: string; plan: PaidPlanId; currency: Currency; amount: number; until: Date }
  /**
   * A plan started or was extended. `renews`: a card renews it at `expiresAt`; `charged`: `later` when the first charge is at `expiresAt`.
   */
  | {
      about: 'plan-active'
      userId: string
      plan: PaidPlanId
      interval: BillingInterval
      expiresAt: Date
      renews?: boolean
      charged?: 'now' | 'later'
    }
  /** A card subscription was ended because its days were paid already; `refund`: what it had charged, or `null`. */
  | { about: 'card-paid-late'; userId: string; refund: Refund | null }
  /** To an admin: a card payment was paid back. `customerId`: its user; `null` once the account is deleted. */
  | { about: 'card-refunded'; userId: string; customerId: string | null; subscriptionId: string; refund: Refund }
  /** A plan ends soon. Not sent when the end has changed by then. */
  | { about: 'plan-ending'; userId: string; subscriptionId: string; expiresAt: Date }
  /** An API key was created; `start` are its first characters. */
  | { about: 'api-key'; userId: string; start: string }
  /** The team replied in a chat. Sent after a delay, unless the user has read the reply by then. */
  | { about: 'chat-reply'; requestId: string; position: number }

/** As stored in the queue: dates are ISO strings. */
type Stored<Part> = Part extends QueuedEmail ? { [Key in keyof Part]: Part[Key] extends Date ? string : Part[Key] } : never

export interface EmailQueue {
  /** Starts sending. Call it once, after the job queue has started. */
  start(): Promise<void>
  /**
   * Queues an email if, and only if, the transaction commits. When the mail server is unavailable, sending is retried for ten days. An
   * email may be sent twice when the server stops while sending it.
   */
  queue(tx: Tx, email: QueuedEmail): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly env: Pick<Env, 'appUrl' | 'quotaTimeZone' | 'operator'>
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  readonly mailer: Pick<Mailer, 'send'>
}

const job = 'notice'
/** Seconds before an email about a chat reply: a user who has the chat open reads it there. */
const chatReplyDelay = 5 * 60

export function createEmailQueue({ db, env, jobs, mailer }: Deps): EmailQueue {
  const emails = createBillingEmails({ appUrl: env.appUrl, timeZone: env.quotaTimeZone, operator: env.operator })

  /** `null` when the email is no longer needed. */
  const render = async (email: Stored<QueuedEmail>): Promise<Mail | null> => {
    if (email.about === 'chat-reply') {
      const recipient = await recipientOfReply(db, email)
      return recipient && emails.chatReply(recipient.email, { hasAccount: recipient.userId !== null })
    }
    const [user] = await db.select().from(profiles).where(eq(profiles.id, email.userId))
    if (!user || user.disabled) return null
    switch (email.about) {
      case 'payment-received':
        return emails.paymentReceived(user.email, { ...email, until: new Date(email.until) })
      case 'plan-active':
        if (email.charged === 'later') return emails.planLater(user.email, { ...email, from: new Date(email.expiresAt) })
        return emails.planActive(user.email, { ...email, expiresAt: new Date(email.expiresAt), renews: email.renews ?? false })
      case 'card-paid-late':
        return emails.cardPaidLate(user.email, email)
      case 'card-refunded':
        return user.role === 'admin' ? emails.cardRefunded(user.email, { ...email, customer: await emailOf(db, email.customerId) }) : null
      case 'api-key':
        return emails.apiKey(user.email, email)
      case 'plan-ending': {
        const ending = await findPlanEnding(db, { ...email, expiresAt: new Date(email.expiresAt) })
        return ending && emails.planEnding(user.email, ending)
      }
    }
  }

  return {
    start: () =>
      jobs.work<Stored<QueuedEmail>>(job, async (email) => {
        const mail = await render(email)
        if (mail) await mailer.send(mail)
      }),
    queue: (tx, email) => jobs.enqueue(job, email, { tx, ...(email.about === 'chat-reply' && { after: chatReplyDelay }) }),
  }
}

async function emailOf(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId))
  return user?.email ?? null
}
