import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { profiles, verifications } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts, person } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('setting up a new server, on $name', ({ name, fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterEach(() => accounts.db.delete(profiles))
  afterAll(() => accounts.close())

  const newToken = async () => new URL((await accounts.auth.setupLink()) ?? '').searchParams.get('token') ?? ''

  test('the link makes the owner: verified, admin, pro without an end, and signed in', async () => {
    const browser = accounts.browser()
    const owner = person()

    const answer = await browser.call('/setup', { token: await newToken(), ...owner })

    expect(answer.status).toBe(200)
    expect(await accounts.identify(browser.cookies())).toMatchObject({
      email: owner.email,
      name: owner.name,
      role: 'admin',
      plan: 'pro',
      status: 'active',
      expiresAt: null,
    })
    const again = accounts.browser()
    expect((await again.call('/sign-in/email', { email: owner.email, password: owner.password })).status).toBe(200)
  })

  test('twenty uses at once of one link make one owner', async () => {
    const token = await newToken()
    const uses = await Promise.all(Array.from({ length: 20 }, () => accounts.browser().call('/setup', { token, ...person() })))

    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ body }) => body?.code === 'SETUP_LINK_INVALID')).toHaveLength(19)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test('the links of several servers, used at once, make one owner', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, newToken))
    const uses = await Promise.all(tokens.map((token) => accounts.browser().call('/setup', { token, ...person() })))

    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test.runIf(name === 'PostgreSQL')('not even uses that reach the database at the same moment make two', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, newToken))
    const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

    const uses = await accounts.db.transaction(async (tx) => {
      // Nobody can insert until this ends, so that all of them stand at the same step.
      await tx.execute(sql`lock table profiles in share mode`)
      const running = tokens.map((token) => accounts.browser().call('/setup', { token, ...person() }))
      await expect.poll(async () => (await accounts.db.execute(waiting)).rows).toEqual([{ count: 4 }])
      return running
    })

    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test('no link is made, and none works any more, once an account exists', async () => {
    const token = await newToken()
    await accounts.browser().call('/sign-up/email', person())

    expect(await accounts.auth.setupLink()).toBeNull()
    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: false })
    expect(await accounts.browser().call('/setup', { token, ...person() })).toMatchObject({
      status: 400,
      body: { code: 'SETUP_LINK_INVALID' },
    })
  })

  test('looking whether a link works does not use it up', async () => {
    const token = await newToken()

    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: true })
    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: true })
    expect((await accounts.browser().call('/setup/check', { token: `${token}x` })).body).toEqual({ valid: false })
    expect((await accounts.browser().call('/setup', { token, ...person() })).status).toBe(200)
  })

  test('only hashes of tokens are stored', async () => {
    const token = await newToken()

    expect(JSON.stringify(await accounts.db.select().from(verifications))).not.toContain(token)
  })
})
