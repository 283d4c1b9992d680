import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '#server/core/generation/engine.ts'
import { accounts, profiles, twoFactors, verifications } from '#server/infra/db/auth-schema.ts'
import { cardCustomers, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import {
  adminActions,
  cardPayments,
  generations,
  idempotencyKeys,
  paymentRequestChats,
  paymentRequests,
  photos,
  rateLimits,
  savedContent,
  subscriptions,
  voiceEdits,
  voiceRules,
  voices,
} from '#server/infra/db/schema.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { dataExportOf } from '#tests/support/data-export.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const password = 'correct horse'
const hour = 3_600_000

/** Writes until it is aborted. */
const endless: Engine = {
  name: 'endless',
  write: (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
}

describe.each(databases)('deleting an account, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let passwordHash: string

  beforeAll(async () => {
    server = await startServer({ database: await fresh(), env: behindProxy, writing: { engine: endless } })
    given = givenOn(server)
    passwordHash = await hashPassword(password)
  })
  afterAll(() => server.stop())

  /** A user with a password. */
  async function newUser(): Promise<TestUser> {
    const user = await given.user({ plan: 'pro' })
    await server.db.insert(accounts).values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash })
    return user
  }

  const leave = (user: Pick<TestUser, 'post'>, body: object = { password }) =>
    user.post('/api/auth/delete-user', body, { origin: server.url })

  /** A call as a page sends it for a visitor with a new client address. */
  const formRequest = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, ...newClientAddress() },
    body: JSON.stringify(body),
  })

  /** Adds data of a user to every table. Returns the ids of the paid and the pending request. */
  async function everythingOf({ id, email }: TestUser): Promise<{ paid: string; pending: string }> {
    const { db } = server
    const [paid, pending] = [randomUUID(), randomUUID()]
    const generationId = await insertUsage(server, id)
    const run = { userId: id, kind: 'titles', feature: 'titles' as const, request: {}, expiresAt: new Date(Date.now() + hour) }
    await db.insert(generations).values({ ...run, idempotencyKey: 'running' })
    const entry = { userId: id, title: 'Title', content: 'Text', contentType: 'title' as const, feature: 'titles' as const }
    await db.insert(savedContent).values([entry, { ...entry, deletedAt: new Date() }])
    const voiceId = randomUUID()
    await db
      .insert(voices)
      .values({ id: voiceId, userId: id, name: email, trade: 'food', offer: email, platforms: ['instagram'], language: 'en' })
    const learned = { userId: id, voiceId, pattern: 'no-emoji', rule: { kind: 'no-emoji' } } as const
    await db.insert(voiceEdits).values({ ...learned, generationId, before: email, after: '' })
    await db.insert(voiceRules).values(learned)
    const bytes = new TextEncoder().encode(email)
    await db.insert(photos).values({ userId: id, width: 1, height: 1, mediaType: 'image/jpeg', size: 1, bytes, thumbnail: bytes })
    await db.insert(subscriptions).values({ userId: id, plan: 'basic', status: 'inactive' })
    await db.insert(cardCustomers).values({ userId: id, id: `cus_${paid}` })
    const card = { state: 'active', currency: 'usd', periodEnd: new Date(), renews: true, ticket: 1 }
    await db.insert(cardSubscriptions).values({ id: `sub_${paid}`, userId: id, ...card })
    await db.insert(cardPayments).values({ id: `in_${paid}`, userId: id, plan: 'pro', currency: 'usd', amount: 3900 })
    await db.insert(idempotencyKeys).values({ userId: id, scope: 'save-content', key: 'k', requestHash: 'h' })
    await db.insert(twoFactors).values({ userId: id, secret: 's', backupCodes: 'b' })
    const request = { userEmail: email, message: `Write to ${email}` }
    await insertPaymentRequest(server, { ...request, id: paid, userId: id, status: 'paid' })
    await insertPaymentRequest(server, { ...request, id: pending, userId: id })
    await insertPaymentRequest(server, { ...request, userEmail: email.toUpperCase(), status: 'rejected' })
    for (const paymentRequestId of [paid, pending])
      await db
        .insert(paymentRequestChats)
        .values({ paymentRequestId, position: 1, author: 'person', senderEmail: email, message: `It is me, ${email}` })
    await db.insert(adminActions).values([
      { adminId: id, action: 'marked paid', subject: randomUUID() },
      { action: 'disabled', subject: id },
      { action: 'marked paid', subject: paid, details: { notes: `Paid by ${email}` } },
      { action: 'noted', subject: pending, details: { notes: email } },
    ])
    await db.insert(verifications).values({ identifier: randomUUID(), value: JSON.stringify({ userId: id, email }), expiresAt: new Date() })
    await db.insert(rateLimits).values({ key: `verifyMailTo|${id}`, hits: 1, expiresAt: new Date(Date.now() + hour) })
    // A mail in the outbox, and its finished job.
    await server.fetch('/api/auth/sign-up/email', formRequest({ name: 'Somebody', email, password: 'another password' }))
    await expect.poll(() => mailsTo(email)).toBe(1)
    return { paid, pending }
  }

  async function mailsTo(address: string): Promise<number> {
    const outbox = join(server.dataDir, 'outbox')
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
    return mails.filter((mail) => mail.includes(address)).length
  }

  /** Every table with a row that contains one of these texts, including the job queue. */
  async function tablesNaming(...texts: string[]): Promise<string[]> {
    const { rows: tables } = await server.db.execute<{ name: string }>(sql`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') order by 1`)
    const naming: string[] = []
    for (const { name } of tables) {
      const row = sql.raw(`lower(to_jsonb(t)::text)`)
      const { rows } = await server.db.execute(sql`
        select 1 from ${sql.raw(name)} t where ${sql.join(
          texts.map((text) => sql`strpos(${row}, ${text.toLowerCase()}) > 0`),
          sql` or `,
        )} limit 1`)
      if (rows.length > 0) naming.push(name)
    }
    return naming
  }

  test('removes every trace of the user from tables and files, and nothing of other users', async () => {
    const [user, other] = [await newUser(), await newUser()]
    await everythingOf(user)
    const { paid: paidByOther } = await everythingOf(other)
    // Messages of an admin to other users name the admin.
    await server.db
      .insert(paymentRequestChats)
      .values({ paymentRequestId: paidByOther, position: 2, author: 'team', senderEmail: user.email, message: 'Paid, thank you' })
    const held = await tablesNaming(user.id, user.email)
    expect(held).toEqual(expect.arrayContaining(['public.generations', 'public.profiles', 'public.verifications', 'public.rate_limits']))
    expect(held.some((name) => name.startsWith('pgboss.'))).toBe(true)
    const others = await tablesNaming(other.id, other.email)

    expect((await leave(user)).status).toBe(200)

    expect(await tablesNaming(user.id, user.email)).toEqual([])
    expect(await mailsTo(user.email)).toBe(0)
    expect(await tablesNaming(other.id, other.email)).toEqual(others)
    expect(await mailsTo(other.email)).toBe(1)
    expect((await other.get('/api/saved-content')).body).toMatchObject({ items: [{ title: 'Title' }] })
  })

  test('leaves a paid request without personal data, and deletes all others', async () => {
    const user = await newUser()
    const { paid, pending } = await everythingOf(user)

    await leave(user)

    const [remaining] = await server.db.select().from(paymentRequests).where(eq(paymentRequests.id, paid))
    expect(remaining).toMatchObject({ userId: null, userName: 'Deleted account', userEmail: '', userPhone: '', message: null })
    expect(remaining).toMatchObject({ planId: 'pro', billingInterval: 'monthly', amount: 3200, country: 'India', status: 'paid' })
    expect(await server.db.select().from(paymentRequests).where(eq(paymentRequests.id, pending))).toEqual([])
    const actions = await server.db.select().from(adminActions).where(eq(adminActions.subject, paid))
    expect(actions).toMatchObject([{ action: 'marked paid', details: {} }])
  })

  test('ends all sessions, clears the cookie and frees the address', async () => {
    const user = await newUser()

    const { headers } = await leave(user)

    expect(headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    expect((await user.get('/api/me')).status).toBe(401)
    expect(await server.db.select().from(profiles).where(eq(profiles.email, user.email))).toEqual([])
  })

  test('cancels a running generation and stores nothing of it', async () => {
    const user = await newUser()
    const running = user.post('/functions/v1/generate-titles', { topic: 'old bicycles', platforms: ['youtube'] })
    const rows = () => server.db.select().from(generations).where(eq(generations.userId, user.id))
    // The first generation of a server also loads the writers.
    await expect.poll(() => rows()).toHaveLength(1)

    await leave(user)

    expect(await running).toMatchObject({ status: 502, body: { code: 'GENERATION_FAILED' } })
    expect(await rows()).toEqual([])
  })

  test('resets no quota: a new account with the same address has the rest of its month, for JSON and streams', async () => {
    const user = await newUser()
    const use = { userId: user.id, kind: 'titles', feature: 'titles' as const, request: {}, result: {}, state: 'done' as const }
    await server.db.insert(generations).values([1, 2].map(() => ({ ...use, expiresAt: new Date(Date.now() + hour) })))
    await leave(user)
    const again = await given.user()
    await server.db.update(profiles).set({ email: user.email }).where(eq(profiles.id, again.id))

    const request = { topic: 'old bicycles', platforms: ['youtube'] }
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await again.post('/functions/v1/generate-titles', request, { accept })
      expect(answer).toMatchObject({ status: 429, body: { code: 'QUOTA_REACHED', data: { feature: 'titles', limit: 2 } } })
    }
    const { usage } = (await again.get('/api/me')).body as { usage: object[] }
    expect(usage).toContainEqual({ feature: 'titles', used: 2, limit: 2 })
    const { body: copy } = await dataExportOf(again)
    expect(copy.usage_of_deleted_accounts).toEqual([{ feature: 'titles', used: 2, expires_at: expect.any(String) }])
  })

  test('requires the password: without it, with a wrong one or signed out nothing is deleted', async () => {
    const user = await newUser()

    expect(await leave(user, {})).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(await leave(user, { password: 'not this one' })).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await server.fetch('/api/auth/delete-user', formRequest({ password }))).status).toBe(401)
    // The auth library's other ways, by token and by emailed link, are disabled.
    expect((await leave(user, { token: 'abc' })).status).toBe(422)
    expect((await user.get('/api/auth/delete-user/callback?token=abc')).status).toBe(404)

    expect((await user.get('/api/me')).status).toBe(200)
  })

  test('deletes nothing when a part fails, and reports the error', async () => {
    const user = await newUser()
    await everythingOf(user)
    const before = await tablesNaming(user.id, user.email)
    await server.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await server.db.execute(sql`create trigger refuse before delete on profiles for each row execute function refuse()`)
    try {
      expect(await leave(user)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    } finally {
      await server.db.execute(sql`drop trigger refuse on profiles`)
      await server.db.execute(sql`drop function refuse`)
    }

    expect(await tablesNaming(user.id, user.email)).toEqual(before)
    expect((await user.get('/api/me')).status).toBe(200)
  })
})
