import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBackup, runRestore } from '#scripts/commands.ts'
import { migrationLock } from '#server/infra/db/migrations.ts'
import { openDatabase, openDatabaseSession } from '#server/infra/db/open.ts'
import { createJobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { insertSampleRows, type Queries, rowsOf, shapeOf } from '#tests/support/sample-rows.ts'

const log = createLog('silent')
const secret = 'only for tests, thirty-two letters'
const secretWarning = 'AUTH_SECRET is not the one'
let folder: string
const newFile = () => join(folder, `${randomUUID()}.gz`)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The location of a server's data, as environment variables. */
type DataLocation = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

const envOf = ({ DATA_DIR, DATABASE_URL }: DataLocation) => ({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
const secretIn = ({ DATA_DIR }: DataLocation) => readFile(join(DATA_DIR, 'auth-secret'), 'utf8')

/** A new location with all tables and no rows; on PostgreSQL the secret is configured, on PGlite a server creates it. */
async function newLocation(fresh: () => Promise<string>): Promise<DataLocation> {
  const url = await fresh()
  if (url === 'pglite') {
    const DATA_DIR = await dataFolder()
    onEnd.push(() => rm(DATA_DIR, { recursive: true, force: true }))
    return { DATA_DIR }
  }
  return { DATA_DIR: folder, DATABASE_URL: url, AUTH_SECRET: secret }
}
const onEnd: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const each of onEnd) await each()
})

/** Everything that a restore must bring back. */
async function everythingIn(database: Queries) {
  const tables = await rowsOf(database, await shapeOf(database))
  const { rows: tickets } = await database.query('select last_value::text as last from card_tickets')
  const { rows: jobs } = await database.query(
    `select json_build_array(name, id, data, start_after at time zone 'UTC', retry_limit)::text as job from pgboss.job order by 1`,
  )
  return { tables, tickets, jobs }
}

async function everythingAt(at: DataLocation) {
  const session = await openDatabaseSession(envOf(at), 'refuse')
  return everythingIn(session).finally(() => session.close())
}

/** As the sample rows of other tables have no such text. */
const storedKey = 'an-encrypted-key'

/** What a restore brings back: everything except the keys of model providers. */
const withoutKeys = ({ tables, ...others }: Awaited<ReturnType<typeof everythingIn>>) => ({
  ...others,
  tables: { ...tables, model_provider_access: tables.model_provider_access?.map((row) => row.replace(storedKey, '')) },
})

/** Adds three rows to every table, advances a sequence and queues a mail. Returns all content. */
async function fillWithSamples(at: DataLocation) {
  const database = await openDatabase(envOf(at), log)
  const client: Queries = database.client
  await insertSampleRows(client)
  await client.query(`update model_provider_access set key = '${storedKey}' where key is not null`)
  await client.query(`select setval('card_tickets', 41)`)
  const jobs = createJobs(database, log)
  await jobs.start()
  await jobs.work('letters', async () => undefined)
  await jobs.enqueue('letters', { about: 'known', userId: '\u2028"' }, { after: 3600 })
  await jobs.stop()
  return everythingIn(client).finally(() => database.close())
}

