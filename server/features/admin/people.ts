import { and, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { Person, PersonDetails } from '#contract/admin-calls.ts'
import { olderThan, type Page, page } from '#server/core/keyset.ts'
import type { Quota } from '#server/core/quota.ts'
import { heldByEach } from '#server/core/subscriptions.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import { holds, searchable } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'

interface Asked {
  readonly before?: string | undefined
  readonly limit: number
  /** Part of the name or the address, in any case. */
  readonly search?: string | undefined
}

const searched = searchable(sql`${profiles.fullName} || ' ' || ${profiles.email}`)

/** Accounts, newest first. @throws INVALID_INPUT for a cursor that is none of ours */
export async function findPeople(db: Db, { before, limit, search }: Asked): Promise<Page<Person>> {
  const wanted = search?.trim()
  const rows = await select(db, and(olderThan(before, profiles), wanted ? holds(searched, wanted) : undefined), limit + 1)
  const { items, next } = page(rows, limit)
  return { items: items.map(shown), next }
}

/** One account, with what it used this month. @throws NOT_FOUND */
export async function findPerson({ db, quota }: { db: Db; quota: Quota }, id: string): Promise<PersonDetails> {
  const [row] = await select(db, eq(profiles.id, id), 1)
  if (!row) throw fail('NOT_FOUND')
  const person = shown(row)
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
  const held = heldByEach(db)
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

const shown = (row: Awaited<ReturnType<typeof select>>[number]): Person => ({
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
