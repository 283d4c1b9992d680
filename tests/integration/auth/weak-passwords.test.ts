import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordMessages } from '#contract/account-messages.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { type Accounts, type Answer, openAccounts, person, signUpAndVerify, tokenIn } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

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

  const setUp = (password: string) => accounts.browser().call('/setup', { ...person(), token: 'made up', password })

  test('are refused where an owner account is made, before its link is looked at', async () => {
    expect(await setUp('123456')).toMatchObject(refused('password'))
    expect((await setUp('correct horse')).body).toMatchObject({ code: 'SETUP_LINK_INVALID' })
  })

  test('are refused at a sign-up, common ones and those made of name, address and product; nothing is stored or sent', async () => {
    const who = person({ name: 'Marigold Venkataraman' })
    for (const password of ['password', 'venkataraman', who.email, 'postwright1']) {
      expect(await accounts.browser().call('/sign-up/email', { ...who, password })).toMatchObject(refused('password'))
    }
    expect(await accounts.db.select().from(profiles).where(eq(profiles.email, who.email))).toEqual([])
    expect(accounts.mails.filter(({ to }) => to === who.email)).toEqual([])
  })

  test('are refused at a change and at a reset, also those made of the own address; the old password and the link stay good', async () => {
    const browser = accounts.browser()
    const who = await signUpAndVerify(accounts, browser)
    for (const newPassword of ['qwerty', who.email]) {
      expect(await browser.call('/change-password', { currentPassword: who.password, newPassword })).toMatchObject(refused('newPassword'))
    }
    await browser.call('/request-password-reset', { email: who.email })
    const token = tokenIn(accounts.mails.findLast(({ to }) => to === who.email))
    const reset = (newPassword: string): Promise<Answer> => accounts.browser().call('/reset-password', { token, newPassword })
    for (const newPassword of ['123456', who.email]) expect(await reset(newPassword)).toMatchObject(refused('newPassword'))

    expect((await accounts.browser().call('/sign-in/email', { email: who.email, password: who.password })).status).toBe(200)
    expect((await reset('battery staple')).status).toBe(200)
  })
})
