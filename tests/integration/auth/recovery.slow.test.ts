import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordMessages } from '#contract/account-messages.ts'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { type Accounts, type Answer, newUser, openAccounts, openBrowser, smtpSettings, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

describe.each(databases)('a forgotten password, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), smtpSettings)
  })
  afterAll(() => accounts.close())

  const signIn = (email: string, password: string) => accounts.browser().call('/sign-in/email', { email, password })
  const askFor = async (email: string) => {
    await accounts.browser().call('/request-password-reset', { email })
    return accounts.newestToken(email)
  }

  test('the emailed link sets a new password once and ends all sessions', async () => {
    const elsewhere = accounts.browser()
    const { email, password } = await accounts.signUpAndVerify(elsewhere)
    const token = await askFor(email)

    expect((await accounts.browser().call('/reset-password', { token, newPassword: 'a new horse' })).status).toBe(200)

    expect((await signIn(email, 'a new horse')).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(401)
    expect(await accounts.identify(elsewhere.cookies())).toBeNull()
    expect(await accounts.browser().call('/reset-password', { token, newPassword: 'a third one' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    })
  })

  test('a reset revokes all API keys, a change of the password none', async () => {
    const browser = accounts.browser()
    const { email, password } = await accounts.signUpAndVerify(browser)
    const [profile] = await accounts.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
    const { headers } = await givenKey(accounts, profile?.id ?? '')
    const identified = () => accounts.identify(new Headers(headers), 'read')

    await browser.call('/change-password', { currentPassword: password, newPassword: 'a new horse' })
    expect(await identified()).toMatchObject({ email, sessionId: null })
    const token = await askFor(email)
    expect((await accounts.browser().call('/reset-password', { token, newPassword: 'a third horse' })).status).toBe(200)
    await expect(identified()).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: apiKeyMessages.revoked })
  })

  test('of ten concurrent uses of a link one sets the password', async () => {
    const { email } = await accounts.signUpAndVerify()
    const token = await askFor(email)
    const passwords = Array.from({ length: 10 }, (_, at) => `the horse of browser ${at}`)

    const answers = await Promise.all(passwords.map((newPassword) => accounts.browser().call('/reset-password', { token, newPassword })))

    const set = passwords.filter((_, at) => answers[at]?.status === 200)
    expect(set).toHaveLength(1)
    const signIns = await Promise.all(passwords.map((password) => signIn(email, password)))
    expect(passwords.filter((_, at) => signIns[at]?.status === 200)).toEqual(set)
  })

  test('a link opens only the account it was sent for, whatever user is signed in', async () => {
    const browser = accounts.browser()
    const reader = await accounts.signUpAndVerify(browser)
    const { email } = await accounts.signUpAndVerify()

    expect((await browser.call('/reset-password', { token: await askFor(email), newPassword: 'a new horse' })).status).toBe(200)

    expect((await signIn(email, 'a new horse')).status).toBe(200)
    expect((await signIn(reader.email, 'a new horse')).status).toBe(401)
    expect((await signIn(reader.email, reader.password)).status).toBe(200)
    expect(await accounts.identify(browser.cookies())).toMatchObject({ email: reader.email })
  })

  test.each(['a reset', 'a change'])('after %s of the password every earlier link is invalid', async (how) => {
    const browser = accounts.browser()
    const { email, password } = await accounts.signUpAndVerify(browser)
    const [first, second] = [await askFor(email), await askFor(email)]
    const done =
      how === 'a reset'
        ? await accounts.browser().call('/reset-password', { token: second, newPassword: 'a new horse' })
        : await browser.call('/change-password', { currentPassword: password, newPassword: 'a new horse' })
    expect(done.status).toBe(200)

    expect((await accounts.browser().call('/reset-password', { token: first, newPassword: 'a third one' })).status).toBe(400)
    expect((await signIn(email, 'a new horse')).status).toBe(200)
  })

  test('the link leads to our page with the token in the URL fragment', async () => {
    const { email } = await accounts.signUpAndVerify()
    await askFor(email)

    expect(accounts.mails.at(-1)?.link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/)
  })

  test('a password that is too short leaves the link valid', async () => {
    const { email } = await accounts.signUpAndVerify()
    const token = await askFor(email)

    expect((await accounts.browser().call('/reset-password', { token, newPassword: '12345' })).status).toBe(422)
    expect((await accounts.browser().call('/reset-password', { token, newPassword: 'xk4f9q' })).status).toBe(200)
  })

  test('unknown and known addresses get the same answer', async () => {
    const { email } = await accounts.signUpAndVerify()

    const answerForUser = await accounts.browser().call('/request-password-reset', { email })
    const before = accounts.mails.length
    const unknown = await accounts.browser().call('/request-password-reset', { email: newUser().email })

    expect(unknown.status).toBe(answerForUser.status)
    expect(unknown.body).toEqual(answerForUser.body)
    expect(accounts.mails).toHaveLength(before)
  })

  test('a verification link cannot set a password, and a reset link cannot verify an address', async () => {
    const { email } = await accounts.signUpAndVerify()
    const reset = await askFor(email)
    const who = newUser()
    await accounts.browser().call('/sign-up/email', who)
    const verify = tokenIn(accounts.mails.at(-1))

    expect((await accounts.browser().call('/reset-password', { token: verify, newPassword: 'a new horse' })).status).toBe(400)
    expect((await accounts.browser().call('/confirm-email', { token: reset })).status).toBe(401)
  })

  test('an address gets at most ten reset links an hour, and each of them works', async () => {
    const { email } = await accounts.signUpAndVerify()
    const before = accounts.mails.length
    for (let i = 0; i < 12; i++) await accounts.browser().call('/request-password-reset', { email })

    const sent = accounts.mails.slice(before).filter(({ to }) => to === email)
    expect(sent).toHaveLength(10)
    const token = tokenIn(sent[0])
    expect((await accounts.browser().call('/reset-password', { token, newPassword: 'a new horse' })).status).toBe(200)
  })

  test('nobody keeps a reset link from its user by requesting other mails, which are limited by their purpose', async () => {
    const { email } = await accounts.signUpAndVerify()
    const mailsTo = () => accounts.mails.filter(({ to }) => to === email).length
    const before = mailsTo()
    await Promise.all(Array.from({ length: 12 }, () => accounts.browser().call('/sign-up/email', newUser({ email }))))
    expect(mailsTo() - before).toBe(2)

    const token = await askFor(email)
    expect((await accounts.browser().call('/reset-password', { token, newPassword: 'a new horse' })).status).toBe(200)
  })

  test('nobody keeps the link of a sign-up from its user by requesting reset links', async () => {
    const [user, browser] = [newUser(), accounts.browser()]
    await accounts.browser().call('/sign-up/email', newUser({ email: user.email }))
    for (let i = 0; i < 12; i++) await accounts.browser().call('/request-password-reset', { email: user.email })
    await browser.call('/sign-up/email', user)

    expect((await browser.call('/confirm-email', { token: accounts.newestToken(user.email) })).status).toBe(200)
  })

  test('without a mail server password recovery is not available', async () => {
    const { email } = await accounts.signUpAndVerify()
    const without = openBrowser(await accounts.open({ SMTP_URL: '', MAIL_FROM: '' }), 'http://localhost:3000')

    expect(await without.call('/request-password-reset', { email })).toMatchObject({ status: 400 })
  })
})

