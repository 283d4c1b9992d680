import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { libraryMessages } from '#contract/messages.ts'
import type { SourceChoice } from '#contract/sources.ts'
import type { SavedContent } from '#kinds/library.ts'
import { libraryLimits } from '#kinds/library.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { generations, savedContent } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { columns, notDeleted, type Row, toSavedContent } from './entries.ts'

type NewEntry = Pick<Row, 'title' | 'content' | 'contentType' | 'feature' | 'tags'> & {
  readonly source?: SourceChoice | undefined
  readonly generation_id?: string | undefined
  readonly part?: string | undefined
}

/**
 * Inserts entries; each is a millisecond older than the previous one, so the first is at the top.
 * @throws NOT_FOUND for a generation that is not the user's, INVALID_INPUT when the library is full
 */
export async function insert(tx: Tx, userId: string, entries: readonly NewEntry[]): Promise<SavedContent[]> {
  await ensureOwn(
    tx,
    userId,
    entries.flatMap(({ generation_id: id }) => id ?? []),
  )
  await ensureCapacity(tx, userId, entries)
  const rows = await tx
    .insert(savedContent)
    .values(
      entries.map(({ generation_id: generationId, ...entry }, at) => ({
        userId,
        generationId,
        ...entry,
        createdAt: sql`now() - ${at} * interval '1 ms'`,
      })),
    )
    .returning(columns)
  return rows.map(toSavedContent)
}

/** Makes sure that generations belong to a user. @throws NOT_FOUND for one that does not, or is not finished */
async function ensureOwn(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const different = [...new Set(ids)]
  if (different.length === 0) return
  const own = and(eq(generations.userId, userId), eq(generations.state, 'done'), inArray(generations.id, different))
  if ((await tx.$count(generations, own)) < different.length) throw fail('NOT_FOUND')
}

/** @throws NOT_FOUND when the user has no such entry, INVALID_INPUT when the library is full */
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
  await ensureCapacity(tx, userId, [])
  return toSavedContent(row)
}

/** Marks entries as deleted; they are removed a day later. Returns the ids that existed. */
export async function markDeleted(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(and(notDeleted(userId), inArray(savedContent.id, [...ids])))
    .returning({ id: savedContent.id })
  return rows.map(({ id }) => id)
}

/** Restores entries; one that was not deleted is returned unchanged. Missing entries and those of other users are left out. */
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

interface EntryText {
  readonly title: string
  readonly content: string
}

/** Stored bytes; `octet_length` does not need to read long texts. */
const bytes = sql<number>`coalesce(sum(octet_length(${savedContent.title}) + octet_length(${savedContent.content})), 0)::float8`

/** Whether new entries fit. Entries marked as deleted count until they are removed. */
async function fits(tx: Tx, userId: string, newEntries: readonly EntryText[]): Promise<boolean> {
  const [stored] = await tx.select({ entries: sql<number>`count(*)::int`, bytes }).from(savedContent).where(eq(savedContent.userId, userId))
  const added = newEntries.reduce((sum, { title, content }) => sum + Buffer.byteLength(title) + Buffer.byteLength(content), 0)
  return (stored?.entries ?? 0) + newEntries.length <= libraryLimits.entries && (stored?.bytes ?? 0) + added <= libraryLimits.bytes
}

/**
 * Makes sure that new entries fit into a user's library; if they do not, entries marked as deleted are removed early. Concurrent saves do
 * not see each other, so together they may slightly exceed the limit, which is acceptable for this purpose.
 * @throws INVALID_INPUT when the library is full
 */
async function ensureCapacity(tx: Tx, userId: string, newEntries: readonly EntryText[]): Promise<void> {
  if (await fits(tx, userId, newEntries)) return
  await tx.delete(savedContent).where(and(eq(savedContent.userId, userId), isNotNull(savedContent.deletedAt)))
  if (await fits(tx, userId, newEntries)) return
  throw fail('INVALID_INPUT', { issues: [{ path: 'content', message: libraryMessages.full }] })
}
