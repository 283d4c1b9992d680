import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import { StartError } from '#server/infra/start-error.ts'

/**
 * The folder of the generated migrations. The first migration replaced eight migrations from before the first release. It has the
 * timestamp of the last of them in `meta/_journal.json`, so that it counts as applied in a database that ran all eight.
 */
export const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }

/** The key of the advisory lock (an arbitrary number) with which processes that change the schema wait for each other. */
export const migrationLock = 7_046_029_254

/** The timestamps of all migrations in milliseconds, the oldest first: drizzle's table identifies migrations by them. */
export const knownMigrations = (): readonly number[] => readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis)

/** The timestamp of the newest migration that was applied to a database; `null` when there is none. */
export async function newestMigration(session: DatabaseSession): Promise<number | null> {
  const { rows } = await session.query<{ exists: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)
  if (!rows[0]?.exists) return null
  const { rows: migrationRows } = await session.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return migrationRows[0]?.at ? Number(migrationRows[0].at) : null
}

/** @throws StartError for a database from before the first release, which cannot be migrated */
export async function checkUpgradable(session: DatabaseSession): Promise<void> {
  const [first = 0] = knownMigrations()
  const newest = await newestMigration(session)
  if (newest !== null && newest < first) {
    throw new StartError('This database was made before the first release and cannot be updated. Use an empty one, or restore a backup.')
  }
}

/**
 * Applies the migrations after `after`, up to and including `upTo`. Unlike drizzle's migrator, which a server uses at its start, it can
 * stop before the newest migration and runs in the caller's transaction.
 */
export async function migrateTo(session: DatabaseSession, { after, upTo }: { after: number | null; upTo: number }): Promise<void> {
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
