import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { get } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import type { Dialed, Network } from '#server/infra/links/network.ts'
import { createPublicInternet } from '#server/infra/links/public-internet.ts'
import { freePort } from '#tests/support/network.ts'

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

const hosts: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14', '93.184.215.15'],
  'intranet.example': ['10.0.0.1'],
  'half.example': ['93.184.215.14', '127.0.0.1'],
}

/** A server on loopback that stands for every address. */
async function internetWith(listener: RequestListener, changes: Partial<Network> = {}) {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const dialed: Dialed[] = []
  const network: Network = {
    resolve: async (hostname) => hosts[hostname] ?? [],
    dial(to) {
      dialed.push(to)
      return connect({ host: '127.0.0.1', port })
    },
    ...changes,
  }
  return { dialed, port, ...createPublicInternet({ userAgent: 'Tests', network, connectTimeout: 60_000 }) }
}

const fine: RequestListener = (_, response) => response.end('fine')
const unsent = (problem: string) => expect.objectContaining({ cause: expect.objectContaining({ name: 'LinkError', problem }) })
/** An error of a request that may have left. */
const later = expect.not.objectContaining({ cause: expect.objectContaining({ name: 'LinkError' }) })

describe('a call with credentials', () => {
  test('goes to the checked address of its host, with its headers and body', async () => {
    const seen: unknown[] = []
    const { fetch, dialed } = await internetWith((request, response) => {
      const { authorization, host, connection, 'user-agent': agent, 'accept-encoding': encoding } = request.headers
      seen.push({ authorization, host, connection, agent, encoding })
      request.pipe(response)
    })
    const response = await fetch('https://example.com/in', { method: 'POST', body: 'text', headers: { authorization: 'Bearer x' } })
    expect(await response.text()).toBe('text')
    expect(dialed).toEqual([{ address: '93.184.215.14', port: 443, hostname: 'example.com', secure: true }])
    expect(seen).toEqual([{ authorization: 'Bearer x', host: 'example.com', connection: 'close', agent: 'Tests', encoding: 'identity' }])
  })

  test.each([
    ['http://127.0.0.1/', 'notPublic'],
    ['http://169.254.169.254/latest/meta-data/', 'notPublic'],
    ['https://[::1]/', 'notPublic'],
    ['https://[::ffff:10.0.0.1]/', 'notPublic'],
    ['https://intranet.example/', 'unknownHost'],
    ['https://half.example/', 'unknownHost'],
    ['https://localhost/', 'unknownHost'],
    ['https://example.com:8443/', 'invalid'],
    ['http://example.com:8080/', 'invalid'],
  ])('never leaves for %s', async (url, problem) => {
    const { fetch, dialed } = await internetWith(fine)
    await expect(fetch(url)).rejects.toEqual(unsent(problem))
    expect(dialed).toEqual([])
  })

  test('is not redirected', async () => {
    const { fetch, dialed } = await internetWith((_, response) => response.writeHead(307, { location: 'https://elsewhere.example/' }).end())
    expect((await fetch('https://example.com/', { redirect: 'follow' })).status).toBe(307)
    expect(dialed).toHaveLength(1)
  })

  test('tries the other addresses of its host while nothing was sent', async () => {
    const closed = await freePort()
    const open = await internetWith(fine)
    let tries = 0
    const dial = () => connect({ host: '127.0.0.1', port: ++tries === 1 ? closed : open.port })
    const { fetch } = await internetWith(fine, { dial })
    expect(await (await fetch('https://example.com/')).text()).toBe('fine')
    expect(tries).toBe(2)
  })

  test('says apart what happened before anything was sent, and after', async () => {
    const port = await freePort()
    const unreachable = await internetWith(fine, { dial: () => connect({ host: '127.0.0.1', port }) })
    await expect(unreachable.fetch('https://example.com/')).rejects.toEqual(unsent('unreachable'))
    const closing = await internetWith((_, response) => response.destroy())
    await expect(closing.fetch('https://example.com/')).rejects.toEqual(later)
  })

  test('is not sent where the encryption is not agreed on', async () => {
    const asked: string[] = []
    const plain = await internetWith((request) => void asked.push(request.url ?? ''))
    const { fetch } = await internetWith(fine, {
      dial: ({ hostname }) => connectTls({ host: '127.0.0.1', port: plain.port, servername: hostname }),
    })
    await expect(fetch('https://example.com/')).rejects.toEqual(unsent('unreachable'))
    expect(asked).toEqual([])
  })

  test('reads no answer that is too long, and unpacks none', async () => {
    const long = await internetWith((_, response) => response.end('a'.repeat(2_000_001)))
    await expect(long.fetch('https://example.com/').then((response) => response.text())).rejects.toThrow()
    const packed = gzipSync('a'.repeat(1_000_000))
    const { fetch } = await internetWith((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed))
    expect((await (await fetch('https://example.com/')).arrayBuffer()).byteLength).toBe(packed.length)
  })
})

describe('an agent', () => {
  const asked = (url: string, agent: ReturnType<Awaited<ReturnType<typeof internetWith>>['agent']>) =>
    new Promise<number | undefined>((done, failed) => {
      get(url, { agent }, ({ statusCode }) => done(statusCode)).on('error', failed)
    })

  test('follows the same rules, and says why it opened no connection', async () => {
    const { agent, dialed } = await internetWith(fine)
    const ours = agent(new AbortController().signal)
    await expect(asked('https://intranet.example/', ours)).rejects.toThrow()
    expect(ours.failure).toMatchObject({ problem: 'unknownHost' })
    await expect(asked('https://[::1]/', ours)).rejects.toThrow()
    expect(ours.failure).toMatchObject({ problem: 'notPublic' })
    expect(dialed).toEqual([])
    expect(await asked('https://example.com/', ours)).toBe(200)
    expect(ours.failure).toBeUndefined()
  })

  test('ends its connections with the signal', async () => {
    const end = new AbortController()
    const { agent } = await internetWith(() => end.abort())
    const ours = agent(end.signal)
    await expect(asked('https://example.com/', ours)).rejects.toThrow()
    expect(ours.failure).toBeUndefined()
  })
})
