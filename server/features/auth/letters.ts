import { eq } from 'drizzle-orm'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Mailer } from '#server/platform/mail.ts'
import { linkText } from './confirm-email.ts'
import { knownMail, linkLife, resetMail, verifyMail } from './mails.ts'
import { mintToken } from './tokens.ts'

/**
 * A mail to be written, as the queue keeps it. It holds no link: the token is made when the mail is sent, so the queue's rows
 * open nothing for whoever reads them. `signUp` is the sign-up that a link confirms, where it is not the one that made the account.
 */
export type Letter =
  | { about: 'verify'; userId: string; signUp?: string }
  | { about: 'known'; userId: string }
  | { about: 'reset'; userId: string }

/** Writes and sends one letter. Rejects when the mail could not be handed over; running it again sends it with a fresh link. */
export const createLetters =
  ({ db, env, mailer }: { db: Db; env: Pick<Env, 'appUrl' | 'smtpUrl'>; mailer: Pick<Mailer, 'send'> }) =>
  async (letter: Letter): Promise<void> => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, letter.userId))
    if (!profile || profile.disabled) return
    const { email } = profile
    switch (letter.about) {
      case 'verify': {
        if (profile.emailVerified) return
        const { userId, signUp = userId } = letter
        const token = await mintToken(db, 'verify-email', linkText({ userId, email, signUp }), linkLife.verify)
        return mailer.send(verifyMail(email, env.appUrl, token))
      }
      case 'known':
        return mailer.send(knownMail(email, env.appUrl, env.smtpUrl !== undefined))
      case 'reset': {
        const token = await mintToken(db, 'reset-password', profile.id, linkLife.reset)
        return mailer.send(resetMail(email, env.appUrl, token))
      }
    }
  }
