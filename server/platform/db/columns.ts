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
