import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeEvent } from '#api/changes.ts'
import { type ChangeSource, type Ended, runStream } from './follow.ts'

const chat: ChangeEvent = { topic: 'chat', id: 'r1' }
const everything: ChangeEvent[] = (['chat', 'account', 'requests', 'lists'] as const).map((topic) => ({ topic, id: null }))

type Stream = AsyncGenerator<ChangeEvent, Ended, void>
type Opening = (options: { signal: AbortSignal; alive: () => void }) => Stream

let leaving: AbortController
let happened: (ChangeEvent | string)[]
let waits: number[]

beforeEach(() => {
  leaving = new AbortController()
  happened = []
  waits = []
})
afterEach(() => {
  leaving.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Streams that are opened one after another; after the last, the window is left. */
function leading(...streams: Opening[]) {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const source: ChangeSource = {
    async open(options) {
      const next = streams.shift()
      if (next) return next(options)
      leaving.abort()
      throw new DOMException('left', 'AbortError')
    },
    tell: (change) => void happened.push(change),
    linked: (now) => void happened.push(now ? 'linked' : 'unlinked'),
    async pause(milliseconds) {
      waits.push(milliseconds)
    },
  }
  return runStream(source, leaving.signal)
}

const refuses =
  (error: unknown): Opening =>
  () => {
    throw error
  }

test('changes are published as they arrive, after all data was read again', async () => {
  await leading(async function* () {
    yield chat
    return { ended: 'stopping' }
  })
  expect(happened).toEqual(['linked', ...everything, chat, 'unlinked', 'unlinked'])
})

test('a broken connection is opened again, and all data is read again', async () => {
  const breaks = async function* (): Stream {
    yield chat
    throw new TypeError('network error')
  }
  await leading(breaks, breaks)
  expect(happened.filter((one) => one === 'linked')).toHaveLength(2)
  expect(happened.filter((one) => one === chat)).toHaveLength(2)
  expect(waits).toEqual([1_000, 1_000])
})

test('retries for an unreachable server have growing delays of up to a minute', async () => {
  const down = refuses(new TypeError('Failed to fetch'))
  await leading(...Array.from({ length: 9 }, () => down))
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000))
})

test('a server that refuses a stream is retried after the delay that it names', async () => {
  await leading(refuses(new ORPCError('RATE_LIMITED', { status: 429, data: { retryAfter: 45 } })))
  expect(waits).toEqual([45_000])
})

test.each<[string, Opening]>([
  [
    'ends the stream of a signed-out session',
    async function* () {
      yield* []
      return { ended: 'signed-out' }
    },
  ],
  ['refuses a signed-out session', refuses(new ORPCError('UNAUTHORIZED'))],
])('when the server %s, the account is read again and the stream is not opened again', async (_, stream) => {
  await leading(stream, async function* () {
    yield chat
    return undefined
  })
  expect(happened.slice(-2)).toEqual(['unlinked', { topic: 'account', id: null }])
  expect(happened).not.toContain(chat)
})

test('a stream that is silent for half a minute is closed; one with activity stays open', async () => {
  vi.useFakeTimers()
  const silent: Opening = ({ signal }) =>
    (async function* (): Stream {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      yield chat
      return undefined
    })()
  let show = () => {}
  const alive: Opening = (options) => {
    show = options.alive
    return silent(options)
  }
  const done = leading(alive)
  for (let at = 0; at < 12; at++) {
    await vi.advanceTimersByTimeAsync(5_000)
    show()
  }
  expect(happened).not.toContain('unlinked')
  await vi.advanceTimersByTimeAsync(36_000)
  expect(happened).toContain('unlinked')
  await done
})
