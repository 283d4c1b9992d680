import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import type { Limits } from '#server/core/limits.ts'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { AuthEmail } from './emails.ts'
import { consumeToken, Link, linkLife, readToken, revokeTokensFor, storeToken } from './one-time-links.ts'
import { countPasswordAttempt } from './passwords.ts'
import { signIn } from './sessions.ts'

/**
 * A sign-up has an id: that of the account it made, or a random one where the address had an account already. Its answer names the id,
 * the browser that sent it keeps the id in a signed cookie, and the mailed link carries it.
 */

/** A second sign-up for an address that nobody has confirmed yet: it changes the account only when it is confirmed. */
const PendingSignUp = z.object({ userId: z.string(), fullName: z.string(), passwordHash: z.string() })
type PendingSignUp = z.infer<typeof PendingSignUp>

/** Seconds. A link is mailed within the first half at the latest, and must find its sign-up for as long as it works itself. */
const pendingSignUpLife = 2 * linkLife.verify

/** What confirming a sign-up makes of its account. The account's own sign-up has nothing left to change. */
interface SignUp {
  readonly id: string
  readonly passwordHash: string
  readonly pending: PendingSignUp | null
}

/** The sign-up with this id, if it is one of that account; null for an expired or unknown one. */
async function findSignUp(db: Db, userId: string, id: string): Promise<SignUp | null> {
  if (id === userId) {
    const [account] = await db
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    return account?.password ? { id, passwordHash: account.password, pending: null } : null
  }
  const kept = await readToken(db, 'sign-up', id)
  const pending = kept === null ? null : PendingSignUp.parse(JSON.parse(kept))
  return pending?.userId === userId ? { id, passwordHash: pending.passwordHash, pending } : null
}

/** Any number that nothing else locks by. */
const addressLock = 7_238_142

/** One at a time may make an account for this address, until the transaction ends. */
export async function lockAddress(tx: Db | Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${addressLock}::int, hashtext(${email}))`)
}

/**
 * Stands before every new account, in the transaction that makes it. Of several sign-ups at once for one address the first makes the
 * account; the others wait here and are refused, which the library answers like any sign-up for an address that has an account.
 * @throws FORBIDDEN, the one refusal that the library answers that way
 */
export async function rejectTakenAddress(tx: Db | Tx, email: string): Promise<void> {
  await lockAddress(tx, email)
  const [taken] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  if (taken) throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: messages.errors.FORBIDDEN })
}

const Typed = z.object({ email: z.string(), name: z.string(), password: z.string() })

interface Parts {
  readonly db: Db
  /** Writes a letter and puts it on the queue, beside the answer. Never rejects. */
  post(write: () => Promise<AuthEmail>): Promise<void>
}

/**
 * After a sign-up was answered: lets the browser keep its id, and has the owner of an address that had an account already told by
 * mail. The answer on the screen is that of any sign-up, so it tells nobody which addresses have one.
 */
export async function afterSignUp(ctx: GenericEndpointContext, { db, post }: Parts, id: string): Promise<void> {
  const { email, name, password } = Typed.parse(ctx.body)
  const [known] = await db.select().from(profiles).where(eq(profiles.email, email.toLowerCase()))
  if (known && known.id !== id) {
    await post(async () => {
      if (known.emailVerified) return { about: 'known', userId: known.id }
      const pending: PendingSignUp = { userId: known.id, fullName: name, passwordHash: await hashPassword(password) }
      await storeToken(db, 'sign-up', id, JSON.stringify(pending), pendingSignUpLife)
      return { about: 'verify', userId: known.id, signUp: id }
    })
  }
  await rememberSignUp(ctx, id)
}

const cookieName = 'sign_up'

/** A browser in which somebody signs up again and again: the last ones count. */
const signUpsPerBrowser = 8

/** The sign-ups that were made in this browser in the last 24 hours, newest first. */
async function signUpsHere(ctx: GenericEndpointContext): Promise<readonly string[]> {
  const { name } = ctx.context.createAuthCookie(cookieName)
  const kept = (await ctx.getSignedCookie(name, ctx.context.secret)) || ''
  return kept.split('.').filter(Boolean)
}

/** Once one of them is confirmed nothing waits here any more. */
const forgetSignUps = (ctx: GenericEndpointContext): void => expireCookie(ctx, ctx.context.createAuthCookie(cookieName))

async function rememberSignUp(ctx: GenericEndpointContext, id: string): Promise<void> {
  const ids = [id, ...(await signUpsHere(ctx))].slice(0, signUpsPerBrowser)
  const { name, attributes } = ctx.context.createAuthCookie(cookieName, { maxAge: linkLife.verify })
  await ctx.setSignedCookie(name, ids.join('.'), ctx.context.secret, attributes)
}

/**
 * The mailed link proves the address, and something else has to prove whose sign-up it is: a stranger may have signed up with it.
 * `POST /confirm-email` takes the browser that signed up for that, `POST /confirm-email/password` the password that was chosen.
 * Both confirm and sign in. What that sign-up asked for (name, password) counts from then on, and no other.
 */
export const confirmEmailPlugin = ({ db, limits }: { db: Db; limits: Limits }) =>
  ({
    id: 'confirm-email',
    endpoints: {
      confirmEmail: createAuthEndpoint('/confirm-email', { method: 'POST', body: z.object({ token: z.string() }) }, async (ctx) => {
        const { token } = ctx.body
        const link = await openLink(db, token)
        const signUp = await signUpFromHere(db, link, await signUpsHere(ctx))
        if (!signUp) throw new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED', message: callbackMessages.passwordNeeded })
        return confirmAndSignIn(ctx, db, token, link, signUp)
      }),

      confirmEmailByPassword: createAuthEndpoint(
        '/confirm-email/password',
        { method: 'POST', body: z.object({ token: z.string(), password: z.string() }) },
        async (ctx) => {
          const { token, password } = ctx.body
          const link = await openLink(db, token)
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

/** Reads a link and leaves it as it is. @throws INVALID_TOKEN (401) for a used, expired or unknown one */
const openLink = async (db: Db, token: string): Promise<Link> => {
  const kept = await readToken(db, 'verify-email', token)
  const { success, data } = Link.safeParse(kept === null ? null : JSON.parse(kept))
  if (!success) throw invalidLink()
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, data.userId))
  if (!isFor(data, profile)) throw invalidLink()
  return data
}

/** A link is good for the address it was mailed to, as long as that is its account's and nobody has confirmed it. */
const isFor = ({ email }: Link, profile: typeof profiles.$inferSelect | undefined): boolean =>
  profile?.email === email && !profile.emailVerified

/**
 * The sign-up that this browser made for the link's account: the link's own, or else its newest. Whoever signed up here after a
 * stranger did may open either mail, and confirms their own.
 */
const signUpFromHere = async (db: Db, link: Link, here: readonly string[]): Promise<SignUp | null> => {
  const candidates = here.includes(link.signUp) ? [link.signUp, ...here] : here
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

/** Uses the link up and makes the account what its sign-up asked for. False, and nothing changed, when another call was first. */
const confirm = (db: Db, token: string, link: Link, { id, pending }: SignUp): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, link.userId)).for('update')
    if (!isFor(link, profile) || (await consumeToken(tx, 'verify-email', token)) === null) return false
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
