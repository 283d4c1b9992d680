import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminUser } from '#api/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { plans } from '#contract/plans.ts'
import type { Engine } from '#server/core/generation/engine.ts'
import { accounts, profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { adminActions, generations } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, subscribe, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const day = 86_400_000

/** Writes until it is aborted. */
const endless: Engine = {
  name: 'endless',
  write: (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
}

describe.each(databases)('managing users as an admin, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    server = await startServer({ database: await fresh(), writing: { engine: endless } })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  const read = async <Body>(path: string) => (await admin.get(`/api/admin/${path}`)).body as Body
  const change = (id: string, what: string, body: object = {}) => admin.post(`/api/admin/people/${id}/${what}`, body)
  const actionsOn = (id: string) => server.db.select().from(adminActions).where(eq(adminActions.subject, id))

  test('users can be searched by part of name or address, newest first, in pages', async () => {
    const name = `Zoë ${randomUUID()}`
    const people = [await given.user(), await given.user({ plan: 'basic' }), await given.user()]
    // Accounts that are created in one moment have no order.
    for (const [at, { id }] of people.entries())
      await server.db
        .update(profiles)
        .set({ fullName: name, createdAt: new Date(Date.now() + at * 1_000) })
        .where(eq(profiles.id, id))
    type Found = { items: AdminUser[]; next: string | null }
    const first = await read<Found>(`people?search=${name.toUpperCase()}&limit=2`)
    expect(first.items).toMatchObject([
      { id: people[2]?.id, plan: 'free', expires_at: null, by_card: false },
      { id: people[1]?.id, plan: 'basic', disabled: false, role: 'user', email_verified: true },
    ])
    expect(await read<Found>(`people?search=${name}&limit=2&before=${first.next}`)).toMatchObject({
      items: [{ id: people[0]?.id }],
      next: null,
    })
    expect((await read<Found>(`people?search=${people[0]?.email}`)).items).toHaveLength(1)
  })

  test('a user is shown with plan and usage of the month, and a plan change takes effect at once', async () => {
    const user = await given.user()
    const ends = new Date(Date.now() + 5 * day)
    await subscribe(server, user.id, 'basic', ends)
    expect(await read(`people/${user.id}`)).toMatchObject({
      id: user.id,
      plan: 'basic',
      expires_at: ends.toISOString(),
      usage: Object.entries(plans.basic.limits).map(([feature, limit]) => ({ feature, used: 0, limit })),
      last_used_at: expect.any(String),
    })

    expect(await change(user.id, 'plan', { plan: 'pro', expires_at: null, notes: 'A gift' })).toMatchObject({
      status: 200,
      body: { plan: 'pro', expires_at: null },
    })
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'pro', status: 'active' })
    expect((await change(user.id, 'plan', { plan: 'free', expires_at: null })).body).toMatchObject({ plan: 'free' })
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'free', status: 'inactive' })
    expect((await actionsOn(user.id)).map(({ action, details }) => [action, details])).toEqual([
      ['plan-set', { plan: 'pro', expires_at: null, before: { plan: 'basic', expires_at: ends.toISOString() }, notes: 'A gift' }],
      ['plan-set', { plan: 'free', expires_at: null, before: { plan: 'pro', expires_at: null } }],
    ])
  })

  test('a plan that ends in the past, a Free plan with an end, and an unknown user are refused', async () => {
    const { id } = await given.user()
    const tomorrow = new Date(Date.now() + day).toISOString()
    const issue = (message: string) => ({ status: 422, body: { data: { issues: [{ path: 'expires_at', message }] } } })
    const past = { plan: 'pro', expires_at: new Date(Date.now() - 1).toISOString() }
    expect(await change(id, 'plan', past)).toMatchObject(issue(adminMessages.endInPast))
    expect(await change(id, 'plan', { plan: 'free', expires_at: tomorrow })).toMatchObject(issue(adminMessages.freeHasNoEnd))
    for (const what of ['disable', 'enable']) expect((await change(randomUUID(), what)).status).toBe(404)
    expect((await change(randomUUID(), 'plan', { plan: 'pro', expires_at: tomorrow })).status).toBe(404)
    expect((await admin.get(`/api/admin/people/${randomUUID()}`)).status).toBe(404)
  })

  test('disabling a user ends sessions and running generations at once and blocks sign-in until it is undone', async () => {
    const user = await given.user({ plan: 'pro' })
    const password = 'correct horse'
    await server.db
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: await hashPassword(password) })
    const signIn = () => user.post('/api/auth/sign-in/email', { email: user.email, password }, { cookie: '', origin: server.url })
    const running = user.post('/functions/v1/generate-titles', { topic: 'old bicycles', platforms: ['youtube'] })
    const runs = () => server.db.select().from(generations).where(eq(generations.userId, user.id))
    await expect.poll(() => runs()).toHaveLength(1)

    expect(await change(user.id, 'disable', { notes: 'Spam' })).toMatchObject({ status: 200, body: { disabled: true, last_used_at: null } })

    expect((await user.get('/api/me')).status).toBe(401)
    expect((await running).status).toBe(502)
    expect(await runs()).toEqual([])
    expect(await server.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_DISABLED' } })

    await change(user.id, 'disable')
    expect((await change(user.id, 'enable')).body).toMatchObject({ disabled: false })
    expect((await signIn()).status).toBe(200)
    expect((await actionsOn(user.id)).map(({ action, details }) => [action, details])).toEqual([
      ['account-disabled', { notes: 'Spam' }],
      ['account-enabled', {}],
    ])
  })

  test('the owner (the first admin) cannot be disabled by another admin; a later admin can', async () => {
    const [other, later] = [await given.user({ role: 'admin' }), await given.user({ role: 'admin' })]
    const disable = (id: string) => other.post(`/api/admin/people/${id}/disable`, {})

    expect(await disable(admin.id)).toMatchObject({ status: 409, body: { message: adminMessages.notOwner } })
    expect((await admin.get('/api/admin/summary')).status).toBe(200)
    expect(await disable(later.id)).toMatchObject({ status: 200, body: { disabled: true } })
  })

  test('an admin cannot disable their own account', async () => {
    expect(await change(admin.id, 'disable')).toMatchObject({ status: 409, body: { message: adminMessages.notYourself } })
    expect((await admin.get('/api/admin/summary')).status).toBe(200)
  })
})
