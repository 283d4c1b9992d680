import { Head, markOf, Part, readLines } from '#server/platform/backup/file.ts'
import { dropTables, quoted, type Table, tablesOf } from '#server/platform/backup/tables.ts'
import { type JobStore, openJobStore } from '#server/platform/backup/waiting.ts'
import type { Session } from '#server/platform/db/database.ts'
import { knownMigrations, migrateTo, migrationLock, newestMigration } from '#server/platform/db/migrations.ts'
import { openSession } from '#server/platform/db/open.ts'
import type { Env } from '#server/platform/env.ts'
import { keepSecret } from '#server/platform/secret.ts'
import { StartError } from '#server/platform/start-error.ts'

export interface Restored {
  readonly rows: number
  /** When the backup was made. */
  readonly at: Date
  /** Whether what is signed and encrypted in it can be used: the secret is the one of then. */
  readonly sameSecret: boolean
}

/** What one statement inserts: rows, and characters. */
const most = { rows: 500, characters: 1_000_000 }

/**
 * Puts a backup in the place of all that a database holds, and brings its tables up to date: all of it or, when anything fails, nothing.
 * @param replace whether people's data may go for it
 * @throws StartError when the database holds data that may not go or is in use, and for a file that is damaged or too new
 */
export async function restore(
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'authSecret'>,
  file: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const lines = readLines(file)
  const head = await headOf(lines, file)
  const session = await openSession(env, 'create')
  try {
    await mayBeFilled(session, replace)
    const jobs = await openJobStore(session, head.queues)
    const rows = await refill(session, { lines, head, jobs, replace, file }).finally(jobs.close)
    if (!env.authSecret && head.secret) await keepSecret(env.dataDir, head.secret)
    const secret = env.authSecret ?? head.secret
    return { rows, at: new Date(head.at), sameSecret: secret !== null && markOf(secret) === head.signedBy }
  } finally {
    await lines.return(undefined)
    await session.close()
  }
}

async function headOf(lines: AsyncGenerator<string>, file: string): Promise<Head> {
  const { value } = await lines.next()
  const { data: head } = Head.safeParse(parsed(String(value)))
  if (!head) throw new StartError(`${file} is no backup that this version can read.`)
  const known = knownMigrations()
  if (known.includes(head.migration)) return head
  const newer = head.migration > Math.max(...known)
  throw new StartError(
    newer
      ? `${file} was made by a newer version than this one. Update first.`
      : `${file} was made before the first release, and no later version can read it.`,
  )
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @throws StartError when a server is there, or people's data that may not go */
async function mayBeFilled(session: Session, replace: boolean): Promise<void> {
  if (await session.inUse()) throw new StartError('A server is using this database. Stop every server of it first.')
  if (replace || (await newestMigration(session)) === null) return
  const { rows } = await session.query<{ people: number; requests: number }>(
    'select (select count(*) from profiles)::int as people, (select count(*) from payment_requests)::int as requests',
  )
  const { people, requests } = rows[0] ?? { people: 0, requests: 0 }
  if (people + requests === 0) return
  throw new StartError(
    `This database holds data already (accounts: ${people}, payment requests: ${requests}). With --replace all of it is deleted and the backup takes its place.`,
  )
}

interface Filling {
  readonly lines: AsyncGenerator<string>
  readonly head: Head
  readonly jobs: JobStore
  readonly replace: boolean
  readonly file: string
}

/** In one transaction. A server that starts meanwhile waits, because it wants to migrate first. Answers the rows. */
async function refill(session: Session, { lines, head, jobs, replace, file }: Filling): Promise<number> {
  const newest = Math.max(...knownMigrations())
  await session.query('begin')
  try {
    await session.query("set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local statement_timeout = 0")
    await session.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await mayBeFilled(session, replace)
    await dropTables(session)
    await migrateTo(session, { after: null, upTo: head.migration })
    await jobs.clear()
    const rows = await load(session, lines, { jobs, file })
    await migrateTo(session, { after: head.migration, upTo: newest })
    await session.query('commit')
    return rows
  } catch (error) {
    // A connection that is lost takes the transaction with it, and what went wrong first is what is to be said.
    await session.query('rollback').catch((failed) => {
      if (!(error instanceof Error)) throw failed
      error.cause ??= failed
    })
    throw error
  }
}

/** What a line says that is no row. @throws StartError for one that no backup has */
function partOf(line: string, damaged: () => StartError): Part {
  const { success, data } = Part.safeParse(parsed(line))
  if (!success) throw damaged()
  return data
}

/** PostgreSQL's errors for data that it cannot read as what it should be: not JSON, not of the column's type, not allowed there. */
const unfit = /^2[23]/

const isUnfit = (error: unknown): boolean => unfit.test(String((error as { code?: unknown } | null)?.code ?? ''))

type Take = (rows: readonly string[]) => Promise<void>

async function load(session: Session, lines: AsyncIterable<string>, { jobs, file }: Pick<Filling, 'jobs' | 'file'>): Promise<number> {
  const damaged = () => new StartError(`${file} is not whole. Nothing was changed.`)
  const tables = new Map((await tablesOf(session)).map((table) => [table.name, table]))
  let take: Take = async () => {
    throw damaged()
  }
  let pending: string[] = []
  let characters = 0
  let rows = 0
  let whole = false
  const flush = async () => {
    if (pending.length > 0)
      await take(pending).catch((error) => {
        throw error instanceof SyntaxError || isUnfit(error) ? damaged() : error
      })
    rows += pending.length
    pending = []
    characters = 0
  }
  for await (const line of lines) {
    if (line.startsWith('[')) {
      pending.push(line)
      characters += line.length
      if (pending.length >= most.rows || characters >= most.characters) await flush()
      continue
    }
    await flush()
    const part = partOf(line, damaged)
    if ('table' in part) take = insertInto(session, tables.get(part.table), part.columns)
    else if ('jobs' in part) take = jobs.add
    else if ('sequence' in part) await session.query('select setval($1, $2, $3)', [part.sequence, part.value, part.called])
    else whole = part.end.rows === rows
  }
  if (!whole) throw damaged()
  return rows
}

/** Inserts rows as a backup has them. @throws StartError for a table or column that the migrations did not make */
function insertInto(session: Session, table: Table | undefined, names: readonly string[]): Take {
  const values = names.map((name, at) => {
    const column = table?.columns.find((one) => one.name === name)
    if (!column) throw new StartError(`The backup holds a column that no migration makes: ${name}. Nothing was changed.`)
    return `(line ->> ${at})::${column.type}`
  })
  const statement = `insert into ${quoted(table?.name ?? '')} (${names.map(quoted).join(', ')})
    select ${values.join(', ')} from json_array_elements($1::json) line`
  return async (rows) => {
    await session.query(statement, [`[${rows.join(',')}]`])
  }
}
