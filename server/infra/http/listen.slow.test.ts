import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { listen } from '#server/infra/http/listen.ts'

/** Milliseconds. No test here takes that long. */
const longGrace = 60_000

/** A server that responds to `/` immediately and to any other path after `finish`. */
async function startListener() {
  const gate = Promise.withResolvers<void>()
  let slowRequests = 0
  const listener = await listen(0, async ({ url }) => {
    if (new URL(url).pathname === '/') return new Response('whole')
    slowRequests++
    await gate.promise
    return new Response('whole')
  })
  const url = `http://127.0.0.1:${listener.port}`
  let timedOut = false
  return {
    url,
    port: listener.port,
    finish: gate.resolve,
    slowRequests: () => slowRequests,
    hasTimedOut: () => timedOut,
    close: (grace = longGrace) =>
      listener.close({
        grace,
        onTimeout() {
          timedOut = true
        },
      }),
  }
}

const request = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => get(url, { agent }, resolve).once('error', reject))
const fetchBody = async (url: string, agent: Agent) => {
  const response = await request(url, agent)
  return { body: await text(response), connection: response.headers.connection }
}

/** Sends a text on a new connection. */
function send(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return socket
}
const host = 'Host: localhost\r\n'
const head = (length: number, client = '203.0.113.1') =>
  `POST / HTTP/1.1\r\n${host}X-Forwarded-For: ${client}\r\nContent-Length: ${length}\r\n\r\n`

describe.concurrent('slow clients', () => {
  const slow = { head: 300, request: 600, checkSlow: 50 }
  const reads = async (request: Request) => new Response((await request.text()).length.toString())

  test.each([
    ['a head', `GET / HTTP/1.1\r\n${host}X-Slow: `],
    ['a body', `${head(1000)}the beginning`],
    ['a chunked body', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nfff\r\nthe b`],
    ['the head of a second request', `GET / HTTP/1.1\r\n${host}\r\nGET / HTTP/1.1\r\n${host}X-Slow: `],
  ])('%s that does not end is refused with 408, although a part of it comes again and again', async (_, sent) => {
    const listener = await listen(0, reads, { slow })
    const socket = send(listener.port, sent)
    const drip = setInterval(() => socket.write('1'), 20)
    expect(await text(socket)).toMatch(/HTTP\/1\.1 408 .*connection: close/is)
    clearInterval(drip)
    await listener.close({ grace: longGrace, onTimeout: () => {} })
  })

  test('of one client at most 32 large bodies are received at a time; others, and small ones, are not kept waiting', async () => {
    const clientOf = (_: string, forwardedFor: string | null) => forwardedFor ?? ''
    const listener = await listen(0, reads, { clientOf })
    const { port } = listener
    const open = Array.from({ length: 32 }, () => send(port, `${head(100_000)}the beginning`))
    // Answered when the bodies before it have begun.
    expect(
      await (
        await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'small', headers: { 'x-forwarded-for': '203.0.113.1' } })
      ).text(),
    ).toBe('5')

    const post = async (client: string) => {
      const headers = { 'x-forwarded-for': client }
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(20_000), headers })
      return [answer.status, answer.headers.get('retry-after')]
    }
    await expect.poll(() => post('203.0.113.1')).toEqual([429, '5'])
    expect(await post('203.0.113.2')).toEqual([200, null])
    open[0]?.write('x'.repeat(100_000))
    await expect.poll(() => post('203.0.113.1')).toEqual([200, null])

    for (const socket of open) socket.destroy()
    await listener.close({ grace: longGrace, onTimeout: () => {} })
  })
})

describe.concurrent('a listener', () => {
  test('the keep-alive timeout is longer than that of load balancers', async ({ expect }) => {
    const { url, close } = await startListener()
    const agent = new Agent({ keepAlive: true })
    const { headers } = await request(url, agent)
    expect(headers['keep-alive']).toBe('timeout=65')
    agent.destroy()
    await close()
  })

  test('during shutdown, connected clients get their response, which closes the connection', async ({ expect }) => {
    const { url, slowRequests, finish, close } = await startListener()
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    expect(await fetchBody(url, idle)).toEqual({ body: 'whole', connection: 'keep-alive' })
    const running = fetchBody(`${url}/slow`, busy)
    await expect.poll(slowRequests).toBe(1)

    const closed = close()
    expect(await fetchBody(url, idle)).toEqual({ body: 'whole', connection: 'close' })
    finish()
    expect(await running).toEqual({ body: 'whole', connection: 'close' })
    await closed
    await expect(request(url, idle)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('during shutdown, new connections are accepted for a while, then refused, and no request is aborted', async ({ expect }) => {
    const { url, close } = await startListener()
    const fresh = new Agent()
    await fetchBody(url, fresh)
    const closed = close()
    const outcomes: unknown[] = []
    do outcomes.push(await fetchBody(url, fresh).catch(({ code }: NodeJS.ErrnoException) => code))
    while (typeof outcomes.at(-1) !== 'string')
    await closed
    expect(outcomes.length).toBeGreaterThan(1)
    expect(outcomes.pop()).toBe('ECONNREFUSED')
    expect(outcomes).toEqual(Array(outcomes.length).fill({ body: 'whole', connection: 'close' }))
  })

  test('a server bound to one address is not reachable through another', async ({ expect }) => {
    const { port, close } = await listen(0, async () => new Response('whole'), { host: '127.0.0.1' })
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('whole')
    await expect(fetch(`http://[::1]:${port}`)).rejects.toThrow()
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow()
    await close({ grace: longGrace, onTimeout: () => undefined })
    await expect(listen(0, async () => new Response(), { host: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1')
  })

  test('idle connections and connections without a request do not delay shutdown', async ({ expect }) => {
    const { url, port, hasTimedOut, close } = await startListener()
    const agent = new Agent({ keepAlive: true })
    await fetchBody(url, agent)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const ended = once(silent.resume(), 'close')
    await close()
    await ended
    // Open connections would have been closed only after the grace period.
    expect(hasTimedOut()).toBe(false)
  })

  test('a request that outlasts the grace period may finish with an error, and is aborted a second later', async ({ expect }) => {
    const first = await startListener()
    const response = fetchBody(`${first.url}/slow`, new Agent())
    await expect.poll(first.slowRequests).toBe(1)
    const firstClosed = first.close(50)
    await expect.poll(first.hasTimedOut).toBe(true)
    first.finish()
    expect(await response).toMatchObject({ body: 'whole' })
    await firstClosed

    const second = await startListener()
    const aborted = expect(fetchBody(`${second.url}/slow`, new Agent())).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect.poll(second.slowRequests).toBe(1)
    await second.close(50)
    await aborted
  })
})
