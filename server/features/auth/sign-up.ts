import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { settingsMessages } from '#contract/account-messages.ts'
import { errorMessages } from '#contract/messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { accounts, profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import type { AuthEmail } from './emails.ts'
import { consumeToken, Link, linkLifetimes, readToken, revokeTokensFor, storeToken } from './one-time-links.ts'
import { countPasswordAttempt } from './passwords.ts'
import { signIn } from './sessions.ts'

/**
 * A sign-up has an id: that of the account it created, or a random one when the address already had an account. The response contains
 * the id, the browser stores it in a signed cookie, and the emailed link refers to it.
 */

/** A further sign-up for an unconfirmed address: it changes the account only when it is confirmed. */
const PendingSignUp = z.object({ userId: z.string(), fullName: z.string(), passwordHash: z.string() })
type PendingSignUp = z.infer<typeof PendingSignUp>

/** Seconds. The link is emailed within the first half, and its sign-up must exist for as long as the link is valid. */
const pendingSignUpLife = 2 * linkLifetimes.verify

/** A sign-up that can be confirmed. `pending` holds its changes to the account; `null` for the sign-up that created the account. */
interface SignUp {
  readonly id: string
  readonly passwordHash: string
  readonly pending: PendingSignUp | null
}

/** The sign-up with this id, if it belongs to the account; `null` for an expired or unknown one. */
async function findSignUp(db: Db, userId: string, id: string): Promise<SignUp | null> {
  if (id === userId) {
    const [account] = await db
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    return account?.password ? { id, passwordHash: account.password, pending: null } : null
  }
  const stored = await readToken(db, 'sign-up', id)
  const pending = stored === null ? null : PendingSignUp.parse(JSON.parse(stored))
  return pending?.userId === userId ? { id, passwordHash: pending.passwordHash, pending } : null
}

/** Advisory lock key, unique in this product. */
const addressLock = 7_238_142

