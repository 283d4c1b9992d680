import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/admin-messages.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, planIds } from '#contract/plans.ts'
import { type CardTerm, planSale, type Term } from '#server/core/billing/plan-terms.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

/**
 * A plan has two sources with separate rows: a manual plan (a manual payment or a grant) is the active row without a provider's id, a card
 * subscription is the row with one. A user has the largest plan of the rows in force. An expired row is no longer in force.
 */

/** Matches rows in force at `now`, by default by the database's clock. */
export const inForce = (now?: Date): SQL | undefined =>
  and(
    eq(subscriptions.status, 'active'),
    or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now ? sql`${now.toISOString()}::timestamptz` : sql`now()`)),
  )

/** Orders by the largest plan, then by the latest end. */
const largestFirst: readonly SQL[] = [
  sql`array_position(array[${sql.join(
    planIds.map((plan) => sql.raw(`'${plan}'`)),
    sql`, `,
  )}], ${subscriptions.plan}) desc`,
  sql`${subscriptions.expiresAt} desc nulls first`,
]

/**
 * When a plan ends or renews, as people are told. The row of a card plan that renews is in force for a day longer, because the news of its
 * renewal may be late.
 */
const endsOrRenewsAt = sql`least(${subscriptions.expiresAt}, (select ${cardSubscriptions.periodEnd} from ${cardSubscriptions}
  where ${cardSubscriptions.id} = ${subscriptions.providerSubscriptionId}))`.mapWith(subscriptions.expiresAt) as SQL<Date | null>

/** The plan of each user of an outer query on `profiles`; join it laterally, on true. */
export const planOfEachUser = (db: Db | Tx) =>
  db
    .select({
      plan: subscriptions.plan,
      expiresAt: endsOrRenewsAt.as('ends_or_renews_at'),
      byCard: sql<boolean>`${subscriptions.providerSubscriptionId} is not null`.as('by_card'),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, profiles.id), inForce()))
    .orderBy(...largestFirst)
    .limit(1)
    .as('user_plan')

type Row = typeof subscriptions.$inferSelect

/** A plan in force. The free plan has no row in force. */
interface CurrentPlan {
  readonly plan: PlanId
  /** `null`: it has no end. */
  readonly expiresAt: Date | null
  readonly byCard: boolean
}

/** A user's largest plan in force; `null` for the free plan. */
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

/** A plan that was paid manually or granted by an admin, not by card. */
export interface ManualPlan {
  readonly id: string
  readonly plan: PaidPlanId
  readonly interval: BillingInterval | null
  /** `null`: it has no end. */
  readonly expiresAt: Date | null
}

/** A user's manual plan in force; `null` without one. */
export async function manualPlanOf(db: Db | Tx, userId: string): Promise<ManualPlan | null> {
  const row = (await rowsInForce(db, userId)).find((each) => !isByCard(each))
  if (!row || row.plan === 'free') return null
  return { id: row.id, plan: row.plan, interval: row.billingInterval, expiresAt: row.expiresAt }
}

/** A user's manual plans that were in force at that time or later, also those that have ended. */
export const manualPlansSince = (db: Db | Tx, userId: string, since: Date): Promise<Pick<ManualPlan, 'id' | 'expiresAt'>[]> => {
  const { id, expiresAt, providerSubscriptionId } = subscriptions
  return db
    .select({ id, expiresAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(providerSubscriptionId), or(isNull(expiresAt), gt(expiresAt, since))))
}

/**
 * Ends a manual plan after its unused time was credited to a card subscription. A plan that was extended or changed since then stays.
 * Returns whether the plan was ended.
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
 * Locks a user's row until the transaction ends, which serializes changes of the plan and changes by admins. Returns the current row;
 * `null` when there is none.
 */
export async function lockUser(tx: Tx, userId: string): Promise<typeof profiles.$inferSelect | null> {
  // `no key update` still lets other transactions insert rows that refer to the user, such as generations.
  const [user] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('no key update')
  return user ?? null
}

/** The card provider's states in which the current period is paid, or was credited. */
export const paidStates: readonly string[] = ['active', 'trialing']

/**
 * The plan in force that a user's card has paid for, up to the end of the paid period; `null` without one, and while a payment is due. A
 * card that is first charged when the manual plan ends has paid for nothing before that.
 */
