import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, test } from 'vitest'
import { listen } from '#server/platform/http/listen.ts'

/** Milliseconds that nothing in these tests should take. */
const longGrace = 60_000

/** A server that answers `/` at once, and anything else after `finish`. */
async function serving() {
  const gate = Promise.withResolvers<void>()
  let slow = 0
  const listener = await listen(0, async (request) => {
    if (new URL(request.url).pathname === '/') return new Response('whole')
    slow++
    await gate.promise
    return new Response('whole')
  })
  const url = `http://127.0.0.1:${listener.port}`
  let timedOut = false
  return {
    ...{ url, port: listener.port, finish: gate.resolve },
    slow: () => slow,
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

const ask = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((answered, failed) => get(url, { agent }, answered).once('error', failed))
const asked = async (url: string, agent: Agent) => {
  const answer = await ask(url, agent)
  return { body: await text(answer), connection: answer.headers.connection }
}

describe.concurrent('a listener', () => {
  test('an idle connection is kept longer than load balancers keep theirs', async ({ expect }) => {
    const { url, close } = await serving()
    const agent = new Agent({ keepAlive: true })
    const { headers } = await ask(url, agent)
    expect(headers['keep-alive']).toBe('timeout=65')
    agent.destroy()
    await close()
  })

  test('a client that is connected when it stops gets its response, which closes the connection', async ({ expect }) => {
    const { url, slow, finish, close } = await serving()
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    expect(await asked(url, idle)).toEqual({ body: 'whole', connection: 'keep-alive' })
    const running = asked(`${url}/slow`, busy)
    await expect.poll(slow).toBe(1)

    const closed = close()
    expect(await asked(url, idle)).toEqual({ body: 'whole', connection: 'close' })
    finish()
    expect(await running).toEqual({ body: 'whole', connection: 'close' })
    await closed
    await expect(ask(url, idle)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('clients that connect one after the other find it open for a while, then closed, and no request is cut', async ({ expect }) => {
    const { url, close } = await serving()
    const fresh = new Agent()
    await asked(url, fresh)
    const closed = close()
    const ends: unknown[] = []
    do ends.push(await asked(url, fresh).catch(({ code }: NodeJS.ErrnoException) => code))
    while (typeof ends.at(-1) !== 'string')
    await closed
    expect(ends.length).toBeGreaterThan(1)
    expect(ends.pop()).toBe('ECONNREFUSED')
    expect(ends).toEqual(Array(ends.length).fill({ body: 'whole', connection: 'close' }))
  })

  test('bound to one address of this machine it is not reached through another', async ({ expect }) => {
    const { port, close } = await listen(0, async () => new Response('whole'), { host: '127.0.0.1' })
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('whole')
    await expect(fetch(`http://[::1]:${port}`)).rejects.toThrow()
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow()
    await close({ grace: longGrace, onTimeout: () => undefined })
    await expect(listen(0, async () => new Response(), { host: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1')
  })

  test('neither an idle connection nor one without a request delays a stop', async ({ expect }) => {
    const { url, port, hasTimedOut, close } = await serving()
    const agent = new Agent({ keepAlive: true })
    await asked(url, agent)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const ended = once(silent.resume(), 'close')
    await close()
    await ended
    // Connections that are left are closed after the grace.
    expect(hasTimedOut()).toBe(false)
  })

  test('a request that takes longer than the grace can end with an error, and is cut after that', async ({ expect }) => {
    const first = await serving()
    const answered = asked(`${first.url}/slow`, new Agent())
    await expect.poll(first.slow).toBe(1)
    const firstClosed = first.close(50)
    await expect.poll(first.hasTimedOut).toBe(true)
    first.finish()
    expect(await answered).toMatchObject({ body: 'whole' })
    await firstClosed

    const second = await serving()
    const cut = expect(asked(`${second.url}/slow`, new Agent())).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect.poll(second.slow).toBe(1)
    await second.close(50)
    await cut
  })
})
