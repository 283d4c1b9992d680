import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import { runAdmin } from '#scripts/commands.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { type Accounts, newUser, openAccounts, openBrowser } from '#tests/support/auth.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const boss = newUser({ email: 'boss@example.com' })

describe.each(databases)('ADMIN_EMAIL, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), { ADMIN_EMAIL: 'Boss@Example.com' })
  })
  afterAll(() => accounts.close())

  const roleOf = async (email: string) => (await accounts.db.select().from(profiles).where(eq(profiles.email, email)))[0]?.role

  test('the account becomes admin when the address is verified, not before', async () => {
    const browser = accounts.browser()
    await accounts.browser().call('/sign-up/email', boss)
    await accounts.open()
    expect(await roleOf(boss.email)).toBe('user')

    await accounts.signUpAndVerify(browser, boss)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ role: 'admin' })
  })

  test('no other account becomes admin', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ role: 'user' })
  })

  test('set later, it takes effect at the next start for an address that is already verified', async () => {
    const who = await accounts.signUpAndVerify()
    await accounts.open({ ADMIN_EMAIL: who.email })

    expect(await roleOf(who.email)).toBe('admin')
  })

  test('it also takes effect at sign-in, for an address that was verified while another server ran', async () => {
    const who = await accounts.signUpAndVerify()
    const elsewhere = await accounts.open({ ADMIN_EMAIL: who.email })
    await accounts.db.update(profiles).set({ role: 'user' }).where(eq(profiles.email, who.email))

    const browser = openBrowser(elsewhere, 'http://localhost:3000')
    await browser.call('/sign-in/email', { email: who.email, password: who.password })

    expect(await roleOf(who.email)).toBe('admin')
  })
})

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

  test('removes the role', async () => {
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
  ])('reports why nothing was changed for "%s"', async (given, why) => {
    const { line, exitCode } = await runAdmin(given.split(' ').filter(Boolean), { ...environment, ADMIN_EMAIL: 'boss@example.com' })

    expect(line).toMatch(why)
    expect(exitCode).toBe(1)
  })

  test.runIf(name === 'PGlite')('reports that a running server uses the data folder', async () => {
    const { close } = await open()
    const { line, exitCode } = await runAdmin(['asha@example.com'], environment)
    await close()

    expect(line).toMatch(/^Another server is already using .* Stop it first/)
    expect(exitCode).toBe(1)
  })
})

const day = 86_400_000
const turnOn = ({ db }: TestServer, { id }: TestUser) => db.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, id))
const adviceFor = async (user: TestUser) => (await user.get('/api/me')).body

describe.each(databases)('the second factor of admins, on $name', ({ fresh }) => {
  describe('where it is advised', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ database: await fresh() })
    })
    afterAll(() => server.stop())

    test('an admin without a second factor is reminded one week after getting the role; other users are not', async () => {
      const given = givenOn(server)
      const [admin, user] = [await given.user({ role: 'admin' }), await given.user()]
      const age = ({ id }: TestUser, days: number) =>
        server.db
          .update(profiles)
          .set({ roleSince: new Date(Date.now() - days * day) })
          .where(eq(profiles.id, id))
      const reminded = { user: { role: 'admin' }, admin_second_factor: 'advised' }
      await age(admin, 6)
      await age(user, 30)
      for (const each of [admin, user]) expect(await adviceFor(each)).not.toHaveProperty('admin_second_factor')

      await age(admin, 8)
      expect(await adviceFor(admin)).toMatchObject(reminded)
      expect((await admin.get('/api/admin/summary')).status).toBe(200)
      await turnOn(server, admin)
      expect(await adviceFor(admin)).not.toHaveProperty('admin_second_factor')

      await server.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, user.id))
      expect(await adviceFor(user)).not.toHaveProperty('admin_second_factor')
    })
  })

  describe('where it is required', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ database: await fresh(), env: { ADMIN_SECOND_FACTOR: 'required' } })
    })
    afterAll(() => server.stop())

    test("an admin without a second factor is refused with a message, also in other users' chats, until it is enabled", async () => {
      const given = givenOn(server)
      const [admin, user] = [await given.user({ role: 'admin' }), await given.user()]
      const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
      const answers = () => Promise.all(['/api/admin/summary', `/api/payment-requests/${id}/chats`].map(admin.get))

      expect(await answers()).toMatchObject([
        { status: 403, body: { code: 'FORBIDDEN', message: adminMessages.secondFactorRequired } },
        { status: 404 },
      ])
      expect(await adviceFor(admin)).toMatchObject({ user: { role: 'admin' }, admin_second_factor: 'required' })
      expect((await user.get('/api/me')).body).not.toHaveProperty('admin_second_factor')

      await turnOn(server, admin)
      expect((await answers()).map(({ status }) => status)).toEqual([200, 200])
      expect(await adviceFor(admin)).not.toHaveProperty('admin_second_factor')
    })
  })
})
