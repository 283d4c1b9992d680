import { text } from 'node:stream/consumers'
import { setImmediate as round } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { exportMessages } from '#contract/result-messages.ts'
import { createLog } from '#server/platform/log.ts'
import { createLargeAnswers, largeAnswerLimits } from './large-answers.ts'

const patient = { waiting: 2, turn: 60_000, reader: 60_000 }
const create = (limits: Partial<typeof patient> = {}) => createLargeAnswers(createLog('silent'), { ...patient, ...limits })
const busy = { code: 'RATE_LIMITED', status: 429, message: exportMessages.busy, data: { retryAfter: 5 } }

async function* pieces(...parts: string[]) {
  yield* parts
}
const of = (answers: ReturnType<typeof create>, userId: string, signal?: AbortSignal) =>
  answers.stream({ userId, signal }, async () => ({ head: null, contents: pieces('one', 'two') }))

/** Whether something has settled once whatever can happen now has happened. */
async function settled(work: Promise<unknown>): Promise<boolean> {
  let done = false
  const note = () => {
    done = true
  }
  work.then(note, note)
  for (let rounds = 0; rounds < 5; rounds++) await round()
  return done
}

test('a second answer of a person waits until the first has been read, and one of another person does not', async () => {
  const answers = create()
  const first = await of(answers, 'asha')
  const second = of(answers, 'asha')
  expect(await text((await of(answers, 'ravi')).body)).toBe('onetwo')
  expect(await settled(second)).toBe(false)

  expect(await text(first.body)).toBe('onetwo')
  expect(await text((await second).body)).toBe('onetwo')
  expect(await text((await of(answers, 'asha')).body)).toBe('onetwo')
})

test('one that was refused, broke off, or whose reader left lets the next begin', async () => {
  const answers = create()
  const refused = answers.stream({ userId: 'asha' }, () => Promise.reject(new Error('nothing there')))
  await expect(refused).rejects.toThrow('nothing there')

  const left = await of(answers, 'asha')
  await left.body.cancel()

  const hungUp = new AbortController()
  const unread = await of(answers, 'asha', hungUp.signal)
  hungUp.abort()
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

  expect(await text((await of(answers, 'asha')).body)).toBe('onetwo')
})

test('who hangs up while waiting loses the place, and does not hold up whoever is behind', async () => {
  const answers = create()
  const first = await of(answers, 'asha')
  const hungUp = new AbortController()
  const second = of(answers, 'asha', hungUp.signal)
  const third = of(answers, 'asha')
  hungUp.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  await text(first.body)
  expect(await text((await third).body)).toBe('onetwo')
})

test('more than may wait, and one that has waited for too long, are told what to do', async () => {
  const answers = create({ waiting: 1, turn: 1 })
  await of(answers, 'asha')
  const second = of(answers, 'asha')
  await expect(of(answers, 'asha')).rejects.toMatchObject(busy)
  await expect(second).rejects.toMatchObject(busy)
})

test('a reader that takes nothing for a minute is given up, and its person can read something else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answers = createLargeAnswers(createLog('silent'))
    const stalled = (await answers.stream({ userId: 'asha' }, async () => ({ head: null, contents: pieces('x'.repeat(20_000), 'y') }))).body
    const reader = stalled.getReader()
    await reader.read()
    vi.advanceTimersByTime(largeAnswerLimits.reader)
    await expect(reader.read()).rejects.toThrow('took nothing')
    expect(await text((await of(answers, 'asha')).body)).toBe('onetwo')
  } finally {
    vi.useRealTimers()
  }
})
