import { Header, Part, readLines, secretFingerprint } from '#server/infra/backup/file.ts'
import { dropTables, quoted, type Table, tablesOf } from '#server/infra/backup/tables.ts'
import { type JobStore, openJobStore } from '#server/infra/backup/waiting-jobs.ts'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import { knownMigrations, migrateTo, migrationLock, newestMigration } from '#server/infra/db/migrations.ts'
import { openDatabaseSession } from '#server/infra/db/open.ts'
import type { Env } from '#server/infra/env.ts'
import { storeSecret } from '#server/infra/secret.ts'
import { StartError } from '#server/infra/start-error.ts'

export interface RestoreResult {
  readonly rows: number
  /** When the backup was made. */
  readonly at: Date
  /** Whether the secret is the same as when the backup was created, so that signed and encrypted data can be used. */
  readonly sameSecret: boolean
  /** The model providers whose keys are not in the backup. */
  readonly missingKeys: readonly string[]
}

/** The limits of one insert statement. */
const maxBatch = { rows: 500, characters: 1_000_000 }

/**
 * Replaces the content of a database with a backup and migrates it to the newest version, in one transaction.
 * @param replace whether existing user data may be deleted
 * @throws StartError when the database is in use or holds data that may not be deleted, and for a file that is damaged or too new
 */
export async function restoreBackup(
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'authSecret'>,
  file: string,
  { replace }: { replace: boolean },
): Promise<RestoreResult> {
  const lines = readLines(file)
  const header = await readHeader(lines, file)
  const session = await openDatabaseSession(env, 'create')
  try {
    await checkReplaceable(session, replace)
    const jobs = await openJobStore(session, header.queues)
    const rows = await replaceContent(session, { lines, header, jobs, replace, file }).finally(jobs.close)
    if (!env.authSecret && header.secret) await storeSecret(env.dataDir, header.secret)
    const secret = env.authSecret ?? header.secret
    const sameSecret = secret !== null && secretFingerprint(secret) === header.signedBy
    return { rows, at: new Date(header.at), sameSecret, missingKeys: header.missingKeys }
  } finally {
    await lines.return(undefined)
    await session.close()
  }
}

async function readHeader(lines: AsyncGenerator<string>, file: string): Promise<Header> {
  const { value } = await lines.next()
  const { data: header } = Header.safeParse(parseJson(String(value)))
  if (!header) throw new StartError(`${file} is no backup that this version can read.`)
  const migrations = knownMigrations()
  if (migrations.includes(header.migration)) return header
  const newer = header.migration > Math.max(...migrations)
  throw new StartError(
    newer
      ? `${file} was made by a newer version than this one. Update first.`
      : `${file} was made before the first release, and no later version can read it.`,
  )
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @throws StartError when a server is using the database, or it holds user data that may not be deleted */
async function checkReplaceable(session: DatabaseSession, replace: boolean): Promise<void> {
  if (await session.inUse()) throw new StartError('A server is using this database. Stop every server of it first.')
  if (replace || (await newestMigration(session)) === null) return
  const { rows } = await session.query<{ users: number; requests: number }>(
    'select (select count(*) from profiles)::int as users, (select count(*) from payment_requests)::int as requests',
  )
  const { users, requests } = rows[0] ?? { users: 0, requests: 0 }
  if (users + requests === 0) return
  throw new StartError(
    `This database holds data already (accounts: ${users}, payment requests: ${requests}). With --replace all of it is deleted and the backup takes its place.`,
  )
}

interface RestoreInput {
  readonly lines: AsyncGenerator<string>
  readonly header: Header
  readonly jobs: JobStore
  readonly replace: boolean
  readonly file: string
}

/** Runs in one transaction and returns the number of rows. A server that starts at this time waits for the migration lock. */
async function replaceContent(session: DatabaseSession, { lines, header, jobs, replace, file }: RestoreInput): Promise<number> {
  const newest = Math.max(...knownMigrations())
  await session.query('begin')
  try {
    await session.query("set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0")
    await session.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await checkReplaceable(session, replace)
    await dropTables(session)
    await migrateTo(session, { after: null, upTo: header.migration })
    await jobs.clear()
    const rows = await loadRows(session, lines, { jobs, file })
    await migrateTo(session, { after: header.migration, upTo: newest })
    await session.query('commit')
    return rows
  } catch (error) {
    // The rollback fails when the connection is lost. The first error is the one to report.
    await session.query('rollback').catch((rollbackError) => {
      if (!(error instanceof Error)) throw rollbackError
      error.cause ??= rollbackError
    })
    throw error
  }
}

/** Parses a line that is not a row. @throws StartError for an unknown part */
function parsePart(line: string, damaged: () => StartError): Part {
  const { success, data } = Part.safeParse(parseJson(line))
  if (!success) throw damaged()
  return data
}

/** PostgreSQL's error classes for invalid data: not JSON, not of the column's type, or against a constraint. */
const invalidDataCodes = /^2[23]/

const isInvalidData = (error: unknown): boolean => invalidDataCodes.test(String((error as { code?: unknown } | null)?.code ?? ''))

type InsertRows = (rows: readonly string[]) => Promise<void>

async function loadRows(
  session: DatabaseSession,
  lines: AsyncIterable<string>,
  { jobs, file }: Pick<RestoreInput, 'jobs' | 'file'>,
): Promise<number> {
  const damaged = () => new StartError(`${file} is not whole. Nothing was changed.`)
  const tables = new Map((await tablesOf(session)).map((table) => [table.name, table]))
  let insert: InsertRows = async () => {
    throw damaged()
  }
  let pending: string[] = []
  let characters = 0
  let rows = 0
  let complete = false
  const flush = async () => {
    if (pending.length > 0)
      await insert(pending).catch((error) => {
        throw error instanceof SyntaxError || isInvalidData(error) ? damaged() : error
      })
    rows += pending.length
    pending = []
    characters = 0
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      pending.push(line)
      characters += line.length
      if (pending.length >= maxBatch.rows || characters >= maxBatch.characters) await flush()
      continue
    }
    await flush()
    const part = parsePart(line, damaged)
    if ('table' in part) insert = createInsert(session, tables.get(part.table), part.columns)
    else if ('jobs' in part) insert = jobs.add
    else if ('sequence' in part) await session.query('select setval($1, $2, $3)', [part.sequence, part.value, part.called])
    else complete = part.end.rows === rows
  }
  if (!complete) throw damaged()
  return rows
}

/** Inserts the rows of a backup into a table. @throws StartError for a table or column that the migrations do not create */
function createInsert(session: DatabaseSession, table: Table | undefined, names: readonly string[]): InsertRows {
  const values = names.map((name, index) => {
    const column = table?.columns.find((candidate) => candidate.name === name)
    if (!column) throw new StartError(`The backup holds a column that no migration makes: ${name}. Nothing was changed.`)
    return `(line ->> ${index})::${column.type}`
  })
  const statement = `insert into ${quoted(table?.name ?? '')} (${names.map(quoted).join(', ')})
    select ${values.join(', ')} from json_array_elements($1::json) line`
  return async (rows) => {
    await session.query(statement, [`[${rows.join(',')}]`])
  }
}
