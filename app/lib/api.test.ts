import { ORPCError } from '@orpc/client'
import { skipToken } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient, newIdempotencyKey, query } from '#app/lib/api.ts'
import { script } from '#kinds/script/index.ts'

const origin = 'https://desk.example'
const client = createClient(origin, 'desk-web')
const write = () => client.generate.script.stream(script.sample as Parameters<typeof client.generate.script.stream>[0])
const id = '0197aaaa-0000-7000-8000-000000000000'

/** What was sent last, once `answer` has been given for it. */
function answered(answer: () => Response | Promise<Response>): { readonly request: Request } {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return answer()
  })
  return {
    get request() {
      return sent.at(-1) as Request
    },
  }
}
afterEach(() => vi.unstubAllGlobals())

/** A stream whose pieces arrive as they are cut here. */
const streaming = (...pieces: readonly string[]) => {
  const bytes = new TextEncoder()
  const body = new ReadableStream({
    start(out) {
      for (const piece of pieces) out.enqueue(bytes.encode(piece))
      out.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}
const read = async (pieces: readonly string[]) => {
  answered(() => streaming(...pieces))
  const events: AsyncIterator<unknown, unknown> = await write()
  const messages: unknown[] = []
  for (let event = await events.next(); ; event = await events.next()) {
    if (event.done) return { messages, done: event.value }
    messages.push(event.value)
  }
}

test('a client is created from a URL and a key; without either it throws the error of the specification', () => {
  expect(() => createClient('', 'desk-web')).toThrow(new Error('supabaseUrl is required.'))
  expect(() => createClient(origin, '')).toThrow(new Error('supabaseKey is required.'))
})

test('every call sends the name of the app that makes it', async () => {
  const sent = answered(() => Response.json({}))
  await client.me()
  expect(sent.request.headers.get('x-client-info')).toBe('desk-web')
})

test('a GET sends its input in the query string, without undefined values', async () => {
  const sent = answered(() => Response.json({ items: [] }))
  expect(await client.library.list({ search: 'चाय & cake', before: undefined, limit: 25 })).toEqual({ items: [] })
  expect(sent.request.url).toBe(`${origin}/api/saved-content?search=${encodeURIComponent('चाय').toUpperCase()}+%26+cake&limit=25`)
  expect(sent.request.credentials).toBe('same-origin')
})

test('path parameters are sent in the path, the rest in the body, and the idempotency key in its header', async () => {
  const sent = answered(() => Response.json({}))
  await client.library.edit({ id: '../me', title: 'New' }, { context: { idempotencyKey: 'k' } })
  expect(sent.request).toMatchObject({ method: 'PATCH', url: `${origin}/api/saved-content/..%2Fme` })
  expect(sent.request.headers.get('idempotency-key')).toBe('k')
  expect(await sent.request.json()).toEqual({ title: 'New' })
})

test('a response without a body resolves to undefined', async () => {
  const sent = answered(() => new Response(null, { status: 204 }))
  expect(await client.library.remove({ id })).toBeUndefined()
  expect(sent.request.headers.has('content-type')).toBe(false)
})

test('an error response is an ORPCError with its code, status and data', async () => {
  answered(() => Response.json({ code: 'INVALID_INPUT', message: 'No', data: { issues: [] } }, { status: 422 }))
  const refusal = await client.me().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ORPCError)
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', status: 422, message: 'No', data: { issues: [] } })
})

test('an error page of a proxy is an error outside the closed list', async () => {
  answered(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  await expect(client.me()).rejects.toMatchObject({ code: 'NOT_OURS', status: 502 })
})

test('a call that outlives its page is sent with keepalive, any other without', async () => {
  const fetching = vi.fn(async (_request: Request, _init?: RequestInit) => Response.json({ suggestion: null }))
  vi.stubGlobal('fetch', fetching)
  const edit = { generation: id, version: 1, after: 'Fresh bread.' }
  await client.voiceRules.report(edit, { context: { keepalive: true } })
  await client.voiceRules.report(edit)
  expect(fetching.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
})

test('an abort signal is passed on to fetch', async () => {
  const sent = answered(() => Response.json({}))
  const abort = new AbortController()
  await client.me(undefined, { signal: abort.signal })
  abort.abort()
  expect(sent.request.signal.aborted).toBe(true)
})

test('events are complete however the response is split into chunks, even within a character, and comments are skipped', async () => {
  const text = ': here\n\nevent: message\ndata: {"partial":{"caption":"चाय"}}\n\nevent: done\ndata: {"id":"1"}\n\n'
  expect(await read([...text])).toEqual({ messages: [{ partial: { caption: 'चाय' } }], done: { id: '1' } })
  answered(() => streaming())
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(out) {
      for (const byte of bytes) out.enqueue(Uint8Array.of(byte))
      out.close()
    },
  })
  answered(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const events: AsyncIterator<unknown, unknown> = await write()
  expect((await events.next()).value).toEqual({ partial: { caption: 'चाय' } })
})

test('an error event is thrown; a stream without a result resolves to undefined, and one that ends inside an event throws a TypeError', async () => {
  await expect(
    read(['event: error\ndata: {"defined":true,"code":"QUOTA_REACHED","status":429,"message":"Full"}\n\n']),
  ).rejects.toMatchObject({
    code: 'QUOTA_REACHED',
    status: 429,
  })
  expect(await read(['event: message\ndata: 1\n\n'])).toEqual({ messages: [1], done: undefined })
  await expect(read(['event: message\ndata: 1\n\nevent: do'])).rejects.toThrow(TypeError)
})

test.each([
  ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
  ['attachment; filename="_.csv"; filename*=UTF-8\'\'%E0%A4%9A%E0%A4%BE%E0%A4%AF.csv', 'चाय.csv'],
])('%s is a download with the file name %s', async (disposition, name) => {
  answered(() => new Response('[]', { headers: { 'content-disposition': disposition, 'content-type': 'application/json' } }))
  const { body } = (await client.exports.library({ format: 'json' })) as { body: File }
  expect([body.name, body.type, await body.text()]).toEqual([name, 'application/json', '[]'])
})

test('onBytes is called for each chunk of a stream, including keep-alive comments', async () => {
  answered(() => streaming(': here\n\n', 'event: done\ndata: {"ended":"stopping"}\n\n'))
  const onBytes = vi.fn()
  const changes: AsyncIterator<unknown, unknown> = await client.changes(undefined, { context: { onBytes } })
  expect(await changes.next()).toEqual({ done: true, value: { ended: 'stopping' } })
  expect(onBytes).toHaveBeenCalledTimes(2)
})

test('the query key of a branch is a prefix of the keys of its calls, and a skipped call is disabled', () => {
  expect(query.library.key()[0]).toEqual(['library'])
  expect(query.library.list.queryOptions({ input: { limit: 1 } }).queryKey).toEqual([
    ['library', 'list'],
    { type: 'query', input: { limit: 1 } },
  ])
  expect(query.library.list.queryOptions({ input: skipToken }).enabled).toBe(false)
})

test('idempotency keys are 32 hexadecimal digits and unique', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(100)
})

test('keys are created where crypto.randomUUID does not exist, as over plain HTTP from another machine', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
