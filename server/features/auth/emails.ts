import { eq } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { renderEmail } from '#server/core/email-template.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Mail, Mailer } from '#server/platform/mail.ts'
import { createToken, linkLife, linkText } from './one-time-links.ts'

/**
 * A mail to be written, as the queue keeps it. It holds no link: the token is made when the mail is sent, so the queue's rows
 * open nothing for whoever reads them. `signUp` is the sign-up that a link confirms, where it is not the one that made the account.
 */
export type AuthEmail =
  | { about: 'verify'; userId: string; signUp?: string }
  | { about: 'known'; userId: string }
  | { about: 'reset'; userId: string }

/** Writes and sends one email. Rejects when the mail could not be handed over; running it again sends it with a fresh link. */
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
        const token = await createToken(db, 'verify-email', linkText({ userId, email, signUp }), linkLife.verify)
        return mailer.send(verificationEmail(email, env.appUrl, token))
      }
      case 'known':
        return mailer.send(existingAccountEmail(email, env.appUrl, env.smtpUrl !== undefined))
      case 'reset': {
        const token = await createToken(db, 'reset-password', profile.id, linkLife.reset)
        return mailer.send(passwordResetEmail(email, env.appUrl, token))
      }
    }
  }

/** The token rides in the fragment: it reaches no server, log or mail scanner, so only the page that opens can use it. */
export const verificationEmail = (to: string, appUrl: string, token: string): Mail =>
  renderEmail(to, {
    subject: `Confirm your email for ${brand.name}`,
    before: ['Hello,', `someone, hopefully you, made a ${brand.name} account with this address. Open this link to confirm it and sign in:`],
    link: { label: 'Confirm my email', url: `${appUrl}${paths.authCallback}#access_token=${token}&type=signup` },
    after: ['The link works once, within 24 hours.', 'If it was not you, ignore this mail. Without the link the account stays closed.'],
  })

/** Sent in place of a second account, so that a sign-up form tells strangers nothing and the owner everything. */
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
