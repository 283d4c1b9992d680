import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { sessions } from '#server/platform/db/auth-schema.ts'
import { type Accounts, openAccounts } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'
import { codeOf } from '#tests/support/totp.ts'
import { factorsOf, secured } from '#tests/support/two-factor.ts'

describe.each(databases)("the spec's calls about a second factor, on $name", ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  test("another person's factor, and one that does not exist, is not found", async () => {
    const [mine, theirs] = [await secured(accounts), await secured(accounts)]
    const other = (await factorsOf(theirs.browser))[0]?.id
    const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
    for (const id of [other, crypto.randomUUID(), 'no-id']) {
      expect(await mine.browser.call(`/factors/${id}/challenge`, {})).toMatchObject(notFound)
      const answer = { code: codeOf(theirs.secret), challenge_id: 'x' }
      expect(await mine.browser.call(`/factors/${id}/verify`, answer)).toMatchObject(notFound)
    }
  })

  test.each(['sms', 'whatsapp'])('a code by %s is not available, and says so', async (channel) => {
    const { browser } = await secured(accounts)
    const id = (await factorsOf(browser))[0]?.id

    expect(await browser.call(`/factors/${id}/challenge`, { channel })).toMatchObject({
      status: 422,
      body: { data: { issues: [{ path: 'channel', message: twoFactorMessages.phoneUnavailable }] } },
    })
    expect(await browser.call(`/factors/${id}/challenge`, { channel: 'totp' })).toMatchObject({ status: 200, body: { type: 'totp' } })
  })

  test('a challenge is good for its own factor and once; bad input says what is wrong', async () => {
    const who = await secured(accounts)
    const id = (await factorsOf(who.browser))[0]?.id
    const { body } = await who.browser.call(`/factors/${id}/challenge`, {})
    const verify = (code: unknown, challenge_id = String(body?.id)) => who.browser.call(`/factors/${id}/verify`, { code, challenge_id })

    expect(await verify('12345')).toMatchObject({
      status: 422,
      body: { data: { issues: [{ path: 'code', message: twoFactorMessages.codeRequired }] } },
    })
    expect(await verify(codeOf(who.secret, 1), 'made up')).toMatchObject({ status: 400, body: { code: 'CHALLENGE_EXPIRED' } })
    expect((await verify(codeOf(who.secret, 1).replace(/(...)/, '$1 '))).status).toBe(200)
    expect(await verify(codeOf(who.secret, 1))).toMatchObject({ status: 400, body: { code: 'CHALLENGE_EXPIRED' } })
  })

  test('an access token stands for its session in them, and the answer has the fields of a session', async () => {
    const who = await secured(accounts)
    const token = (await who.browser.call('/token')).body?.token
    const client = accounts.browser()
    const bearer = { authorization: `Bearer ${token}` }
    const id = (await factorsOf(client, bearer))[0]?.id
    const challenge = await client.call(`/factors/${id}/challenge`, {}, bearer)

    const { status, body } = await client.call(
      `/factors/${id}/verify`,
      { code: codeOf(who.secret, 1), challenge_id: challenge.body?.id },
      bearer,
    )

    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 900,
      expires_at: expect.any(Number),
      refresh_token: null,
      user: {
        id: expect.any(String),
        email: who.email,
        user_metadata: { full_name: who.name, role: 'user' },
        factors: [{ id, factor_type: 'totp', status: 'verified' }],
      },
    })
    expect(await accounts.identify(new Headers({ authorization: `Bearer ${body?.access_token}` }))).toMatchObject({ email: who.email })
    const kept = await accounts.db.select({ token: sessions.token }).from(sessions)
    for (const session of kept) expect(JSON.stringify(body)).not.toContain(session.token)
  })
})
