import { and, eq, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/admin-messages.ts'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Notices } from '#server/core/notices.ts'
import type { RequestRow } from '#server/core/payment-requests.ts'
import { grant, lockPerson } from '#server/core/subscriptions.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequests } from '#server/platform/db/schema.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import { record } from './actions.ts'

/** How a decision reaches people: each call takes part in the transaction of the decision. */
export interface Telling {
  /** Writes a line into the conversation of a payment request, and answers its place there. */
  say(tx: Tx, line: { requestId: string; senderEmail: string; message: string }): Promise<{ position: number }>
  /** Queues a mail. */
  readonly notify: Notices['queue']
  /** Wakes screens that show a person's plan (`account`, their id) or payment requests (`requests`, the request's id). */
  readonly publish: Events['publish']
}

interface Deps extends Telling {
  readonly db: Db
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

interface Decision {
  readonly id: string
  readonly notes?: string | undefined
}

export interface Decisions {
  /**
   * Marks a request as paid and gives its plan, in one transaction and once, however many ask for it at a time.
   * @throws NOT_FOUND, CONFLICT with the reason; nothing is changed then
   */
  process(admin: Pick<Account, 'id' | 'email'>, decision: Decision): Promise<void>
  /** @throws NOT_FOUND, CONFLICT when it is decided already */
  reject(admin: Pick<Account, 'id' | 'email'>, decision: Decision): Promise<void>
}

const conflict = (why: string) => fail('CONFLICT', undefined, why)

export function createDecisions({ db, timeZone, say, notify, publish }: Deps): Decisions {
  const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone })

  return {
    process: (admin, { id, notes }) =>
      db.transaction(async (tx) => {
        const request = await pending(tx, id)
        const { planId: plan, billingInterval: interval, amount } = request
        const person = request.userId === null ? null : await lockPerson(tx, request.userId)
        if (!person) throw conflict(await whyUnowned(tx, request))
        if (person.disabled) throw conflict(adminMessages.accountDisabled)
        const { expiresAt, change } = await grant(tx, { userId: person.id, plan, interval, now: new Date() })
        await tx.update(paymentRequests).set({ status: 'paid', decidedAt: sql`clock_timestamp()` }).where(eq(paymentRequests.id, id))
        const details = { plan, interval, amount, change, expires_at: expiresAt.toISOString(), ...(notes && { notes }) }
        await record(tx, { adminId: admin.id, action: 'payment-processed', subject: id, details })
        const message = adminMessages.planActive(plans[plan].name, day.format(expiresAt))
        await say(tx, { requestId: id, senderEmail: admin.email, message })
        await notify(tx, { about: 'plan-active', userId: person.id, plan, interval, expiresAt })
        await publish(tx, { topic: 'account', id: person.id })
        await publish(tx, { topic: 'requests', id })
      }),

    reject: (admin, { id, notes }) =>
      db.transaction(async (tx) => {
        const { planId: plan, billingInterval: interval, amount } = await pending(tx, id)
        await tx.update(paymentRequests).set({ status: 'rejected', decidedAt: sql`clock_timestamp()` }).where(eq(paymentRequests.id, id))
        const details = { plan, interval, amount, ...(notes && { notes }) }
        await record(tx, { adminId: admin.id, action: 'payment-rejected', subject: id, details })
        const { position } = await say(tx, { requestId: id, senderEmail: admin.email, message: adminMessages.closed })
        await notify(tx, { about: 'chat-reply', requestId: id, position })
        await publish(tx, { topic: 'requests', id })
      }),
  }
}

/** A request that nobody has decided, and nobody else can decide until the transaction ends. @throws NOT_FOUND, CONFLICT */
async function pending(tx: Tx, id: string) {
  const [request] = await tx.select().from(paymentRequests).where(eq(paymentRequests.id, id)).for('update')
  if (!request) throw fail('NOT_FOUND')
  if (request.status !== 'pending') throw conflict(adminMessages.decided[request.status])
  return request
}

/** Why nobody has what a request would give. */
async function whyUnowned(tx: Tx, { disownedAt, userEmail }: RequestRow): Promise<string> {
  if (disownedAt !== null) return adminMessages.disowned
  const owners = await tx.$count(profiles, and(eq(profiles.email, userEmail), eq(profiles.emailVerified, true)))
  return owners > 0 ? adminMessages.unclaimed : adminMessages.noAccount
}
