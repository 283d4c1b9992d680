import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock, database } from '#scripts/doctor/database.ts'
import { openSession } from '#server/platform/db/open.ts'
import { parseEnv } from '#server/platform/env.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('the doctor on $name', ({ name, fresh }) => {
  let variables: Record<string, string>
  beforeAll(async () => {
    const [DATA_DIR, address] = await Promise.all([dataFolder(), fresh()])
    const postgres = { DATABASE_URL: address, AUTH_SECRET: 'only for tests, thirty-two letters' }
    variables = { DATA_DIR, ...(address !== 'pglite' && postgres) }
  })
  afterAll(() => rm(variables.DATA_DIR as string, { recursive: true, force: true }))

  const look = () => database(parseEnv(variables))

  /** As another version of the program left it. */
  async function changed(statement: string) {
    const session = await openSession(parseEnv(variables), 'refuse')
    await session.query(statement)
    await session.close()
  }

  test('says what a start will do to the database, and refuses one of an unfinished version or of a later one', async () => {
    expect(await look()).toMatch(new RegExp(`^Database: ${name}.*its tables are up to date$`))
    expect(await clock(parseEnv(variables))).toMatch(name === 'PostgreSQL' ? /^Clock: \S+Z, as on PostgreSQL$/ : /^Clock: \S+Z; two-factor/)

    const migrations = 'drizzle.__drizzle_migrations'
    await changed(`update ${migrations} set created_at = 1`)
    await expect(look()).rejects.toThrow('This database was made before the first release')
    await changed(`insert into ${migrations} (hash, created_at) values ('later', 32503680000000)`)
    await expect(look()).rejects.toThrow('The database was used by a later version of this program')
  })
})
