import type { webcrypto } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sign } from 'hono/jwt'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accessTokenMessages } from '#contract/account-messages.ts'
import { jwks, profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { type Accounts, type Browser, openAccounts } from '#tests/support/auth.ts'
import { databases } from '#tests/support/databases.ts'

const errorTexts = accessTokenMessages
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

describe.each(databases)('access tokens, on $name', ({ fresh }) => {
  let accounts: Accounts
  beforeAll(async () => {
    accounts = await openAccounts(await fresh())
  })
  afterAll(() => accounts.close())

  const tokenOf = async (browser: Browser) => String((await browser.call('/token')).body?.token)
  const whoBears = (token: string) => accounts.identify(new Headers({ authorization: `Bearer ${token}` }))
  const refused = (message: string) => ({ code: 'UNAUTHORIZED', status: 401, message })

  const newKeys = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])

  /** The same token with changes, signed by a key of the test. */
  async function forged(token: string, header: object = {}, claims: object = {}, key?: webcrypto.CryptoKey) {
    const [head, body] = token.split('.')
    const privateKey = key ?? (await newKeys()).privateKey
    const content = `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}`
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Buffer.from(content))
    return `${content}.${Buffer.from(signature).toString('base64url')}`
  }

  test('before any key exists the key set is empty', async () => {
    expect(await accounts.db.select().from(jwks)).toEqual([])
    const token = `${encode({ alg: 'ES256', kid: crypto.randomUUID() })}.${encode({ sub: 'x' })}.c2ln`

    await expect(whoBears(token)).rejects.toMatchObject(refused(errorTexts.emptyKeySet))
  })

  test('a token identifies the user without a cookie and takes precedence over it', async () => {
    const [asha, ben] = [accounts.browser(), accounts.browser()]
    const who = await accounts.signUpAndVerify(asha)
    await accounts.signUpAndVerify(ben)
    const headers = ben.cookies()
    headers.set('authorization', `bearer ${await tokenOf(asha)}`)

    expect(await accounts.identify(headers)).toMatchObject({ email: who.email, plan: 'free' })
  })

  test("a token with another key's signature, an unknown key or a changed claim is refused with the message of the specification", async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)
    const token = await tokenOf(browser)

    await expect(whoBears(await forged(token))).rejects.toMatchObject(refused(errorTexts.badSignature))
    await expect(whoBears(await forged(token, { kid: crypto.randomUUID() }))).rejects.toMatchObject(refused(errorTexts.unknownKey))
    const [head, claims, signature] = token.split('.')
    const changed = `${head}.${encode({ ...decode(claims), sub: crypto.randomUUID() })}.${signature}`
    await expect(whoBears(changed)).rejects.toMatchObject(refused(errorTexts.badSignature))
    await expect(whoBears(await forged(token, {}, { exp: 1 }))).rejects.toMatchObject(refused(errorTexts.badSignature))
    await expect(whoBears(await forged(token, { alg: 'none' }))).rejects.toMatchObject(refused(errorTexts.malformed))
  })

  test('unknown key ids read the key set at most once a second, and a new key is still found', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const token = await tokenOf(browser)
    await whoBears(token)
    const reads = vi.spyOn(accounts.db, 'select')
    const began = performance.now()

    const madeUp = await Promise.all(Array.from({ length: 50 }, () => forged(token, { kid: crypto.randomUUID() })))
    const answers = await Promise.allSettled(madeUp.map(whoBears))
    expect(answers.map(({ status }) => status)).toEqual(madeUp.map(() => 'rejected'))

    const { privateKey, publicKey } = await newKeys()
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
    const [key] = await accounts.db
      .insert(jwks)
      .values({ publicKey: JSON.stringify({ kty, crv, x, y }), privateKey: '' })
      .returning()
    const ofNewKey = await forged(token, { kid: key?.id }, {}, privateKey)
    const [newKeyUser, others] = await Promise.all([whoBears(ofNewKey), Promise.allSettled(madeUp.map(whoBears))])

    expect(newKeyUser).toMatchObject({ email: who.email })
    expect(others.filter(({ status }) => status !== 'rejected')).toEqual([])
    expect(reads.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1000))
    reads.mockRestore()
    await accounts.db.delete(jwks).where(eq(jwks.id, key?.id ?? ''))
  })

  test('a bearer without a key id is looked up as a session token; a token signed with the shared secret is refused', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const cookie = browser.jar.get(accounts.auth.cookie.name) ?? ''

    expect(await whoBears(cookie)).toMatchObject({ email: who.email })
    expect(await whoBears(`${cookie}x`)).toBeNull()
    const id = (await whoBears(cookie))?.id
    expect(await whoBears(await sign({ sub: id }, accounts.auth.cookie.secret, 'HS256'))).toBeNull()
    expect(await whoBears('nonsense')).toBeNull()
    await browser.call('/sign-out', {})
    expect(await whoBears(cookie)).toBeNull()
  })

  test('a token is valid for 15 minutes', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)
    const token = await tokenOf(browser)
    const { iat, exp } = decode(token.split('.')[1])

    expect(exp - iat).toBe(900)
    vi.useFakeTimers({ now: (exp + 1) * 1000, toFake: ['Date'] })
    try {
      await expect(whoBears(token)).rejects.toMatchObject(refused(errorTexts.expired))
    } finally {
      vi.useRealTimers()
    }
  })

  test('an ended session, a disabled account and a changed role take effect at once', async () => {
    const browser = accounts.browser()
    const who = await accounts.signUpAndVerify(browser)
    const token = await tokenOf(browser)
    const mine = eq(profiles.email, who.email)
    const id = (await whoBears(token))?.id ?? ''

    await accounts.db.update(profiles).set({ role: 'admin' }).where(mine)
    expect(await whoBears(token)).toMatchObject({ role: 'admin' })
    await accounts.db.update(profiles).set({ disabled: true }).where(mine)
    expect(await whoBears(token)).toBeNull()
    expect((await accounts.browser().call('/factors', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
    await accounts.db.update(profiles).set({ disabled: false }).where(mine)
    await accounts.db.delete(sessions).where(eq(sessions.userId, id))
    expect(await whoBears(token)).toBeNull()
  })

  test('the token contains the level of assurance, and the key set may be cached', async () => {
    const browser = accounts.browser()
    await accounts.signUpAndVerify(browser)

    expect(decode((await tokenOf(browser)).split('.')[1])).toMatchObject({ aal: 'aal1' })
    expect((await browser.call('/.well-known/jwks.json')).headers.get('cache-control')).toBe('public, max-age=600')
    expect((await browser.call('/token')).headers.get('cache-control')).toBeNull()
  })
})
