import { eq } from 'drizzle-orm'
import type { Currency } from '#contract/brand.ts'
import type { BillingInterval, PaidPlanId } from '#contract/plans.ts'
import { createBillingEmails } from '#server/core/billing-emails.ts'
import { recipientOfReply } from '#server/core/chat.ts'
import { endingFor } from '#server/core/plan-endings.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Mail, Mailer } from '#server/platform/mail.ts'

/** What people are told by mail about their payments and plans. */
export type QueuedEmail =
  /** Money came in by card; `amount` is in cents or paise. */
  | { about: 'payment-received'; userId: string; plan: PaidPlanId; currency: Currency; amount: number; until: Date }
  /** A plan began, or goes on; `renews`: a card pays for it again then; `charged`: whether a card has paid yet, or pays first when it renews. */
  | {
      about: 'plan-active'
      userId: string
      plan: PaidPlanId
      interval: BillingInterval
      expiresAt: Date
      renews?: boolean
      charged?: 'now' | 'later'
    }
  /** What a person has ends soon, unless it has changed by then. */
  | { about: 'plan-ending'; userId: string; subscriptionId: string; expiresAt: Date }
  /** The team wrote; told a while later to who has not looked by then. */
  | { about: 'chat-reply'; requestId: string; position: number }

/** As a queue keeps it: dates are texts. */
type Stored<Part> = Part extends QueuedEmail ? { [Key in keyof Part]: Part[Key] extends Date ? string : Part[Key] } : never

export interface EmailQueue {
  /** Begins to send. Call it once, when the jobs run. */
  start(): Promise<void>
  /**
   * Sends a mail if, and only if, the transaction commits. A mail server that is away delays it, and is asked again for ten days.
   * A mail may be sent twice when the server ends while it sends one.
   */
  queue(tx: Tx, email: QueuedEmail): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly env: Pick<Env, 'appUrl' | 'quotaTimeZone'>
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  readonly mailer: Pick<Mailer, 'send'>
}

const job = 'notice'
/** Seconds in which who is there looks into the chat by themselves. */
const untilAway = 5 * 60

export function createEmailQueue({ db, env, jobs, mailer }: Deps): EmailQueue {
  const emails = createBillingEmails({ appUrl: env.appUrl, timeZone: env.quotaTimeZone })

  /** `null` when nobody is to be told any more. */
  const write = async (email: Stored<QueuedEmail>): Promise<Mail | null> => {
    if (email.about === 'chat-reply') {
      const reader = await recipientOfReply(db, email)
      return reader && emails.chatReply(reader.email, { known: reader.userId !== null })
    }
    const [user] = await db.select().from(profiles).where(eq(profiles.id, email.userId))
    if (!user || user.disabled) return null
    switch (email.about) {
      case 'payment-received':
        return emails.paymentReceived(user.email, { ...email, until: new Date(email.until) })
      case 'plan-active':
        if (email.charged === 'later') return emails.planLater(user.email, { ...email, from: new Date(email.expiresAt) })
        return emails.planActive(user.email, { ...email, expiresAt: new Date(email.expiresAt), renews: email.renews ?? false })
      case 'plan-ending': {
        const ending = await endingFor(db, { ...email, expiresAt: new Date(email.expiresAt) })
        return ending && emails.planEnding(user.email, ending)
      }
    }
  }

  return {
    start: () =>
      jobs.work<Stored<QueuedEmail>>(job, async (email) => {
        const mail = await write(email)
        if (mail) await mailer.send(mail)
      }),
    queue: (tx, email) => jobs.enqueue(job, email, { tx, ...(email.about === 'chat-reply' && { after: untilAway }) }),
  }
}
