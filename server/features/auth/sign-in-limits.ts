import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import type { LimitName } from '#server/core/calls/limit-table.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import { accounts, profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { isHttps, sessionCookieName, sessionCookiePrefix, signedCookie } from '#server/infra/session-cookie.ts'
import type { Endpoint, ParsedRequest } from './endpoints.ts'

interface RateLimitResult {
  /** Seconds to wait; 0 when the call is allowed. */
  readonly retryAfter: number
  /** Call it with the response: an attempt whose password was not wrong is then no longer counted. */
  onResponse(response: Response): Promise<void>
}

/**
 * Applies the limits of a path. Wrong passwords for one account are counted over all clients together, except those of a browser that
 * has signed in to it before: that browser has its own count, so other clients' guesses never block it. An attempt is counted before its
 * password is checked, so that concurrent attempts cannot exceed the limit; the count is undone when the password was not wrong.
 */
export const createRateLimiter =
  ({ limits, devices }: { limits: Limits; devices: Pick<KnownDevices, 'idIn'> }) =>
  async ({ limit, addressLimit }: Endpoint, { request, body }: ParsedRequest): Promise<RateLimitResult> => {
    const { retryAfter } = await limits.consume(limit, request.headers.get(clientIpHeader) ?? '')
    // A client over its own limit does not count against the shared limit.
    if (retryAfter > 0 || addressLimit === undefined) return { retryAfter, onResponse: async () => {} }
    const email = String(body.email)
    const device = await devices.idIn(request.headers, email)
    const [name, key]: [LimitName, string] = device === null ? [addressLimit, email] : ['signInKnown', device]
    const result = await limits.consume(name, key)
    return {
      retryAfter: result.retryAfter,
      async onResponse({ status }) {
        if (status !== 401) await limits.refund(name, key)
      },
    }
  }

/** Seconds for which a browser is known after its last sign-in or renewed session. */
const deviceCookieLife = 365 * 24 * 60 * 60

interface Deps {
  db: Db
  appUrl: string
  /** Signs the cookies. */
  secret: string
}

type DeviceUser = { userId: string; email: string; passwordHash: string | null }

interface KnownDevices {
  /**
   * The id of the browser that sent these headers, if it has signed in to the account with this address since its password was last
   * changed; else `null`.
   */
  idIn(headers: Headers, email: string): Promise<string | null>
  /**
   * Adds the cookie to a response that starts or renews a session, or that confirms a new password.
   * @param resetUserId the account whose password was reset, when there is no session
   */
  remember(headers: Headers, response: Response, resetUserId: string | null): Promise<void>
}

/**
 * Browsers that have signed in to an account before. Wrong passwords of other clients do not count against them. The cookie grants no
 * access: the password is still required. Its signature covers the account and the hash of its password, so a new password invalidates it.
 */
export function createKnownDevices({ db, appUrl, secret }: Deps): KnownDevices {
  const sign = (text: string) => createHmac('sha256', secret).update(`known-device:${text}`).digest('base64url')
  /** One cookie per account, so that two accounts in one browser do not overwrite each other. */
  const nameOf = (email: string) => `${sessionCookiePrefix(appUrl)}.device_${sign(email.toLowerCase()).slice(0, 16)}`
  const signatureOf = (id: string, { userId, passwordHash }: DeviceUser) => sign(`${id}:${userId}:${passwordHash}`)

  const findUser = async (condition: SQL | undefined): Promise<DeviceUser | undefined> => {
    const [user] = await db
      .select({ userId: profiles.id, email: profiles.email, passwordHash: accounts.password })
      .from(profiles)
      .innerJoin(accounts, and(eq(accounts.userId, profiles.id), eq(accounts.providerId, 'credential')))
      .leftJoin(sessions, eq(sessions.userId, profiles.id))
      .where(condition)
      .limit(1)
    return user
  }

  const deviceIdOf = (headers: Headers, user: DeviceUser): string | null => {
    const name = nameOf(user.email)
    const [id = '', signature = ''] = (parse(headers.get('cookie') ?? '', name)[name] ?? '').split('.')
    const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(id, user))]
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
  }

  /** The token of the session cookie that a response sets; `null` when it sets none. */
  const tokenIn = async (response: Response): Promise<string | null> => {
    const cookie = { name: sessionCookieName(appUrl), secret }
    const pairs = response.headers.getSetCookie().map((cookieHeader) => cookieHeader.split(';')[0] ?? '')
    const tokens = await Promise.all(pairs.map((pair) => signedCookie(pair, cookie)))
    return tokens.findLast((token) => token !== null) ?? null
  }

  return {
    async idIn(headers, email) {
      if (!(headers.get('cookie') ?? '').includes(nameOf(email))) return null
      const user = await findUser(eq(profiles.email, email.toLowerCase()))
      return user ? deviceIdOf(headers, user) : null
    },
    async remember(headers, response, resetUserId) {
      if (!response.ok) return
      const token = await tokenIn(response)
      if (token === null && resetUserId === null) return
      const user = await findUser(token === null ? eq(profiles.id, resetUserId ?? '') : eq(sessions.token, token))
      if (!user) return
      const id = deviceIdOf(headers, user) ?? randomBytes(16).toString('base64url')
      const attributes = { path: '/', httpOnly: true, secure: isHttps(appUrl), sameSite: 'Lax', maxAge: deviceCookieLife } as const
      response.headers.append('set-cookie', serialize(nameOf(user.email), `${id}.${signatureOf(id, user)}`, attributes))
    },
  }
}
