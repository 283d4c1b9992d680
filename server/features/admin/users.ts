import { and, asc, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, AdminUserDetails } from '#api/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import type { PlanId } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { recordAction } from '#server/core/accounts/audit-log.ts'
import type { Quota } from '#server/core/billing/quota.ts'
import { lockUser, planOf, planOfEachUser, setPlan } from '#server/core/billing/subscriptions.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/calls/keyset.ts'
import type { RunningGenerations } from '#server/core/generation/running-generations.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { containsText, searchable } from '#server/infra/db/columns.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { DecisionEffects } from './payment-requests.ts'

interface UserQuery extends PageQuery {
  /** Part of the name or the address, in any case. */
  readonly search?: string | undefined
}

const searchIndex = searchable(sql`${profiles.fullName} || ' ' || ${profiles.email}`)

/** Users, newest first. @throws INVALID_INPUT for an invalid cursor */
export async function findUsers(db: Db, { before, limit, search }: UserQuery): Promise<Page<AdminUser>> {
  const searchText = search?.trim()
  const rows = await selectUsers(
    db,
    and(olderThan(before, profiles), searchText ? containsText(searchIndex, searchText) : undefined),
    limit + 1,
  )
  return toPage(rows, limit, toAdminUser)
}

/** One user with the usage of this month. @throws NOT_FOUND */
export async function findUser({ db, quota }: { db: Db; quota: Quota }, id: string): Promise<AdminUserDetails> {
  const [row] = await selectUsers(db, eq(profiles.id, id), 1)
  if (!row) throw fail('NOT_FOUND')
  const user = toAdminUser(row)
  const [lastSession] = await db
    .select({ usedAt: max(sessions.updatedAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)))
  return {
    ...user,
    usage: await quota.usage(user),
    resets_at: quota.resetsAt().toISOString(),
    last_used_at: lastSession?.usedAt?.toISOString() ?? null,
  }
}

function selectUsers(db: Db, condition: SQL | undefined, limit: number) {
  const currentPlan = planOfEachUser(db)
  const { id, fullName, email, emailVerified, role, disabled, createdAt } = profiles
  return db
    .select({
      id,
      fullName,
      email,
      emailVerified,
      role,
      disabled,
      createdAt,
      plan: currentPlan.plan,
      expiresAt: currentPlan.expiresAt,
      byCard: currentPlan.byCard,
    })
    .from(profiles)
    .leftJoinLateral(currentPlan, sql`true`)
    .where(condition)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

const toAdminUser = (row: Awaited<ReturnType<typeof selectUsers>>[number]): AdminUser => ({
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
  readonly runs: Pick<RunningGenerations, 'cancelUser'>
  /** Cancels the user's card subscriptions if the transaction commits. Returns whether there is one. */
  readonly cancelCard: (tx: Tx, userId: string) => Promise<boolean>
  /** Expires the user's open payment pages if the transaction commits: they were opened for another plan. */
  readonly closePages: (tx: Tx, userId: string) => Promise<void>
}

interface Change {
  readonly id: string
  readonly notes?: string | undefined
}

type Admin = Pick<Account, 'id'>

/** Sets a user's plan and its end. @throws NOT_FOUND, INVALID_INPUT when the plan would end in the past */
export async function setUserPlan(
  { db, closePages, publish }: Pick<UserChangeDeps, 'db' | 'closePages' | 'publish'>,
  admin: Admin,
  { id, plan, expiresAt, notes }: Change & { plan: PlanId; expiresAt: Date | null },
): Promise<void> {
  const now = new Date()
  if (expiresAt !== null && expiresAt <= now) {
    throw fail('INVALID_INPUT', { issues: [{ path: 'expires_at', message: adminMessages.endInPast }] })
  }
  await db.transaction(async (tx) => {
    await lockUserOrNotFound(tx, id)
    const currentPlan = await planOf(tx, id, now)
    const before = { plan: currentPlan?.plan ?? 'free', expires_at: currentPlan?.expiresAt?.toISOString() ?? null }
    await setPlan(tx, { userId: id, plan, expiresAt, now })
    await closePages(tx, id)
    const details = { plan, expires_at: expiresAt?.toISOString() ?? null, before, ...(notes && { notes }) }
    await recordAction(tx, { adminId: admin.id, action: 'plan-set', subject: id, details })
    await publish(tx, { topic: 'account', id })
  })
}

/**
 * Disables a user: ends all sessions and running generations and cancels card subscriptions. The user cannot sign in.
 * @throws NOT_FOUND, CONFLICT for the calling admin and for the owner
 */
export async function disableUser(deps: UserChangeDeps, admin: Admin, change: Change): Promise<void> {
  if (change.id === admin.id) throw fail('CONFLICT', undefined, adminMessages.notYourself)
  if (await setDisabled(deps, admin, change, true)) deps.runs.cancelUser(change.id)
}

/** @throws NOT_FOUND */
export async function enableUser(deps: UserChangeDeps, admin: Admin, change: Change): Promise<void> {
  await setDisabled(deps, admin, change, false)
}

/** Returns whether anything changed; a call that changes nothing is not recorded. */
const setDisabled = (
  { db, cancelCard, publish }: UserChangeDeps,
  admin: Admin,
  { id, notes }: Change,
  disabled: boolean,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await lockUserOrNotFound(tx, id)
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

/** The oldest admin account: the one created at set-up. It cannot be disabled, so there is always an active admin. */
async function ownerId(tx: Tx): Promise<string | undefined> {
  const { id, createdAt, role } = profiles
  const [owner] = await tx.select({ id }).from(profiles).where(eq(role, 'admin')).orderBy(asc(createdAt), asc(id)).limit(1)
  return owner?.id
}

async function lockUserOrNotFound(tx: Tx, id: string) {
  const user = await lockUser(tx, id)
  if (!user) throw fail('NOT_FOUND')
  return user
}
