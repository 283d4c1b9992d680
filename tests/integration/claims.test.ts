import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminRequest } from '#api/admin.ts'
import type { RequestWithChat, Submitted, UnclaimedRequest } from '#api/payment-requests.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { recipientOfReply } from '#server/core/billing/chat.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { insertPaymentRequest, requestForm } from '#tests/support/billing.ts'
import { dataExportOf } from '#tests/support/data-export.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const secretText = 'Postwright Support says pay now'

describe.each(databases)("visitors' requests with a user's address, on $name", ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    const env = { PAYMENT_UPI_ID: 'shop@bank', ...behindProxy }
    server = await startServer({ database: await fresh(), env })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  let machines = 0
  /** A visitor with a new client address sends a request with a user's address. */
  async function visit(email: string, over: object = {}): Promise<string> {
    const body = JSON.stringify(requestForm({ user_email: email, user_name: secretText, message: secretText, ...over }))
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++machines}` }
    const answer = await server.fetch('/api/payment-requests', { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as Submitted).id
  }
  interface Mine {
    items: RequestWithChat[]
    unclaimed: UnclaimedRequest[]
  }
  const mine = async (user: TestUser) => (await user.get('/api/payment-requests/mine')).body as Mine
  const settle = (user: TestUser, id: string, what: 'claim' | 'disown') => user.post(`/api/payment-requests/${id}/${what}`)
  const process = (id: string) => admin.post(`/api/admin/payment-requests/${id}/process`)
  const visibleTo = async (id: string) => {
    const { items } = (await admin.get(`/api/admin/payment-requests?search=PW${id}`)).body as { items: AdminRequest[] }
    return items[0]
  }
  const stored = async (id: string) => (await server.db.select().from(paymentRequests).where(eq(paymentRequests.id, id)))[0]

  test('before it is claimed nothing of the request is visible: no text, no chat, no instructions', async () => {
    const user = await given.user()
    const id = await visit(user.email, { plan_id: 'pro', billing_interval: 'yearly' })

    const answers = [
      await user.get('/api/payment-requests/latest'),
      await user.get('/api/payment-requests/unread'),
      await user.get(`/api/payment-requests/${id}/chats`),
      await user.post(`/api/payment-requests/${id}/chats`, { message: 'Hello' }),
      await user.post(`/api/payment-requests/${id}/chats/seen`, { position: 1 }),
    ]
    const file = JSON.stringify((await dataExportOf(user)).body)
    const listed = await mine(user)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404])
    expect(answers.slice(0, 2).map(({ body }) => body)).toEqual([{ request: null }, { unread: 0 }])
    expect(listed.items).toEqual([])
    expect(listed.unclaimed).toEqual([{ id, plan_id: 'pro', billing_interval: 'yearly', amount: 32_000, created_at: expect.any(String) }])
    expect(JSON.stringify([answers, listed]) + file).not.toMatch(new RegExp(`${secretText}|98765|shop@bank`))
    expect(await visibleTo(id)).toMatchObject({ claim: 'waiting', account: { id: user.id } })
  })

  test('claiming gives the user the request and its chat, once; the admin list shows it as claimed', async () => {
    const user = await given.user()
    const id = await visit(user.email)

    const answers = await Promise.all([settle(user, id, 'claim'), settle(user, id, 'claim')])

    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await mine(user)).toMatchObject({ items: [{ id, unread: 1 }], unclaimed: [] })
    expect((await user.get(`/api/payment-requests/${id}/chats`)).body).toMatchObject({ items: [{ author: 'product' }] })
    expect(await visibleTo(id)).toMatchObject({ claim: 'claimed', account: { id: user.id } })
    expect((await process(id)).status).toBe(200)
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'basic' })
  })

  test('disowning removes the request from the user permanently, and the admin list shows it', async () => {
    const user = await given.user()
    const id = await visit(user.email)

    expect((await settle(user, id, 'disown')).status).toBe(204)

    expect(await mine(user)).toEqual({ items: [], unclaimed: [] })
    expect((await settle(user, id, 'claim')).status).toBe(404)
    expect((await settle(user, id, 'disown')).status).toBe(204)
    expect(await visibleTo(id)).toMatchObject({ claim: 'disowned', account: null, status: 'pending' })
    expect(await process(id)).toMatchObject({ status: 409, body: { message: adminMessages.disowned } })
    await admin.post(`/api/payment-requests/${id}/chats`, { message: 'Hello' })
    expect(await recipientOfReply(server.db, { requestId: id, position: 2 })).toBeNull()
  })

  test("only a pending request with the user's own verified address can be claimed or disowned", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const [id, decided] = [await visit(owner.email), await visit(owner.email)]
    await admin.post(`/api/admin/payment-requests/${decided}/reject`)
    const refused = async (user: TestUser, request: string) =>
      [await settle(user, request, 'claim'), await settle(user, request, 'disown')].map(({ status }) => status)

    expect(await refused(other, id)).toEqual([404, 404])
    expect(await refused(admin, id)).toEqual([404, 404])
    expect(await refused(owner, decided)).toEqual([404, 404])
    expect(await refused(owner, randomUUID())).toEqual([404, 404])
    await server.db.update(profiles).set({ emailVerified: false }).where(eq(profiles.id, owner.id))
    expect(await refused(owner, id)).toEqual([404, 404])
    expect(await stored(id)).toMatchObject({ userId: null, claimedAt: null, disownedAt: null })
  })

  test('a visitor who later signs up with the address can claim the request and its chat', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await visit(email.toUpperCase())
    const user = await given.user()
    await server.db.update(profiles).set({ email }).where(eq(profiles.id, user.id))
    expect((await mine(user)).unclaimed).toMatchObject([{ id }])
    expect((await settle(user, id, 'claim')).status).toBe(204)
    expect((await user.get(`/api/payment-requests/${id}/chats`)).status).toBe(200)
  })

  test('approving an unclaimed request is refused with a reason and grants no plan', async () => {
    const user = await given.user()
    const id = await visit(user.email)
    expect(await process(id)).toMatchObject({ status: 409, body: { message: adminMessages.unclaimed } })
    const unknown = await visit(`${randomUUID()}@example.com`)
    expect(await process(unknown)).toMatchObject({ status: 409, body: { message: adminMessages.noAccount } })
  })

  test('users see all their own pending requests, newest first, also when others send requests in their name; and the newest decided one', async () => {
    const user = await given.user()
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    const own = (minute: number, status: 'pending' | 'paid' = 'pending') =>
      insertPaymentRequest(server, { userId: user.id, userEmail: user.email, createdAt: at(minute), status, unreadByPerson: 1 })
    const [first, , decided, second] = [await own(1), await own(2, 'paid'), await own(3, 'paid'), await own(4)]
    const stranger = await visit(user.email)

    const { items, unclaimed } = await mine(user)

    expect(items.map(({ id }) => id)).toEqual([second.id, first.id, decided.id])
    expect(unclaimed.map(({ id }) => id)).toEqual([stranger])
    expect((await user.get('/api/payment-requests/unread')).body).toEqual({ unread: 3 })
  })
})
