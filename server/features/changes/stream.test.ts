import { describe, expect, test } from 'vitest'
import type { Account } from '#server/core/accounts.ts'
import { createEvents } from '#server/platform/events.ts'
import { changesFor } from './stream.ts'

const account = (role: Account['role'] = 'user'): Account => ({
  ...{ id: 'me', email: 'asha@example.com', name: 'Asha Rao', avatarUrl: null, role },
  ...{ plan: 'free', status: 'inactive', expiresAt: null, sessionId: 'session' },
})

/** A stream without a server: events are said by hand, and who watches is told by the test. */
async function watched({ role = 'user' as Account['role'], recheck = 60_000 } = {}) {
  const ears: Parameters<Parameters<typeof createEvents>[0]['listen']>[1][] = []
  const events = await createEvents({
    async listen(_, listener) {
      ears.push(listener)
      return async () => {}
    },
  })
  const state = { who: account(role) as Account | null, asked: 0, left: 0, chat: 'c1' }
  const leaving = new AbortController()
  const stream = await changesFor(account(role), {
    ...{ events, recheck, signal: leaving.signal },
    identify: async () => {
      state.asked++
      return state.who
    },
    chatsOf: async () => [state.chat],
    left: () => {
      state.left++
    },
  })
  const say = (payload: string) => ears[0]?.notified(payload)
  return { stream, state, leaving, events, say, miss: () => ears[0]?.reconnected() }
}

describe('a stream of changes', () => {
  test('changes of one thing that come faster than they are read become one', async () => {
    const { stream, say } = await watched()
    for (let at = 0; at < 100; at++) say('chat:c1')
    expect(await stream.next()).toEqual({ done: false, value: { topic: 'chat', id: 'c1' } })
    const next = stream.next()
    say('chat:c2')
    say('account:me')
    expect(await next).toEqual({ done: false, value: { topic: 'account', id: 'me' } })
  })

  test('when events may have been missed, everything is to be read again', async () => {
    const { stream, miss } = await watched({ role: 'admin' })
    miss()
    const told = [await stream.next(), await stream.next(), await stream.next()]
    expect(told.map(({ value }) => value)).toEqual(['account', 'requests', 'chat'].map((topic) => ({ topic, id: null })))
  })

  test('a session that runs out by itself is noticed, though nothing was said', async () => {
    const { stream, state } = await watched({ recheck: 20 })
    state.who = null
    expect(await stream.next()).toEqual({ done: true, value: { ended: 'signed-out' } })
    expect(state).toMatchObject({ asked: 1, left: 1 })
  })

  test('a plan that runs out by the clock is told, though nothing was published', async () => {
    const { stream, state } = await watched({ recheck: 20 })
    state.who = { ...account(), plan: 'pro', expiresAt: new Date() }
    expect(await stream.next()).toEqual({ done: false, value: { topic: 'account', id: 'me' } })
  })

  test('what waits when the session ends is not told', async () => {
    const { stream, state, say } = await watched()
    state.who = null
    say('chat:c1')
    say('account:me')
    expect(await stream.next()).toEqual({ done: true, value: { ended: 'signed-out' } })
  })

  test('who is no longer an admin hears no more of others', async () => {
    const { stream, state, say } = await watched({ role: 'admin' })
    say('chat:other')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'other' })
    state.who = account('user')
    say('account:me')
    await stream.next()
    say('chat:other')
    say('requests:other')
    say('chat:c1')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'c1' })
  })

  test('what was heard as an admin and not told yet is dropped with the role', async () => {
    const { stream, state, say } = await watched({ role: 'admin' })
    state.who = account('user')
    say('requests:other')
    say('chat:other')
    say('account:me')
    expect((await stream.next()).value).toEqual({ topic: 'account', id: 'me' })
    say('chat:c1')
    expect((await stream.next()).value).toEqual({ topic: 'chat', id: 'c1' })
  })

  test.each(['reader', 'return', 'server', 'fault'] as const)('its place is given back once: the %s ends it', async (way) => {
    const { stream, state, leaving, events, say } = await watched()
    if (way === 'fault')
      Object.defineProperty(state, 'who', {
        get() {
          throw new Error('no connection')
        },
      })
    const next = stream.next()
    if (way === 'reader') leaving.abort()
    if (way === 'return') await stream.return?.()
    if (way === 'server') await events.close()
    if (way === 'fault') say('account:me')
    if (way === 'fault') await expect(next).rejects.toThrow('no connection')
    else expect(await next).toEqual({ done: true, value: { ended: 'stopping' } })
    await stream.return?.()
    expect(state.left).toBe(1)
  })
})