/** Serialises the creation of accounts for this address until the transaction ends. */
export async function lockAddress(tx: Db | Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${addressLock}::int, hashtext(${email}))`)
}

/**
 * Runs before every new account is created, in the same transaction. Of concurrent sign-ups for one address the first creates the
 * account; the others wait here and are refused, which Better Auth answers like any sign-up for an address with an account.
 * @throws FORBIDDEN, the only error that Better Auth answers that way
 */
export async function rejectTakenAddress(tx: Db | Tx, email: string): Promise<void> {
  await lockAddress(tx, email)
  const [taken] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  if (taken) throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: errorMessages.FORBIDDEN })
}

const SignUpForm = z.object({ email: z.string(), name: z.string(), password: z.string() })

interface Deps {
  readonly db: Db
  /** Queues an email without delaying the response. Never rejects. */
  queueEmail(write: () => Promise<AuthEmail>): Promise<void>
}

/**
 * Runs after a sign-up: stores its id in a cookie of the browser, and emails the user when the address already had an account. The
 * response is that of any sign-up, so it does not reveal which addresses have an account.
 */
export async function afterSignUp(ctx: GenericEndpointContext, { db, queueEmail }: Deps, id: string): Promise<void> {
  const { email, name, password } = SignUpForm.parse(ctx.body)
  const [existing] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (existing && existing.id !== id) {
    await queueEmail(async () => {
      if (existing.emailVerified) return { about: 'known', userId: existing.id }
      const pending: PendingSignUp = { userId: existing.id, fullName: name, passwordHash: await hashPassword(password) }
      await storeToken(db, 'sign-up', id, JSON.stringify(pending), pendingSignUpLife)
      return { about: 'verify', userId: existing.id, signUp: id }
    })
  }
  await rememberSignUp(ctx, id)
}

const cookieName = 'sign_up'

/** Repeated sign-ups in one browser: only the most recent ones are stored. */
const signUpsPerBrowser = 8

/** The sign-ups of this browser in the last 24 hours, newest first. */
async function signUpsOfBrowser(ctx: GenericEndpointContext): Promise<readonly string[]> {
  const { name } = ctx.context.createAuthCookie(cookieName)
  const cookie = (await ctx.getSignedCookie(name, ctx.context.secret)) || ''
  return cookie.split('.').filter(Boolean)
}

/** Called when one of them is confirmed. */
const forgetSignUps = (ctx: GenericEndpointContext): void => expireCookie(ctx, ctx.context.createAuthCookie(cookieName))

async function rememberSignUp(ctx: GenericEndpointContext, id: string): Promise<void> {
  const ids = [id, ...(await signUpsOfBrowser(ctx))].slice(0, signUpsPerBrowser)
  const { name, attributes } = ctx.context.createAuthCookie(cookieName, { maxAge: linkLifetimes.verify })
  await ctx.setSignedCookie(name, ids.join('.'), ctx.context.secret, attributes)
}

/**
 * The emailed link proves the address. A second proof is needed for the sign-up, because somebody else may have signed up with this
 * address: `POST /confirm-email` requires the cookie of the browser that signed up, `POST /confirm-email/password` the chosen password.
 * Both confirm the address and sign in. The account gets the name and password of that sign-up and of no other.
 */
export const confirmEmailPlugin = ({ db, limits }: { db: Db; limits: Limits }) =>
  ({
    id: 'confirm-email',
    endpoints: {
      confirmEmail: createAuthEndpoint('/confirm-email', { method: 'POST', body: z.object({ token: z.string() }) }, async (ctx) => {
        const { token } = ctx.body
        const link = await readLink(db, token)
        const signUp = await findSignUpOfBrowser(db, link, await signUpsOfBrowser(ctx))
        if (!signUp) throw new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED', message: callbackMessages.passwordNeeded })
        return confirmAndSignIn(ctx, db, token, link, signUp)
      }),

      confirmEmailByPassword: createAuthEndpoint(
        '/confirm-email/password',
        { method: 'POST', body: z.object({ token: z.string(), password: z.string() }) },
        async (ctx) => {
          const { token, password } = ctx.body
          const link = await readLink(db, token)
          await countPasswordAttempt(limits, link.userId)
          const signUp = await findSignUp(db, link.userId, link.signUp)
          if (!signUp) throw invalidLink()
          if (!(await ctx.context.password.verify({ hash: signUp.passwordHash, password }))) {
            throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: settingsMessages.passwordWrong })
          }
          return confirmAndSignIn(ctx, db, token, link, signUp)
        },
      ),
    },
  }) satisfies BetterAuthPlugin

const invalidLink = () => new APIError('UNAUTHORIZED', { code: 'INVALID_TOKEN', message: callbackMessages.rejected })

/** Reads a link without consuming it. @throws INVALID_TOKEN (401) for a used, expired or unknown one */
const readLink = async (db: Db, token: string): Promise<Link> => {
  const stored = await readToken(db, 'verify-email', token)
  const { success, data } = Link.safeParse(stored === null ? null : JSON.parse(stored))
  if (!success) throw invalidLink()
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, data.userId))
  if (!isLinkValid(data, profile)) throw invalidLink()
  return data
}

/** A link is valid while the address it was sent to is that of its account and is unconfirmed. */
const isLinkValid = ({ email }: Link, profile: typeof profiles.$inferSelect | undefined): boolean =>
  profile?.email === email && !profile.emailVerified

/**
 * The sign-up of this browser for the link's account: the one of the link, or else the newest. So a user who signed up after somebody
 * else used their address may open either email and confirms their own sign-up.
 */
const findSignUpOfBrowser = async (db: Db, link: Link, browserSignUps: readonly string[]): Promise<SignUp | null> => {
  const candidates = browserSignUps.includes(link.signUp) ? [link.signUp, ...browserSignUps] : browserSignUps
  for (const id of candidates) {
    const signUp = await findSignUp(db, link.userId, id)
    if (signUp) return signUp
  }
  return null
}

const confirmAndSignIn = async (ctx: GenericEndpointContext, db: Db, token: string, link: Link, signUp: SignUp) => {
  if (!(await confirm(db, token, link, signUp))) throw invalidLink()
  forgetSignUps(ctx)
  await signIn(ctx, { userId: link.userId, session: null, pending: null })
  return ctx.json({ status: true })
}

/** Consumes the link and applies its sign-up to the account. Returns `false` and changes nothing when another call was first. */
const confirm = (db: Db, token: string, link: Link, { id, pending }: SignUp): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, link.userId)).for('update')
    if (!isLinkValid(link, profile) || (await consumeToken(tx, 'verify-email', token)) === null) return false
    await tx
      .update(profiles)
      .set({ emailVerified: true, ...(pending && { fullName: pending.fullName }) })
      .where(eq(profiles.id, link.userId))
    if (!pending) return true
    await consumeToken(tx, 'sign-up', id)
    await tx
      .update(accounts)
      .set({ password: pending.passwordHash })
      .where(and(eq(accounts.userId, link.userId), eq(accounts.providerId, 'credential')))
    await revokeTokensFor(tx, link.userId)
    return true
  })
