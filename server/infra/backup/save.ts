import { type Header, lineOf, secretFingerprint, writeLines } from '#server/infra/backup/file.ts'
import { providersWithKeys, quoted, savedColumns, sequencesOf, tablesOf } from '#server/infra/backup/tables.ts'
import { waitingJobLine, waitingJobs, waitingQueues } from '#server/infra/backup/waiting-jobs.ts'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import { checkUpgradable, knownMigrations, newestMigration } from '#server/infra/db/migrations.ts'
import { openDatabaseSession } from '#server/infra/db/open.ts'
import type { Env } from '#server/infra/env.ts'
import { authSecret } from '#server/infra/secret.ts'
import { StartError } from '#server/infra/start-error.ts'

export interface BackupResult {
  readonly rows: number
  /** The size of the file. */
  readonly bytes: number
}

/** The number of rows in memory at a time; `files` of a table that holds files, which have up to some megabytes. */
const batchSizes = { rows: 500, files: 10 } as const

/**
 * Writes a consistent snapshot of a database to a file. Servers on PostgreSQL can keep running; a server on PGlite must be stopped.
 * @throws StartError when there is nothing to save, the database is in use (PGlite) or the file cannot be written
 */
export async function saveBackup(env: Pick<Env, 'databaseUrl' | 'dataDir' | 'authSecret'>, file: string): Promise<BackupResult> {
  const session = await openDatabaseSession(env, 'refuse')
  try {
    await session.query('begin isolation level repeatable read read only')
    // The text format of values must not depend on the server's settings, and a large database takes longer than the statement timeout.
    await session.query("set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0")
    const secret = await authSecret(env)
    const header: Header = {
      postwright: 'backup',
      format: 1,
      at: new Date().toISOString(),
      migration: await migrationOf(session),
      queues: await waitingQueues(session),
      secret: env.authSecret ? null : secret,
      signedBy: secretFingerprint(secret),
      missingKeys: await providersWithKeys(session),
    }
    const count = { rows: 0 }
    const bytes = await writeLines(file, linesOf(session, header, count))
    return { ...count, bytes }
  } finally {
    await session.close()
  }
}

/** The newest migration of the database. @throws StartError when no server has used it, or a newer version has */
async function migrationOf(session: DatabaseSession): Promise<number> {
  const newest = await newestMigration(session)
  if (newest === null) throw new StartError('There is nothing to save yet: no server has used this database.')
  await checkUpgradable(session)
  if (!knownMigrations().includes(newest)) throw new StartError('This database was used by a newer version than this one. Update first.')
  return newest
}

async function* linesOf(session: DatabaseSession, header: Header, count: { rows: number }): AsyncGenerator<string> {
  yield lineOf(header)
  for (const table of await tablesOf(session)) {
    const { name } = table
    const columns = savedColumns(table)
    yield lineOf({ table: name, columns: columns.map((column) => column.name) })
    const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
    const batch = columns.some(({ type }) => type === 'bytea') ? batchSizes.files : batchSizes.rows
    yield* rowsOf(session, `json_build_array(${values}) as line from ${quoted(name)}`, count, batch)
  }
  for (const sequence of await sequencesOf(session)) {
    const { rows } = await session.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    )
    for (const state of rows) yield lineOf({ sequence, ...state })
  }
  if (header.queues.length > 0) {
    yield lineOf({ jobs: 'waiting' })
    yield* rowsOf(session, `${waitingJobLine} as line ${waitingJobs}`, count)
  }
  yield lineOf({ end: { rows: count.rows } })
}

/** The lines of a query's rows, read in batches with a cursor. */
async function* rowsOf(
  session: DatabaseSession,
  selection: string,
  count: { rows: number },
  batch: number = batchSizes.rows,
): AsyncGenerator<string> {
  await session.query(`declare saved no scroll cursor for select line::text from (select ${selection}) lines`)
  for (;;) {
    const { rows } = await session.query<{ line: string }>(`fetch ${batch} from saved`)
    if (rows.length === 0) break
    count.rows += rows.length
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await session.query('close saved')
}
