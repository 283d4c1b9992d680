import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { messages } from '#contract/messages.ts'
import type { SavedContent } from '#kinds/library.ts'
import { libraryRoom } from '#kinds/library.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { savedContent } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'
import { columns, notDeleted, type Row, toSavedContent } from './entries.ts'

type NewEntry = Pick<Row, 'title' | 'content' | 'contentType' | 'feature' | 'tags'>

/** The first entry stands on top: each is a millisecond older than the one before. @throws INVALID_INPUT when the library is full */
export async function insert(tx: Tx, userId: string, entries: readonly NewEntry[]): Promise<SavedContent[]> {
  await makeRoom(tx, userId, entries)
  const rows = await tx
    .insert(savedContent)
    .values(entries.map((entry, at) => ({ userId, ...entry, createdAt: sql`now() - ${at} * interval '1 ms'` })))
    .returning(columns)
  return rows.map(toSavedContent)
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
    .where(and(notDeleted(userId), eq(savedContent.id, id)))
    .returning(columns)
  if (!row) throw fail('NOT_FOUND')
  await makeRoom(tx, userId, [])
  return toSavedContent(row)
}

/** Hides entries; a day later they are removed. Answers which of them were there. */
export async function markDeleted(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(and(notDeleted(userId), inArray(savedContent.id, [...ids])))
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
  return rows.map(toSavedContent)
}

/** Removes what was deleted more than a day ago. */
export const purgeDeleted = (db: Db) =>
  db.delete(savedContent).where(and(isNotNull(savedContent.deletedAt), sql`${savedContent.deletedAt} < now() - interval '1 day'`))

interface Texts {
  readonly title: string
  readonly content: string
}

/** Bytes as stored, which `octet_length` knows without reading a long text. */
const bytes = sql<number>`coalesce(sum(octet_length(${savedContent.title}) + octet_length(${savedContent.content})), 0)::float8`

/** Whether more fits beside what is stored, deleted entries included: until they are removed they take their place. */
async function fits(tx: Tx, userId: string, more: readonly Texts[]): Promise<boolean> {
  const [stored] = await tx.select({ entries: sql<number>`count(*)::int`, bytes }).from(savedContent).where(eq(savedContent.userId, userId))
  const added = more.reduce((sum, { title, content }) => sum + Buffer.byteLength(title) + Buffer.byteLength(content), 0)
  return (stored?.entries ?? 0) + more.length <= libraryRoom.entries && (stored?.bytes ?? 0) + added <= libraryRoom.bytes
}

/**
 * Makes sure that more fits into a person's library; where it would not, what was deleted goes for good a day early. Saves that
 * run at the same time do not see each other, so a few may pass together: this bounds a library, it is no account of it.
 * @throws INVALID_INPUT when the library is full
 */
async function makeRoom(tx: Tx, userId: string, more: readonly Texts[]): Promise<void> {
  if (await fits(tx, userId, more)) return
  await tx.delete(savedContent).where(and(eq(savedContent.userId, userId), isNotNull(savedContent.deletedAt)))
  if (await fits(tx, userId, more)) return
  throw fail('INVALID_INPUT', { issues: [{ path: 'content', message: messages.library.full }] })
}
