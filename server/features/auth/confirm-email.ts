import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { settingsMessages } from '#contract/account-messages.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import type { Limits } from '#server/core/limits.ts'
import { accounts, profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signInHolder } from './holder.ts'
import { takeTurn } from './password-tries.ts'
import { findSignUp, forgetSignUps, type SignUp, signUpsHere } from './sign-ups.ts'
import { dropTokensFor, readToken, takeToken } from './tokens.ts'

/** What is kept with the token of a mailed link: the account, its address when the mail went out, and the sign-up it is for. */
const Link = z.object({ userId: z.string(), email: z.string(), signUp: z.string() })
type Link = z.infer<typeof Link>

export const linkText = (link: Link): string => JSON.stringify(link)

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
          await takeTurn(limits, link.userId)
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
  await signInHolder(ctx, { userId: link.userId, session: null, pending: null })
  return ctx.json({ status: true })
}

/** Uses the link up and makes the account what its sign-up asked for. False, and nothing changed, when another call was first. */
const confirm = (db: Db, token: string, link: Link, { id, claim }: SignUp): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, link.userId)).for('update')
    if (!isFor(link, profile) || (await takeToken(tx, 'verify-email', token)) === null) return false
    await tx
      .update(profiles)
      .set({ emailVerified: true, ...(claim && { fullName: claim.fullName }) })
      .where(eq(profiles.id, link.userId))
    if (!claim) return true
    await takeToken(tx, 'sign-up', id)
    await tx
      .update(accounts)
      .set({ password: claim.passwordHash })
      .where(and(eq(accounts.userId, link.userId), eq(accounts.providerId, 'credential')))
    await dropTokensFor(tx, link.userId)
    return true
  })
