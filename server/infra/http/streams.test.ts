import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventIterator } from '@orpc/contract'
import { os } from '@orpc/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { errors } from '#contract/errors.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { createLog } from '#server/infra/log.ts'
import { createApiHandler } from './api-handler.ts'
import { listen } from './listen.ts'

const Message = z.object({ content: z.string() })
type MessageStream = AsyncIteratorObject<z.infer<typeof Message>, { whole: string } | undefined>

/** Starts a server with one call that returns the stream of `write`, and requests it. */
async function openStream(write: () => MessageStream): Promise<{ response: IncomingMessage; url: string }> {
  const call = os
    .route({ method: 'POST', path: '/written' })
    .output(eventIterator(Message, z.object({ whole: z.string() }).optional()))
    .handler(write)
  const calls = createApiHandler({ call }, createLog('silent'))
  const fetch = async (request: Request) => (await calls(request, {})) ?? new Response('no call')
  const listener = await listen(0, fetch)
  const url = `http://127.0.0.1:${listener.port}`
  const agent = new Agent()
  onTestFinished(async () => {
    agent.destroy()
    await listener.close({ grace: 1_000, onTimeout: () => undefined })
  })
  const sent = request(`${url}/written`, { agent, method: 'POST' }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { response, url }
}

/** A stream that counts how often it was read, and resolves `left` when its reader has disconnected. */
function countingStream(messages: number, content: string) {
  const reader = { reads: 0, left: Promise.withResolvers<void>() }
  const stream: MessageStream = {
    async next() {
      if (reader.reads >= messages) return new Promise(() => undefined)
      reader.reads++
      return { done: false, value: { content } }
    },
    async return() {
      reader.left.resolve()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => stream,
    async [Symbol.asyncDispose]() {
      reader.left.resolve()
    },
  }
  return { reader, stream }
}

/** The events of a stream, without comments. */
const eventsIn = (body: string) => body.split('\n\n').filter((event) => event && !event.startsWith(':'))

test('a stream of messages ends with its result', async () => {
  const { response } = await openStream(async function* () {
    yield { content: 'one\ntwo “é” 😀' }
    yield { content: '' }
    return { whole: 'all' }
  })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/event-stream'])
  expect(eventsIn(await text(response))).toEqual([
    'event: message\ndata: {"content":"one\\ntwo “é” 😀"}',
    'event: message\ndata: {"content":""}',
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
])('a stream that fails ends with %s', async (_, thrown, error) => {
  const { response } = await openStream(async function* () {
    yield { content: 'one' }
    throw thrown
  })
  const [, last = ''] = eventsIn(await text(response))
  const [event, data = ''] = last.split('\ndata: ')
  expect([event, JSON.parse(data)]).toMatchObject(['event: error', error])
})

test('a stream without messages sends a comment immediately and every five seconds, so that proxies do not close it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { reader, stream } = countingStream(0, '')
  const { response } = await openStream(() => stream)
  let comments = ''
  response.on('data', (chunk) => {
    comments += chunk
  })
  await expect.poll(() => comments).toBe(': \n\n')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => comments).toBe(': \n\n'.repeat(3))
  response.destroy()
  await reader.left.promise
})

test('pipelined requests for streams get complete responses in order', async () => {
  const secondStarted = Promise.withResolvers<void>()
  let calls = 0
  const { response, url } = await openStream(async function* () {
    calls++
    if (calls === 2) await secondStarted.promise
    if (calls === 3) secondStarted.resolve()
    yield { content: 'one' }
    return { whole: 'all' }
  })
  response.resume()
  const head = 'POST /written HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n'
  // Not ended: Node closes a connection whose other side has ended it, even if responses are pending.
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`${head}\r\n${head}connection: close\r\n\r\n`)
  const responses = await text(socket)
  expect(responses.split('event: done\n')).toHaveLength(3)
})

test('a stream ends when its client closes its side of the connection', async () => {
  const { reader, stream } = countingStream(1, 'one')
  const { response, url } = await openStream(() => stream)
  response.destroy()
  await reader.left.promise
  reader.left = Promise.withResolvers()
  connect(Number(new URL(url).port), '127.0.0.1')
    .resume()
    .end('POST /written HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n')
  await reader.left.promise
})

test('a stream ends when its client disconnects', async () => {
  const { reader, stream } = countingStream(1, 'one')
  const { response } = await openStream(() => stream)
  response.destroy()
  await reader.left.promise
})

test('a client that does not read uses no more memory than the buffers of its connection', async () => {
  const messages = 400
  const { reader, stream } = countingStream(messages, 'x'.repeat(100_000))
  const { response, url } = await openStream(() => stream)
  const agent = new Agent({ keepAlive: true })
  for (let requests = 0; requests < 100; requests++) {
    const [other] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage]
    await text(other)
  }
  expect(reader.reads).toBeLessThan(messages / 2)
  agent.destroy()
  response.resume()
  await expect.poll(() => reader.reads).toBe(messages)
  response.destroy()
  await reader.left.promise
})
