import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { type BatchStream, writeInBatches } from '#app/lib/generation/batch.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import type { WriteCall } from '#app/lib/generation/store.ts'
import { generationMessages } from '#contract/messages.ts'
import { kinds, maxBatchItems } from '#kinds/index.ts'

type Sent = Parameters<BatchStream>[0]['items']
type Event = { slot: string } & Record<string, unknown>

/** Writes behind a server that the test plays: `tell` sends an event, `end` ends the stream, with an error when given. */
function given() {
  const calls: Sent[] = []
  const aloneCalls: WriteCall[] = []
  const signals: AbortSignal[] = []
  const events: (() => Event | undefined)[] = []
  let heard = Promise.withResolvers<void>()
  const put = (event: () => Event | undefined) => {
    events.push(event)
    heard.resolve()
  }
  async function* stream(signal: AbortSignal) {
    signal.addEventListener('abort', () => heard.reject(signal.reason))
    for (;;) {
      const event = events.shift()
      if (!event) {
        heard = Promise.withResolvers()
        await heard.promise
        continue
      }
      const next = event()
      if (!next) return
      yield next
    }
  }
  const write = writeInBatches(
    async (call) => {
      aloneCalls.push(call)
      return { id: 'alone', script: 'Alone' }
    },
    (async ({ items }, { signal }) => {
      calls.push(items)
      signals.push(signal)
      return stream(signal)
    }) as BatchStream,
  )
  const abort = new AbortController()
  const asked = (count: number, signals: readonly AbortSignal[] = []) =>
    Array.from({ length: count }, (_, at) => {
      const partials: unknown[] = []
      const waits: unknown[] = []
      const result = write({
        kind: 'script',
        request: { ...kinds.script.sample, topic: `topic ${at}` },
        idempotencyKey: `key-${at}`,
        signal: signals[at] ?? abort.signal,
        onPartial: (partial) => partials.push(partial),
        onWaiting: (waiting) => waits.push(waiting),
      })
      result.catch(() => undefined)
      return { result, partials, waits }
    })
  return {
    asked,
    calls,
    aloneCalls,
    signals,
    abort,
    tell: (event: Event) => put(() => event),
    end: (error?: Error) =>
      put(() => {
        if (error) throw error
        return undefined
      }),
  }
}
const failureFrom = async (result: Promise<unknown>) => failureOf('script', await result.catch((error: unknown) => error))

test('requests of the same tick are sent in one call, each with its own key', async () => {
  const { asked, calls, aloneCalls } = given()
  asked(3)
  await Promise.resolve()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.map(({ key, request }) => [key, 'topic' in request && request.topic])).toEqual([
    ['key-0', 'topic 0'],
    ['key-1', 'topic 1'],
    ['key-2', 'topic 2'],
  ])
  expect(aloneCalls).toHaveLength(0)
})

test('a single request is sent alone, and so is a later one', async () => {
  const { asked, calls, aloneCalls } = given()
  const [first] = asked(1)
  expect(await first?.result).toEqual({ id: 'alone', script: 'Alone' })
  asked(1)
  await Promise.resolve()
  expect([calls.length, aloneCalls.length]).toEqual([0, 2])
})

test('requests that exceed the limit of one call are sent in two', async () => {
  const { asked, calls } = given()
  asked(maxBatchItems + 2)
  await Promise.resolve()
  expect(calls.map((items) => items.length)).toEqual([maxBatchItems, 2])
})

test('each request gets its own partials, result and error, and none waits for another', async () => {
  const { asked, tell } = given()
  const [one, two, three] = asked(3)
  tell({ slot: '1', partial: { script: 'Tw' } })
  await expect.poll(() => two?.partials).toEqual([{ script: 'Tw' }])
  expect(one?.partials).toEqual([])

  tell({ slot: '2', error: { code: 'QUOTA_REACHED', message: 'No more.', data: { feature: 'scripts', limit: 5 } } })
  expect(await failureFrom(three?.result ?? Promise.resolve())).toMatchObject({ code: 'QUOTA_REACHED', upgrade: true })
  tell({ slot: '0', done: { id: 'g0', script: 'One' } })
  expect(await one?.result).toEqual({ id: 'g0', script: 'One' })
})

test('each request gets its own place in the queue, and an event of an unknown type ends nothing', async () => {
  const { asked, tell } = given()
  const [one, two] = asked(2)
  const place = { stage: 'queued', place: 2, seconds: null }
  tell({ slot: '1', waiting: place })
  tell({ slot: '0', mood: 'cheerful' })
  await expect.poll(() => two?.waits).toEqual([place])
  expect(one?.waits).toEqual([])

  tell({ slot: '0', done: { id: 'g0', script: 'One' } })
  expect(await one?.result).toEqual({ id: 'g0', script: 'One' })
})

test('partials in quick succession are shown together, only the newest of each request', async () => {
  const { asked, tell } = given()
  const [one, two] = asked(2)
  for (let step = 1; step <= 30; step++) {
    tell({ slot: '0', partial: { step } })
    tell({ slot: '1', partial: { step } })
  }
  await expect.poll(() => one?.partials.at(-1)).toEqual({ step: 30 })
  expect(two?.partials).toEqual(one?.partials)
  expect(one?.partials.length).toBeLessThan(3)
})

test.each<[string, Error | undefined]>([
  ['ends', undefined],
  ['breaks', new TypeError('network error')],
])('when a connection %s early, finished requests have their results and the others fail as interrupted', async (_, error) => {
  const { asked, tell, end } = given()
  const [one, two, three] = asked(3)
  tell({ slot: '0', done: { id: 'g0', script: 'One' } })
  end(error)
  expect(await one?.result).toMatchObject({ id: 'g0' })
  for (const cut of [two, three])
    expect(await failureFrom(cut?.result ?? Promise.resolve())).toMatchObject({ code: 'CUT', message: generationMessages.cut })
})

test('stopping all requests closes the connection immediately; stopping one keeps it open for the others', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const { asked, signals } = given()
  const all = asked(2, [first.signal, second.signal])
  await Promise.resolve()
  first.abort()
  await expect(all[0]?.result).rejects.toThrow()
  expect(signals[0]?.aborted).toBe(false)
  second.abort()
  await expect(all[1]?.result).rejects.toThrow()
  expect(signals[0]?.aborted).toBe(true)
})

test('a refusal of the whole call rejects each request, with its own field errors', async () => {
  const refusal = new ORPCError('INVALID_INPUT', {
    status: 422,
    message: 'Look again.',
    data: { issues: [{ path: 'items.1.request.topic', message: 'Too long.' }] },
  })
  const { asked, end } = given()
  const [one, two] = asked(2)
  end(refusal)
  expect(await failureFrom(two?.result ?? Promise.resolve())).toMatchObject({ issues: [{ path: 'topic', message: 'Too long.' }] })
  expect(await failureFrom(one?.result ?? Promise.resolve())).toMatchObject({ code: 'INVALID_INPUT', message: 'Look again.', issues: [] })
})
