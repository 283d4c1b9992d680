import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { type PlanId, planIds } from '#contract/plans.ts'
import { daysUntil } from '#server/core/billing/days.ts'
import { inForce } from '#server/core/billing/subscriptions.ts'
import { cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'

/** A user's subscription and its end. */
interface SubscriptionEnd {
  readonly userId: string
  readonly subscriptionId: string
  readonly expiresAt: Date
}

/** A plan that ends, and the plan that the user has afterwards. */
interface PlanEnding {
  readonly plan: PlanId
  readonly next: PlanId
  readonly expiresAt: Date
}

const isCard = eq(cardSubscriptions.id, subscriptions.providerSubscriptionId)
/** True only for card subscriptions that renew automatically. */
const renews = sql<boolean>`coalesce(${cardSubscriptions.renews}, false)`

/** Subscriptions that end before `horizon` without renewing, and whose user was not reminded of that end. */
async function findUnremindedEnds(db: Db, horizon: Date): Promise<SubscriptionEnd[]> {
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

/**
 * The plan that a user loses at this end. `null` when the end has changed or passed, or when the user keeps a plan that is at least as
 * large.
 */
export async function findPlanEnding(db: Db | Tx, { userId, subscriptionId, expiresAt }: SubscriptionEnd): Promise<PlanEnding | null> {
  const end = sql`${expiresAt.toISOString()}::timestamptz`
  const plansWithCard = () => db.select({ plan: subscriptions.plan }).from(subscriptions).leftJoin(cardSubscriptions, isCard)
  const [ending] = await plansWithCard().where(
    and(eq(subscriptions.id, subscriptionId), inForce(), sql`${subscriptions.expiresAt} = ${end}`, sql`not ${renews}`),
  )
  if (!ending) return null
  const others = await plansWithCard().where(
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

/** Queues the reminder in the caller's transaction; the part of the email queue that reminders need. */
interface ReminderQueue {
  queue(tx: Tx, reminder: SubscriptionEnd & { readonly about: 'plan-ending' }): Promise<void>
}

/** Calendar days between the reminder and the end of a plan. */
const reminderDays = 3
const day = 24 * 60 * 60 * 1000

/**
 * Sends one reminder for each plan that ends within three calendar days; a changed end is reminded again. The mark and the queued email are
 * committed together, so that neither a crash nor a second run loses or repeats a reminder.
 */
export const sendPlanReminders =
  ({ db, emailQueue, timeZone }: { db: Db; emailQueue: ReminderQueue; timeZone: string }) =>
  async (): Promise<void> => {
    const horizon = daysUntil(new Date(Date.now() + reminderDays * day), timeZone, 1).end
    for (const end of await findUnremindedEnds(db, horizon)) {
      await db.transaction(async (tx) => {
        if (!(await findPlanEnding(tx, end))) return
        const { id, expiresAt, remindedFor } = subscriptions
        const [marked] = await tx
          .update(subscriptions)
          .set({ remindedFor: end.expiresAt })
          .where(and(eq(id, end.subscriptionId), eq(expiresAt, end.expiresAt), sql`${remindedFor} is distinct from ${expiresAt}`))
          .returning({ id })
        if (marked) await emailQueue.queue(tx, { about: 'plan-ending', ...end })
      })
    }
  }
