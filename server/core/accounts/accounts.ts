import { and, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import type { PlanId } from '#contract/plans.ts'
import type { Style } from '#contract/style.ts'
import { hashOfKey, isApiKey, isUseDue, recordKeyUse } from '#server/core/accounts/api-keys.ts'
import { planOfEachUser } from '#server/core/billing/subscriptions.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { profiles, type roles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { apiKeys } from '#server/infra/db/schema.ts'
import type { Env } from '#server/infra/env.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { signedCookie } from '#server/infra/session-cookie.ts'

/** The signed-in user, as each request reads it. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
  /** When the user signed up. */
  readonly createdAt: Date
  /** The effective role: an admin without a required second factor counts as a user. */
  readonly role: (typeof roles)[number]
  /** For an admin without a second factor: `required` before the role takes effect, or `advised` after a week. */
  readonly adminSecondFactor?: 'required' | 'advised'
  readonly plan: PlanId
  /** Whether a subscription is in force; without one the plan is free. */
  readonly status: 'active' | 'inactive'
  /** When the subscription ends; `null` when it has no end, or there is none. */
  readonly expiresAt: Date | null
  /** How the user wants texts to be written. */
  readonly style: Style
  /** The questions of the first visit were neither answered nor skipped. */
  readonly firstVisit?: true
  /** The session of the request, and when it began with a sign-in; `null` when an API key made the request. */
  readonly sessionId: string | null
  readonly signedInAt: Date | null
  /** What the API key of the request allows; absent for a session, which may do everything that its user may. */
  readonly keyScopes?: readonly ApiKeyScope[]
}

/** The part of an account that a generation needs: jobs write without a session. */
export type GenerationAccount = Pick<Account, 'id' | 'email' | 'plan' | 'style'>

/** The session of a bearer token, by its id or by its cookie's token, or the message why the token is refused. */
export type BearerAnswer =
  | { readonly session: { readonly id: string; readonly userId: string } | { readonly token: string | null } }
  | { readonly refused: string }

/** Days after which a session ends even if it is used, so that a forgotten device needs the password again. */
const maxSessionDays = 180

/** Milliseconds after which an admin without a second factor is reminded to set it up. */
const reminderAfter = 7 * 24 * 60 * 60 * 1000

/** Matches sessions that are too old. They are refused, and an hourly job deletes them. */
export const isTooOld: SQL = lte(sessions.createdAt, sql`now() - make_interval(days => ${maxSessionDays})`)

/** What `features/auth` knows about the sessions that it begins. */
export interface SessionReader {
  /** Verifies the token of an `Authorization: Bearer` header. */
  verifyToken(token: string): Promise<BearerAnswer>
  /** The session cookie's full name, and the secret that signs it. */
  readonly cookie: { readonly name: string; readonly secret: string }
}

interface Deps extends SessionReader {
  db: Db
  log: Log
  limits: Pick<Limits, 'consumeOrThrow'>
  /** Whether admins need a second factor, or are advised to set one up. */
  adminSecondFactor: Env['adminSecondFactor']
}

export interface Accounts {
  /**
   * The account of a request, from its bearer token or else its signed cookie, with one indexed read. `null` when there is neither, the
   * session is forged or has ended, or the account is disabled. Revoked sessions and keys, and changed roles take effect immediately.
   * @param scope that an API key needs here; without it, keys are refused
   * @throws UNAUTHORIZED with the reason when the bearer token is refused
   * @throws FORBIDDEN when it is an API key without the scope, RATE_LIMITED when the key or the user made too many calls
   * @throws UNAVAILABLE when the read fails, so that a paying user is never treated as one on the free plan
   */
  identify(headers: Headers, scope?: ApiKeyScope): Promise<Account | null>
}

/** The account, unless it made the request with an API key that lacks the scope. @throws FORBIDDEN */
export function requireScope(account: Account, scope: ApiKeyScope | undefined): Account {
  if (!account.keyScopes) return account
  if (!scope) throw fail('FORBIDDEN', undefined, apiKeyMessages.notForKeys)
  if (!account.keyScopes.includes(scope)) throw fail('FORBIDDEN', undefined, apiKeyMessages.needsWrite)
  return account
}

