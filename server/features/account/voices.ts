import { asc, eq, sql } from 'drizzle-orm'
import type { Voice } from '#contract/voices.ts'
import { signedIn } from '#server/core/rpc.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { voices } from '#server/platform/db/schema.ts'

const toVoice = ({ userId: _, createdAt, updatedAt, ...row }: typeof voices.$inferSelect): Voice => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

/** Who writes, as users told at their first visit. */
export const createVoiceRoutes = ({ db }: { db: Db }) => ({
  list: signedIn.voices.list.handler(async ({ context: { account } }) => {
    const rows = await db.select().from(voices).where(eq(voices.userId, account.id)).orderBy(asc(voices.createdAt), asc(voices.id))
    return { items: rows.map(toVoice) }
  }),

  answerFirstVisit: signedIn.voices.answerFirstVisit.handler(({ input: { answers }, context: { account } }) =>
    db.transaction(async (tx) => {
      // Locks the profile, so that two answers at the same time make one voice.
      await tx
        .update(profiles)
        .set({ welcomedAt: sql`coalesce(${profiles.welcomedAt}, now())` })
        .where(eq(profiles.id, account.id))
      if (!answers) return { voice: null }
      const [first] = await tx
        .select({ id: voices.id })
        .from(voices)
        .where(eq(voices.userId, account.id))
        .orderBy(asc(voices.createdAt), asc(voices.id))
        .limit(1)
      const [row] = first
        ? await tx.update(voices).set(answers).where(eq(voices.id, first.id)).returning()
        : await tx
            .insert(voices)
            .values({ ...answers, userId: account.id, name: account.name })
            .returning()
      return { voice: row ? toVoice(row) : null }
    }),
  ),
})
