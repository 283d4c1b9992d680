import { and, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { PlanId } from '#contract/plans.ts'
import { planOfEachUser } from '#server/core/subscriptions.ts'
import { profiles, type roles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { signedCookie } from '#server/platform/session-cookie.ts'

/** A signed-in person, as every call sees them. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
  /** What it counts as: an admin whose second factor is required and missing is a user meanwhile. */
  readonly role: (typeof roles)[number]
  /** Of an admin without a second factor: required before the role counts, or advised after a week. */
  readonly adminSecondFactor?: 'required' | 'advised'
  readonly plan: PlanId
  /** Whether a subscription is in force; without one the plan is free. */
  readonly status: 'active' | 'inactive'
  /** When the subscription runs out; `null` when it does not, or there is none. */
  readonly expiresAt: Date | null
  /** The session that asks. */
  readonly sessionId: string
}

/** What a bearer token stands for: a session, by its id or by the token its cookie holds, or the reason why it is refused. */
export type BearerAnswer =
  | { readonly session: { readonly id: string; readonly userId: string } | { readonly token: string | null } }
  | { readonly refused: string }

/** Days after which a session ends however much it is used: a device that was forgotten is asked for the password again. */
const longestSession = 180

/** Milliseconds as an admin without a second factor after which one is reminded of it. */
const reminderAfter = 7 * 24 * 60 * 60 * 1000

/** Sessions that have lasted longest: they count for nothing, and an hourly job removes them. */
export const isTooOld: SQL = lte(sessions.createdAt, sql`now() - make_interval(days => ${longestSession})`)

interface Deps {
  db: Db
  /** Reads the token of an `Authorization: Bearer` header. */
  claims: (token: string) => Promise<BearerAnswer>
  /** The session cookie's full name, and what it is signed with. */
  cookie: { name: string; secret: string }
  log: Log
  /** What admins without a second factor are told. */
  adminSecondFactor: Env['adminSecondFactor']
}

export interface Accounts {
  /**
   * Who sends these headers: the bearer token, else the signed cookie, then one indexed read. `null` for nobody: neither, a forged or
   * ended session, a disabled account. A session that is revoked and a role that is changed count at once for both.
   * @throws UNAUTHORIZED with the reason when the bearer token is refused
   * @throws UNAVAILABLE when a read fails; a paying person is never taken for a free one.
   */
  identify(headers: Headers): Promise<Account | null>
}

export function createAccounts({ db, claims, cookie, log, adminSecondFactor }: Deps): Accounts {
  const byToken = accountBySession(db, 'account_by_session_token', eq(sessions.token, sql.placeholder('token')))
  const byId = accountBySession(
    db,
    'account_by_session_id',
    and(eq(sessions.id, sql.placeholder('id')), eq(sessions.userId, sql.placeholder('userId'))),
  )

  /** Which session the headers name; `null` for none. */
  const sessionIn = async (headers: Headers) => {
    const bearer = bearerIn(headers)
    if (bearer !== null) {
      const answer = await claims(bearer)
      if ('refused' in answer) throw fail('UNAUTHORIZED', undefined, answer.refused)
      return answer.session
    }
    const sent = headers.get('cookie')
    return { token: sent ? await signedCookie(sent, cookie) : null }
  }

  return {
    async identify(headers) {
      const session = await sessionIn(headers)
      if ('token' in session && session.token === null) return null
      const read = 'token' in session ? byToken.execute({ ...session }) : byId.execute({ ...session })
      const [found] = await read.catch((error: unknown) => {
        log.error({ error }, 'cannot read who is asking')
        throw fail('UNAVAILABLE')
      })
      if (!found) return null
      const { roleSince, twoFactorEnabled, ...account } = found
      const plan = { plan: found.plan ?? 'free', status: found.plan ? 'active' : 'inactive' } as const
      if (found.role !== 'admin' || twoFactorEnabled) return { ...account, ...plan }
      if (adminSecondFactor === 'required') return { ...account, ...plan, role: 'user', adminSecondFactor }
      const late = Date.now() - roleSince.getTime() > reminderAfter
      return { ...account, ...plan, ...(late && { adminSecondFactor }) }
    },
  }
}

/** The token of an `Authorization: Bearer` header; `null` without one. */
export const bearerIn = (headers: Headers): string | null => /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** The one indexed read: the session that fits, its person and the largest plan in force. */
const accountBySession = (db: Db, statement: string, session: SQL | undefined) => {
  const held = planOfEachUser(db)
  return db
    .select({
      id: profiles.id,
      email: profiles.email,
      name: profiles.fullName,
      avatarUrl: profiles.avatarUrl,
      role: profiles.role,
      roleSince: profiles.roleSince,
      twoFactorEnabled: profiles.twoFactorEnabled,
      plan: held.plan,
      expiresAt: held.expiresAt,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoinLateral(held, sql`true`)
    .where(and(session, gt(sessions.expiresAt, sql`now()`), not(isTooOld), eq(profiles.disabled, false)))
    .prepare(statement)
}
