import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { passwordMessages } from '#contract/account-messages.ts'
import { brand } from '#contract/brand.ts'
import type { Issue } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedCookie } from '#server/platform/session-cookie.ts'
import type { Endpoint, ParsedRequest } from './endpoints.ts'

interface Parts {
  db: Db
  limits: Pick<Limits, 'take'>
  /** The session cookie. */
  cookie: { name: string; secret: string }
}

/** Where the password is for an account that the same form makes. */
const NewUser = z.object({ name: z.string(), email: z.string() })

/** What was found: seconds to wait, or what is wrong with the password; neither where it may be used. */
interface NewPasswordResult {
  readonly wait: number
  readonly issues: Issue[]
}

/**
 * Looks at a password that somebody chooses, before anything else is done with it. It has a limit of its own, so that who needs a few
 * tries to find a good one does not use up those of the form.
 */
export const createNewPasswordCheck =
  ({ db, limits, cookie }: Parts) =>
  async ({ chosen }: Endpoint, { request, body }: ParsedRequest, resetting: string | null): Promise<NewPasswordResult> => {
    if (chosen === undefined) return { wait: 0, issues: [] }
    const { retryAfter } = await limits.take('newPassword', request.headers.get(clientIpHeader) ?? '')
    if (retryAfter > 0) return { wait: retryAfter, issues: [] }
    const chooser =
      NewUser.safeParse(body).data ??
      (await passwordOwnerOf(db, resetting, await signedCookie(request.headers.get('cookie') ?? '', cookie)))
    const easy = await isEasyToGuess(String(body[chosen]), chooser)
    return { wait: 0, issues: easy ? [{ path: chosen, message: passwordMessages.tooEasy }] : [] }
  }

/** Whose password is changed: by a link, or in a session. */
const passwordOwnerOf = async (db: Db, resetting: string | null, session: string | null): Promise<PasswordOwner | undefined> => {
  if (resetting === null && session === null) return undefined
  const [chooser] = await db
    .select({ name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .leftJoin(sessions, eq(sessions.userId, profiles.id))
    .where(resetting === null ? eq(sessions.token, session ?? '') : eq(profiles.id, resetting))
    .limit(1)
  return chooser
}

/** Whose password it is to be. */
interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/**
 * Guesses that a password has to withstand. `signInTo` allows 480 an hour, so this many take nine days; six random letters and digits
 * withstand ten times as many.
 */
const fewestGuesses = 100_000

/** Characters that are looked at: the time that takes grows with their number, and more of them make no password weaker. */
const lookedAt = 32

let loaded: Promise<ZxcvbnFactory> | undefined

/** The library with its list of 49,000 common passwords, loaded when the first password is chosen: a start does not wait for it. */
const estimator = (): Promise<ZxcvbnFactory> => {
  loaded ??= (async () => {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ])
    return new ZxcvbnFactory({ dictionary: { passwords: dictionary['passwords-common'] }, graphs: adjacencyGraphs })
  })()
  return loaded
}

/** What somebody who knows the person tries first: the name, the address, their parts, and what this product is called. */
const wordsOf = ({ name, email }: PasswordOwner): string[] => {
  const texts = [name, email, brand.name]
  const parts = texts.flatMap((text) => text.split(/[\s@.+_-]+/))
  return [...new Set([...texts, ...parts, email.split('@')[0] ?? '', name.replaceAll(' ', '')])].filter((word) => word.length > 2)
}

/** Whether a password is common, a pattern, or made of what is known of its person. */
export async function isEasyToGuess(password: string, chooser: PasswordOwner | undefined): Promise<boolean> {
  const library = await estimator()
  return library.check(password.slice(0, lookedAt), chooser ? wordsOf(chooser) : [brand.name]).guesses < fewestGuesses
}

/**
 * Counts one try at an account's password by somebody who has got as far as its session or its mailed link, whatever machine it comes
 * from. Sign-ins are counted elsewhere, by machine and by address.
 * @throws RATE_LIMITED (429, with `retryAfter` in seconds)
 */
export async function countPasswordAttempt(limits: Limits, userId: string): Promise<void> {
  const { allowed, retryAfter } = await limits.take('passwordOf', userId)
  if (allowed) return
  const body = { code: 'RATE_LIMITED', message: messages.errors.RATE_LIMITED, data: { retryAfter } }
  throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': String(retryAfter) })
}

/** Whether this is the account's password. */
export async function hasPassword(ctx: GenericEndpointContext, userId: string, password: string): Promise<boolean> {
  const account = await ctx.context.internalAdapter.findCredentialAccount(userId)
  return account?.password ? ctx.context.password.verify({ hash: account.password, password }) : false
}
