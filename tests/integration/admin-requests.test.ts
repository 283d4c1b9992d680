import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminRequest } from '#api/admin.ts'
import { adminMessages, decidedMessages } from '#contract/admin-messages.ts'
import { referenceOf } from '#contract/billing.ts'
import { intervalAfter } from '#server/core/billing/plan-terms.ts'
import { createDecisions, type DecisionEffects } from '#server/features/admin/payment-requests.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { adminActions, paymentRequestChats, paymentRequests, subscriptions } from '#server/infra/db/schema.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, subscribe, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const path = '/api/admin/payment-requests'

describe.each(databases)('processing payment requests as an admin, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    server = await startServer({ database: await fresh(), env: { QUOTA_TIME_ZONE: 'Asia/Kolkata' } })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  const process = (id: string, body: object = {}, by = admin) => by.post(`${path}/${id}/process`, body)
  const reject = (id: string, body: object = {}) => admin.post(`${path}/${id}/reject`, body)
  const find = async (query: string) => (await admin.get(`${path}?${query}`)).body as { items: AdminRequest[]; next: string | null }
  const stored = async (id: string) => (await server.db.select().from(paymentRequests).where(eq(paymentRequests.id, id)))[0]
  const chatOf = (id: string) => server.db.select().from(paymentRequestChats).where(eq(paymentRequestChats.paymentRequestId, id))
  const actionsOn = (id: string) => server.db.select().from(adminActions).where(eq(adminActions.subject, id))
  const plansOf = (userId: string) => server.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))

  test('approving marks the request paid, grants the plan at once, and adds a chat message and an audit log entry', async () => {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    const before = new Date()

    const answer = await process(id, { notes: ' UPI 4711 ' })

    expect(answer).toMatchObject({ status: 200, body: { id, status: 'paid', account: { id: user.id, plan: 'pro', by_card: false } } })
    const { decided_at, account } = answer.body as AdminRequest
    const ends = new Date(account?.expires_at ?? 0)
    expect(new Date(decided_at ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1)
    expect(ends.getTime()).toBeGreaterThanOrEqual(intervalAfter(before, 'monthly').getTime())
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'pro', status: 'active', expires_at: ends.toISOString() })
    const until = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(ends)
    expect(await chatOf(id)).toMatchObject([{ senderEmail: admin.email, message: adminMessages.planActive({ plan: 'Pro', until: until }) }])
    const details = { plan: 'pro', interval: 'monthly', amount: 3200, change: 'created', expires_at: ends.toISOString(), notes: 'UPI 4711' }
    expect(await actionsOn(id)).toMatchObject([{ adminId: admin.id, action: 'payment-processed', details }])
  })

  test('fifty concurrent approvals by two admins give one subscription, one message, one mail and one audit row', async () => {
    const [user, second] = [await given.user(), await given.user({ role: 'admin' })]
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })

    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => process(id, {}, at % 2 ? admin : second)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    for (const other of others) expect(other).toMatchObject({ status: 409, body: { message: decidedMessages.paid } })
    const [held, ...more] = await plansOf(user.id)
    expect(more).toEqual([])
    expect(held?.expiresAt?.getTime()).toBeLessThanOrEqual(intervalAfter(new Date(), 'monthly').getTime())
    expect(await chatOf(id)).toHaveLength(1)
    expect(await actionsOn(id)).toHaveLength(1)
    const { rows: mails } = await server.db.execute(sql`select data from pgboss.job where data ->> 'userId' = ${user.id}`)
    expect(mails).toEqual([{ data: expect.objectContaining({ about: 'plan-active', plan: 'pro' }) }])
  })

  /** A decision service that records its mails. */
  function recorded(over: Partial<DecisionEffects> = {}) {
    const emails: object[] = []
    const effects: DecisionEffects = {
      postMessage: async (_, { senderEmail: _email, ...line }) => ({ position: emails.push({ line }) }),
      queueEmail: async (_, notice) => void emails.push({ notice }),
      publish: async (_, event) => void emails.push({ event }),
      refreshCard: async () => {},
      admitRequest: async () => {},
      endCardPayments: async () => {},
      ...over,
    }
    return { sent: emails, ...createDecisions({ db: server.db, timeZone: 'UTC', ...effects }) }
  }

  test('of many concurrent decisions only the effective one sends notifications', async () => {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    const { sent, process } = recorded()

    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => process(admin, { id })))

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [held] = await plansOf(user.id)
    expect(sent).toEqual([
      { line: { requestId: id, message: expect.stringContaining('Your Pro plan is active until') } },
      { notice: { about: 'plan-active', userId: user.id, plan: 'pro', interval: 'monthly', expiresAt: held?.expiresAt } },
      { event: { topic: 'account', id: user.id } },
      { event: { topic: 'requests', id } },
    ])
  })

  test('a rejection adds a chat message, and sends a mail when the user is offline', async () => {
    const { id } = await insertPaymentRequest(server)
    const { sent, reject } = recorded()

    await reject(admin, { id })

    expect(sent).toEqual([
      { line: { requestId: id, message: adminMessages.closed } },
      { notice: { about: 'chat-reply', requestId: id, position: 1 } },
      { event: { topic: 'requests', id } },
    ])
  })

  test('when the mail cannot be queued nothing changes, and the request can be processed later', async () => {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    const { process: failing } = recorded({ queueEmail: () => Promise.reject(new Error('no queue')) })

    await expect(failing(admin, { id })).rejects.toThrow('no queue')

    expect(await stored(id)).toMatchObject({ status: 'pending', decidedAt: null })
    expect([await plansOf(user.id), await actionsOn(id)]).toEqual([[], []])
    expect(await process(id)).toMatchObject({ status: 200 })
  })

  test('a request of an address without a verified account is refused with a message and stays pending', async () => {
    const unverified = await given.user()
    await server.db.update(profiles).set({ emailVerified: false }).where(eq(profiles.id, unverified.id))
    for (const userEmail of [unverified.email, 'nobody@example.com']) {
      const { id } = await insertPaymentRequest(server, { userEmail })
      expect(await process(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: adminMessages.noAccount } })
      expect(await stored(id)).toMatchObject({ status: 'pending' })
      expect((await find(`search=${userEmail}`)).items).toMatchObject([{ account: null }])
    }
  })

  test('a disabled account and a plan without an end are refused with a message', async () => {
    const [off, endless] = [await given.user(), await given.user()]
    await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, off.id))
    await subscribe(server, endless.id, 'basic')
    const of = async ({ id, email }: TestUser) => (await insertPaymentRequest(server, { userId: id, userEmail: email })).id
    expect(await process(await of(off))).toMatchObject({ status: 409, body: { message: adminMessages.accountDisabled } })
    expect(await process(await of(endless))).toMatchObject({ status: 409, body: { message: adminMessages.endless } })
  })

  test('rejecting closes the request with a chat message and grants nothing; it cannot be decided again', async () => {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })

    expect(await reject(id, { notes: 'No payment arrived' })).toMatchObject({ status: 200, body: { status: 'rejected' } })

    expect(await chatOf(id)).toMatchObject([{ senderEmail: admin.email, message: adminMessages.closed }])
    expect(await actionsOn(id)).toMatchObject([{ action: 'payment-rejected', details: { notes: 'No payment arrived' } }])
    expect((await user.get('/api/me')).body).toMatchObject({ plan: 'free' })
    for (const again of [process, reject]) {
      expect(await again(id)).toMatchObject({ status: 409, body: { message: decidedMessages.rejected } })
    }
  })

  test('an unknown id is not found', async () => {
    expect((await process(randomUUID())).status).toBe(404)
    expect((await reject(randomUUID())).status).toBe(404)
    expect((await process('made-up')).status).toBe(422)
    expect((await process(randomUUID(), { notes: 'x'.repeat(1001) })).status).toBe(422)
  })

  test('the list is newest first, in pages, and can be filtered by text and by status', async () => {
    const country = randomUUID()
    const typed = { userName: `ÉLODIE ${country}`, userPhone: '0151 23456', message: 'Please send the बिल' }
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
    const { id } = await insertPaymentRequest(server, { ...typed, createdAt: at(0) })
    for (const second of [1, 2, 3, 4, 5]) await insertPaymentRequest(server, { ...typed, createdAt: at(second) })
    await insertPaymentRequest(server, { ...typed, createdAt: at(6), status: 'rejected' })

    const first = await find(`search=élodie ${country}&limit=4`)
    expect(first.items.map(({ created_at }) => new Date(created_at).getUTCSeconds())).toEqual([6, 5, 4, 3])
    const second = await find(`search=élodie ${country}&limit=4&before=${first.next}`)
    expect(second).toMatchObject({ items: [{ status: 'pending' }, { status: 'pending' }, { id }], next: null })
    expect((await find(`search=${country}&status=rejected`)).items).toMatchObject([{ status: 'rejected', decided_at: null }])
    expect((await find('search=151 234&status=rejected')).items).toHaveLength(1)
    expect((await find('search=बिल&status=rejected')).items).toHaveLength(1)
    expect((await find(`search=${referenceOf(id)}`)).items).toMatchObject([{ id }])
    expect((await admin.get(`${path}?status=lost`)).status).toBe(422)
    expect((await admin.get(`${path}?before=made-up`)).status).toBe(422)
  })
})
