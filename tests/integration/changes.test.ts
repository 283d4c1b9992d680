import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Submitted } from '#api/payment-requests.ts'
import { maxStreamsPerUser } from '#server/features/changes/routes.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, eventsOf, type StreamEvent } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const form = {
  user_name: 'Asha Rao',
  user_phone: '+91 98765 43210',
  country: 'India',
  plan_id: 'basic',
  billing_interval: 'monthly',
}

describe.each(databases)('the change event stream on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** Opens a stream and collects its events until it ends or is closed. */
  async function watch(user: TestUser) {
    const leaving = new AbortController()
    const answer = await user.fetch('/api/events', { signal: leaving.signal })
    const events: StreamEvent[] = []
    const over = (async () => {
      for await (const event of eventsOf(answer)) events.push(event)
    })()
    // Closing the stream aborts the reading.
    over.catch(() => undefined)
    return { status: answer.status, headers: answer.headers, events, over, leave: () => leaving.abort() }
  }
  const change = (topic: string, id: string) => ({ event: 'message', data: { topic, id } })
  async function asking() {
    const user = await given.user()
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    return { user, id, chat: `/api/payment-requests/${id}/chats` }
  }

  test('a chat message is announced to its user and to admins at once, and to no other user', async () => {
    const { user, id, chat } = await asking()
    const [admin, other] = [await given.user({ role: 'admin' }), await asking()]
    const streams = [await watch(user), await watch(admin), await watch(other.user)] as const
    const [mine, admins, others] = streams
    for (const { headers } of streams) expect(headers.get('content-type')).toContain('text/event-stream')
    await admin.post(chat, { message: 'Hello' })
    await expect.poll(() => [mine.events, admins.events]).toEqual([[change('chat', id)], [change('chat', id)]])
    // Events are ordered: if the other user had received it, it would be first.
    await admin.post(other.chat, { message: 'Hello' })
    await expect.poll(() => others.events).toEqual([change('chat', other.id)])
    for (const { leave } of streams) leave()
  })

  test('events contain ids only: no message, name or address', async () => {
    const { user, chat } = await asking()
    const stream = await watch(user)
    await user.post(chat, { message: 'secret words' })
    await expect.poll(() => stream.events).toHaveLength(1)
    expect(Object.keys(stream.events[0]?.data as object).sort()).toEqual(['id', 'topic'])
    stream.leave()
  })

  test("a request with a user's address is announced to that user, and its chat once it is claimed", async () => {
    const [user, admin] = [await given.user(), await given.user({ role: 'admin' })]
    const [mine, theirs] = [await watch(user), await watch(admin)]
    const answer = await server.fetch('/api/payment-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, user_email: user.email }),
    })
    const { id } = (await answer.json()) as Submitted
    await expect.poll(() => mine.events).toEqual([change('account', user.id)])
    await expect.poll(() => theirs.events).toEqual(expect.arrayContaining([change('requests', id), change('chat', id)]))
    expect((await user.post(`/api/payment-requests/${id}/claim`)).status).toBe(204)
    // Subscribed as soon as the event arrived.
    await expect
      .poll(async () => {
        await admin.post(`/api/payment-requests/${id}/chats/seen`, { position: 1 })
        await admin.post(`/api/payment-requests/${id}/chats`, { message: 'Hello' })
        return mine.events
      })
      .toContainEqual(change('chat', id))
    mine.leave()
    theirs.leave()
  })

  test('the stream ends with the session: signed out, ended elsewhere, or disabled', async () => {
    const signingOut = await given.user()
    const elsewhere = await given.user()
    const disabled = await given.user()
    const bystander = await given.user()
    const admin = await given.user({ role: 'admin' })
    const streams = await Promise.all([signingOut, elsewhere, disabled, bystander].map(watch))

    expect((await signingOut.post('/api/auth/sign-out', {}, { origin: server.url })).status).toBe(200)
    await server.db.delete(sessions).where(eq(sessions.userId, elsewhere.id))
    expect((await admin.post(`/api/admin/people/${disabled.id}/disable`, {})).status).toBe(200)

    const [mine, ended, off, on] = streams
    for (const stream of [mine, ended, off]) {
      await stream?.over
      expect(stream?.events).toEqual([{ event: 'done', data: { ended: 'signed-out' } }])
    }
    expect(on?.events).toEqual([])
    on?.leave()
  })

  test('a role change in the database takes effect at once: a demoted admin gets no more events of others, a promoted one does', async () => {
    const [demoted, promoted, admin] = [await given.user({ role: 'admin' }), await given.user(), await given.user({ role: 'admin' })]
    const [first, second] = [await watch(demoted), await watch(promoted)]
    const { id, chat } = await asking()

    await server.db.update(profiles).set({ role: 'user' }).where(eq(profiles.id, demoted.id))
    await server.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, promoted.id))
    await expect.poll(() => second.events).toEqual([change('account', promoted.id)])
    await admin.post(chat, { message: 'Hello' })

    await expect.poll(() => second.events).toContainEqual(change('chat', id))
    expect(first.events).toEqual([change('account', demoted.id)])
    first.leave()
    second.leave()
  })

  test('without a session there is no stream', async () => {
    expect((await server.fetch('/api/events')).status).toBe(401)
  })

  test(`a user has at most ${maxStreamsPerUser} streams at a server; closing one allows another`, async () => {
    const [user, other] = [await given.user(), await given.user()]
    const streams = []
    for (let at = 0; at < maxStreamsPerUser; at++) streams.push(await watch(user))
    const refused = await user.fetch('/api/events')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const others = await watch(other)
    expect(others.status).toBe(200)

    streams[0]?.leave()
    const again = async () => {
      const stream = await watch(user)
      stream.leave()
      return stream.status
    }
    await expect.poll(again).toBe(200)
    for (const { leave } of [...streams, others]) leave()
  })

  test('a server that stops ends its streams at once with a reason', async () => {
    const own = await startServer({ database: await fresh() })
    const answer = await (await givenOn(own).user()).fetch('/api/events')
    const received = allEvents(answer)
    await own.stop()
    expect(await received).toEqual([{ event: 'done', data: { ended: 'stopping' } }])
  })
})
