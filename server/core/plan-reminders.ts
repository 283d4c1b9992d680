import { and, eq, sql } from 'drizzle-orm'
import { daysUntil } from '#server/core/days.ts'
import type { Notices } from '#server/core/notices.ts'
import { endingFor, endsBefore } from '#server/core/plan-endings.ts'
import type { Db } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'

/** Calendar days between the reminder and the end of a plan. */
const ahead = 3
const day = 24 * 60 * 60 * 1000

/**
 * Reminds everybody whose plan ends within three calendar days, once an end: one that moves is another one. The mark and the mail
 * are written together, so that neither a crash nor a second run makes it none or two.
 */
export const remindOfEndings =
  ({ db, notices, timeZone }: { db: Db; notices: Pick<Notices, 'queue'>; timeZone: string }) =>
  async (): Promise<void> => {
    const horizon = daysUntil(new Date(Date.now() + ahead * day), timeZone, 1).end
    for (const end of await endsBefore(db, horizon)) {
      await db.transaction(async (tx) => {
        if (!(await endingFor(tx, end))) return
        const { id, expiresAt, remindedFor } = subscriptions
        const [marked] = await tx
          .update(subscriptions)
          .set({ remindedFor: end.expiresAt })
          .where(and(eq(id, end.subscriptionId), eq(expiresAt, end.expiresAt), sql`${remindedFor} is distinct from ${expiresAt}`))
          .returning({ id })
        if (marked) await notices.queue(tx, { about: 'plan-ending', ...end })
      })
    }
  }