describe.each(databases)('a backup of $name', ({ name, fresh }) => {
  let source: DataLocation
  let before: Awaited<ReturnType<typeof fillWithSamples>>
  let file: string
  beforeAll(async () => {
    source = await newLocation(fresh)
    before = await fillWithSamples(source)
    file = newFile()
    expect(await runBackup([file], source)).toMatchObject({ exitCode: 0, line: expect.stringContaining('Saved ') })
  })

  test.each(databases)('restores to $name unchanged: every table, the sequence, pending jobs, and the secret', async (other) => {
    const target = await newLocation(other.fresh)
    const { line, exitCode } = await runRestore([file], target)
    expect([line, exitCode]).toEqual([expect.stringContaining('Restored '), 0])

    const after = await everythingAt(target)
    expect(after).toEqual(withoutKeys(before))
    expect(line).toContain('Keys are in no backup.')
    expect(gunzipSync(await readFile(file)).toString()).not.toContain(storedKey)
    for (const [table, rows] of Object.entries(after.tables)) expect(rows, table).toHaveLength(3)
    expect(after.tickets).toEqual([{ last: '41' }])
    expect(after.jobs).toHaveLength(1)

    if (name === other.name) expect(line).not.toContain(secretWarning)
    else expect(line).toContain(secretWarning)
    if (name === 'PGlite' && other.name === 'PGlite') expect(await secretIn(target)).toBe(await secretIn(source))
  })

  test('replaces data only with --replace, and changes nothing when the file is incomplete', async () => {
    const target = await newLocation(fresh)
    await fillWithSamples(target)
    const different = await everythingAt(target)
    expect(await runRestore([file], target)).toMatchObject({ exitCode: 1, line: expect.stringMatching(/accounts: 3.*--replace/) })

    const [cut, short, foreign] = [newFile(), newFile(), newFile()]
    const [noJson, noPart, noRow, noJob] = [newFile(), newFile(), newFile(), newFile()]
    await writeFile(cut, (await readFile(file)).subarray(0, -20))
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    await writeFile(short, gzipSync(lines.toSpliced(-3, 1).join('\n')))
    await writeFile(foreign, gzipSync('{"some":"thing"}\n'))
    const [row, job] = [lines.findIndex((line) => line.startsWith('[')), lines.indexOf('{"jobs":"waiting"}') + 1]
    for (const [damaged, at, line] of [
      [noJson, 1, '{"table":'],
      [noPart, 1, '{"tables":"profiles"}'],
      [noRow, row, '[1,2'],
      [noJob, job, '["letters"'],
    ] as const) {
      await writeFile(damaged, gzipSync(lines.with(at, line).join('\n')))
    }
    const broken = [
      [cut, 'ends too early'],
      [short, 'is not whole'],
      ...[noJson, noPart, noRow, noJob].map((damaged) => [damaged, 'is not whole'] as const),
      [foreign, 'no backup'],
      [join(folder, 'none.gz'), 'no such file'],
    ] as const
    for (const [file, why] of broken) {
      expect(await runRestore([file, '--replace'], target)).toMatchObject({ exitCode: 1, line: expect.stringContaining(why) })
    }
    expect(await everythingAt(target)).toEqual(different)

    expect(await runRestore(['--replace', file], target)).toMatchObject({ exitCode: 0 })
    expect(await everythingAt(target)).toEqual(withoutKeys(before))
  })

  test.runIf(name === 'PostgreSQL')('that loses its connection reports that, and not the failed rollback', async () => {
    const target = await newLocation(fresh)
    const other = new pg.Client({ connectionString: String(target.DATABASE_URL) })
    await other.connect()
    await other.query('select pg_advisory_lock($1)', [migrationLock])
    const restoring = expect(runRestore([file], target)).rejects.toMatchObject({ code: '57P01' })
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'postwright command' and wait_event = 'advisory'`
    await expect.poll(async () => (await other.query(end)).rowCount).toBe(1)
    await restoring
    await other.end()
  })

  test('is readable by its owner only, and never overwrites a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await runBackup([file], source)).toMatchObject({ exitCode: 1, line: expect.stringContaining('is there already') })
  })

  test('is refused while a server runs: backup and restore on PGlite, restore on PostgreSQL', async () => {
    const server = await openDatabase(envOf(source), log)
    await server.db.execute('select 1')
    expect(await runRestore([file, '--replace'], source)).toMatchObject({ exitCode: 1, line: expect.stringContaining('Stop') })
    const saved = await runBackup([newFile()], source)
    expect(saved).toMatchObject(name === 'PGlite' ? { exitCode: 1, line: expect.stringContaining('Stop it first') } : { exitCode: 0 })
    await server.close()
  })

  test.runIf(name === 'PostgreSQL')('is a consistent snapshot while servers write', async () => {
    const [busy, target, saved] = [await newLocation(fresh), await newLocation(fresh), newFile()]
    const server = await openDatabase(envOf(busy), log)
    const writing = { goesOn: true, written: 0 }
    const write = async () => {
      while (writing.goesOn) {
        await server.db.transaction(async (tx) => {
          const id = randomUUID()
          await tx.execute(`insert into profiles (id, full_name, email) values ('${id}', 'Asha', '${id}')`)
          await tx.execute(`insert into sessions (user_id, token, expires_at) values ('${id}', '${id}', now())`)
        })
        writing.written += 1
      }
    }
    const writers = Array.from({ length: 4 }, write)
    await expect.poll(() => writing.written).toBeGreaterThan(10)
    expect(await runBackup([saved], busy)).toMatchObject({ exitCode: 0 })
    writing.goesOn = false
    await Promise.all(writers)
    await server.close()

    expect(await runRestore([saved], target)).toMatchObject({ exitCode: 0 })
    const { profiles = [], sessions } = (await everythingAt(target)).tables
    expect(sessions).toHaveLength(profiles.length)
    expect(profiles.length).toBeGreaterThan(10)
  })
})

test.each([[[]], [['one', 'two']], [['one', '--force']]])('npm run restore with %j prints its usage', async (args) => {
  expect(await runRestore(args, { DATA_DIR: folder })).toEqual({ line: 'Usage: npm run restore -- <file> [--replace]', exitCode: 1 })
})

test('npm run backup prints its usage, and reports when there is nothing to save', async () => {
  expect(await runBackup([], { DATA_DIR: folder })).toEqual({ line: 'Usage: npm run backup -- <file>', exitCode: 1 })
  const nowhere = { DATA_DIR: join(folder, 'nowhere') }
  expect(await runBackup([newFile()], nowhere)).toMatchObject({ exitCode: 1, line: expect.stringContaining('There is no database in') })
})
