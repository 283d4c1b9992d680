import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { parseSigned } from 'hono/utils/cookie'
import type { PlanId } from '#contract/plans.ts'
import { profiles, type roles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'

/** A signed-in person, as every call sees them. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
  readonly role: (typeof roles)[number]
  readonly plan: PlanId
  /** Whether a subscription is in force; without one the plan is free. */
  readonly status: 'active' | 'inactive'
  /** When the subscription runs out; `null` when it does not, or there is none. */
  readonly expiresAt: Date | null
}

interface Deps {
  db: Db
  /** The session cookie's full name, and what it is signed with. */
  cookie: { name: string; secret: string }
  log: Log
}

export interface Accounts {
  /**
   * Who sends these headers: the signed cookie, then one indexed read. `null` for nobody: no cookie, a forged or ended session, a
   * disabled account.
   * @throws UNAVAILABLE when the read fails; a paying person is never taken for a free one.
   */
  identify(headers: Headers): Promise<Account | null>
}

export function createAccounts({ db, cookie, log }: Deps): Accounts {
  const bySession = db
    .select({
      id: profiles.id,
      email: profiles.email,
      name: profiles.fullName,
      avatarUrl: profiles.avatarUrl,
      role: profiles.role,
      plan: subscriptions.plan,
      expiresAt: subscriptions.expiresAt,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.userId, profiles.id),
        eq(subscriptions.status, 'active'),
        or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, sql`now()`)),
      ),
    )
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`), eq(profiles.disabled, false)))
    // No name: named statements do not survive a connection pooler in transaction mode.
    .prepare('')

  return {
    async identify(headers) {
      const sent = headers.get('cookie')
      const token = sent && (await parseSigned(sent, cookie.secret, cookie.name))[cookie.name]
      if (!token) return null
      const [found] = await bySession.execute({ token }).catch((error: unknown) => {
        log.error({ error }, 'cannot read who is asking')
        throw fail('UNAVAILABLE')
      })
      return found ? { ...found, plan: found.plan ?? 'free', status: found.plan ? 'active' : 'inactive' } : null
    },
  }
}
