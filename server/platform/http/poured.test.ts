import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventIterator } from '@orpc/contract'
import { ORPCError, os } from '@orpc/server'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/platform/log.ts'
import { createCalls } from './calls.ts'
import { listen } from './listen.ts'

const Message = z.object({ said: z.string() })
type Written = AsyncIteratorObject<z.infer<typeof Message>, { whole: string } | undefined>

/** A server whose one call answers what `write` gives, and an answer of it whose head has come. */
async function answered(write: () => Written): Promise<{ answer: IncomingMessage; fetch: () => Promise<Response>; url: string }> {
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
    await listener.close({ patience: 1_000, overdue: () => undefined })
  })
  const sent = request(`${url}/written`, { agent, method: 'POST' }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { answer, url, fetch: () => fetch(new Request(`${url}/written`, { method: 'POST' })) }
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

test.each<[string, () => Written]>([
  [
    'a result',
    async function* () {
      yield { said: 'one\ntwo “é” 😀' }
      yield { said: '' }
      return { whole: 'all' }
    },
  ],
  [
    'an error',
    async function* () {
      yield { said: 'one' }
      throw new ORPCError('UNAVAILABLE', { status: 503, message: 'Not now', data: { retryAfter: 3 } })
    },
  ],
])('a stream that ends in %s comes over a connection as it comes without one', async (_, write) => {
  const { answer, fetch } = await answered(write)
  const alone = await fetch()
  expect(await text(answer)).toBe(await alone.text())
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([alone.status, alone.headers.get('content-type')])
})

test('a stream that is asked for before the one ahead of it has ended comes after it, whole', async () => {
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

test('a stream whose reader ends its side of the connection is left', async () => {
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

test('a stream whose reader hangs up is left', async () => {
  const { seen, stream } = counting(1, 'one')
  const { answer } = await answered(() => stream)
  answer.destroy()
  await seen.left.promise
})

test('a stream whose reader does not read is not asked for more than a connection holds', async () => {
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