async function cardTermOf(tx: Tx, userId: string, manual: Term | null, now: Date): Promise<CardTerm | null> {
  const { plan, billingInterval, expiresAt, providerSubscriptionId } = subscriptions
  const [row] = await tx
    .select({ plan, interval: billingInterval, expiresAt, card: cardSubscriptions })
    .from(subscriptions)
    .leftJoin(cardSubscriptions, eq(cardSubscriptions.id, providerSubscriptionId))
    .where(and(eq(subscriptions.userId, userId), inForce(now), isNotNull(providerSubscriptionId)))
    .orderBy(...largestFirst)
    .limit(1)
  if (!row?.expiresAt || row.plan === 'free' || (row.card && !paidStates.includes(row.card.state))) return null
  const isFirstChargedLater = row.card?.state === 'trialing' && manual?.plan === row.plan
  return {
    plan: row.plan,
    interval: row.interval,
    expiresAt: row.card ? new Date(Math.min(row.card.periodEnd.getTime(), row.expiresAt.getTime())) : row.expiresAt,
    paidFrom: isFirstChargedLater ? manual.expiresAt : now,
  }
}

/** @throws CONFLICT when the user has a plan without an end, to which no payment can add time */
export async function refuseEndless(tx: Tx, userId: string, now: Date): Promise<void> {
  const rows = await rowsInForce(tx, userId, now)
  if (rows.some(({ expiresAt }) => expiresAt === null)) throw fail('CONFLICT', undefined, adminMessages.endless)
}

/**
 * Grants the plan that a user paid for manually: a month or a year from now or, for the same plan, from its end. `planSale` decides how
 * unused time of another plan counts, also of one that a card has paid for: the caller ends that card.
 * @throws NOT_FOUND when the user is deleted, CONFLICT when the user has a plan without an end, which cannot be extended
 */
export async function grant(
  tx: Tx,
  { userId, plan, interval, now }: { userId: string; plan: PaidPlanId; interval: BillingInterval; now: Date },
) {
  if (!(await lockUser(tx, userId))) throw fail('NOT_FOUND')
  await refuseEndless(tx, userId, now)
  const rows = await rowsInForce(tx, userId, now)
  const current = rows.find((row) => !isByCard(row))
  const manual = current ? termOf(current) : null
  const byCard = await cardTermOf(tx, userId, manual, now)
  const sale = planSale(manual, { plan, interval, now, byCard })
  const stored = { plan, billingInterval: sale.interval, expiresAt: sale.expiresAt }
  const id = sale.change === 'extended' && current ? await extend(tx, current.id, stored) : await replace(tx, userId, stored, now)
  return { id, plan, interval, expiresAt: sale.expiresAt, change: sale.change, byCard }
}

const termOf = ({ plan, billingInterval, expiresAt }: Row) => {
  if (plan === 'free' || expiresAt === null) throw new Error('Only a paid plan with an end is a term')
  return { plan, interval: billingInterval, expiresAt }
}

/** Sets a user's manual plan or its end; `free` ends it. A card subscription is not changed. */
export async function setPlan(
  tx: Tx,
  { userId, plan, expiresAt, now }: { userId: string; plan: PlanId; expiresAt: Date | null; now: Date },
): Promise<void> {
  const current = (await rowsInForce(tx, userId, now)).find((row) => !isByCard(row))
  if (plan === 'free') await endManualPlan(tx, userId, now)
  else if (current?.plan === plan) await extend(tx, current.id, { expiresAt })
  else await replace(tx, userId, { plan, billingInterval: null, expiresAt }, now)
}

type StoredPlan = Pick<typeof subscriptions.$inferInsert, 'plan' | 'billingInterval' | 'expiresAt'>

async function extend(tx: Tx, id: string, changes: Partial<StoredPlan>): Promise<string> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id))
  return id
}

/** Ends the current row and inserts another, so that ended rows record earlier plans. */
async function replace(tx: Tx, userId: string, stored: StoredPlan, now: Date): Promise<string> {
  await endManualPlan(tx, userId, now)
  const [row] = await tx
    .insert(subscriptions)
    .values({ userId, status: 'active', ...stored })
    .returning({ id: subscriptions.id })
  if (!row) throw new Error('An insert returns its row')
  return row.id
}

const endManualPlan = (tx: Tx, userId: string, now: Date) =>
  tx
    .update(subscriptions)
    .set({ status: 'inactive', expiresAt: sql`least(${subscriptions.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active'), isNull(subscriptions.providerSubscriptionId)))
