import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAdmin } from '#scripts/admin.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('npm run admin, on $name', ({ name, fresh }) => {
  let environment: Record<string, string>
  const open = () => openDatabase(parseEnv(environment), createLog('silent'))

  beforeAll(async () => {
    const database = await fresh()
    const folder = await dataFolder(database)
    environment = {
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...(database === 'pglite' ? {} : { DATABASE_URL: database, AUTH_SECRET: 'only for tests, thirty-two letters' }),
    }
    const { db, close } = await open()
    await db.insert(profiles).values([
      { fullName: 'Asha', email: 'asha@example.com', emailVerified: true },
      { fullName: 'Ravi', email: 'ravi@example.com' },
    ])
    await close()
  })
  afterAll(() => rm(environment.DATA_DIR ?? '', { recursive: true, force: true }))

  test('makes a verified account an admin', async () => {
    expect(await runAdmin(['Asha@example.com'], environment)).toEqual({ line: 'Asha@example.com is an admin now.', exitCode: 0 })

    const { db, close } = await open()
    expect(await db.select().from(profiles).where(eq(profiles.role, 'admin'))).toMatchObject([{ email: 'asha@example.com' }])
    await close()
  })

  test('takes the role away again', async () => {
    await runAdmin(['asha@example.com'], environment)

    expect(await runAdmin(['--remove', 'Asha@example.com'], environment)).toEqual({
      line: 'Asha@example.com is no longer an admin.',
      exitCode: 0,
    })

    const { db, close } = await open()
    expect(await db.select().from(profiles).where(eq(profiles.role, 'admin'))).toEqual([])
    await close()
  })

  test.each([
    ['ravi@example.com', /not verified yet/],
    ['nobody@example.com', /No account has the address/],
    ['', /Usage: npm run admin/],
    ['--remove', /Usage: npm run admin/],
    ['--delete asha@example.com', /Usage: npm run admin/],
    ['--remove nobody@example.com', /No account has the address/],
    ['--remove ravi@example.com', /is not an admin/],
    ['--remove boss@example.com', /Change ADMIN_EMAIL first/],
  ])('says why it does nothing for "%s"', async (given, why) => {
    const { line, exitCode } = await runAdmin(given.split(' ').filter(Boolean), { ...environment, ADMIN_EMAIL: 'boss@example.com' })

    expect(line).toMatch(why)
    expect(exitCode).toBe(1)
  })

  test.runIf(name === 'PGlite')('says that a running server holds the data folder', async () => {
    const { close } = await open()
    const { line, exitCode } = await runAdmin(['asha@example.com'], environment)
    await close()

    expect(line).toMatch(/^Another server is already using .* Stop it first/)
    expect(exitCode).toBe(1)
  })
})
