import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '#app/lib/api.ts'
import { failureOf } from '#app/lib/generation/failure.ts'
import { type StreamCall, writeOver } from '#app/lib/generation/write.ts'
import { generationMessages, siteMessages } from '#contract/messages.ts'
import { kinds } from '#kinds/index.ts'
import { script } from '#kinds/script/index.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The real client against a loopback server that answers as the test says. */
async function writing(answer: Answer, signal = new AbortController().signal) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { stream } = createClient(origin, 'desk-web').generate.script
  const partials: unknown[] = []
  const waits: unknown[] = []
  const write = writeOver(() => stream as StreamCall)
  const result = write({
    kind: 'script',
    request: script.sample,
    idempotencyKey: 'k'.repeat(32),
    signal,
    onPartial: (partial) => partials.push(partial),
    onWaiting: (waiting) => waits.push(waiting),
  })
  return { result, partials, waits }
}
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const failureFrom = async (result: Promise<unknown>) => failureOf('script', await result.catch((error: unknown) => error))
const id = '0197aaaa-0000-7000-8000-000000000000'

test('partials arrive in order, and the done event is the result', async () => {
  const { result, partials } = await writing((_request, response) => {
    begin(response).write(event('message', { partial: { script: 'One' } }))
    response.write(event('message', { partial: { script: 'One two' } }))
    response.end(event('done', { id, script: 'One two three' }))
  })

  expect(await result).toEqual({ id, script: 'One two three' })
  expect(partials).toEqual([{ script: 'One' }, { script: 'One two' }])
})

test('places in the queue and partials are told apart, and an event of an unknown type changes nothing', async () => {
  const place = { stage: 'queued', place: 3, seconds: 40 }
  const { result, partials, waits } = await writing((_request, response) => {
    begin(response).write(event('message', { waiting: place }))
    response.write(event('message', { mood: 'cheerful' }))
    response.write(event('message', { partial: { script: 'One' } }))
    response.end(event('done', { id, script: 'One two' }))
  })

  expect(await result).toEqual({ id, script: 'One two' })
  expect(waits).toEqual([place])
  expect(partials).toEqual([{ script: 'One' }])
})

test('the idempotency key is sent with the request to the streaming endpoint', async () => {
  let seen: unknown
  const { result } = await writing((request, response) => {
    seen = [request.url, request.headers['idempotency-key']]
    begin(response).end(event('done', { id, script: 'x' }))
  })
  await result

  expect(seen).toEqual(['/functions/v1/generate-script/stream', 'k'.repeat(32)])
})

test('a stream that ends without its done event is an interruption, not a success', async () => {
  const { result } = await writing((_request, response) => {
    begin(response).end(event('message', { partial: { script: 'One' } }))
  })

  expect(await failureFrom(result)).toMatchObject({
    code: 'CUT',
    message: generationMessages.cut,
    hint: generationMessages.cutHint,
  })
})

test('a connection that breaks while streaming is an interruption', async () => {
  const { result } = await writing((_request, response) => {
    begin(response).write(event('message', { partial: { script: 'One' } }))
    setImmediate(() => response.destroy())
  })

  expect(await failureFrom(result)).toMatchObject({ code: 'CUT' })
})

test('a done event without a result is an interruption, not a success', async () => {
  const { result } = await writing((_request, response) => begin(response).end(event('done', {})))

  expect(await failureFrom(result)).toMatchObject({ code: 'CUT' })
})

test('an error event is the error that the server sent', async () => {
  const { result } = await writing((_request, response) => {
    begin(response).end(event('error', { defined: true, code: 'GENERATION_TIMEOUT', status: 504, message: 'Too long.' }))
  })

  expect(await failureFrom(result)).toMatchObject({ code: 'GENERATION_TIMEOUT', message: kinds.script.messages.failed, hint: 'Too long.' })
})

test('a server that cannot be reached is reported as offline', async () => {
  const { result } = await writing((_request, response) => response.destroy())

  expect(await failureFrom(result)).toMatchObject({
    code: 'OFFLINE',
    message: kinds.script.messages.failed,
    hint: siteMessages.offline,
  })
})

test.each([
  ['a page of a proxy', 'text/html', '<!doctype html><p>Sign in to the network</p>'],
  ['JSON of another shape', 'application/json', '{"ok":true}'],
  ['text', 'text/plain', 'OK'],
  ['nothing', 'application/json', ''],
])('a 200 with %s is a failure of the kind, not of the connection', async (_, type, body) => {
  const { result } = await writing((_request, response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  })
  expect(await failureFrom(result)).toMatchObject({ message: kinds.script.messages.failed })
})

test('an abort rejects the call', async () => {
  const abort = new AbortController()
  const { result } = await writing((_request, response) => {
    begin(response).write(event('message', { partial: { script: 'One' } }))
    setImmediate(() => abort.abort())
  }, abort.signal)

  await expect(result).rejects.toThrow()
})

test.each([
  ['UNAUTHORIZED', 401, undefined, { message: generationMessages.signInToUse }],
  ['QUOTA_REACHED', 429, { feature: 'scripts', limit: 5 }, { message: generationMessages.limitReached, upgrade: true }],
  ['FEATURE_NOT_ON_PLAN', 403, { feature: 'scripts', plan: 'free' }, { message: generationMessages.notOnFree, upgrade: true }],
  ['FEATURE_NOT_ON_PLAN', 403, { feature: 'scripts', plan: 'basic' }, { message: generationMessages.notOnPlan, upgrade: true }],
  ['INVALID_INPUT', 422, { issues: [{ path: 'topic', message: 'No.' }] }, { message: 'No.', issues: [{ path: 'topic', message: 'No.' }] }],
  ['UNAVAILABLE', 503, undefined, { message: 'As the server says.' }],
  ['GENERATION_FAILED', 502, undefined, { message: kinds.script.messages.failed, hint: 'As the server says.' }],
  ['INTERNAL', 500, undefined, { message: kinds.script.messages.failed, hint: '' }],
  ['NEVER_HEARD_OF', 418, undefined, { message: kinds.script.messages.failed, hint: '' }],
])('%s before the stream begins has the message of the product', async (code, status, data, told) => {
  const { result } = await writing((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ defined: true, code, status, message: 'As the server says.', data }))
  })

  expect(await failureFrom(result)).toMatchObject(told)
})
