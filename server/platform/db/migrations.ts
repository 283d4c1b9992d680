import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Session } from '#server/platform/db/database.ts'
import { StartError } from '#server/platform/start-error.ts'

/**
 * Where the generated migrations are. The first one replaced the eight of the development before the first release and has the time of
 * the last of them in `meta/_journal.json`, so that it counts as applied in a database that ran all eight.
 */
export const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/** Any fixed number that only this product locks: processes that change the tables of a database wait for each other. */
export const migrationLock = 7_046_029_254

/** When each migration was written, in milliseconds, the oldest first: drizzle's table identifies them by it. */
export const knownMigrations = (): readonly number[] => readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)

/** The newest migration that a database has; `null` when it has none of our tables. */
export async function newestMigration(session: Session): Promise<number | null> {
  const { rows } = await session.query<{ exists: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return null
  const { rows: newest } = await session.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return newest[0]?.at ? Number(newest[0].at) : null
}

/** @throws StartError for tables of an unfinished development version, which no migration starts from */
export async function checkUpgradable(session: Session): Promise<void> {
  const [first = 0] = knownMigrations()
  const newest = await newestMigration(session)
  if (newest !== null && newest < first) {
    throw new StartError('This database was made before the first release and cannot be updated. Use an empty one, or restore a backup.')
  }
}

/**
 * Applies the migrations after one, up to and including another. A start does the same with drizzle's migrator, which goes to the newest
 * in a transaction of its own; this is for callers that stop on the way, or have a transaction already.
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
