import { type Head, lineOf, markOf, writeLines } from '#server/platform/backup/file.ts'
import { quoted, sequencesOf, tablesOf } from '#server/platform/backup/tables.ts'
import { waitingJobLine, waitingJobs, waitingQueues } from '#server/platform/backup/waiting.ts'
import type { Session } from '#server/platform/db/database.ts'
import { checkUpgradable, knownMigrations, newestMigration } from '#server/platform/db/migrations.ts'
import { openSession } from '#server/platform/db/open.ts'
import type { Env } from '#server/platform/env.ts'
import { authSecret } from '#server/platform/secret.ts'
import { StartError } from '#server/platform/start-error.ts'

export interface Saved {
  readonly rows: number
  /** Of the file. */
  readonly bytes: number
}

/** Rows that are in memory at a time. */
const batch = 500

/**
 * Writes all that a database holds into a file, as it is at one moment: servers on PostgreSQL go on meanwhile, one on PGlite has to
 * be stopped.
 * @throws StartError when there is nothing to save, the database is in use (PGlite) or the file cannot be written
 */
export async function save(env: Pick<Env, 'databaseUrl' | 'dataDir' | 'authSecret'>, file: string): Promise<Saved> {
  const session = await openSession(env, 'refuse')
  try {
    await session.query('begin isolation level repeatable read read only')
    // How values are written must not hang on how a server is set up, and a large database takes its time.
    await session.query("set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0")
    const secret = await authSecret(env)
    const head: Head = {
      postwright: 'backup',
      format: 1,
      at: new Date().toISOString(),
      migration: await migrationOf(session),
      queues: await waitingQueues(session),
      secret: env.authSecret ? null : secret,
      signedBy: markOf(secret),
    }
    const count = { rows: 0 }
    const bytes = await writeLines(file, linesOf(session, head, count))
    return { ...count, bytes }
  } finally {
    await session.close()
  }
}

/** @throws StartError for a database that holds nothing of ours, or what only a newer program knows */
async function migrationOf(session: Session): Promise<number> {
  const newest = await newestMigration(session)
  if (newest === null) throw new StartError('There is nothing to save yet: no server has used this database.')
  await checkUpgradable(session)
  if (!knownMigrations().includes(newest)) throw new StartError('This database was used by a newer version than this one. Update first.')
  return newest
}

async function* linesOf(session: Session, head: Head, count: { rows: number }): AsyncGenerator<string> {
  yield lineOf(head)
  for (const { name, columns } of await tablesOf(session)) {
    yield lineOf({ table: name, columns: columns.map((column) => column.name) })
    const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
    yield* rowsOf(session, `json_build_array(${values}) as line from ${quoted(name)}`, count)
  }
  for (const sequence of await sequencesOf(session)) {
    const { rows } = await session.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    )
    for (const at of rows) yield lineOf({ sequence, ...at })
  }
  if (head.queues.length > 0) {
    yield lineOf({ jobs: 'waiting' })
    yield* rowsOf(session, `${waitingJobLine} as line ${waitingJobs}`, count)
  }
  yield lineOf({ end: { rows: count.rows } })
}

/** A line for each row of a query, read as they are written. */
async function* rowsOf(session: Session, selected: string, count: { rows: number }): AsyncGenerator<string> {
  await session.query(`declare saved no scroll cursor for select line::text from (select ${selected}) lines`)
  for (;;) {
    const { rows } = await session.query<{ line: string }>(`fetch ${batch} from saved`)
    if (rows.length === 0) break
    count.rows += rows.length
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await session.query('close saved')
}
