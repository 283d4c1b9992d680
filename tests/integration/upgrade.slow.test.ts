import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { clock, database } from '#scripts/doctor/database.ts'
import { restoreBackup } from '#server/infra/backup/restore.ts'
import { saveBackup } from '#server/infra/backup/save.ts'
import { dropTables } from '#server/infra/backup/tables.ts'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import { knownMigrations, newestMigration } from '#server/infra/db/migrations.ts'
import { openDatabase, openDatabaseSession } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { insertSampleRows, rowsOf, type Shape, shapeOf } from '#tests/support/sample-rows.ts'

const oldSchema = readFile(join(import.meta.dirname, '../support/schema-before-squash.sql'), 'utf8')

/** Everything that migrations define, from PostgreSQL's catalogs. The order of columns is left out, because it depends on history. */
const definitions = `
  select 'column' as kind, relname || '.' || attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, attgenerated, pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid > 0
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'sequence', sequencename, concat_ws(' ', start_value, increment_by, max_value) from pg_sequences where schemaname = 'public'
  union all select 'trigger', tgname, pg_get_triggerdef(oid) || prosrc
    from pg_trigger join (select oid as function, prosrc from pg_proc) functions on function = tgfoid where not tgisinternal
  order by 1, 2`

describe.each(databases)('a database of the schema before the first release, on $name', ({ fresh }) => {
  const newLocation = async () => {
    const [dataDir, database] = [await dataFolder(), await fresh()]
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    return { dataDir, databaseUrl: database === 'pglite' ? undefined : database, authSecret: 'only for tests, thirty-two letters' }
  }
  type DataLocation = Awaited<ReturnType<typeof newLocation>>
  const inSession = async <Answer>(at: DataLocation, work: (session: DatabaseSession) => Promise<Answer>) => {
    const session = await openDatabaseSession(at, 'refuse')
    return work(session).finally(() => session.close())
  }
  const start = async (location: DataLocation) => (await openDatabase(location, createLog('silent'))).close()
  const makeOldSchema = async (session: DatabaseSession) => {
    await dropTables(session)
    await session.query(await oldSchema)
  }
  const stateOf = (shape: Shape) => async (session: DatabaseSession) => ({
    newest: await newestMigration(session),
    content: await rowsOf(session, shape),
  })

  test('has the same values after a start migrates it, and so does its backup', async () => {
    const [place, elsewhere] = [await newLocation(), await newLocation()]
    const { shape, content } = await inSession(place, async (session) => {
      await makeOldSchema(session)
      await insertSampleRows(session)
      const shape = await shapeOf(session)
      return { shape, content: await rowsOf(session, shape) }
    })
    const file = join(elsewhere.dataDir, 'backup.gz')
    await saveBackup(place, file)
    const before = { newest: knownMigrations().at(-1), content }

    await start(place)
    expect(await inSession(place, stateOf(shape))).toEqual(before)

    await restoreBackup(elsewhere, file, { replace: false })
    expect(await inSession(elsewhere, stateOf(shape))).toEqual(before)
  })

  test('equals a new schema after a start: columns, constraints, indexes, sequences and triggers', async () => {
    const [old, made] = [await newLocation(), await newLocation()]
    await inSession(old, makeOldSchema)
    await start(old)
    await start(made)
    const schemaOf = (session: DatabaseSession) => session.query(definitions).then(({ rows }) => rows)
    const expected = await inSession(made, schemaOf)
    expect(expected.length).toBeGreaterThan(200)
    expect(await inSession(old, schemaOf)).toEqual(expected)
  })

  test('is refused with instructions when it stopped between two squashed migrations', async () => {
    const place = await newLocation()
    await inSession(place, async (session) => {
      await makeOldSchema(session)
      await session.query(
        'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
      )
    })
    await expect(start(place)).rejects.toThrow('made before the first release')
    await expect(saveBackup(place, join(place.dataDir, 'backup.gz'))).rejects.toThrow('made before the first release')
  })
})

describe.each(databases)('the doctor on $name', ({ name, fresh }) => {
  let variables: Record<string, string>
  beforeAll(async () => {
    const [DATA_DIR, address] = await Promise.all([dataFolder(), fresh()])
    const postgres = { DATABASE_URL: address, AUTH_SECRET: 'only for tests, thirty-two letters' }
    variables = { DATA_DIR, ...(address !== 'pglite' && postgres) }
  })
  afterAll(() => rm(variables.DATA_DIR as string, { recursive: true, force: true }))

  const inspectDatabase = () => database(parseEnv(variables))

  /** Changes the database as another version of the program would. */
  async function changed(statement: string) {
    const session = await openDatabaseSession(parseEnv(variables), 'refuse')
    await session.query(statement)
    await session.close()
  }

  test('reports what a start will do to the database, and refuses a database of an unreleased or a later version', async () => {
    expect(await inspectDatabase()).toMatch(new RegExp(`^Database: ${name}.*its tables are up to date$`))
    expect(await clock(parseEnv(variables))).toMatch(name === 'PostgreSQL' ? /^Clock: \S+Z, as on PostgreSQL$/ : /^Clock: \S+Z; two-factor/)

    const migrations = 'drizzle.__drizzle_migrations'
    await changed(`update ${migrations} set created_at = 1`)
    await expect(inspectDatabase()).rejects.toThrow('This database was made before the first release')
    await changed(`insert into ${migrations} (hash, created_at) values ('later', 32503680000000)`)
    await expect(inspectDatabase()).rejects.toThrow('The database was used by a later version of this program')
  })
})
