import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { passwordMessages } from '#contract/account-messages.ts'
import type { Issue } from '#contract/errors.ts'
import type { Limits } from '#server/core/limits.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedCookie } from '#server/platform/session-cookie.ts'
import type { OpenPath } from './open-paths.ts'
import type { ParsedRequest } from './parse.ts'
import { type Chooser, isEasyToGuess } from './password-strength.ts'

interface Parts {
  db: Db
  limits: Pick<Limits, 'take'>
  /** The session cookie. */
  cookie: { name: string; secret: string }
}

/** Where the password is for an account that the same form makes. */
const Newcomer = z.object({ name: z.string(), email: z.string() })

/** What was found: seconds to wait, or what is wrong with the password; neither where it may be used. */
export interface Weighed {
  readonly wait: number
  readonly issues: Issue[]
}

/**
 * Looks at a password that somebody chooses, before anything else is done with it. It has a limit of its own, so that who needs a few
 * tries to find a good one does not use up those of the form.
 */
export const createWeigh =
  ({ db, limits, cookie }: Parts) =>
  async ({ chosen }: OpenPath, { request, body }: ParsedRequest, resetting: string | null): Promise<Weighed> => {
    if (chosen === undefined) return { wait: 0, issues: [] }
    const { retryAfter } = await limits.take('newPassword', request.headers.get(clientIpHeader) ?? '')
    if (retryAfter > 0) return { wait: retryAfter, issues: [] }
    const chooser =
      Newcomer.safeParse(body).data ?? (await chooserOf(db, resetting, await signedCookie(request.headers.get('cookie') ?? '', cookie)))
    const easy = await isEasyToGuess(String(body[chosen]), chooser)
    return { wait: 0, issues: easy ? [{ path: chosen, message: passwordMessages.tooEasy }] : [] }
  }

/** Whose password is changed: by a link, or in a session. */
const chooserOf = async (db: Db, resetting: string | null, session: string | null): Promise<Chooser | undefined> => {
  if (resetting === null && session === null) return undefined
  const [chooser] = await db
    .select({ name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .leftJoin(sessions, eq(sessions.userId, profiles.id))
    .where(resetting === null ? eq(sessions.token, session ?? '') : eq(profiles.id, resetting))
    .limit(1)
  return chooser
}
