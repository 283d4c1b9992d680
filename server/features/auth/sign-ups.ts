import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { expireCookie } from 'better-auth/cookies'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { Letter } from './letters.ts'
import { linkLife } from './mails.ts'
import { readToken, storeToken } from './tokens.ts'

/**
 * A sign-up has an id: that of the account it made, or a random one where the address had an account already. Its answer names the id,
 * the browser that sent it keeps the id in a signed cookie, and the mailed link carries it.
 */

/** A second sign-up for an address that nobody has confirmed yet: it changes the account only when it is confirmed. */
const Claim = z.object({ userId: z.string(), fullName: z.string(), passwordHash: z.string() })
export type Claim = z.infer<typeof Claim>

/** Seconds. A link is mailed within the first half at the latest, and must find its sign-up for as long as it works itself. */
const claimLife = 2 * linkLife.verify

/** What confirming a sign-up makes of its account. The account's own sign-up has nothing left to change. */
export interface SignUp {
  readonly id: string
  readonly passwordHash: string
  readonly claim: Claim | null
}

/** The sign-up with this id, if it is one of that account; null for an expired or unknown one. */
export async function findSignUp(db: Db, userId: string, id: string): Promise<SignUp | null> {
  if (id === userId) {
    const [account] = await db
      .select({ password: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    return account?.password ? { id, passwordHash: account.password, claim: null } : null
  }
  const kept = await readToken(db, 'sign-up', id)
  const claim = kept === null ? null : Claim.parse(JSON.parse(kept))
  return claim?.userId === userId ? { id, passwordHash: claim.passwordHash, claim } : null
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
export async function refuseTaken(tx: Db | Tx, email: string): Promise<void> {
  await lockAddress(tx, email)
  const [taken] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  if (taken) throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message: messages.errors.FORBIDDEN })
}

const Typed = z.object({ email: z.string(), name: z.string(), password: z.string() })

interface Parts {
  readonly db: Db
  /** Writes a letter and puts it on the queue, beside the answer. Never rejects. */
  post(write: () => Promise<Letter>): Promise<void>
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
      const claim: Claim = { userId: known.id, fullName: name, passwordHash: await hashPassword(password) }
      await storeToken(db, 'sign-up', id, JSON.stringify(claim), claimLife)
      return { about: 'verify', userId: known.id, signUp: id }
    })
  }
  await rememberSignUp(ctx, id)
}

const cookieName = 'sign_up'

/** A browser in which somebody signs up again and again: the last ones count. */
const remembered = 8

/** The sign-ups that were made in this browser in the last 24 hours, newest first. */
export async function signUpsHere(ctx: GenericEndpointContext): Promise<readonly string[]> {
  const { name } = ctx.context.createAuthCookie(cookieName)
  const kept = (await ctx.getSignedCookie(name, ctx.context.secret)) || ''
  return kept.split('.').filter(Boolean)
}

/** Once one of them is confirmed nothing waits here any more. */
export const forgetSignUps = (ctx: GenericEndpointContext): void => expireCookie(ctx, ctx.context.createAuthCookie(cookieName))

async function rememberSignUp(ctx: GenericEndpointContext, id: string): Promise<void> {
  const ids = [id, ...(await signUpsHere(ctx))].slice(0, remembered)
  const { name, attributes } = ctx.context.createAuthCookie(cookieName, { maxAge: linkLife.verify })
  await ctx.setSignedCookie(name, ids.join('.'), ctx.context.secret, attributes)
}
