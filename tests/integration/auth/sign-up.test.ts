import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts as credentials, profiles } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts, person, signUpAndVerify, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('signing up, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  const mailsTo = (email: string) => accounts.mails.filter(({ to }) => to === email)
  const profileOf = async (email: string) => (await accounts.db.select().from(profiles).where(eq(profiles.email, email)))[0]

  test('makes an account that is not verified, sends one mail and signs nobody in', async () => {
    const who = person()
    const browser = accounts.browser()

    const answer = await browser.call('/sign-up/email', who)

    expect(answer.status).toBe(200)
    expect(browser.jar.size).toBe(0)
    expect(await profileOf(who.email)).toMatchObject({ fullName: who.name, emailVerified: false, role: 'user', disabled: false })
    expect(mailsTo(who.email)).toHaveLength(1)
  })

  test('the mail leads to the callback page with the token in the fragment, as text and as HTML', async () => {
    const who = person()
    await accounts.browser().call('/sign-up/email', who)
    const [mail] = mailsTo(who.email)

    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/auth\/callback#access_token=[\w-]{43}&type=signup$/)
    expect(mail?.text).toContain(mail?.link)
    expect(mail?.html).toContain(mail?.link?.replace('&', '&#38;'))
    expect(mail?.text).not.toContain(who.name)
  })

  test('the link verifies the address and signs in', async () => {
    const browser = accounts.browser()
    const who = await signUpAndVerify(accounts, browser)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: who.email, name: who.name, role: 'user', plan: 'free' })
  })

  test('a link works once: in parallel one of ten gets in, and later nobody', async () => {
    const who = person()
    await accounts.browser().call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])

    const answers = await Promise.all(Array.from({ length: 10 }, () => accounts.browser().call(`/verify-email?token=${token}`)))
    const later = await accounts.browser().call(`/verify-email?token=${token}`)

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(later).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } })
  })

  test.each(['', 'x', 'a'.repeat(43), 'eyJhbGciOiJIUzI1NiJ9.e30.x'])('a made-up token is refused: %j', async (token) => {
    const browser = accounts.browser()

    expect(await browser.call(`/verify-email?token=${encodeURIComponent(token)}`)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    })
    expect(browser.jar.size).toBe(0)
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '/pricing'])(
    'no link takes its reader on to an address that it was given: %j',
    async (callback) => {
      const who = person()
      await accounts.browser().call('/sign-up/email', who)
      const query = new URLSearchParams({ token: tokenIn(mailsTo(who.email)[0]), callbackURL: callback, errorCallbackURL: callback })

      const answers = [await accounts.browser().call(`/verify-email?${query}`), await accounts.browser().call(`/verify-email?${query}`)]

      for (const { status, headers } of answers) expect([status < 300 || status >= 400, headers.get('location')]).toEqual([true, null])
    },
  )

  test.each(['cross-site', 'same-site'])('a page of another site (%s) signs nobody in, and does not use the link up', async (site) => {
    const who = person()
    await accounts.browser().call('/sign-up/email', who)
    const path = `/verify-email?token=${tokenIn(mailsTo(who.email)[0])}`
    const browser = accounts.browser()

    expect(await browser.call(path, undefined, { 'sec-fetch-site': site })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(browser.jar.size).toBe(0)
    expect((await browser.call(path, undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('a link does not work for another account that has the address by now', async () => {
    const who = person()
    await accounts.browser().call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])
    await accounts.db.delete(profiles).where(eq(profiles.email, who.email))
    await accounts.browser().call('/sign-up/email', person({ email: who.email, password: 'somebody else' }))

    expect((await accounts.browser().call(`/verify-email?token=${token}`)).status).toBe(401)
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
  })

  test('a link verifies neither another address of its account nor another account at its address', async () => {
    const who = person()
    const moved = person()
    await accounts.browser().call('/sign-up/email', who)
    const token = tokenIn(mailsTo(who.email)[0])
    await accounts.db.update(profiles).set({ email: moved.email }).where(eq(profiles.email, who.email))
    await accounts.browser().call('/sign-up/email', person({ email: who.email }))

    expect((await accounts.browser().call(`/verify-email?token=${token}`)).status).toBe(401)
    expect(await profileOf(moved.email)).toMatchObject({ emailVerified: false })
    expect(await profileOf(who.email)).toMatchObject({ emailVerified: false })
  })

  test('a link opened by somebody who is signed in as another person signs in its own account', async () => {
    const browser = accounts.browser()
    const first = await signUpAndVerify(accounts, browser)
    const second = person()
    await accounts.browser().call('/sign-up/email', second)

    await browser.call(`/verify-email?token=${tokenIn(mailsTo(second.email)[0])}`)

    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: second.email })
    expect(await profileOf(first.email)).toMatchObject({ emailVerified: true })
  })

  test('the answer for a taken address is the answer for a new one, and the owner is told by mail', async () => {
    const who = await signUpAndVerify(accounts, accounts.browser())
    const waiting = person()
    const fresh = await accounts.browser().call('/sign-up/email', waiting)
    const taken = await accounts.browser().call('/sign-up/email', { ...who, password: 'another password' })
    const again = await accounts.browser().call('/sign-up/email', { ...waiting, password: 'another password' })

    for (const { status, body } of [taken, again]) expect([status, shape(body)]).toEqual([fresh.status, shape(fresh.body)])
    expect(mailsTo(who.email).at(-1)?.subject).toBe('You already have a Postwright account')
    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password })).status).toBe(200)
    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: 'another password' })).status).toBe(401)
  })

  test('of two sign-ups for an unproved address, the password of the one whose link is opened counts', async () => {
    const stranger = person({ name: 'Stranger', password: 'set by a stranger' })
    const owner = person({ name: 'Owner', email: stranger.email, password: 'set by the owner' })
    await accounts.browser().call('/sign-up/email', stranger)
    await accounts.browser().call('/sign-up/email', owner)

    await accounts.browser().call(`/verify-email?token=${tokenIn(mailsTo(owner.email)[1])}`)

    expect(await profileOf(owner.email)).toMatchObject({ fullName: 'Owner' })
    expect((await accounts.browser().call('/sign-in/email', { email: owner.email, password: owner.password })).status).toBe(200)
    expect((await accounts.browser().call('/sign-in/email', { email: owner.email, password: stranger.password })).status).toBe(401)
    expect((await accounts.browser().call(`/verify-email?token=${tokenIn(mailsTo(owner.email)[0])}`)).status).toBe(401)
  })

  test('the role and every other field of ours cannot be sent along', async () => {
    const who = person()

    const answer = await accounts.browser().call('/sign-up/email', { ...who, role: 'admin', disabled: false, emailVerified: true })

    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(await profileOf(who.email)).toBeUndefined()
  })

  test('the password is kept as a hash only', async () => {
    const who = person({ password: 'plain to see' })
    await accounts.browser().call('/sign-up/email', who)
    const profile = await profileOf(who.email)

    const [kept] = await accounts.db
      .select()
      .from(credentials)
      .where(eq(credentials.userId, profile?.id ?? ''))
    expect(kept?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })
})

/** Which fields an answer has and of what type, without what they hold. */
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
