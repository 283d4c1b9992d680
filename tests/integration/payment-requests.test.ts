import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestWithChat, Submitted } from '#api/payment-requests.ts'
import { paymentMessages } from '#contract/billing-messages.ts'
import type { ChatPage } from '#contract/chat.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { authMessages, siteMessages } from '#contract/messages.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { requestForm as form } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const [byPath, byName] = ['/api/payment-requests', '/functions/v1/payment-requests']
const latest = '/api/payment-requests/latest'

describe.each(databases)('payment requests on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    const env = { PAYMENT_UPI_ID: 'shop@bank', PAYMENT_LINKS: 'Card=https://pay.example/card', ...behindProxy }
    server = await startServer({ database: await fresh(), env })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  let machines = 0
  /** Sends as a visitor with a new client address. */
  async function visit(body: object, path = byPath) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++machines}` }
    const answer = await server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const send = async (user: TestUser, body: object, headers: Record<string, string> = {}) =>
    user.post(byPath, body, { 'x-forwarded-for': `198.51.100.${++machines}`, ...headers })
  const stored = (email: string) =>
    server.db.select().from(paymentRequests).where(eq(paymentRequests.userEmail, email)).orderBy(desc(paymentRequests.createdAt))
  const latestOf = async (user: TestUser) => ((await user.get(latest)).body as { request: RequestWithChat | null }).request

  test.each([byPath, byName])('a visitor sends a request to %s; the price is that of the plan, whatever was sent', async (path) => {
    const request = form({ plan_id: 'pro', billing_interval: 'yearly', amount: 1, status: 'paid', message: ' Soon, please ' })
    const answer = await visit(request, path)
    expect(answer).toMatchObject({ status: 200, body: { plan_id: 'pro', billing_interval: 'yearly', amount: 32_000, status: 'pending' } })
    expect(await stored(request.user_email)).toMatchObject([
      { id: (answer.body as Submitted).id, userId: null, amount: 32_000, status: 'pending', message: 'Soon, please', chatLength: 1 },
    ])
  })

  test("a signed-in user's id is stored with the request, whatever address it names", async () => {
    const user = await given.user()
    const request = form({ userId: undefined })
    expect(await send(user, request)).toMatchObject({ status: 200 })
    expect(await stored(request.user_email)).toMatchObject([{ userId: user.id }])
    expect(await latestOf(user)).toMatchObject({ user_email: request.user_email, amount: 750, unread: 1 })
  })

  test('its chat begins with payment instructions', async () => {
    const user = await given.user()
    const { id } = (await send(user, form())).body as Submitted
    const { items, ...rest } = (await user.get(`/api/payment-requests/${id}/chats`)).body as ChatPage
    expect(rest).toEqual({ newest: 1, unread: 1, seen_by_other: 1 })
    const reference = `PW${id.slice(0, 8).toUpperCase()}`
    expect(items).toMatchObject([{ position: 1, author: 'product', instructions: { amount: 750, reference, upi: { id: 'shop@bank' } } }])
    expect(items[0]?.message).toContain(`₹750 and add the reference ${reference}`)
    expect((await admin.get(`/api/payment-requests/${id}/chats`)).body).toMatchObject({ unread: 0 })
  })

  test("the latest request is the user's own newest, even when others send requests in their name", async () => {
    const user = await given.user()
    await send(user, form())
    const { id } = (await send(user, form({ plan_id: 'pro' }))).body as Submitted
    await visit(form({ user_email: user.email }))
    expect(await latestOf(user)).toMatchObject({ id })
  })

  test('no answer reveals whether an address has an account or an earlier request', async () => {
    const user = await given.user()
    const answers = [await visit(form({ user_email: user.email })), await visit(form({ user_email: user.email })), await visit(form())]
    const shape = ({ body }: { body: unknown }) => ({ ...(body as Submitted), id: '', created_at: '' })
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, shape({ body })]))).size).toBe(1)
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(user.email)
  })

  test('a filled honeypot gets the same answer, and nothing is stored', async () => {
    const [real, trapped] = [form(), form({ website: 'https://spam.example' })]
    const answers = [await visit(real), await visit(trapped)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(Object.keys(answers[1]?.body as object)).toEqual(Object.keys(answers[0]?.body as object))
    expect(await stored(trapped.user_email)).toEqual([])
    expect(await visit(form({ website: '' }))).toMatchObject({ status: 200 })
  })

  test.each([
    [{ plan_id: 'free' }, 'plan_id', planMessages.nothingToPay],
    [{ plan_id: 'gold' }, 'plan_id', planMessages.unknownPlan({ typed: 'gold' })],
    [{ plan_id: undefined }, 'plan_id', paymentMessages.planRequired],
    [{ plan_id: ['pro'] }, 'plan_id', paymentMessages.planRequired],
    [{ plan_id: '__proto__' }, 'plan_id', planMessages.unknownPlan({ typed: '__proto__' })],
    [{ billing_interval: 'weekly' }, 'billing_interval', planMessages.unknownInterval({ typed: 'weekly' })],
    [{ billing_interval: '' }, 'billing_interval', paymentMessages.intervalRequired],
    [{ country: 'Atlantis' }, 'country', paymentMessages.countryRequired],
    [{ user_phone: '' }, 'user_phone', paymentMessages.phoneRequired],
    [{ user_phone: 'call me' }, 'user_phone', paymentMessages.phoneInvalid],
    [{ user_phone: '12' }, 'user_phone', paymentMessages.phoneInvalid],
    [{ user_name: ' ' }, 'user_name', authMessages.nameRequired],
    [{ user_email: 'nobody' }, 'user_email', authMessages.emailInvalid],
    [{ message: 'x'.repeat(2001) }, 'message', 'At most 2,000 characters'],
    [{ message: 'a\0b' }, 'message', fieldMessages.notStorable],
    [{ user_id: randomUUID() }, '', expect.stringMatching(/user_id/)],
  ])('%o is refused with a message', async (wrong, path, message) => {
    const request = form(wrong)
    const answer = await visit(request)
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ path, message }] } } })
    expect(await stored(request.user_email)).toEqual([])
  })

  test('text in other scripts and missing optional fields are accepted', async () => {
    const request = form({ user_name: 'आशा', user_phone: '०९८७६ ५४३२१', message: null })
    expect(await visit(request)).toMatchObject({ status: 200 })
    expect(await stored(request.user_email)).toMatchObject([{ userName: 'आशा', message: null }])
  })

  test('the same idempotency key creates one request', async () => {
    const user = await given.user()
    const [request, key] = [form(), { 'idempotency-key': 'k1' }]
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(user, request, key)))
    expect(new Set(answers.map(({ body }) => (body as Submitted).id)).size).toBe(1)
    expect(await stored(request.user_email)).toHaveLength(1)
    expect(await send(user, form(), key)).toMatchObject({ status: 422 })
  })

  test('admins see every request, newest first, with unread counts; users and visitors see none', async () => {
    const user = await given.user()
    const { id } = (await send(user, form())).body as Submitted
    await user.post(`/api/payment-requests/${id}/chats`, { message: 'Paid, please look.' })
    const answer = await admin.post('/functions/v1/get-payment-requests')
    const all = answer.body as RequestWithChat[]
    expect(all[0]).toMatchObject({ id, user_name: 'Asha Rao', amount: 750, status: 'pending', unread: 1 })
    expect(all.length).toBeGreaterThan(1)
    expect((await admin.get('/api/payment-requests/unread')).body).toEqual({ unread: all.reduce((sum, { unread }) => sum + unread, 0) })
    expect(await user.post('/functions/v1/get-payment-requests')).toMatchObject({
      status: 403,
      body: { message: siteMessages.adminRequired },
    })
    for (const [method, path] of [
      ['POST', '/functions/v1/get-payment-requests'],
      ['GET', latest],
      ['GET', '/api/payment-requests/unread'],
    ] as const)
      expect((await server.fetch(path, { method })).status).toBe(401)
  })
})
