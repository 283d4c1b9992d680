import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, test } from 'vitest'
import { listen } from '#server/platform/http/listen.ts'

/** Milliseconds that nothing in these tests should take. */
const patient = 60_000

/** A server that answers `/` at once, and anything else once it is let go. */
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
  let overdue = false
  return {
    ...{ url, port: listener.port, letGo: gate.resolve },
    slow: () => slow,
    wasOverdue: () => overdue,
    close: (patience = patient) =>
      listener.close({
        patience,
        overdue() {
          overdue = true
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
  test('a connection is kept for the next request longer than load balancers keep theirs', async ({ expect }) => {
    const { url, close } = await serving()
    const agent = new Agent({ keepAlive: true })
    const { headers } = await ask(url, agent)
    expect(headers['keep-alive']).toBe('timeout=65')
    agent.destroy()
    await close()
  })

  test('whoever is connected when it stops gets their answer, and is asked to close the connection', async ({ expect }) => {
    const { url, slow, letGo, close } = await serving()
    const [idle, busy] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    expect(await asked(url, idle)).toEqual({ body: 'whole', connection: 'keep-alive' })
    const running = asked(`${url}/slow`, busy)
    await expect.poll(slow).toBe(1)

    const closed = close()
    expect(await asked(url, idle)).toEqual({ body: 'whole', connection: 'close' })
    letGo()
    expect(await running).toEqual({ body: 'whole', connection: 'close' })
    await closed
    await expect(ask(url, idle)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('callers that come one after the other find it open for a while, then closed, and none is cut off', async ({ expect }) => {
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

  test('on one address of this machine it is reached through no other', async ({ expect }) => {
    const { port, close } = await listen(0, async () => new Response('whole'), { host: '127.0.0.1' })
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('whole')
    await expect(fetch(`http://[::1]:${port}`)).rejects.toThrow()
    await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow()
    await close({ patience: patient, overdue: () => undefined })
    await expect(listen(0, async () => new Response(), { host: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1')
  })

  test('neither an idle connection nor one that never asked holds a stop up', async ({ expect }) => {
    const { url, port, wasOverdue, close } = await serving()
    const agent = new Agent({ keepAlive: true })
    await asked(url, agent)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const ended = once(silent.resume(), 'close')
    await close()
    await ended
    // Who is not ended is cut off after the patience is over.
    expect(wasOverdue()).toBe(false)
  })

  test('what takes longer than the patience is told so, has a moment to end in a word, and is cut off after that', async ({ expect }) => {
    const first = await serving()
    const answered = asked(`${first.url}/slow`, new Agent())
    await expect.poll(first.slow).toBe(1)
    const firstClosed = first.close(50)
    await expect.poll(first.wasOverdue).toBe(true)
    first.letGo()
    expect(await answered).toMatchObject({ body: 'whole' })
    await firstClosed

    const second = await serving()
    const cut = expect(asked(`${second.url}/slow`, new Agent())).rejects.toMatchObject({ code: 'ECONNRESET' })
    await expect.poll(second.slow).toBe(1)
    await second.close(50)
    await cut
  })
})
