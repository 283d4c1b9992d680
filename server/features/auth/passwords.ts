import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { passwordMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import type { Issue } from '#contract/errors.ts'
import { errorMessages } from '#contract/messages.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { signedCookie } from '#server/infra/session-cookie.ts'
import type { Endpoint, ParsedRequest } from './endpoints.ts'

interface Deps {
  db: Db
  limits: Pick<Limits, 'consume'>
  /** The session cookie. */
  cookie: { name: string; secret: string }
}

/** In a request that creates an account with the new password. */
const NewUser = z.object({ name: z.string(), email: z.string() })

/** Seconds to wait, or the issues of the password; neither when it is accepted. */
interface NewPasswordResult {
  readonly retryAfter: number
  readonly issues: Issue[]
}

/**
 * Checks a new password before the request is handled. It has its own rate limit, so that attempts to find a good password do not
 * count against the limit of the form.
 */
export const createNewPasswordCheck =
  ({ db, limits, cookie }: Deps) =>
  async ({ newPasswordKey }: Endpoint, { request, body }: ParsedRequest, resetUserId: string | null): Promise<NewPasswordResult> => {
    if (newPasswordKey === undefined) return { retryAfter: 0, issues: [] }
    const { retryAfter } = await limits.consume('newPassword', request.headers.get(clientIpHeader) ?? '')
    if (retryAfter > 0) return { retryAfter, issues: [] }
    const user =
      NewUser.safeParse(body).data ??
      (await findPasswordUser(db, resetUserId, await signedCookie(request.headers.get('cookie') ?? '', cookie)))
    const easy = await isEasyToGuess(String(body[newPasswordKey]), user)
    return { retryAfter: 0, issues: easy ? [{ path: newPasswordKey, message: passwordMessages.tooEasy }] : [] }
  }

/** The user whose password is changed, by a link or in a session. */
const findPasswordUser = async (db: Db, resetUserId: string | null, session: string | null): Promise<PasswordUser | undefined> => {
  if (resetUserId === null && session === null) return undefined
  const [user] = await db
    .select({ name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .leftJoin(sessions, eq(sessions.userId, profiles.id))
    .where(resetUserId === null ? eq(sessions.token, session ?? '') : eq(profiles.id, resetUserId))
    .limit(1)
  return user
}

/** What an attacker may know of the user. */
interface PasswordUser {
  readonly name: string
  readonly email: string
}

/**
 * Minimum number of guesses that finding the password must take. `signInTo` allows 480 an hour, so this many take nine days; six random
 * letters and digits take ten times as many.
 */
const minGuesses = 100_000

/** Characters that are checked: the check's duration grows with their number, and further characters never make a password weaker. */
const maxCheckedLength = 32

let loaded: Promise<ZxcvbnFactory> | undefined

/** The library with its list of 49,000 common passwords; loaded for the first new password, to keep the start fast. */
const loadEstimator = (): Promise<ZxcvbnFactory> => {
  loaded ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: adjacencyGraphs })
  })()
  return loaded
}

/** What an attacker who knows the user tries first: name, address, their parts, and the name of this product. */
const guessableWordsOf = ({ name, email }: PasswordUser): string[] => {
  const texts = [name, email, brand.name]
  const parts = texts.flatMap((text) => text.split(/[\s@.+_-]+/))
  return [...new Set([...texts, ...parts, email.split('@')[0] ?? '', name.replaceAll(' ', '')])].filter((word) => word.length > 2)
}

/** Whether a password is common, a pattern, or derived from the user's name or address. */
export async function isEasyToGuess(password: string, user: PasswordUser | undefined): Promise<boolean> {
  const library = await loadEstimator()
  return library.check(password.slice(0, maxCheckedLength), user ? guessableWordsOf(user) : [brand.name]).guesses < minGuesses
}

/**
 * Counts one attempt at an account's password by a caller who has its session or its emailed link, over all clients. Sign-ins are
 * counted elsewhere, by client IP and by email address.
 * @throws RATE_LIMITED (429, with `retryAfter` in seconds)
 */
export async function countPasswordAttempt(limits: Limits, userId: string): Promise<void> {
  const { allowed, retryAfter } = await limits.consume('passwordOf', userId)
  if (allowed) return
  const body = { code: 'RATE_LIMITED', message: errorMessages.RATE_LIMITED, data: { retryAfter } }
  throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': String(retryAfter) })
}

/** Whether this is the account's password. */
export async function hasPassword(ctx: GenericEndpointContext, userId: string, password: string): Promise<boolean> {
  const account = await ctx.context.internalAdapter.findCredentialAccount(userId)
  return account?.password ? ctx.context.password.verify({ hash: account.password, password }) : false
}
