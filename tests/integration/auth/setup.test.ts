import { desc, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { profiles, verifications } from '#server/infra/db/auth-schema.ts'
import { type Accounts, newUser, openAccounts, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('setting up a new server, on $name', ({ name, fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterEach(() => accounts.db.delete(profiles))
  afterAll(() => accounts.close())

  const newToken = async () => tokenIn({ link: await accounts.auth.setupLink() })

  test('the link creates the owner: verified, admin, Pro without an end, and signed in', async () => {
    const browser = accounts.browser()
    const owner = newUser()

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

  test('twenty concurrent uses of one link create one owner', async () => {
    const token = await newToken()
    const uses = await Promise.all(Array.from({ length: 20 }, () => accounts.browser().call('/setup', { token, ...newUser() })))

    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ body }) => body?.code === 'SETUP_LINK_INVALID')).toHaveLength(19)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test("concurrent uses of several servers' links create one owner", async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, newToken))
    const uses = await Promise.all(tokens.map((token) => accounts.browser().call('/setup', { token, ...newUser() })))

    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test.runIf(name === 'PostgreSQL')('uses that reach the database at the same moment create one owner', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, newToken))
    const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

    const uses = await accounts.db.transaction(async (tx) => {
      // Blocks inserts until it ends, so that all calls wait at the same step.
      await tx.execute(sql`lock table profiles in share mode`)
      const running = tokens.map((token) => accounts.browser().call('/setup', { token, ...newUser() }))
      await expect.poll(async () => (await accounts.db.execute(waiting)).rows).toEqual([{ count: 4 }])
      return running
    })

    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accounts.db.select().from(profiles)).toHaveLength(1)
  })

  test('an unconfirmed sign-up leaves the link valid, and a restart creates another', async () => {
    const token = await newToken()
    await accounts.browser().call('/sign-up/email', newUser())

    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: true })
    expect(await accounts.auth.setupLink()).not.toBeNull()
    expect((await accounts.browser().call('/setup', { token, ...newUser() })).status).toBe(200)
    expect(await accounts.auth.setupLink()).toBeNull()
  })

  test("a third party's unconfirmed sign-up with the owner's address is replaced, and its link is invalid", async () => {
    const token = await newToken()
    const [owner, stranger] = [newUser(), accounts.browser()]
    await stranger.call('/sign-up/email', { ...owner, password: 'set by a stranger' })
    const mailed = accounts.newestToken(owner.email)

    expect((await accounts.browser().call('/setup', { token, ...owner })).status).toBe(200)

    expect((await stranger.call('/confirm-email', { token: mailed })).status).toBe(401)
    const signIn = (password: string) => accounts.browser().call('/sign-in/email', { email: owner.email, password })
    expect((await signIn(owner.password)).status).toBe(200)
    expect((await signIn('set by a stranger')).status).toBe(401)
  })

  test('the token is in the URL fragment and valid for a day', async () => {
    const link = new URL((await accounts.auth.setupLink()) ?? '')
    const [stored] = await accounts.db.select().from(verifications).orderBy(desc(verifications.createdAt)).limit(1)

    expect([link.pathname, link.search, link.hash]).toEqual(['/setup', '', expect.stringMatching(/^#token=[\w-]{43}$/)])
    const hours = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)
  })

  test('once a confirmed account exists no link is created and earlier ones are invalid', async () => {
    const token = await newToken()
    await accounts.signUpAndVerify()

    expect(await accounts.auth.setupLink()).toBeNull()
    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: false })
    expect(await accounts.browser().call('/setup', { token, ...newUser() })).toMatchObject({
      status: 400,
      body: { code: 'SETUP_LINK_INVALID' },
    })
  })

  test('checking a link leaves it valid', async () => {
    const token = await newToken()

    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: true })
    expect((await accounts.browser().call('/setup/check', { token })).body).toEqual({ valid: true })
    expect((await accounts.browser().call('/setup/check', { token: `${token}x` })).body).toEqual({ valid: false })
    expect((await accounts.browser().call('/setup', { token, ...newUser() })).status).toBe(200)
  })

  test('only hashes of tokens are stored', async () => {
    const token = await newToken()

    expect(JSON.stringify(await accounts.db.select().from(verifications))).not.toContain(token)
  })
})
