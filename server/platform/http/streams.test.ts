import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventIterator } from '@orpc/contract'
import { os } from '@orpc/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { errors } from '#contract/errors.ts'
import { fail } from '#server/platform/fail.ts'
import { createLog } from '#server/platform/log.ts'
import { createCalls } from './calls.ts'
import { listen } from './listen.ts'

const Message = z.object({ said: z.string() })
type Written = AsyncIteratorObject<z.infer<typeof Message>, { whole: string } | undefined>

/** A server with one call that answers the stream of `write`, and a response of it. */
async function answered(write: () => Written): Promise<{ answer: IncomingMessage; url: string }> {
  const written = os
    .route({ method: 'POST', path: '/written' })
    .output(eventIterator(Message, z.object({ whole: z.string() }).optional()))
    .handler(write)
  const calls = createCalls({ written }, createLog('silent'))
  const fetch = async (request: Request) => (await calls(request, {})) ?? new Response('no call')
  const listener = await listen(0, fetch)
  const url = `http://127.0.0.1:${listener.port}`
  const agent = new Agent()
  onTestFinished(async () => {
    agent.destroy()
    await listener.close({ grace: 1_000, onTimeout: () => undefined })
  })
  const sent = request(`${url}/written`, { agent, method: 'POST' }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { answer, url }
}

/** A stream that counts how often it was asked for more, and whether its reader has left. */
function counting(messages: number, said: string) {
  const seen = { asked: 0, left: Promise.withResolvers<void>() }
  const stream: Written = {
    async next() {
      if (seen.asked >= messages) return new Promise(() => undefined)
      seen.asked++
      return { done: false, value: { said } }
    },
    async return() {
      seen.left.resolve()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => stream,
    async [Symbol.asyncDispose]() {
      seen.left.resolve()
    },
  }
  return { seen, stream }
}

/** The events of a stream, without comments. */
const eventsIn = (body: string) => body.split('\n\n').filter((event) => event && !event.startsWith(':'))

test('a stream of messages ends in its result', async () => {
  const { answer } = await answered(async function* () {
    yield { said: 'one\ntwo “é” 😀' }
    yield { said: '' }
    return { whole: 'all' }
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream'])
  expect(eventsIn(await text(answer))).toEqual([
    'event: message\ndata: {"said":"one\\ntwo “é” 😀"}',
    'event: message\ndata: {"said":""}',
    'event: done\ndata: {"whole":"all"}',
  ])
})

test.each([
  [
    'an error of the contract',
    fail('UNAVAILABLE', { retryAfter: 3 }, 'Restarting'),
    { code: 'UNAVAILABLE', message: 'Restarting', data: { retryAfter: 3 } },
  ],
  ['an unexpected error, without its message', new TypeError('secret'), { code: 'INTERNAL', message: errors.INTERNAL.message }],
])('a stream that fails ends in %s', async (_, thrown, error) => {
  const { answer } = await answered(async function* () {
    yield { said: 'one' }
    throw thrown
  })
  const [, last = ''] = eventsIn(await text(answer))
  const [event, data = ''] = last.split('\ndata: ')
  expect([event, JSON.parse(data)]).toMatchObject(['event: error', error])
})

test('a silent stream sends a comment at once and every five seconds, so that proxies keep it open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { seen, stream } = counting(0, '')
  const { answer } = await answered(() => stream)
  let comments = ''
  answer.on('data', (chunk) => {
    comments += chunk
  })
  await expect.poll(() => comments).toBe(': \n\n')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => comments).toBe(': \n\n'.repeat(3))
  answer.destroy()
  await seen.left.promise
})

test('pipelined requests for streams are answered one after the other, each whole', async () => {
  const secondAsked = Promise.withResolvers<void>()
  let asked = 0
  const { answer, url } = await answered(async function* () {
    asked++
    if (asked === 2) await secondAsked.promise
    if (asked === 3) secondAsked.resolve()
    yield { said: 'one' }
    return { whole: 'all' }
  })
  answer.resume()
  const head = 'POST /written HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n'
  // Written and not ended: Node ends a connection whose other side has ended it, whatever it still has to answer.
  const both = connect(Number(new URL(url).port), '127.0.0.1')
  both.write(`${head}\r\n${head}connection: close\r\n\r\n`)
  const said = await text(both)
  expect(said.split('event: done\n')).toHaveLength(3)
})

test('a stream ends when its client closes its side of the connection', async () => {
  const { seen, stream } = counting(1, 'one')
  const { answer, url } = await answered(() => stream)
  answer.destroy()
  await seen.left.promise
  seen.left = Promise.withResolvers()
  connect(Number(new URL(url).port), '127.0.0.1')
    .resume()
    .end('POST /written HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n')
  await seen.left.promise
})

test('a stream ends when its client disconnects', async () => {
  const { seen, stream } = counting(1, 'one')
  const { answer } = await answered(() => stream)
  answer.destroy()
  await seen.left.promise
})

test('a client that does not read holds no more in memory than the buffers of its connection', async () => {
  const messages = 400
  const { seen, stream } = counting(messages, 'x'.repeat(100_000))
  const { answer, url } = await answered(() => stream)
  const agent = new Agent({ keepAlive: true })
  for (let turns = 0; turns < 100; turns++) {
    const [other] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage]
    await text(other)
  }
  expect(seen.asked).toBeLessThan(messages / 2)
  agent.destroy()
  answer.resume()
  await expect.poll(() => seen.asked).toBe(messages)
  answer.destroy()
  await seen.left.promise
})
