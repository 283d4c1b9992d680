import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fail } from '#server/platform/fail.ts'

/** A page of rows, newest first, and where the next one begins. */
export interface Page<Row> {
  readonly items: Row[]
  readonly next: string | null
}

interface Key {
  readonly id: string
  readonly createdAt: Date
}

/** PostgreSQL has no year 0. */
const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'))
const Cursor = z.tuple([moment, z.uuid()])

/** Text that a caller hands back unread. */
const encode = ({ createdAt, id }: Key): string => Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')

function decode(before: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(before, 'base64url').toString()))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw fail('INVALID_INPUT', { issues: [{ path: 'before', message: 'Please use the `next` of the page before' }] })
    }
    throw error
  }
}

/** Rows older than the cursor; no cursor is the newest page. @throws INVALID_INPUT when it is none of ours. */
export function olderThan(before: string | undefined, { createdAt, id }: { createdAt: AnyColumn; id: AnyColumn }): SQL | undefined {
  if (before === undefined) return undefined
  const [moment, last] = decode(before)
  return sql`(${createdAt}, ${id}) < (${moment}::timestamptz, ${last}::uuid)`
}

/**
 * Cuts rows that were read one beyond `limit` into a page.
 * @param found how many rows there were, where not all of them were read whole
 */
export function page<Row extends Key>(rows: readonly Row[], limit: number, found: number = rows.length): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: found > items.length && last ? encode(last) : null }
}
