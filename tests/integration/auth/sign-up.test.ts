import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '#server/core/calls/limits.ts'
import { createAuth } from '#server/features/auth/auth.ts'
import { accounts as credentials, profiles } from '#server/infra/db/auth-schema.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createJobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import type { Mail } from '#server/infra/mail.ts'
import { type Accounts, newUser, openAccounts, openBrowser, tokenIn } from '#tests/support/auth.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { quickJobTiming } from '#tests/support/server.ts'

describe.each(databases)('signing up, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
  const profileOf = async (email: string) => (await accounts.db.select().from(profiles).where(eq(profiles.email, email)))[0]

  test('creates an unverified account, sends one mail and gives no session', async () => {
    const who = newUser()
    const browser = accounts.browser()

    const answer = await browser.call('/sign-up/email', who)

    expect(answer.status).toBe(200)
    expect([...browser.jar.keys()]).toEqual(['postwright.sign_up'])
    expect(await accounts.identify(browser.cookies())).toBeNull()
    expect(await profileOf(who.email)).toMatchObject({ fullName: who.name, emailVerified: false, role: 'user', disabled: false })
    expect(mailsTo(who.email)).toHaveLength(1)
  })

  test('the mail links to the callback page with the token in the URL fragment, as text and as HTML', async () => {
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const [mail] = mailsTo(who.email)

    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/auth\/callback#access_token=[\w-]{43}&type=signup$/)
    expect(mail?.text).toContain(mail?.link)
    expect(mail?.html).toContain(mail?.link?.replace('&', '&#38;'))
    expect(mail?.text).not.toContain(who.name)
  })

  test('the link verifies the address and signs in', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: who.email, name: who.name, role: 'user', plan: 'free' })
  })

  test('a link works once: one of ten concurrent uses succeeds, and none later', async () => {
    const who = newUser()
    const browser = accounts.browser()
    await browser.call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])

    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call('/confirm-email', { token })))
    const later = await browser.call('/confirm-email', { token })

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(later).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } })
  })

  test.each(['x', 'a'.repeat(43), 'eyJhbGciOiJIUzI1NiJ9.e30.x'])('a made-up token is refused: %j', async (token) => {
    const browser = accounts.browser()

    expect(await browser.call('/confirm-email', { token })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    })
    expect(browser.jar.size).toBe(0)
  })

  test('a link is invalid for a later account with the same address', async () => {
    const who = newUser()
    const browser = accounts.browser()
    await browser.call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])
    await accounts.db.delete(profiles).where(eq(profiles.email, who.email))
    await browser.call('/sign-up/email', newUser({ email: who.email, password: 'somebody else' }))

    expect((await browser.call('/confirm-email', { token })).status).toBe(401)
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
  })

  test('a link verifies only its own account with its own address', async () => {
    const who = newUser()
    const moved = newUser()
    const browser = accounts.browser()
    await browser.call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])
    await accounts.db.update(profiles).set({ email: moved.email }).where(eq(profiles.email, who.email))
    await browser.call('/sign-up/email', newUser({ email: who.email }))

    expect((await browser.call('/confirm-email', { token })).status).toBe(401)
    expect(await profileOf(moved.email)).toMatchObject({ emailVerified: false })
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
  })

  test("a link that is opened in another user's session signs in its own account", async () => {
    const browser = accounts.browser()
    const first = await accounts.signUpAndVerify(browser)
    const second = newUser()
    await browser.call('/sign-up/email', second)

    await browser.call('/confirm-email', { token: tokenIn(mailsTo(second.email)[0]) })

    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: second.email })
    expect(await profileOf(first.email)).toMatchObject({ emailVerified: true })
  })

  test('a taken address gets the same answer as a new one, and its owner gets a mail', async () => {
    const who = await accounts.signUpAndVerify()
    const waiting = newUser()
    const fresh = await accounts.browser().call('/sign-up/email', waiting)
    const answerForTaken = await accounts.browser().call('/sign-up/email', { ...who, password: 'another password' })
    const again = await accounts.browser().call('/sign-up/email', { ...waiting, password: 'another password' })

    for (const { status, body } of [answerForTaken, again]) expect([status, shape(body)]).toEqual([fresh.status, shape(fresh.body)])
    expect(mailsTo(who.email).at(-1)?.subject).toBe('You already have a Postwright account')
    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password })).status).toBe(200)
    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: 'another password' })).status).toBe(401)
  })

  test('the role and other internal fields are refused', async () => {
    const who = newUser()

    const answer = await accounts.browser().call('/sign-up/email', { ...who, role: 'admin', disabled: false, emailVerified: true })

    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(await profileOf(who.email)).toBeUndefined()
  })

  test('only a hash of the password is stored', async () => {
    const who = newUser({ password: 'plain to see' })
    await accounts.browser().call('/sign-up/email', who)
    const profile = await profileOf(who.email)

    const [stored] = await accounts.db
      .select()
      .from(credentials)
      .where(eq(credentials.userId, profile?.id ?? ''))
    expect(stored?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })
})

