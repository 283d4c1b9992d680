import { eventIterator } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, os } from '@orpc/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/platform/log.ts'
import { createCalls } from './calls.ts'
import { apart, eventStream } from './event-stream.ts'

const Message = z.object({ said: z.string() })
const streaming = (path: `/${string}`, write: () => AsyncIteratorObject<z.infer<typeof Message>, { whole: string } | undefined>) =>
  os
    .route({ method: 'POST', path })
    .output(eventIterator(Message, z.object({ whole: z.string() }).optional()))
    .handler(write)

const router = {
  written: streaming('/written', async function* () {
    yield { said: 'one\ntwo “é” 😀' }
    yield { said: '' }
    return { whole: 'all' }
  }),
  refused: streaming('/refused', async function* () {
    yield { said: 'one' }
    throw new ORPCError('UNAVAILABLE', { status: 503, message: 'Not now', data: { retryAfter: 3 } })
  }),
  silent: streaming('/silent', async function* () {
    yield* []
    return undefined
  }),
}

const asked = (path: string) => new Request(`http://localhost${path}`, { method: 'POST' })
const calls = createCalls(router, createLog('silent'))

test.each(['/written', '/refused', '/silent'])('%s is written as the RPC library writes it', async (path) => {
  const ours = await calls(asked(path), {})
  const { response: theirs } = await new OpenAPIHandler(router).handle(asked(path))
  expect(ours?.status).toBe(theirs?.status)
  expect([...(ours?.headers ?? [])]).toEqual([...(theirs?.headers ?? [])])
  expect(await ours?.text()).toBe(await theirs?.text())
})

afterEach(() => vi.useRealTimers())

/** A stream that waits for ever, read like the answer of a call. */
function waiting() {
  const left = vi.fn(async () => ({ done: true as const, value: undefined }))
  const stream = apart({ next: () => new Promise(() => undefined), return: left })
  return { left, reader: eventStream(stream, stream.ending).getReader() }
}

test('who leaves ends the stream', async () => {
  const { left, reader } = waiting()
  await reader.read()
  await reader.cancel()
  expect(left).toHaveBeenCalledOnce()
})

test('a silent stream says every five seconds that it still stands', async () => {
  vi.useFakeTimers()
  const { reader } = waiting()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await read()).toBe(': \n\n')
  for (let times = 0; times < 2; times++) {
    const next = read()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await next).toBe(': \n\n')
  }
  await reader.cancel()
  expect(vi.getTimerCount()).toBe(0)
})
