import { and, desc, eq, inArray, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { SavedContent } from '#contract/api.ts'
import { savedFeatureIds, savedFeatures } from '#contract/library.ts'
import { olderThan, type Page, page } from '#server/core/keyset.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { savedContent } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

type Row = typeof savedContent.$inferSelect
type NewEntry = Pick<Row, 'title' | 'content' | 'contentType' | 'feature' | 'tags'>

const shown = ({ id, title, content, contentType, feature, tags, createdAt }: Row): SavedContent => ({
  id,
  title,
  content,
  contentType,
  feature,
  tags,
  created_at: createdAt.toISOString(),
})

const kept = (userId: string) => and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt))
const newestFirst = [desc(savedContent.createdAt), desc(savedContent.id)]

/** Lower case for every script, whatever locale the database was made with. */
const lower = (text: SQLWrapper | string) => sql`lower(${text} collate "und-x-icu")`

/**
 * Case-insensitive substring of title, content or feature (spec §5): the feature by its label, as the library shows it, or its id.
 * `strpos` and not `like`, so that a typed % or _ is just that.
 */
function matching(search: string | undefined) {
  const wanted = search?.trim().toLowerCase()
  if (!wanted) return undefined
  const named = savedFeatureIds.filter((id) => id.includes(wanted) || savedFeatures[id].toLowerCase().includes(wanted))
  return or(
    sql`strpos(${lower(savedContent.title)}, ${lower(wanted)}) > 0`,
    sql`strpos(${lower(savedContent.content)}, ${lower(wanted)}) > 0`,
    inArray(savedContent.feature, named),
  )
}

export async function insert(db: Db | Tx, userId: string, entry: NewEntry): Promise<SavedContent> {
  const [row] = await db
    .insert(savedContent)
    .values({ userId, ...entry })
    .returning()
  if (!row) throw new Error('an insert returns its row')
  return shown(row)
}

/** The whole library, newest first. */
export async function findAll(db: Db, userId: string): Promise<SavedContent[]> {
  const rows = await db
    .select()
    .from(savedContent)
    .where(kept(userId))
    .orderBy(...newestFirst)
  return rows.map(shown)
}

/** @throws INVALID_INPUT for a cursor that is none of ours */
export async function findPage(
  db: Db,
  userId: string,
  { before, limit, search }: { before?: string | undefined; limit: number; search?: string | undefined },
): Promise<Page<SavedContent>> {
  const rows = await db
    .select()
    .from(savedContent)
    .where(and(kept(userId), olderThan(before, savedContent), matching(search)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const { items, next } = page(rows, limit)
  return { items: items.map(shown), next }
}

/** Hides an entry; a day later it is removed. @throws NOT_FOUND when there is none of this person */
export async function markDeleted(db: Db, userId: string, id: string): Promise<void> {
  const rows = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(and(kept(userId), eq(savedContent.id, id)))
    .returning({ id: savedContent.id })
  if (rows.length === 0) throw fail('NOT_FOUND')
}

/** Undoes a delete; an entry that was never deleted is answered as it is. @throws NOT_FOUND when it is gone, or another person's */
export async function unmarkDeleted(db: Db, userId: string, id: string): Promise<SavedContent> {
  const [row] = await db
    .update(savedContent)
    .set({ deletedAt: null })
    .where(and(eq(savedContent.userId, userId), eq(savedContent.id, id)))
    .returning()
  if (!row) throw fail('NOT_FOUND')
  return shown(row)
}

/** Removes what was deleted more than a day ago. */
export const purgeDeleted = (db: Db) =>
  db.delete(savedContent).where(and(isNotNull(savedContent.deletedAt), sql`${savedContent.deletedAt} < now() - interval '1 day'`))