export function createAccounts({ db, verifyToken, cookie, log, limits, adminSecondFactor }: Deps): Accounts {
  const byKey = accountByKey(db)
  const byToken = accountBySession(db, 'account_by_session_token', eq(sessions.token, sql.placeholder('token')))
  const byId = accountBySession(
    db,
    'account_by_session_id',
    and(eq(sessions.id, sql.placeholder('id')), eq(sessions.userId, sql.placeholder('userId'))),
  )

  /** The session that a bearer token or the cookie identifies. */
  const sessionIn = async (headers: Headers, bearer: string | null) => {
    if (bearer !== null) {
      const verified = await verifyToken(bearer)
      if ('refused' in verified) throw fail('UNAUTHORIZED', undefined, verified.refused)
      return verified.session
    }
    const cookies = headers.get('cookie')
    return { token: cookies ? await signedCookie(cookies, cookie) : null }
  }

  const orUnavailable = (error: unknown): never => {
    log.error({ error }, 'the account of a request could not be read')
    throw fail('UNAVAILABLE')
  }

  const ofSession = async (headers: Headers, bearer: string | null): Promise<Account | null> => {
    const session = await sessionIn(headers, bearer)
    if ('token' in session && session.token === null) return null
    const read = 'token' in session ? byToken.execute({ ...session }) : byId.execute({ ...session })
    const [row] = await read.catch(orUnavailable)
    if (!row) return null
    const { roleSince, twoFactorEnabled, ...rest } = row
    const account: Account = toAccount(rest)
    if (row.role !== 'admin' || twoFactorEnabled) return account
    if (adminSecondFactor === 'required') return { ...account, role: 'user', adminSecondFactor }
    const remind = Date.now() - roleSince.getTime() > reminderAfter
    return { ...account, ...(remind && { adminSecondFactor }) }
  }

  const ofKey = async (key: string): Promise<Account> => {
    const hash = hashOfKey(key)
    const [row] = hash ? await byKey.execute({ hash }).catch(orUnavailable) : []
    if (!row) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.unknown)
    const { keyId, keyScopes, revokedAt, isUseDue: isDue, roleSince: _, twoFactorEnabled: _factor, ...rest } = row
    if (revokedAt) throw fail('UNAUTHORIZED', undefined, apiKeyMessages.revoked)
    await limits.consumeOrThrow('apiKeyCall', keyId)
    if (isDue) await recordKeyUse(db, keyId).catch(orUnavailable)
    // A key never has the rights of an admin.
    return { ...toAccount(rest), role: 'user', sessionId: null, signedInAt: null, keyScopes }
  }

  return {
    async identify(headers, scope) {
      const bearer = bearerIn(headers)
      const key = bearer !== null && isApiKey(bearer) ? bearer : null
      const account = key === null ? await ofSession(headers, bearer) : requireScope(await ofKey(key), scope)
      if (account) await limits.consumeOrThrow('callOf', account.id)
      return account
    },
  }
}

/** The account that a job writes for, as it is now. `null` when it is disabled or deleted. */
export async function findGenerationAccount(db: Db, userId: string): Promise<GenerationAccount | null> {
  const userPlan = planOfEachUser(db)
  const [row] = await db
    .select({ id: profiles.id, email: profiles.email, spelling: profiles.spelling, address: profiles.addressForm, plan: userPlan.plan })
    .from(profiles)
    .leftJoinLateral(userPlan, sql`true`)
    .where(and(eq(profiles.id, userId), eq(profiles.disabled, false)))
  if (!row) return null
  const { spelling, address, plan, ...account } = row
  return { ...account, plan: plan ?? 'free', style: { spelling, address } }
}

/** The token of an `Authorization: Bearer` header; `null` without one. */
export const bearerIn = (headers: Headers): string | null => /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

const profileColumns = {
  id: profiles.id,
  email: profiles.email,
  name: profiles.fullName,
  avatarUrl: profiles.avatarUrl,
  createdAt: profiles.createdAt,
  role: profiles.role,
  roleSince: profiles.roleSince,
  twoFactorEnabled: profiles.twoFactorEnabled,
  spelling: profiles.spelling,
  address: profiles.addressForm,
  welcomedAt: profiles.welcomedAt,
}

/** What a row of either read has besides the fields of `Account`. */
interface Row extends Style {
  readonly welcomedAt: Date | null
  readonly plan: PlanId | null
}

const toAccount = <Read extends Row>({ spelling, address, welcomedAt, plan, ...row }: Read) => ({
  ...row,
  plan: plan ?? 'free',
  status: plan ? ('active' as const) : ('inactive' as const),
  style: { spelling, address },
  ...(!welcomedAt && { firstVisit: true as const }),
})

/** The one indexed read: the session, its user, and the largest plan in force. */
const accountBySession = (db: Db, statement: string, session: SQL | undefined) => {
  const userPlan = planOfEachUser(db)
  return db
    .select({
      ...profileColumns,
      plan: userPlan.plan,
      expiresAt: userPlan.expiresAt,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .leftJoinLateral(userPlan, sql`true`)
    .where(and(session, gt(sessions.expiresAt, sql`now()`), not(isTooOld), eq(profiles.disabled, false)))
    .prepare(statement)
}

/** The same for an API key, also a revoked one. */
const accountByKey = (db: Db) => {
  const userPlan = planOfEachUser(db)
  return db
    .select({
      ...profileColumns,
      plan: userPlan.plan,
      expiresAt: userPlan.expiresAt,
      keyId: apiKeys.id,
      keyScopes: apiKeys.scopes,
      revokedAt: apiKeys.revokedAt,
      isUseDue,
    })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.id, apiKeys.userId))
    .leftJoinLateral(userPlan, sql`true`)
    .where(and(eq(apiKeys.hash, sql.placeholder('hash')), eq(profiles.disabled, false)))
    .prepare('account_by_api_key')
}
