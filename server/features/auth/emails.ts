import { eq } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { renderEmail } from '#server/core/email-template.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Mail, Mailer } from '#server/platform/mail.ts'
import { createToken, linkLifetimes, serializeLink } from './one-time-links.ts'

/**
 * A queued email. It contains no link: the token is created when the email is sent, so the rows of the queue contain no secret.
 * `signUp` is the sign-up that the link confirms when it is not the one that created the account.
 */
export type AuthEmail =
  | { about: 'verify'; userId: string; signUp?: string }
  | { about: 'known'; userId: string }
  | { about: 'reset'; userId: string }

/** Renders and sends one email. Rejects when it could not be sent; a retry sends it with a new link. */
export const createAuthEmailSender =
  ({ db, env, mailer }: { db: Db; env: Pick<Env, 'appUrl' | 'smtpUrl'>; mailer: Pick<Mailer, 'send'> }) =>
  async (queued: AuthEmail): Promise<void> => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, queued.userId))
    if (!profile || profile.disabled) return
    const { email } = profile
    switch (queued.about) {
      case 'verify': {
        if (profile.emailVerified) return
        const { userId, signUp = userId } = queued
        const token = await createToken(db, 'verify-email', serializeLink({ userId, email, signUp }), linkLifetimes.verify)
        return mailer.send(verificationEmail(email, env.appUrl, token))
      }
      case 'known':
        return mailer.send(existingAccountEmail(email, env.appUrl, env.smtpUrl !== undefined))
      case 'reset': {
        const token = await createToken(db, 'reset-password', profile.id, linkLifetimes.reset)
        return mailer.send(passwordResetEmail(email, env.appUrl, token))
      }
    }
  }

/** The token is in the fragment, which reaches no server, log or mail scanner: only the page that opens can use it. */
export const verificationEmail = (to: string, appUrl: string, token: string): Mail =>
  renderEmail(to, {
    subject: `Confirm your email for ${brand.name}`,
    before: ['Hello,', `someone, hopefully you, made a ${brand.name} account with this address. Open this link to confirm it and sign in:`],
    link: { label: 'Confirm my email', url: `${appUrl}${paths.authCallback}#access_token=${token}&type=signup` },
    after: ['The link works once, within 24 hours.', 'If it was not you, ignore this mail. Without the link the account stays closed.'],
  })

/** Sent when the address already has an account: the sign-up form does not reveal that, the email informs the user. */
export const existingAccountEmail = (to: string, appUrl: string, recovery: boolean): Mail =>
  renderEmail(to, {
    subject: `You already have a ${brand.name} account`,
    before: [
      'Hello,',
      `someone, hopefully you, tried to sign up to ${brand.name} with this address. It already has an account. Sign in here:`,
    ],
    link: { label: 'Sign in', url: `${appUrl}${paths.signIn}` },
    after: [
      ...(recovery ? [`If you forgot your password, choose a new one: ${appUrl}${paths.forgotPassword}`] : []),
      'If it was not you, ignore this mail. Nothing about your account has changed.',
    ],
  })

export const passwordResetEmail = (to: string, appUrl: string, token: string): Mail =>
  renderEmail(to, {
    subject: `Choose a new ${brand.name} password`,
    before: ['Hello,', `someone, hopefully you, asked for a new password for the ${brand.name} account of this address. Choose one here:`],
    link: { label: 'Choose a new password', url: `${appUrl}${paths.resetPassword}#token=${token}` },
    after: [
      'The link works once, within one hour. A new password signs you out everywhere.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
  })
