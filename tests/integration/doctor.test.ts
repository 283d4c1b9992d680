import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '#scripts/doctor/examine.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/ports.ts'

describe.each(databases)('the doctor on $name', ({ name, fresh }) => {
  let variables: Record<string, string>
  beforeAll(async () => {
    const [DATA_DIR, database, port] = await Promise.all([dataFolder(), fresh(), freePort()])
    const postgres = { DATABASE_URL: database, AUTH_SECRET: 'only for tests, thirty-two letters' }
    variables = { DATA_DIR, PORT: String(port), ...(database !== 'pglite' && postgres) }
  })
  afterAll(() => rm(variables.DATA_DIR as string, { recursive: true, force: true }))

  const found = async () => (await Array.fromAsync(examine(variables, 'none'))).flatMap(({ lines }) => lines)
  const ofDatabase = async () => (await found()).find((line) => line.includes('atabase'))

  /** What a start of this program does to the database, and then, where a later one did more. */
  async function opened(statement?: string) {
    const { db, close } = await openDatabase(parseEnv(variables), createLog('silent'))
    if (statement) await db.execute(statement)
    await close()
  }

  test('says what a start will do to the database, and refuses one that a later version has changed', async () => {
    expect(await ofDatabase()).toMatch(new RegExp(`^Database: ${name}.*the next start (makes|brings)`))
    await opened()
    expect(await ofDatabase()).toMatch(new RegExp(`^Database: ${name}.*its tables are up to date$`))
    expect((await found()).join('\n')).toMatch(name === 'PostgreSQL' ? /^Clock: .*, as on PostgreSQL$/m : /^Clock: \S+Z$/m)

    await opened("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 32503680000000)")
    expect(await ofDatabase()).toBe(
      'The database was used by a later version of this program. Install that one, or restore an older backup.',
    )
  })
})
