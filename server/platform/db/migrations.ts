import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Session } from '#server/platform/db/session.ts'

/** Where the generated migrations lie. */
export const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/** Any fixed number that only this product locks: who changes the tables of a database waits for each other. */
export const migrationLock = 7_046_029_254

/** When each migration was written, in milliseconds, the oldest first: what the library's own table knows them by. */
export const knownMigrations = (): readonly number[] => readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)

/** The newest migration that a database has; `null` when it has none of our tables. */
export async function newestMigration(session: Session): Promise<number | null> {
  const { rows } = await session.query<{ known: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`)
  if (!rows[0]?.known) return null
  const { rows: newest } = await session.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return newest[0]?.at ? Number(newest[0].at) : null
}

/**
 * Makes the tables as they were at a migration, or brings them on to a later one. A start does the same through the library, which goes
 * to the newest at once and in a transaction of its own; this is for whoever has to stop on the way.
 */
export async function migrateTo(session: Session, { after, upTo }: { after: number | null; upTo: number }): Promise<void> {
  await session.query('create schema if not exists drizzle')
  await session.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles(migrations)) {
    if (folderMillis > upTo || (after !== null && folderMillis <= after)) continue
    for (const statement of sql) await session.query(statement)
    await session.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis])
  }
}
