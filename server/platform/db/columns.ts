import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** Milliseconds, because a JavaScript Date holds no more: what is read back compares equal in a keyset. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
export const id = () => uuid('id').primaryKey().defaultRandom()

/**
 * Text as searches compare it: lower case for every script, whatever locale the database was made with, and each character in its
 * composed form, because keyboards differ in how they send é or a nukta.
 */
export const searchable = (text: SQLWrapper | string): SQL => sql`lower(normalize(${text}, NFC) collate "und-x-icu")`

/**
 * Whether a column of searchable text holds what was typed, anywhere. `strpos` and not `like`, so that a typed % or _ is just that.
 * It reads the person's rows one by one: 10,000 of about 1 KB in 40 ms on both databases. A trigram index would be faster on some
 * of them only: it leaves out scripts that the database's locale does not know as letters, and words of less than three.
 */
export const containsText = (column: SQLWrapper, wanted: string): SQL => sql`strpos(${column}, ${searchable(wanted)}) > 0`
