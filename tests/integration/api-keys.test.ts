import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { apiKeyLimits } from '#contract/api-keys.ts'
import { kinds } from '#kinds/index.ts'
import { hashOfKey, purgeRevokedKeys } from '#server/core/accounts/api-keys.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { apiKeys } from '#server/infra/db/schema.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { databases } from '#tests/support/databases.ts'
import { ledgerOf, writableSample } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type SmtpDouble, startSmtp } from '#tests/support/smtp.ts'

interface Created {
  readonly key: string
  readonly item: { readonly id: string; readonly start: string; readonly scopes: string[]; readonly last_used_at: string | null }
}
const path = '/api/api-keys'

describe.each(databases)('API keys on $name', ({ fresh }) => {
  let server: TestServer
  let smtp: SmtpDouble
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    smtp = await startSmtp()
    server = await startServer({ database: await fresh(), env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' } })
    given = givenOn(server)
  })
  afterAll(async () => {
    await server.stop()
    await smtp.close()
  })

  const create = async (user: TestUser, scopes: string[] = ['write']) =>
    (await user.post(path, { name: 'Website', scopes })).body as Created
  const listed = async (user: TestUser) => ((await user.get(path)).body as { items: Created['item'][] }).items
  const usage = async (key: string) => {
    const answer = await server.fetch('/api/usage', { headers: { authorization: `Bearer ${key}` } })
    return { status: answer.status, body: await answer.json() }
  }

  test('a key is answered once, stored as its hash, and told to its user by email without the key', async () => {
    const user = await given.user()
    const { key, item } = await create(user)
    expect(item).toMatchObject({ start: key.slice(0, 8), scopes: ['read', 'write'], last_used_at: null })
    expect(JSON.stringify(await listed(user))).not.toContain(key)
    const [row] = await server.db.select().from(apiKeys).where(eq(apiKeys.id, item.id))
    expect(row?.hash).toBe(hashOfKey(key))
    expect(JSON.stringify(row)).not.toContain(key)

    const mails = () => smtp.received.filter(({ to }) => to.includes(user.email))
    await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1)
    expect(mails()[0]?.text).toContain(item.start)
    expect(mails()[0]?.content).not.toContain(key)
  })

  test('a text that a key asks for is charged to its user, by the plan of its user', async () => {
    const user = await given.user()
    const { key } = await create(user)
    const send = (kind: 'titles' | 'script') =>
      server.fetch(`/functions/v1/${kinds[kind].call}`, {
        method: 'POST',
        body: JSON.stringify(writableSample(kind)),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      })
    expect((await send('titles')).status).toBe(200)
    expect(await (await send('script')).json()).toMatchObject({ code: 'FEATURE_NOT_ON_PLAN' })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('the last use is recorded, at most once a minute', async () => {
    const user = await given.user()
    const { key, item } = await create(user)
    const lastUse = async () => (await listed(user))[0]?.last_used_at
    const setLastUse = (age: string) =>
      server.db
        .update(apiKeys)
        .set({ lastUsedAt: sql`now() - ${age}::interval` })
        .where(eq(apiKeys.id, item.id))
    expect((await usage(key)).status).toBe(200)
    expect(await lastUse()).not.toBeNull()
    await setLastUse('20 seconds')
    const recent = await lastUse()
    await usage(key)
    expect(await lastUse()).toBe(recent)
    await setLastUse('61 seconds')
    const old = await lastUse()
    await usage(key)
    expect(await lastUse()).not.toBe(old)
  })

  test('a revoked key is refused from the next call on, and deleted after 90 days', async () => {
    const user = await given.user()
    const { key, item } = await create(user)
    expect((await usage(key)).status).toBe(200)
    expect((await user.delete(`${path}/${item.id}`)).status).toBe(204)
    expect(await usage(key)).toMatchObject({ status: 401, body: { message: apiKeyMessages.revoked } })
    expect(await listed(user)).toEqual([])
    expect((await user.delete(`${path}/${item.id}`)).status).toBe(404)

    await purgeRevokedKeys(server.db)
    expect(await usage(key)).toMatchObject({ body: { message: apiKeyMessages.revoked } })
    await server.db.update(apiKeys).set({ revokedAt: sql`now() - interval '91 days'` }).where(eq(apiKeys.id, item.id))
    await purgeRevokedKeys(server.db)
    expect(await usage(key)).toMatchObject({ status: 401, body: { message: apiKeyMessages.unknown } })
  })

  test('the key of a disabled account is refused', async () => {
    const user = await given.user()
    const { key } = await givenKey(server, user.id)
    await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, user.id))
    expect((await usage(key)).status).toBe(401)
  })

  test('a session that began more than an hour ago revokes keys, and creates none', async () => {
    const user = await given.user()
    const { item } = await create(user)
    await server.db.update(sessions).set({ createdAt: sql`now() - interval '61 minutes'` }).where(eq(sessions.userId, user.id))
    expect(await user.post(path, { name: 'Website', scopes: ['read'] })).toMatchObject({
      status: 403,
      body: { message: apiKeyMessages.signInAgain },
    })
    expect((await user.delete(`${path}/${item.id}`)).status).toBe(204)
    expect(await listed(user)).toEqual([])
  })

  test('calls at the same time cannot create more keys than a user may have', async () => {
    const user = await given.user()
    await Promise.all(Array.from({ length: apiKeyLimits.keys - 2 }, () => givenKey(server, user.id)))
    await givenKey(server, user.id, { revokedAt: new Date() })
    const answers = await Promise.all(Array.from({ length: 6 }, () => user.post(path, { name: 'Website', scopes: ['read'] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(await listed(user)).toHaveLength(apiKeyLimits.keys)
  })
})
