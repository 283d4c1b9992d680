import { asc, eq } from 'drizzle-orm'
import { type PlanId, plans } from '#contract/plans.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { voices } from '#server/platform/db/schema.ts'

export type VoiceRow = typeof voices.$inferSelect

/** A user's voices, oldest first. */
export const voicesOf = (db: Db | Tx, userId: string): Promise<VoiceRow[]> =>
  db.select().from(voices).where(eq(voices.userId, userId)).orderBy(asc(voices.createdAt), asc(voices.id))

/** The voices that a plan does not cover: all but the oldest ones. */
export const unusedVoices = (rows: readonly VoiceRow[], plan: PlanId): readonly VoiceRow[] => rows.slice(plans[plan].voices)
