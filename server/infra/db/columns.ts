import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A timestamp in milliseconds, the precision of a JavaScript Date: otherwise values that were read would not compare equal in a keyset. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () =>
  timestamptz('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
export const id = () => uuid('id').primaryKey().defaultRandom()
/** Bytes of a file. */
export const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' })

/**
 * Normalizes text for search: lower case for every script, independent of the database's locale, and NFC, because keyboards differ in
 * how they encode é or a nukta.
 */
export const searchable = (text: SQLWrapper | string): SQL => sql`lower(normalize(${text}, NFC) collate "und-x-icu")`

/**
 * Whether a column of searchable text contains a search term. `strpos` and not `like`, because `like` treats % and _ as wildcards.
 * It scans the user's rows: 10,000 rows of about 1 KB take 40 ms on both databases. A trigram index would not help in all cases: it
 * leaves out scripts that the database's locale does not classify as letters, and words of fewer than three characters.
 */
export const containsText = (column: SQLWrapper, term: string): SQL => sql`strpos(${column}, ${searchable(term)}) > 0`
