import { asc, eq, getTableColumns } from 'drizzle-orm'
import { type PlanId, plans } from '#contract/plans.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { voices } from '#server/infra/db/schema.ts'

export type VoiceRow = typeof voices.$inferSelect

/** A voice without its own posts, which may be long. */
export type ListedVoiceRow = Omit<VoiceRow, 'ownPosts'>

const { ownPosts: _, ...listed } = getTableColumns(voices)

/** A user's voices, oldest first. */
export const voicesOf = (db: Db | Tx, userId: string): Promise<ListedVoiceRow[]> =>
  db.select(listed).from(voices).where(eq(voices.userId, userId)).orderBy(asc(voices.createdAt), asc(voices.id))

/** The voices that a plan does not cover: all but the oldest ones. */
export const unusedVoices = <Row>(rows: readonly Row[], plan: PlanId): readonly Row[] => rows.slice(plans[plan].voices)