/** The fields of an answer and their types, without values. */
const shape = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, shape(inner)])
          .sort(),
      )
    : value === null
      ? 'null'
      : typeof value

const secret = 'only for tests, thirty-two letters'

describe.each(databases)('account mails in the queue, on $name', ({ fresh }) => {
  const cleanUps: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  /** The accounts with the real queue. */
  const open = async (send: (mail: Mail) => Promise<void>, enqueue?: () => Promise<void>) => {
    const database = await fresh()
    const dataDir = await dataFolder(database)
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
    const env = parseEnv({ DATA_DIR: dataDir, AUTH_SECRET: secret, ...(database === 'pglite' ? {} : { DATABASE_URL: database }) })
    const log = createLog('silent')
    const opened = await openDatabase(env, log)
    cleanUps.push(() => opened.close())
    const jobs = createJobs(opened, log, quickJobTiming)
    await jobs.start()
    cleanUps.push(() => jobs.stop())
    const limits = createLimits(opened.db)
    const auth = createAuth({
      db: opened.db,
      env,
      secret,
      mailer: { send },
      jobs: { ...jobs, ...(enqueue && { enqueue }) },
      limits,
      log,
      erase: async () => {},
    })
    await auth.start()
    return { db: opened.db, browser: () => openBrowser(auth, env.appUrl) }
  }

  test('a mail server that is down does not fail the sign-up: the mail is sent later', async () => {
    const mails: Mail[] = []
    let tries = 0
    const { browser } = await open(async (mail) => {
      tries += 1
      if (tries === 1) throw new Error('connection refused')
      mails.push(mail)
    })
    const who = newUser()
    const here = browser()

    expect((await here.call('/sign-up/email', who)).status).toBe(200)
    await expect.poll(() => mails).toHaveLength(1)

    expect((await here.call('/confirm-email', { token: tokenIn(mails[0]) })).status).toBe(200)
  })

  test('the queue stores no link, no token and no password', async () => {
    const mails: Mail[] = []
    const { db, browser } = await open(async (mail) => void mails.push(mail))
    const who = newUser({ password: 'plain to see' })
    await browser().call('/sign-up/email', who)
    await browser().call('/sign-up/email', who)
    await expect.poll(() => mails).toHaveLength(2)

    const { rows } = await db.execute(sql`select data::text from pgboss.job`)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const secretText of [who.password, ...mails.map(tokenIn)]) expect(JSON.stringify(rows)).not.toContain(secretText)
  })

  test('a queue that is down does not fail the sign-up: the mail can be requested again', async () => {
    const { db, browser } = await open(
      async () => undefined,
      async () => {
        throw new Error('no queue')
      },
    )
    const who = newUser()

    expect((await browser().call('/sign-up/email', who)).status).toBe(200)
    expect(await db.select().from(profiles).where(eq(profiles.email, who.email))).toHaveLength(1)
  })
})
