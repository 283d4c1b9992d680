import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChatMessage, ChatPage } from '#contract/chat.ts'
import { createChat, recipientOfReply } from '#server/core/billing/chat.ts'
import { send } from '#server/features/chat/routes.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { paymentRequestChats, paymentRequests } from '#server/infra/db/schema.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('chats of payment requests on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let admin: TestUser

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
    admin = await given.user({ role: 'admin' })
  })
  afterAll(() => server.stop())

  /** A user with a payment request and an empty chat. */
  async function asking() {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    return { user, id, chat: `/api/payment-requests/${id}/chats` }
  }
  const read = async (who: TestUser, path: string) => (await who.get(path)).body as ChatPage
  const positions = ({ items }: ChatPage) => items.map(({ position }) => position)

  test('a message can be read by the other side, with its author', async () => {
    const { user, chat } = await asking()
    const sent = await user.post(chat, { message: '  Paid with UPI.\nPlease look.  ', sender_email: 'someone@example.com' })
    expect(sent).toMatchObject({ status: 200, body: { position: 1, author: 'person', sender_email: user.email, instructions: null } })
    expect((sent.body as ChatMessage).message).toBe('Paid with UPI.\nPlease look.')
    await admin.post(chat, { message: 'Thank you' })
    const expected = [sent.body, { position: 2, author: 'team', sender_email: admin.email, message: 'Thank you' }]
    for (const who of [user, admin]) expect((await read(who, chat)).items).toMatchObject(expected)
  })

  test("every call on another user's chat answers 404, and 401 without a session", async () => {
    const { chat } = await asking()
    const other = await given.user({ plan: 'pro' })
    const nowhere = `/api/payment-requests/${randomUUID()}/chats`
    const body = (answer: { body: unknown }) => answer.body
    for (const path of [chat, nowhere])
      for (const answer of [
        await other.get(path),
        await other.post(path, { message: 'Hi' }),
        await other.post(`${path}/seen`, { position: 1 }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(body(await other.get(chat))).toEqual(body(await other.get(nowhere)))
    expect(await admin.get(nowhere)).toMatchObject({ status: 404 })
    for (const method of ['GET', 'POST']) expect((await server.fetch(chat, { method })).status).toBe(401)
    expect((await read(admin, chat)).newest).toBe(0)
  })

  test('a poll answers the messages since the given position, or none', async () => {
    const { user, chat } = await asking()
    for (const message of ['one', 'two', 'three']) await admin.post(chat, { message })
    expect(positions(await read(user, chat))).toEqual([1, 2, 3])
    expect(positions(await read(user, `${chat}?after=1`))).toEqual([2, 3])
    expect(await read(user, `${chat}?after=3`)).toEqual({ items: [], newest: 3, unread: 3, seen_by_other: 3 })
    expect(positions(await read(user, `${chat}?after=99`))).toEqual([])
    expect(positions(await read(user, `${chat}?after=0&limit=2`))).toEqual([1, 2])
    expect(positions(await read(user, `${chat}?limit=2`))).toEqual([2, 3])
    expect(positions(await read(user, `${chat}?before=3&limit=1`))).toEqual([2])
  })

  test('concurrent messages from both sides get unique positions, and a polling reader misses none', async () => {
    const { user, id, chat } = await asking()
    const seen: number[] = []
    let writing = true
    const reading = (async () => {
      for (let after = 0, last = false; !last; ) {
        last = !writing
        const { items } = await read(user, `${chat}?after=${after}`)
        seen.push(...items.map(({ position }) => position))
        after = items.at(-1)?.position ?? after
      }
    })()
    await Promise.all(Array.from({ length: 24 }, (_, at) => (at % 2 ? user : admin).post(chat, { message: `Line ${at}` })))
    writing = false
    await reading
    expect(seen).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
    const rows = await server.db.select().from(paymentRequestChats).where(eq(paymentRequestChats.paymentRequestId, id))
    expect(new Set(rows.map(({ message }) => message)).size).toBe(24)
  })

  test('unread counts messages of the other side that were not seen; own messages count as seen', async () => {
    const { user, id, chat } = await asking()
    const unread = async () => [(await read(user, `${chat}?after=99`)).unread, (await read(admin, `${chat}?after=99`)).unread]
    await admin.post(chat, { message: 'one' })
    await admin.post(chat, { message: 'two' })
    expect(await unread()).toEqual([2, 0])
    await user.post(chat, { message: 'three' })
    expect(await unread()).toEqual([2, 1])
    expect((await user.get('/api/payment-requests/unread')).body).toEqual({ unread: 2 })

    expect((await user.post(`${chat}/seen`, { position: 1 })).status).toBe(204)
    expect(await unread()).toEqual([1, 1])
    expect((await read(admin, chat)).seen_by_other).toBe(1)
    await user.post(`${chat}/seen`, { position: 2_000_000_000 })
    await user.post(`${chat}/seen`, { position: 1 })
    expect(await unread()).toEqual([0, 1])
    const [row] = await server.db.select().from(paymentRequests).where(eq(paymentRequests.id, id))
    expect(row).toMatchObject({ chatLength: 3, seenByPerson: 3, seenByAdmins: 2 })
  })

  test("in the chat of their own request an admin is on the user's side", async () => {
    const buyer = await given.user({ role: 'admin' })
    const { id } = await insertPaymentRequest(server, { userId: buyer.id, userEmail: buyer.email })
    const sent = await buyer.post(`/api/payment-requests/${id}/chats`, { message: 'Hello' })
    expect(sent.body).toMatchObject({ author: 'person' })
    expect(await read(admin, `/api/payment-requests/${id}/chats`)).toMatchObject({ unread: 1 })
  })

  test('the same idempotency key sends a message once', async () => {
    const { user, chat } = await asking()
    const key = { 'idempotency-key': 'once' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.post(chat, { message: 'Hello' }, key)))
    expect(new Set(answers.map(({ body }) => (body as ChatMessage).id)).size).toBe(1)
    expect((await read(user, chat)).newest).toBe(1)
    expect(await user.post(chat, { message: 'Other' }, key)).toMatchObject({ status: 422 })
  })

  test('a message of 4,000 characters is accepted, one more or none is refused', async () => {
    const { user, chat } = await asking()
    expect((await user.post(chat, { message: 'x'.repeat(4000) })).status).toBe(200)
    for (const message of ['x'.repeat(4001), ' \n ', 'a\0', '\ud83d', 7, undefined])
      expect(await user.post(chat, { message })).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'message' }] } } })
    for (const query of ['after=-1', 'after=x', 'after=1e20', 'limit=0', 'limit=201', 'since=1'])
      expect([query, (await user.get(`${chat}?${query}`)).status]).toEqual([query, 422])
    expect((await read(user, chat)).newest).toBe(1)
  })

  test('only the first unseen reply sends a mail until the user reads it', async () => {
    const { user, id, chat } = await asking()
    const recipientOf = (position: number) => recipientOfReply(server.db, { requestId: id, position })
    await server.db.transaction((tx) =>
      createChat({ events: { publish: async () => {} } }).post(tx, {
        requestId: id,
        author: 'product',
        senderEmail: '',
        message: 'How to pay',
      }),
    )
    for (const message of ['two', 'three']) await admin.post(chat, { message })
    expect([await recipientOf(2), await recipientOf(3)]).toEqual([{ userId: user.id, email: user.email }, null])
    await user.post(`${chat}/seen`, { position: 2 })
    expect([await recipientOf(2), await recipientOf(3)]).toEqual([null, { userId: user.id, email: user.email }])
    await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, user.id))
    expect(await recipientOf(3)).toBeNull()

    const visitor = await insertPaymentRequest(server)
    await admin.post(`/api/payment-requests/${visitor.id}/chats`, { message: 'Please sign up' })
    const theirs = { requestId: visitor.id, position: 1 }
    expect(await recipientOfReply(server.db, theirs)).toEqual({ userId: null, email: visitor.userEmail })
  })

  test('only messages of the team queue a mail, in the transaction of the message', async () => {
    const { user, id, chat } = await asking()
    const queued: object[] = []
    const deps = {
      db: server.db,
      chat: createChat({ events: { publish: async () => {} } }),
      alerts: { raise: async () => {} },
      emailQueue: { queue: async (_: Tx, email: object) => void queued.push(email) },
    }
    const message = { requestId: id, message: 'Hello', key: undefined }
    await send(deps, { ...message, account: user, side: 'user' })
    expect(queued).toEqual([])
    await send(deps, { ...message, account: admin, side: 'admins' })
    expect(queued).toEqual([{ about: 'chat-reply', requestId: id, position: 2 }])

    const failing = { ...deps, emailQueue: { queue: () => Promise.reject(new Error('no queue')) } }
    await expect(send(failing, { ...message, account: admin, side: 'admins' })).rejects.toThrow('no queue')
    expect((await read(user, chat)).newest).toBe(2)
  })
})
