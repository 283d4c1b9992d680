import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SourceSummary, StoredSource } from '#api/sources.ts'
import { sourceLimits } from '#contract/sources.ts'
import type { Db } from '#server/infra/db/database.ts'
import { sources } from '#server/infra/db/schema.ts'

type Row = typeof sources.$inferSelect

export const toSource = ({ userId: _, createdAt, points, ...row }: Row): StoredSource => ({
  ...row,
  points: points.map((point) => ({ ...point, facts: [...point.facts] })),
  created_at: createdAt.toISOString(),
})

const newestFirst = [desc(sources.createdAt), desc(sources.id)]
const ownedBy = (userId: string, id: string) => and(eq(sources.id, id), eq(sources.userId, userId))

/** Stores a source; those beyond the number that is stored for a user are deleted, the oldest first. */
export const storeSource = (db: Db, source: typeof sources.$inferInsert): Promise<Row> =>
  db.transaction(async (tx) => {
    const [row] = await tx.insert(sources).values(source).returning()
    if (!row) throw new Error('The database returned no row for a source that it stored')
    const older = tx
      .select({ id: sources.id })
      .from(sources)
      .where(eq(sources.userId, source.userId))
      .orderBy(...newestFirst)
      .offset(sourceLimits.stored)
    await tx.delete(sources).where(inArray(sources.id, older))
    return row
  })

export async function listSources(db: Db, userId: string): Promise<SourceSummary[]> {
  const { id, origin, title, place, language, createdAt } = getTableColumns(sources)
  const rows = await db
    .select({ id, origin, title, place, language, createdAt })
    .from(sources)
    .where(eq(sources.userId, userId))
    .orderBy(...newestFirst)
    .limit(sourceLimits.stored)
  return rows.map(({ createdAt: created, ...row }) => ({ ...row, created_at: created.toISOString() }))
}

/** A user's source; undefined when there is none with this id. */
export async function findSource(db: Db, userId: string, id: string): Promise<StoredSource | undefined> {
  const [row] = await db.select().from(sources).where(ownedBy(userId, id))
  return row && toSource(row)
}

/** Whether the user had such a source. */
export async function removeSource(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(sources).where(ownedBy(userId, id)).returning({ id: sources.id })
  return removed.length > 0
}

/** Deletes sources that are older than they are stored. */
export const purgeSources = (db: Db) =>
  db.delete(sources).where(sql`${sources.createdAt} < now() - make_interval(days => ${sourceLimits.days})`)
