import { and, asc, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { Person, PersonDetails } from '#contract/admin-calls.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { PlanId } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import { olderThan, type Page, page } from '#server/core/keyset.ts'
import type { Quota } from '#server/core/quota.ts'
import type { RunningGenerations } from '#server/core/running-generations.ts'
import { lockUser, planOf, planOfEachUser, setPlan } from '#server/core/subscriptions.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import { containsText, searchable } from '#server/platform/db/columns.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import { recordAction } from './audit-log.ts'
import type { DecisionEffects } from './payments.ts'

interface Asked {
  readonly before?: string | undefined
  readonly limit: number
  /** Part of the name or the address, in any case. */
  readonly search?: string | undefined
}

const searched = searchable(sql`${profiles.fullName} || ' ' || ${profiles.email}`)

/** Accounts, newest first. @throws INVALID_INPUT for a cursor that is none of ours */
export async function findUsers(db: Db, { before, limit, search }: Asked): Promise<Page<Person>> {
  const wanted = search?.trim()
  const rows = await select(db, and(olderThan(before, profiles), wanted ? containsText(searched, wanted) : undefined), limit + 1)
  const { items, next } = page(rows, limit)
  return { items: items.map(toPerson), next }
}

/** One account, with what it used this month. @throws NOT_FOUND */
export async function findPerson({ db, quota }: { db: Db; quota: Quota }, id: string): Promise<PersonDetails> {
  const [row] = await select(db, eq(profiles.id, id), 1)
  if (!row) throw fail('NOT_FOUND')
  const person = toPerson(row)
  const [used] = await db
    .select({ last: max(sessions.updatedAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
  return {
    ...person,
    usage: await quota.usage(person),
    resets_at: quota.resetsAt().toISOString(),
    last_used_at: used?.last?.toISOString() ?? null,
  }
}

function select(db: Db, which: SQL | undefined, limit: number) {
  const held = planOfEachUser(db)
  const { id, fullName, email, emailVerified, role, disabled, createdAt } = profiles
  return db
    .select({
      ...{ id, fullName, email, emailVerified, role, disabled, createdAt },
      plan: held.plan,
      expiresAt: held.expiresAt,
      byCard: held.byCard,
    })
    .from(profiles)
    .leftJoinLateral(held, sql`true`)
    .where(which)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

const toPerson = (row: Awaited<ReturnType<typeof select>>[number]): Person => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  email_verified: row.emailVerified,
  role: row.role,
  disabled: row.disabled,
  created_at: row.createdAt.toISOString(),
  plan: row.plan ?? 'free',
  expires_at: row.expiresAt?.toISOString() ?? null,
  by_card: row.byCard ?? false,
})

export interface UserChangeDeps extends Pick<DecisionEffects, 'publish'> {
  readonly db: Db
  readonly runs: Pick<RunningGenerations, 'end'>
  /** Ends what the user's card pays for, if, and only if, the transaction commits. Answers whether there is anything. */
  readonly cancelCard: (tx: Tx, userId: string) => Promise<boolean>
}

interface Change {
  readonly id: string
  readonly notes?: string | undefined
}

type Admin = Pick<Account, 'id'>

/** Gives a user another plan, another end, or none. @throws NOT_FOUND, INVALID_INPUT when the plan would end in the past */
export async function setUserPlan(
  { db, publish }: Pick<UserChangeDeps, 'db' | 'publish'>,
  admin: Admin,
  { id, plan, expiresAt, notes }: Change & { plan: PlanId; expiresAt: Date | null },
): Promise<void> {
  const now = new Date()
  if (expiresAt !== null && expiresAt <= now) {
    throw fail('INVALID_INPUT', { issues: [{ path: 'expires_at', message: adminMessages.endInPast }] })
  }
  await db.transaction(async (tx) => {
    await locked(tx, id)
    const held = await planOf(tx, id, now)
    const before = { plan: held?.plan ?? 'free', expires_at: held?.expiresAt?.toISOString() ?? null }
    await setPlan(tx, { userId: id, plan, expiresAt, now })
    const details = { plan, expires_at: expiresAt?.toISOString() ?? null, before, ...(notes && { notes }) }
    await recordAction(tx, { adminId: admin.id, action: 'plan-set', subject: id, details })
    await publish(tx, { topic: 'account', id })
  })
}

/** Ends every session of a user, what they have running and what their card pays for; they cannot sign in. @throws NOT_FOUND, CONFLICT for oneself and for the owner */
export async function disableUser(deps: UserChangeDeps, admin: Admin, change: Change): Promise<void> {
  if (change.id === admin.id) throw fail('CONFLICT', undefined, adminMessages.notYourself)
  if (await setDisabled(deps, admin, change, true)) deps.runs.end(change.id)
}

/** @throws NOT_FOUND */
export async function enableUser(deps: UserChangeDeps, admin: Admin, change: Change): Promise<void> {
  await setDisabled(deps, admin, change, false)
}

/** Answers whether anything changed: what is so already is neither done nor recorded again. */
const setDisabled = (
  { db, cancelCard, publish }: UserChangeDeps,
  admin: Admin,
  { id, notes }: Change,
  disabled: boolean,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await locked(tx, id)
    if (user.disabled === disabled) return false
    if (disabled && (await ownerId(tx)) === id) throw fail('CONFLICT', undefined, adminMessages.notOwner)
    await tx.update(profiles).set({ disabled }).where(eq(profiles.id, id))
    if (disabled) await tx.delete(sessions).where(eq(sessions.userId, id))
    const action = disabled ? 'account-disabled' : 'account-enabled'
    const card = disabled && (await cancelCard(tx, id))
    const details = { ...(card && { card: 'cancelled' }), ...(notes && { notes }) }
    await recordAction(tx, { adminId: admin.id, action, subject: id, details })
    await publish(tx, { topic: 'account', id })
    return true
  })

/** The oldest account among the admins: the one that was set up first. As it stays enabled, there is always an admin who can act. */
async function ownerId(tx: Tx): Promise<string | undefined> {
  const { id, createdAt, role } = profiles
  const [owner] = await tx.select({ id }).from(profiles).where(eq(role, 'admin')).orderBy(asc(createdAt), asc(id)).limit(1)
  return owner?.id
}

async function locked(tx: Tx, id: string) {
  const user = await lockUser(tx, id)
  if (!user) throw fail('NOT_FOUND')
  return user
}
