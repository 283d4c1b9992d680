import { text } from 'node:stream/consumers'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { exportMessages } from '#contract/result-messages.ts'
import { createLog } from '#server/infra/log.ts'
import { createLargeAnswers, largeAnswerLimits } from './large-answers.ts'

const testLimits = { maxQueued: 2, queueTimeout: 60_000, readTimeout: 60_000 }
const create = (limits: Partial<typeof testLimits> = {}) => createLargeAnswers(createLog('silent'), { ...testLimits, ...limits })
const busy = { code: 'RATE_LIMITED', status: 429, message: exportMessages.busy, data: { retryAfter: 5 } }

async function* chunks(...parts: string[]) {
  yield* parts
}
const stream = (answers: ReturnType<typeof create>, userId: string, signal?: AbortSignal) =>
  answers.stream({ userId, signal }, async () => ({ head: null, contents: chunks('one', 'two') }))

/** Whether a promise has settled after five iterations of the event loop. */
async function hasSettled(work: Promise<unknown>): Promise<boolean> {
  let done = false
  const note = () => {
    done = true
  }
  work.then(note, note)
  for (let iteration = 0; iteration < 5; iteration++) await nextIteration()
  return done
}

test('a second answer of a user is queued until the first was read, and one of another user is not', async () => {
  const answers = create()
  const first = await stream(answers, 'asha')
  const second = stream(answers, 'asha')
  expect(await text((await stream(answers, 'ravi')).body)).toBe('onetwo')
  expect(await hasSettled(second)).toBe(false)

  expect(await text(first.body)).toBe('onetwo')
  expect(await text((await second).body)).toBe('onetwo')
  expect(await text((await stream(answers, 'asha')).body)).toBe('onetwo')
})

test('the next answer starts after one that was refused, cancelled, disconnected or aborted by an error', async () => {
  const answers = create()
  const refused = answers.stream({ userId: 'asha' }, () => Promise.reject(new Error('nothing there')))
  await expect(refused).rejects.toThrow('nothing there')

  const cancelled = await stream(answers, 'asha')
  await cancelled.body.cancel()

  const disconnect = new AbortController()
  const unread = await stream(answers, 'asha', disconnect.signal)
  disconnect.abort()
  expect(await text(unread.body)).toBe('')

  const broken = await answers.stream({ userId: 'asha' }, async () => ({
    head: null,
    contents: ReadableStream.from(
      (async function* () {
        yield 'x'
        throw new Error('the database is gone')
      })(),
    ),
  }))
  await expect(text(broken.body)).rejects.toThrow('the database is gone')

  expect(await text((await stream(answers, 'asha')).body)).toBe('onetwo')
})

test('a client that disconnects leaves the queue, and does not delay those behind it', async () => {
  const answers = create()
  const first = await stream(answers, 'asha')
  const disconnect = new AbortController()
  const second = stream(answers, 'asha', disconnect.signal)
  const third = stream(answers, 'asha')
  disconnect.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  await text(first.body)
  expect(await text((await third).body)).toBe('onetwo')
})

test('an answer beyond the queue limit, and one queued for too long, are refused with a time to retry', async () => {
  const answers = create({ maxQueued: 1, queueTimeout: 1 })
  await stream(answers, 'asha')
  const second = stream(answers, 'asha')
  await expect(stream(answers, 'asha')).rejects.toMatchObject(busy)
  await expect(second).rejects.toMatchObject(busy)
})

test('an answer whose client reads nothing for a minute is aborted, and the next one of the user starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers = createLargeAnswers(createLog('silent'))
    const stalled = (await answers.stream({ userId: 'asha' }, async () => ({ head: null, contents: chunks('x'.repeat(20_000), 'y') }))).body
    const reader = stalled.getReader()
    await reader.read()
    vi.advanceTimersByTime(largeAnswerLimits.readTimeout)
    await expect(reader.read()).rejects.toThrow('stopped reading')
    expect(await text((await stream(answers, 'asha')).body)).toBe('onetwo')
  } finally {
    vi.useRealTimers()
  }
})
