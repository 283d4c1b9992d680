import { eq } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { renderEmail } from '#server/core/accounts/email-template.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Mail, Mailer } from '#server/infra/mail.ts'
import { existingAccountEmailMessages, greetingMessages, passwordResetEmailMessages, verificationEmailMessages } from './email-messages.ts'
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
export function verificationEmail(to: string, appUrl: string, token: string): Mail {
  const { subject, before, link, lifetime, notYou } = verificationEmailMessages
  return renderEmail(to, {
    subject: subject({ brand: brand.name }),
    before: [greetingMessages.hello, before],
    link: { label: link, url: `${appUrl}${paths.authCallback}#access_token=${token}&type=signup` },
    after: [lifetime, notYou],
  })
}

/** Sent when the address already has an account: the sign-up form does not reveal that, the email informs the user. */
export function existingAccountEmail(to: string, appUrl: string, recovery: boolean): Mail {
  const { subject, before, link, forgot, notYou } = existingAccountEmailMessages
  return renderEmail(to, {
    subject: subject({ brand: brand.name }),
    before: [greetingMessages.hello, before({ brand: brand.name })],
    link: { label: link, url: `${appUrl}${paths.signIn}` },
    after: [...(recovery ? [forgot({ url: `${appUrl}${paths.forgotPassword}` })] : []), notYou],
  })
}

export function passwordResetEmail(to: string, appUrl: string, token: string): Mail {
  const { subject, before, link, lifetime, notYou } = passwordResetEmailMessages
  return renderEmail(to, {
    subject: subject({ brand: brand.name }),
    before: [greetingMessages.hello, before({ brand: brand.name })],
    link: { label: link, url: `${appUrl}${paths.resetPassword}#token=${token}` },
    after: [lifetime, notYou],
  })
}
