import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { profiles, twoFactors } from '#server/infra/db/auth-schema.ts'
import { type Accounts, type Browser, backupCodesIn, openAccounts } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { secretIn, totpCode } from '#tests/support/totp.ts'

const wrong = { status: 400, body: { code: 'WRONG_CODE' } }

describe.each(databases)('two-factor sign-in, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  const nobody = (browser: Browser) => accounts.identify(browser.cookies()).then((found) => found === null)

  test('it is enabled only after a first code, which ends all other sessions', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const elsewhere = (await accounts.signIn(who)).browser
    const { body } = await browser.call('/two-factor/enable', { password: who.password })
    expect(await browser.factors()).toEqual([{ id: expect.any(String), factor_type: 'totp', status: 'unverified' }])
    expect((await accounts.signIn(who)).answer.body).not.toHaveProperty('twoFactorRedirect')

    const proved = await browser.enterCode(totpCode(secretIn(String(body?.totpURI))))

    expect(proved.status).toBe(200)
    expect((await browser.call('/factors')).body).toMatchObject({
      factors: [{ status: 'verified' }],
      assurance_level: 'aal2',
      backup_codes_left: 10,
    })
    expect(await nobody(browser)).toBe(false)
    expect(await nobody(elsewhere)).toBe(true)
  })

  test('enabling, renewing codes and disabling each require the password', async () => {
    const { browser, password, backupCodes } = await accounts.userWithTwoFactor()
    const code = backupCodes[0]
    const off = accounts.browser()
    await accounts.signUpAndVerify(off)
    for (const [asker, path, more] of [
      [off, '/two-factor/enable', {}],
      [browser, '/two-factor/generate-backup-codes', { code }],
      [browser, '/two-factor/disable', { code }],
    ] as const) {
      expect(await asker.call(path, { password: 'not this one', ...more })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_PASSWORD' },
      })
      expect((await accounts.browser().call(path, { password, ...more })).status).toBe(401)
    }
    expect(await browser.call('/two-factor/enable', { password })).toMatchObject({ body: { code: 'TOTP_ALREADY_ENABLED' } })
  })

  test('a wrong password gives the usual error and does not reveal the second factor', async () => {
    const who = await accounts.userWithTwoFactor()

    expect(await accounts.signIn({ ...who, password: 'not this one' })).toMatchObject({
      answer: { status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } },
    })
  })

  test('a code is valid once, also for concurrent uses, and an older one is refused after a newer one', async () => {
    const who = await accounts.userWithTwoFactor()
    const code = totpCode(who.secret, 1)
    const others = await Promise.all(Array.from({ length: 4 }, async () => (await accounts.signIn(who)).browser))

    const answers = await Promise.all(others.map((browser) => browser.enterCode(code)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body?.code === 'CODE_USED')).toHaveLength(3)
    expect(await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret))).toMatchObject({ body: { code: 'CODE_USED' } })
  })

  test('a code of another time is refused', async () => {
    const who = await accounts.userWithTwoFactor()
    const { browser } = await accounts.signIn(who)

    for (const halfMinutes of [-3, 3]) expect(await browser.enterCode(totpCode(who.secret, halfMinutes))).toMatchObject(wrong)
  })

  test("five wrong codes of either kind lock the account's second factor for 15 minutes, also for the right code", async () => {
    const who = await accounts.userWithTwoFactor()
    for (let tries = 0; tries < 2; tries++) {
      expect(await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret, 9))).toMatchObject(wrong)
      expect(await (await accounts.signIn(who)).browser.call('/factors/backup-code', { code: 'aaaaa-aaaaa' })).toMatchObject(wrong)
    }
    const { browser } = await accounts.signIn(who)

    const locked = { status: 423, body: { code: 'FACTOR_LOCKED', message: twoFactorMessages.locked(15) } }
    const fifth = await browser.enterCode(totpCode(who.secret, 9))
    expect(fifth).toMatchObject({ ...locked, body: { ...locked.body, data: { retryAfter: 900 } } })
    expect(Number(fifth.headers.get('retry-after'))).toBe(900)
    expect(await browser.enterCode(totpCode(who.secret, 1))).toMatchObject(locked)
    expect(await browser.call('/factors/backup-code', { code: who.backupCodes[0] })).toMatchObject(locked)
    const other = await accounts.userWithTwoFactor()
    expect((await (await accounts.signIn(other)).browser.enterCode(totpCode(other.secret, 1))).status).toBe(200)

    const { id } = (await accounts.identify(who.browser.cookies())) ?? {}
    await accounts.db
      .update(twoFactors)
      .set({ lockedUntil: new Date(Date.now() - 1000) })
      .where(eq(twoFactors.userId, String(id)))
    expect((await browser.enterCode(totpCode(who.secret, 1))).status).toBe(200)
  })

  test('a right code resets the count of wrong ones', async () => {
    const who = await accounts.userWithTwoFactor()
    for (let tries = 0; tries < 4; tries++) await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret, 9))

    expect((await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret, 1))).status).toBe(200)
    expect(await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret, 9))).toMatchObject(wrong)
  })

  test('each backup code signs in once, in any notation, and is not stored in plain text', async () => {
    const who = await accounts.userWithTwoFactor()
    const [first = '', second = ''] = who.backupCodes
    const inLetters = ` ${first.toUpperCase().replace('-', ' ')} `
    const { browser } = await accounts.signIn(who)

    expect((await browser.call('/factors/backup-code', { code: inLetters })).status).toBe(200)
    expect((await browser.call('/factors')).body).toMatchObject({ backup_codes_left: 9 })
    expect(await (await accounts.signIn(who)).browser.call('/factors/backup-code', { code: first })).toMatchObject(wrong)
    const rivals = await Promise.all([accounts.signIn(who), accounts.signIn(who)])
    const answers = await Promise.all(rivals.map((rival) => rival.browser.call('/factors/backup-code', { code: second })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(JSON.stringify(await accounts.db.select().from(twoFactors))).not.toContain(who.backupCodes[2])
  })

  test('new backup codes invalidate the old ones', async () => {
    const who = await accounts.userWithTwoFactor()
    const [fresh] = backupCodesIn(
      await who.browser.call('/two-factor/generate-backup-codes', { password: who.password, code: who.backupCodes[1] }),
    )

    expect(await (await accounts.signIn(who)).browser.call('/factors/backup-code', { code: who.backupCodes[0] })).toMatchObject(wrong)
    expect((await (await accounts.signIn(who)).browser.call('/factors/backup-code', { code: fresh })).status).toBe(200)
  })

  test('after disabling the password suffices, and after enabling again the old secret and codes are invalid', async () => {
    const who = await accounts.userWithTwoFactor()
    expect((await who.browser.call('/two-factor/disable', { password: who.password, code: totpCode(who.secret, 1) })).status).toBe(200)
    expect((await who.browser.call('/factors')).body).toEqual({ factors: [], assurance_level: 'aal1', backup_codes_left: null })
    const { browser } = await accounts.signIn(who)
    expect(await nobody(browser)).toBe(false)

    const { body } = await browser.call('/two-factor/enable', { password: who.password })
    expect(await browser.enterCode(totpCode(who.secret, 1))).toMatchObject(wrong)
    expect((await browser.enterCode(totpCode(secretIn(String(body?.totpURI))))).status).toBe(200)
    expect(await (await accounts.signIn(who)).browser.call('/factors/backup-code', { code: who.backupCodes[0] })).toMatchObject(wrong)
  })

  test.each(['/two-factor/disable', '/two-factor/generate-backup-codes'])(
    '%s also requires a code, of the app or a backup code',
    async (path) => {
      const who = await accounts.userWithTwoFactor()
      const [backup] = who.backupCodes
      const call = (code?: string) => who.browser.call(path, { password: who.password, ...(code && { code }) })

      expect(await call()).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'code' }] } } })
      for (const code of [totpCode(who.secret, 3), 'abcde-fghjk']) expect(await call(code)).toMatchObject(wrong)
      const again = await call(who.usedCode)
      expect(again.status).toBe(400)
      // After two half minutes it is no longer recognised as a code.
      expect(['CODE_USED', 'WRONG_CODE']).toContain(again.body?.code)
      expect((await who.browser.factors()).map(({ status }) => status)).toEqual(['verified'])

      // A wrong password leaves the code valid.
      expect(await who.browser.call(path, { password: 'not this one', code: backup })).toMatchObject({ body: { code: 'INVALID_PASSWORD' } })
      expect((await call(path.endsWith('disable') ? backup : totpCode(who.secret, 1))).status).toBe(200)
    },
  )

  test('wrong codes for disabling are counted with all others', async () => {
    const who = await accounts.userWithTwoFactor()
    for (let tries = 0; tries < 5; tries++) {
      await who.browser.call('/two-factor/disable', { password: who.password, code: totpCode(who.secret, 3) })
    }

    expect(await (await accounts.signIn(who)).browser.enterCode(totpCode(who.secret, 1))).toMatchObject({
      status: 423,
      body: { code: 'FACTOR_LOCKED' },
    })
  })

  test('a disabled account gets no session for a right code', async () => {
    const who = await accounts.userWithTwoFactor()
    const { browser } = await accounts.signIn(who)
    await accounts.db.update(profiles).set({ disabled: true }).where(eq(profiles.email, who.email))

    expect(await browser.enterCode(totpCode(who.secret, 1))).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED' } })
    expect(await nobody(browser)).toBe(true)
  })

  test('a new password does not end the current session and requires the code elsewhere', async () => {
    const who = await accounts.userWithTwoFactor()
    const change = { currentPassword: who.password, newPassword: 'a better horse', revokeOtherSessions: true }

    expect((await who.browser.call('/change-password', change)).status).toBe(200)
    expect(await nobody(who.browser)).toBe(false)
    expect((await accounts.signIn({ ...who, password: 'a better horse' })).answer.body).toMatchObject({ twoFactorRedirect: true })
  })
})