const refused = (path: string) => ({
  status: 422,
  body: { code: 'INVALID_INPUT', data: { issues: [{ path, message: passwordMessages.tooEasy }] } },
})

describe.each(databases)('passwords that are easy to guess, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh(), { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' })
  })
  afterAll(() => accounts.close())

  const setUp = (password: string) => accounts.browser().call('/setup', { ...newUser(), token: 'made up', password })

  test('are refused when the owner account is created, before its link is checked', async () => {
    expect(await setUp('123456')).toMatchObject(refused('password'))
    expect((await setUp('correct horse')).body).toMatchObject({ code: 'SETUP_LINK_INVALID' })
  })

  test('are refused at sign-up (common ones and those made of name, address or product), and nothing is stored or sent', async () => {
    const who = newUser({ name: 'Marigold Venkataraman' })
    for (const password of ['password', 'venkataraman', who.email, 'postwright1']) {
      expect(await accounts.browser().call('/sign-up/email', { ...who, password })).toMatchObject(refused('password'))
    }
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, who.email))).toEqual([])
    expect(accounts.mails.filter(({ to }) => to === who.email)).toEqual([])
  })

  test("are refused at a change and at a reset, also those made of the user's address; the old password and the link stay valid", async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    for (const newPassword of ['qwerty', who.email]) {
      expect(await browser.call('/change-password', { currentPassword: who.password, newPassword })).toMatchObject(refused('newPassword'))
    }
    await browser.call('/request-password-reset', { email: who.email })
    const token = accounts.newestToken(who.email)
    const reset = (newPassword: string): Promise<Answer> => accounts.browser().call('/reset-password', { token, newPassword })
    for (const newPassword of ['123456', who.email]) expect(await reset(newPassword)).toMatchObject(refused('newPassword'))

    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password })).status).toBe(200)
    expect((await reset('battery staple')).status).toBe(200)
  })
})
