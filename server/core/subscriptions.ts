import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/admin-messages.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, planIds } from '#contract/plans.ts'
import { planSale, type SaleResult } from '#server/core/plan-terms.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * A plan has two sources that never touch each other's row: paid by hand, or given, is the active row without a provider's id;
 * paid by card is the row with one. A person has the largest plan of the rows in force. A row that ran out is out of force by
 * itself.
 */

/** Rows that count at a moment; without one, now by the database's clock. */
export const inForce = (now?: Date): SQL | undefined =>
  and(
    eq(subscriptions.status, 'active'),
    or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now ? sql`${now.toISOString()}::timestamptz` : sql`now()`)),
  )

const size = (plan: PlanId): number => planIds.indexOf(plan)

/** The largest plan first; of equals the one that lasts longest. */
const largestFirst: readonly SQL[] = [
  sql`array_position(array[${sql.join(
    planIds.map((plan) => sql.raw(`'${plan}'`)),
    sql`, `,
  )}], ${subscriptions.plan}) desc`,
  sql`${subscriptions.expiresAt} desc nulls first`,
]

/** What each person of an outer query on `profiles` has: to be joined laterally, on true. */
export const planOfEachUser = (db: Db | Tx) =>
  db
    .select({
      plan: subscriptions.plan,
      expiresAt: subscriptions.expiresAt,
      byCard: sql<boolean>`${subscriptions.providerSubscriptionId} is not null`.as('by_card'),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, profiles.id), inForce()))
    .orderBy(...largestFirst)
    .limit(1)
    .as('held')

type Row = typeof subscriptions.$inferSelect

/** What a person has; a plan of free is never stored in force. */
interface CurrentPlan {
  readonly plan: PlanId
  /** Nothing: it does not run out. */
  readonly expiresAt: Date | null
  readonly byCard: boolean
}

/** What is in force for a person, `null` for the free plan. */
export async function planOf(db: Db | Tx, userId: string, now?: Date): Promise<CurrentPlan | null> {
  const [row] = await rowsInForce(db, userId, now)
  return row ? { plan: row.plan, expiresAt: row.expiresAt, byCard: isByCard(row) } : null
}

const rowsInForce = (db: Db | Tx, userId: string, now?: Date): Promise<Row[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inForce(now)))
    .orderBy(...largestFirst)

/** What a person has beside a card: paid by hand, or given. `null` without it. */
export interface ManualPlan {
  readonly id: string
  readonly plan: PaidPlanId
  readonly interval: BillingInterval | null
  /** Nothing: it does not run out. */
  readonly expiresAt: Date | null
}

/** What is in force for a person beside a card. */
export async function manualPlanOf(db: Db | Tx, userId: string): Promise<ManualPlan | null> {
  const row = (await rowsInForce(db, userId)).find((held) => !isByCard(held))
  if (!row || row.plan === 'free') return null
  return { id: row.id, plan: row.plan, interval: row.billingInterval, expiresAt: row.expiresAt }
}

/**
 * Ends a plan that was paid by hand and whose rest a card subscription has been credited with. Does nothing to one that was extended or
 * changed meanwhile. Answers whether it ended.
 */
export async function endCreditedPlan(
  tx: Tx,
  { userId, id, expiresAt }: { userId: string; id: string; expiresAt: Date },
): Promise<boolean> {
  const ended = await tx
    .update(subscriptions)
    .set({ status: 'inactive', expiresAt: sql`least(${subscriptions.expiresAt}, clock_timestamp())` })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.userId, userId),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.expiresAt, expiresAt),
        isNull(subscriptions.providerSubscriptionId),
      ),
    )
    .returning({ id: subscriptions.id })
  return ended.length > 0
}

const isByCard = (row: Row): boolean => row.providerSubscriptionId !== null

/**
 * Changes of one person's plan, and of their account by admins, wait for each other until the transaction ends. Answers the person
 * as they are then; `null` when there is none.
 */
export async function lockUser(tx: Tx, userId: string): Promise<typeof profiles.$inferSelect | null> {
  // Rows that refer to the person can still be written meanwhile: a generation, say.
  const [person] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('no key update')
  return person ?? null
}

interface Granted {
  readonly id: string
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly expiresAt: Date
  readonly change: SaleResult['change']
}

/**
 * Gives a person what they paid for by hand: a month or a year from the later of now and the end of what they have; a change of
 * plan starts now (`planSale` says how the rest of the old one counts).
 * @throws NOT_FOUND when the person is gone, CONFLICT when they have a plan without an end, which nothing can be added to
 */
export async function grant(
  tx: Tx,
  { userId, plan, interval, now }: { userId: string; plan: PaidPlanId; interval: BillingInterval; now: Date },
): Promise<Granted> {
  if (!(await lockUser(tx, userId))) throw fail('NOT_FOUND')
  const rows = await rowsInForce(tx, userId, now)
  if (rows.some((row) => row.expiresAt === null)) throw fail('CONFLICT', undefined, adminMessages.endless)
  const current = rows.find((row) => !isByCard(row))
  const card = rows.find((row) => isByCard(row) && size(row.plan) >= size(plan))
  const planned = planSale(current ? termOf(current) : null, { plan, interval, now, coveredUntil: card?.expiresAt ?? null })
  const kept = { plan, billingInterval: planned.interval, expiresAt: planned.expiresAt }
  const id = planned.change === 'extended' && current ? await extend(tx, current.id, kept) : await replace(tx, userId, kept, now)
  return { id, plan, interval, expiresAt: planned.expiresAt, change: planned.change }
}

const termOf = ({ plan, billingInterval, expiresAt }: Row) => {
  if (plan === 'free' || expiresAt === null) throw new Error('Only a paid plan with an end is a term')
  return { plan, interval: billingInterval, expiresAt }
}

/** Sets what a person has beside a card: another plan, another end, or nothing. A card's own row stays as it is. */
export async function setPlan(
  tx: Tx,
  { userId, plan, expiresAt, now }: { userId: string; plan: PlanId; expiresAt: Date | null; now: Date },
): Promise<void> {
  const current = (await rowsInForce(tx, userId, now)).find((row) => !isByCard(row))
  if (plan === 'free') await retire(tx, userId, now)
  else if (current?.plan === plan) await extend(tx, current.id, { expiresAt })
  else await replace(tx, userId, { plan, billingInterval: null, expiresAt }, now)
}

type StoredPlan = Pick<typeof subscriptions.$inferInsert, 'plan' | 'billingInterval' | 'expiresAt'>

async function extend(tx: Tx, id: string, kept: Partial<StoredPlan>): Promise<string> {
  await tx.update(subscriptions).set(kept).where(eq(subscriptions.id, id))
  return id
}

/** Ends the row there is, and begins another: rows that ended tell what was. */
async function replace(tx: Tx, userId: string, kept: StoredPlan, now: Date): Promise<string> {
  await retire(tx, userId, now)
  const [row] = await tx
    .insert(subscriptions)
    .values({ userId, status: 'active', ...kept })
    .returning({ id: subscriptions.id })
  if (!row) throw new Error('An insert returns its row')
  return row.id
}

const retire = (tx: Tx, userId: string, now: Date) =>
  tx
    .update(subscriptions)
    .set({ status: 'inactive', expiresAt: sql`least(${subscriptions.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active'), isNull(subscriptions.providerSubscriptionId)))
