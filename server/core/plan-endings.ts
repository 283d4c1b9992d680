import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { type PlanId, planIds } from '#contract/plans.ts'
import { daysUntil } from '#server/core/days.ts'
import { inForce } from '#server/core/subscriptions.ts'
import { cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'

/** A subscription of a person, and when it ends. */
interface End {
  readonly userId: string
  readonly subscriptionId: string
  readonly expiresAt: Date
}

/** A plan that ends, and what its person has from then on. */
interface Ending {
  readonly plan: PlanId
  readonly next: PlanId
  readonly expiresAt: Date
}

const isCard = eq(cardSubscriptions.id, subscriptions.providerSubscriptionId)
/** Set for a card's alone: it goes on by itself. */
const renews = sql<boolean>`coalesce(${cardSubscriptions.renews}, false)`

/** Subscriptions that end before a moment, do not go on by themselves and whose person was not reminded of it. */
async function endsBefore(db: Db, horizon: Date): Promise<End[]> {
  const rows = await db
    .select({ userId: subscriptions.userId, subscriptionId: subscriptions.id, expiresAt: subscriptions.expiresAt })
    .from(subscriptions)
    .leftJoin(cardSubscriptions, isCard)
    .where(
      and(
        inForce(),
        sql`${subscriptions.expiresAt} < ${horizon.toISOString()}::timestamptz`,
        sql`${subscriptions.remindedFor} is distinct from ${subscriptions.expiresAt}`,
        sql`not ${renews}`,
      ),
    )
  return rows.flatMap(({ expiresAt, ...row }) => (expiresAt ? [{ ...row, expiresAt }] : []))
}

/** What an end takes from its person; `null` when nothing: it has moved or come, or a plan as large goes on. */
export async function endingFor(db: Db | Tx, { userId, subscriptionId, expiresAt }: End): Promise<Ending | null> {
  const end = sql`${expiresAt.toISOString()}::timestamptz`
  const held = () => db.select({ plan: subscriptions.plan }).from(subscriptions).leftJoin(cardSubscriptions, isCard)
  const [ending] = await held().where(
    and(eq(subscriptions.id, subscriptionId), inForce(), sql`${subscriptions.expiresAt} = ${end}`, sql`not ${renews}`),
  )
  if (!ending) return null
  const others = await held().where(
    and(
      eq(subscriptions.userId, userId),
      ne(subscriptions.id, subscriptionId),
      inForce(),
      or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, end), renews),
    ),
  )
  const next = planIds[Math.max(0, ...others.map(({ plan }) => planIds.indexOf(plan)))] ?? 'free'
  return planIds.indexOf(next) < planIds.indexOf(ending.plan) ? { plan: ending.plan, next, expiresAt } : null
}

/** Queues the reminder in the caller's transaction: the email queue's part of that name. */
interface ReminderQueue {
  queue(tx: Tx, reminder: End & { readonly about: 'plan-ending' }): Promise<void>
}

/** Calendar days between the reminder and the end of a plan. */
const ahead = 3
const day = 24 * 60 * 60 * 1000

/**
 * Reminds everybody whose plan ends within three calendar days, once an end: one that moves is another one. The mark and the mail
 * are written together, so that neither a crash nor a second run makes it none or two.
 */
export const sendPlanReminders =
  ({ db, notices, timeZone }: { db: Db; notices: ReminderQueue; timeZone: string }) =>
  async (): Promise<void> => {
    const horizon = daysUntil(new Date(Date.now() + ahead * day), timeZone, 1).end
    for (const end of await endsBefore(db, horizon)) {
      await db.transaction(async (tx) => {
        if (!(await endingFor(tx, end))) return
        const { id, expiresAt, remindedFor } = subscriptions
        const [marked] = await tx
          .update(subscriptions)
          .set({ remindedFor: end.expiresAt })
          .where(and(eq(id, end.subscriptionId), eq(expiresAt, end.expiresAt), sql`${remindedFor} is distinct from ${expiresAt}`))
          .returning({ id })
        if (marked) await notices.queue(tx, { about: 'plan-ending', ...end })
      })
    }
  }
