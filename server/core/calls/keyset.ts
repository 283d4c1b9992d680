import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fieldMessages } from '#contract/field-messages.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** A page of rows, newest first, and the cursor of the next page. */
export interface Page<Row> {
  readonly items: Row[]
  readonly next: string | null
}

/** The page that a call requests: after the cursor `before`, with at most `limit` rows. */
export interface PageQuery {
  readonly before?: string | undefined
  readonly limit: number
}

interface Key {
  readonly id: string
  readonly createdAt: Date
}

/** PostgreSQL has no year 0. */
const timestamp = z.iso.datetime().refine((text) => !text.startsWith('0000'))
const Cursor = z.tuple([timestamp, z.uuid()])

/** The cursor: opaque text that a client sends back unchanged. */
const encode = ({ createdAt, id }: Key): string => Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')

function decode(before: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(before, 'base64url').toString()))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw fail('INVALID_INPUT', { issues: [{ path: 'before', message: fieldMessages.page }] })
    }
    throw error
  }
}

/** Matches rows older than the cursor; `undefined` is the newest page. @throws INVALID_INPUT for an invalid cursor. */
export function olderThan(before: string | undefined, { createdAt, id }: { createdAt: AnyColumn; id: AnyColumn }): SQL | undefined {
  if (before === undefined) return undefined
  const [lastCreatedAt, lastId] = decode(before)
  return sql`(${createdAt}, ${id}) < (${lastCreatedAt}::timestamptz, ${lastId}::uuid)`
}

/**
 * Makes a page of rows that were read with `limit + 1`.
 * @param rowCount the number of matching rows read, when `rows` contains only some of them
 */
export function toPage<Row extends Key, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  rowCount: number = rows.length,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(toItem), next: rowCount > shown.length && last ? encode(last) : null }
}
