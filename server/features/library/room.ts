import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { messages } from '#contract/messages.ts'
import { libraryRoom } from '#kinds/library.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { savedContent } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

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
export async function makeRoom(tx: Tx, userId: string, more: readonly Texts[]): Promise<void> {
  if (await fits(tx, userId, more)) return
  await tx.delete(savedContent).where(and(eq(savedContent.userId, userId), isNotNull(savedContent.deletedAt)))
  if (await fits(tx, userId, more)) return
  throw fail('INVALID_INPUT', { issues: [{ path: 'content', message: messages.library.full }] })
}
