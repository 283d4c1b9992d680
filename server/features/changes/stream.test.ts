import { describe, expect, test } from 'vitest'
import { defaultStyle } from '#contract/style.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { createEvents } from '#server/infra/events.ts'
import { streamChanges } from './stream.ts'

const account = (role: Account['role'] = 'user'): Account => ({
  id: 'me',
  email: 'asha@example.com',
  name: 'Asha Rao',
  avatarUrl: null,
  createdAt: new Date(),
  role,
  plan: 'free',
  status: 'inactive',
  expiresAt: null,
  style: defaultStyle,
  sessionId: 'session',
  signedInAt: new Date(),
})

/** A stream without a server: the test sends the events and sets the account. */
async function openStream({ role = 'user' as Account['role'], recheck = 60_000 } = {}) {
  const listeners: Parameters<Parameters<typeof createEvents>[0]['listen']>[1][] = []
  const events = await createEvents({
    async listen(_, listener) {
      listeners.push(listener)
      return async () => {}
    },
  })
  const state = { current: account(role) as Account | null, identifyCalls: 0, closeCalls: 0, chat: 'c1' }
  const connection = new AbortController()
  const stream = await streamChanges(account(role), {
    events,
    recheck,
    signal: connection.signal,
    identify: async () => {
      state.identifyCalls++
      return state.current
    },
    chatsOf: async () => [state.chat],
    onClose: () => {
      state.closeCalls++
    },
  })
  const publish = (payload: string) => listeners[0]?.notified(payload)
  return { stream, state, connection, events, publish, reconnect: () => listeners[0]?.reconnected() }
}

describe('a stream of changes', () => {
  test('merges events with the same topic and id that arrive faster than they are read', async () => {
    const { stream, publish } = await openStream()
    for (let at = 0; at < 100; at++) publish('chat:c1')
    expect(await stream.next()).toEqual({ done: false, value: { topic: 'chat', id: 'c1' } })
    const next = stream.next()
    publish('chat:c2')
    publish('account:me')
    expect(await next).toEqual({ done: false, value: { topic: 'account', id: 'me' } })
  })

  test('sends one event per topic when events may have been missed', async () => {
    const { stream, reconnect } = await openStream({ role: 'admin' })
    reconnect()
    const events = [await stream.next(), await stream.next(), await stream.next(), await stream.next()]
    expect(events.map(({ value }) => value)).toEqual(['account', 'lists', 'requests', 'chat'].map((topic) => ({ topic, id: null })))
  })

  test('ends when the session expires without an event', async () => {
    const { stream, state } = await openStream({ recheck: 20 })
    state.current = null
    expect(await stream.next()).toEqual({ done: true, value: { ended: 'signed-out' } })
    expect(state).toMatchObject({ identifyCalls: 1, closeCalls: 1 })
  })

  test('sends an account event when the plan expires without an event', async () => {
    const { stream, state } = await openStream({ recheck: 20 })
    state.current = { ...account(), plan: 'pro', expiresAt: new Date() }
    expect(await stream.next()).toEqual({ done: false, value: { topic: 'account', id: 'me' } })
  })

  test('does not send pending events after the session has ended', async () => {
    const { stream, state, publish } = await openStream()
    state.current = null
    publish('chat:c1')
    publish('account:me')
    expect(await stream.next()).toEqual({ done: true, value: { ended: 'signed-out' } })
  })

  test('sends no events about other users after the role admin was removed', async () => {
    const { stream, state, publish } = await openStream({ role: 'admin' })
    publish('chat:other')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'other' })
    state.current = account('user')
    publish('account:me')
    await stream.next()
    publish('chat:other')
    publish('requests:other')
    publish('chat:c1')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'c1' })
  })

  test('drops pending events about other users when the role admin is removed', async () => {
    const { stream, state, publish } = await openStream({ role: 'admin' })
    state.current = account('user')
    publish('requests:other')
    publish('chat:other')
    publish('account:me')
    expect((await stream.next()).value).toEqual({ topic: 'account', id: 'me' })
    publish('chat:c1')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'c1' })
  })

  test.each(['reader', 'return', 'server', 'fault'] as const)('calls onClose once when ended by: %s', async (cause) => {
    const { stream, state, connection, events, publish } = await openStream()
    if (cause === 'fault')
      Object.defineProperty(state, 'current', {
        get() {
          throw new Error('no connection')
        },
      })
    const next = stream.next()
    if (cause === 'reader') connection.abort()
    if (cause === 'return') await stream.return?.()
    if (cause === 'server') await events.close()
    if (cause === 'fault') publish('account:me')
    if (cause === 'fault') await expect(next).rejects.toThrow('no connection')
    else expect(await next).toEqual({ done: true, value: { ended: 'stopping' } })
    await stream.return?.()
    expect(state.closeCalls).toBe(1)
  })
})
