import { and, eq, sql } from 'drizzle-orm'
import { sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Notes that a session is in use, for the list of sign-ins; once a minute is enough, however often a page is loaded. */
export const noteUse = async (db: Db, token: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ updatedAt: new Date() })
    .where(and(eq(sessions.token, token), sql`${sessions.updatedAt} < now() - interval '1 minute'`))
}
