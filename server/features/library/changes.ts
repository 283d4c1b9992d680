import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SavedContent } from '#kinds/library.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { savedContent } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'
import { makeRoom } from './room.ts'
import { columns, kept, type Row, shown } from './shown.ts'

type NewEntry = Pick<Row, 'title' | 'content' | 'contentType' | 'feature' | 'tags'>

/** The first entry stands on top: each is a millisecond older than the one before. @throws INVALID_INPUT when the library is full */
export async function insert(tx: Tx, userId: string, entries: readonly NewEntry[]): Promise<SavedContent[]> {
  await makeRoom(tx, userId, entries)
  const rows = await tx
    .insert(savedContent)
    .values(entries.map((entry, at) => ({ userId, ...entry, createdAt: sql`now() - ${at} * interval '1 ms'` })))
    .returning(columns)
  return rows.map(shown)
}

/** @throws NOT_FOUND when there is none of this person; INVALID_INPUT when the library is full */
export async function change(
  tx: Tx,
  userId: string,
  { id, ...changes }: { id: string; title?: string | undefined; content?: string | undefined; tags?: string[] | undefined },
): Promise<SavedContent> {
  const [row] = await tx
    .update(savedContent)
    .set(changes)
    .where(and(kept(userId), eq(savedContent.id, id)))
    .returning(columns)
  if (!row) throw fail('NOT_FOUND')
  await makeRoom(tx, userId, [])
  return shown(row)
}

/** Hides entries; a day later they are removed. Answers which of them were there. */
export async function markDeleted(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(and(kept(userId), inArray(savedContent.id, [...ids])))
    .returning({ id: savedContent.id })
  return rows.map(({ id }) => id)
}

/** Undoes deletes; an entry that was never deleted is answered as it is. What is gone, or another person's, is left out. */
export async function unmarkDeleted(db: Db, userId: string, ids: readonly string[]): Promise<SavedContent[]> {
  const rows = await db
    .update(savedContent)
    .set({ deletedAt: null })
    .where(and(eq(savedContent.userId, userId), inArray(savedContent.id, [...ids])))
    .returning(columns)
  return rows.map(shown)
}

/** Removes what was deleted more than a day ago. */
export const purgeDeleted = (db: Db) =>
  db.delete(savedContent).where(and(isNotNull(savedContent.deletedAt), sql`${savedContent.deletedAt} < now() - interval '1 day'`))
