import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import type { LimitName } from '#server/core/limit-table.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { accounts, profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isHttps, sessionCookieName, sessionCookiePrefix, signedCookie } from '#server/platform/session-cookie.ts'
import type { Endpoint, ParsedRequest } from './endpoints.ts'

interface RateLimitResult {
  /** Seconds to wait; 0 when this call may go on. */
  readonly wait: number
  /** To be called with the answer: an attempt that was no wrong password is not counted as one. */
  answered(answer: Response): Promise<void>
}

/**
 * Applies the limits of a path. Wrong passwords for one account are counted over all machines together, except those of a browser that
 * has signed in to it before: that one has a count of its own, so others' guesses never hold it up. Each attempt is counted before its
 * password is checked, or as many as come at once would be checked, and is given back where it was not wrong.
 */
export const createRateLimiter =
  ({ limits, devices }: { limits: Limits; devices: Pick<KnownDevices, 'idIn'> }) =>
  async ({ limit, addressLimit }: Endpoint, { request, body }: ParsedRequest): Promise<RateLimitResult> => {
    const { retryAfter } = await limits.take(limit, request.headers.get(clientIpHeader) ?? '')
    // A machine that may not go on does not use up what all of them share.
    if (retryAfter > 0 || addressLimit === undefined) return { wait: retryAfter, answered: async () => {} }
    const email = String(body.email)
    const device = await devices.idIn(request.headers, email)
    const [name, who]: [LimitName, string] = device === null ? [addressLimit, email] : ['signInKnown', device]
    const { retryAfter: wait } = await limits.take(name, who)
    return {
      wait,
      async answered({ status }) {
        if (status !== 401) await limits.giveBack(name, who)
      },
    }
  }

/** Seconds for which a browser is remembered after its last sign-in or renewed session. */
const deviceCookieLife = 365 * 24 * 60 * 60

interface Parts {
  db: Db
  appUrl: string
  /** Signs the cookies. */
  secret: string
}

type Known = { userId: string; email: string; passwordHash: string | null }

interface KnownDevices {
  /**
   * The id of the browser that sends these headers, if it has signed in to the account of that address since its password was last
   * changed; else `null`.
   */
  idIn(headers: Headers, email: string): Promise<string | null>
  /**
   * Adds the cookie to an answer that begins or renews a session, or that sets a new password.
   * @param changed the account whose password the answer says is changed, where there is no session
   */
  remember(headers: Headers, answer: Response, changed: string | null): Promise<void>
}

/**
 * Browsers that an account was used in before. Others' wrong passwords for that account do not count against them. The
 * cookie opens nothing: with it, the password is still asked for. It is signed over the account and the hash of its password, so a new
 * password makes all of them void.
 */
export function createKnownDevices({ db, appUrl, secret }: Parts): KnownDevices {
  const sign = (text: string) => createHmac('sha256', secret).update(`known-device:${text}`).digest('base64url')
  /** One cookie an account, so that two accounts of one browser do not displace each other. */
  const nameOf = (email: string) => `${sessionCookiePrefix(appUrl)}.device_${sign(email.toLowerCase()).slice(0, 16)}`
  const markOf = (id: string, { userId, passwordHash }: Known) => sign(`${id}:${userId}:${passwordHash}`)

  const find = async (which: SQL | undefined): Promise<Known | undefined> => {
    const [known] = await db
      .select({ userId: profiles.id, email: profiles.email, passwordHash: accounts.password })
      .from(profiles)
      .innerJoin(accounts, and(eq(accounts.userId, profiles.id), eq(accounts.providerId, 'credential')))
      .leftJoin(sessions, eq(sessions.userId, profiles.id))
      .where(which)
      .limit(1)
    return known
  }

  const idOf = (headers: Headers, known: Known): string | null => {
    const name = nameOf(known.email)
    const [id = '', mark = ''] = (parse(headers.get('cookie') ?? '', name)[name] ?? '').split('.')
    const [given, right] = [Buffer.from(mark), Buffer.from(markOf(id, known))]
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }

  /** The token of the session that an answer sets; `null` when it sets none. */
  const tokenIn = async (answer: Response): Promise<string | null> => {
    const cookie = { name: sessionCookieName(appUrl), secret }
    const pairs = answer.headers.getSetCookie().map((sent) => sent.split(';')[0] ?? '')
    const tokens = await Promise.all(pairs.map((pair) => signedCookie(pair, cookie)))
    return tokens.findLast((token) => token !== null) ?? null
  }

  return {
    async idIn(headers, email) {
      if (!(headers.get('cookie') ?? '').includes(nameOf(email))) return null
      const known = await find(eq(profiles.email, email.toLowerCase()))
      return known ? idOf(headers, known) : null
    },
    async remember(headers, answer, changed) {
      if (!answer.ok) return
      const token = await tokenIn(answer)
      if (token === null && changed === null) return
      const known = await find(token === null ? eq(profiles.id, changed ?? '') : eq(sessions.token, token))
      if (!known) return
      const id = idOf(headers, known) ?? randomBytes(16).toString('base64url')
      const attributes = { path: '/', httpOnly: true, secure: isHttps(appUrl), sameSite: 'Lax', maxAge: deviceCookieLife } as const
      answer.headers.append('set-cookie', serialize(nameOf(known.email), `${id}.${markOf(id, known)}`, attributes))
    },
  }
}
