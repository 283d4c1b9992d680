import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { type Accounts, type Browser, newUser, openAccounts, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

const passwordNeeded = { status: 403, body: { code: 'PASSWORD_NEEDED' } }
const wrongPassword = { status: 400, body: { code: 'INVALID_PASSWORD' } }
const boss = 'boss@example.com'

describe.each(databases)('which sign-up an emailed link confirms, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), { ADMIN_EMAIL: boss, SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'desk@example.com' })
  })
  afterAll(() => accounts.close())

  /** The tokens of the emailed links of an address, oldest first. */
  const linksTo = (email: string) => accounts.mails.filter(({ to, link }) => to === email && link?.includes('token=')).map(tokenIn)
  const newest = (email: string) => linksTo(email).at(-1) as string
  const profileOf = async (email: string) => (await accounts.db.select().from(profiles).where(eq(profiles.email, email)))[0]
  const signIn = async (email: string, password: string) => (await accounts.browser().call('/sign-in/email', { email, password })).status
  const open = (browser: Browser, token: string) => browser.call('/confirm-email', { token })
  const openWith = (browser: Browser, token: string, password: string) => browser.call('/confirm-email/password', { token, password })

  /** A third party signs up with an address, then its owner does, each in their own browser. */
  const rivals = async (email = newUser().email) => {
    const [stranger, owner] = [
      newUser({ name: 'Stranger', email, password: 'set by a stranger' }),
      newUser({ email, password: 'set by the owner' }),
    ]
    const browsers = { stranger: accounts.browser(), owner: accounts.browser() }
    await browsers.stranger.call('/sign-up/email', stranger)
    await browsers.owner.call('/sign-up/email', owner)
    const [first, second] = linksTo(email) as [string, string]
    return { email, stranger, owner, browsers, first, second }
  }

  test('in another browser the link requires the password, and then confirms and signs in', async () => {
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const phone = accounts.browser()
    const token = newest(who.email)

    expect(await open(phone, token)).toMatchObject(passwordNeeded)
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
    expect((await openWith(phone, token, who.password)).status).toBe(200)
    expect(await accounts.identify(phone.cookies())).toMatchObject({ email: who.email })
    expect((await open(phone, token)).status).toBe(401)
  })

  test('a wrong password confirms nothing and leaves the link valid', async () => {
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const browser = accounts.browser()

    expect(await openWith(browser, newest(who.email), 'not this one')).toMatchObject(wrongPassword)
    expect(browser.jar.size).toBe(0)
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
    expect((await openWith(browser, newest(who.email), who.password)).status).toBe(200)
  })

  test('a sign-up by a third party is not confirmed when the owner of the address opens the link, and makes no admin', async () => {
    await accounts.browser().call('/sign-up/email', newUser({ email: boss, password: 'set by a stranger' }))
    const owner = accounts.browser()

    expect(await open(owner, newest(boss))).toMatchObject(passwordNeeded)
    expect(await openWith(owner, newest(boss), 'my own password')).toMatchObject(wrongPassword)
    expect(await profileOf(boss)).toMatchObject({ emailVerified: false, role: 'user' })
    expect(await signIn(boss, 'set by a stranger')).toBe(403)

    const browser = accounts.browser()
    await browser.call('/sign-up/email', newUser({ email: boss, password: 'my own password' }))
    expect((await open(browser, newest(boss))).status).toBe(200)
    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: boss, role: 'admin' })
    expect(await signIn(boss, 'set by a stranger')).toBe(401)
  })

  test.each(['first', 'second'] as const)(
    'of two sign-ups for an address the browser that opens a link decides name and password, with the link of either mail: the %s',
    async (which) => {
      const { email, stranger, owner, browsers, ...links } = await rivals()

      expect((await open(browsers.owner, links[which])).status).toBe(200)

      expect(await profileOf(email)).toMatchObject({ fullName: owner.name, emailVerified: true })
      expect(await signIn(email, owner.password)).toBe(200)
      expect(await signIn(email, stranger.password)).toBe(401)
      for (const token of [links.first, links.second]) expect((await open(browsers.stranger, token)).status).toBe(401)
    },
  )

  test('on another device each link accepts only the password of its own sign-up', async () => {
    const { email, stranger, owner, first, second } = await rivals()
    const phone = accounts.browser()

    expect(await openWith(phone, first, owner.password)).toMatchObject(wrongPassword)
    expect(await openWith(phone, second, stranger.password)).toMatchObject(wrongPassword)
    expect((await openWith(phone, second, owner.password)).status).toBe(200)

    expect(await profileOf(email)).toMatchObject({ fullName: owner.name })
    expect(await signIn(email, owner.password)).toBe(200)
    expect(await signIn(email, stranger.password)).toBe(401)
  })

  test('a resent link confirms without a password only in the browser that signed up', async () => {
    const { email, owner, stranger } = await rivals()
    const asker = accounts.browser()
    await asker.call('/send-verification-email', { email })
    const again = newest(email)

    expect(await open(asker, again)).toMatchObject(passwordNeeded)
    expect(await openWith(asker, again, owner.password)).toMatchObject(wrongPassword)

    const who = newUser()
    const browser = accounts.browser()
    await browser.call('/sign-up/email', who)
    await accounts.browser().call('/send-verification-email', { email: who.email })
    expect((await open(browser, newest(who.email))).status).toBe(200)
    expect(stranger.email).toBe(email)
  })

  test('after signing up twice in one browser, the first mail works like the newest', async () => {
    const browser = accounts.browser()
    const who = newUser()
    await browser.call('/sign-up/email', who)
    await browser.call('/sign-up/email', who)

    expect((await open(browser, linksTo(who.email)[0] as string)).status).toBe(200)
    expect(await signIn(who.email, who.password)).toBe(200)
  })

  test('a browser with a sign-up cookie of another address, or a forged one, needs the password', async () => {
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const other = accounts.browser()
    await other.call('/sign-up/email', newUser())
    expect(await open(other, newest(who.email))).toMatchObject(passwordNeeded)

    const id = (await profileOf(who.email))?.id
    const forger = accounts.browser()
    forger.jar.set('postwright.sign_up', `${id}.${'A'.repeat(43)}%3D`)
    expect(await open(forger, newest(who.email))).toMatchObject(passwordNeeded)
  })

  test('the sign-up cookie does not reveal whether the address has an account', async () => {
    const verified = await accounts.signUpAndVerify()
    const waiting = newUser()
    await accounts.browser().call('/sign-up/email', waiting)

    for (const email of [verified.email, waiting.email, newUser().email]) {
      const { headers, body } = await accounts.browser().call('/sign-up/email', newUser({ email }))
      const [cookie = ''] = headers.getSetCookie()
      const { id } = Object(body?.user) as { id: string }
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(cookie).toMatch(new RegExp(`^postwright\\.sign_up=${id}\\.[^;]+; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax$`))
      expect(Object.keys(body?.user as object)).toEqual(
        Object.keys((await accounts.browser().call('/sign-up/email', newUser())).body?.user as object),
      )
    }
  })

  test('password attempts for an account are limited across all client addresses', async () => {
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const token = newest(who.email)
    const { max } = limitTable.passwordOf
    const guess = (password: string) => openWith(accounts.browser(), token, password)

    const answers = await Promise.all(Array.from({ length: max + 5 }, (_, at) => guess(`guess number ${at}`)))

    expect(answers.filter(({ body }) => body?.code === 'INVALID_PASSWORD')).toHaveLength(max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await guess(who.password)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } },
    })
  })
})
