import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createFetchLink } from '#server/infra/links/fetch-link.ts'
import { createInternet, type Dialed, type Network } from '#server/infra/links/network.ts'

const publicAddress = '93.184.215.14'
const neverAborted = new AbortController().signal
let servers: Server[] = []
let nameServers: Socket[] = []

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
  for (const nameServer of nameServers) nameServer.close()
  nameServers = []
})

/** A page server on loopback, which stands for every address, and a record of the addresses that were dialed. */
async function internetWith(listener: RequestListener, hosts: Readonly<Record<string, readonly (readonly string[])[]>> = {}) {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dialed: Dialed[] = []
  const asked: string[] = []
  const network: Network = {
    async resolve(hostname) {
      const turns = hosts[hostname] ?? (hostname === 'example.com' ? [[publicAddress]] : [])
      const turn = asked.filter((name) => name === hostname).length
      asked.push(hostname)
      return turns[Math.min(turn, turns.length - 1)] ?? []
    },
    dial(to) {
      dialed.push(to)
      return connect({ host: '127.0.0.1', port })
    },
  }
  const read = createFetchLink({ userAgent: 'Tests', network, timeout: 60_000 })
  return { dialed, asked, read: (link: string) => read(link, neverAborted), network }
}

const page: RequestListener = (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Hello</p>')
const problem = (name: string) => expect.objectContaining({ problem: name })

const hostileAddresses = [
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '192.88.99.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'fd12:3456::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2001:0:53aa:64c:0:0:80ff:fffe',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '5f00::1',
  '2001:4860:4860::5efe:7f00:1',
  '2001:4860:4860:0:200:5efe:a00:1',
  'not an address',
  '',
]

/** Forms of addresses in URLs; most become one of the above, others are no URL. */
const hostileLinks = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://①②⑦.⓪.⓪.①/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[2002:7f00:1::]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0/',
  'http://2852039166/',
  'https://user:pass@example.com/',
  'https://example.com@127.0.0.1/',
  'http://example.com#@127.0.0.1/@[::1]:22',
  'http://127.0.0.1\\@example.com/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'https://example.com:6379/',
  'http://example.com:0/',
  'http://example.com:65536/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:https://example.com/x',
  'ws://example.com/',
  'dict://example.com:11211/',
  'http:///etc/passwd',
  'https://',
  '',
  '   ',
  'http://exa mple.com/',
  'http://[::1',
  `https://example.com/${'a'.repeat(2000)}`,
]

describe('a hostile address is not reached:', () => {
  test.each(hostileAddresses)('a host at %s', async (address) => {
    const { read, dialed } = await internetWith(page, { 'evil.example': [[address]] })

    await expect(read('http://evil.example/')).rejects.toEqual(problem('unknownHost'))
    expect(dialed).toEqual([])
  })

  test.each(hostileAddresses.slice(0, 12))('a host at a public address and at %s', async (address) => {
    const { read, dialed } = await internetWith(page, { 'evil.example': [[publicAddress, address]] })

    await expect(read('http://evil.example/')).rejects.toEqual(problem('unknownHost'))
    expect(dialed).toEqual([])
  })

  test.each(hostileLinks)('%s', async (link) => {
    const { read, dialed, asked } = await internetWith(page)

    // The public part of a link with a fragment is a page like any other.
    if (link.includes('#')) await read(link)
    else await expect(read(link)).rejects.toEqual(expect.objectContaining({ name: 'LinkError' }))
    expect(dialed.filter(({ address, port }) => address !== publicAddress || ![80, 443].includes(port))).toEqual([])
    expect(asked.filter((name) => !['example.com', 'etc'].includes(name))).toEqual([])
  })

  test.each([
    ...hostileLinks.filter((link) => /^(?:https?|ftp|file|gopher|ws):/.test(link) && !link.includes('#')),
    '//127.0.0.1/',
    '//evil.example/',
  ])('a redirect to %s', async (link) => {
    const redirect: RequestListener = (_, response) => response.writeHead(302, { location: encodeURI(link).replaceAll('%25', '%') }).end()
    const { read, dialed } = await internetWith(redirect, { 'evil.example': [['10.0.0.1']] })

    await expect(read('https://example.com/')).rejects.toEqual(expect.objectContaining({ name: 'LinkError' }))
    expect(dialed.every(({ address }) => address === publicAddress)).toBe(true)
  })
})

describe('a link', () => {
  test('is connected to the address that was checked, whatever the name server answers next', async () => {
    const { read, dialed, asked } = await internetWith(page, { 'evil.example': [[publicAddress], ['127.0.0.1']] })

    expect((await read('http://evil.example/')).bytes.toString()).toBe('<p>Hello</p>')
    expect([asked, dialed]).toEqual([['evil.example'], [{ address: publicAddress, port: 80, hostname: 'evil.example', secure: false }]])
    await expect(read('http://evil.example/')).rejects.toEqual(problem('unknownHost'))
  })

  test('is resolved and checked again after each redirect', async () => {
    const toItself: RequestListener = (_, response) => response.writeHead(302, { location: '/again' }).end()
    const { read, dialed } = await internetWith(toItself, { 'evil.example': [[publicAddress], ['192.168.0.1']] })

    await expect(read('http://evil.example/')).rejects.toEqual(problem('unknownHost'))
    expect(dialed).toHaveLength(1)
  })

  test('follows five redirects and not a sixth', async () => {
    const count = (most: number): RequestListener => {
      let redirects = 0
      return (request, response) =>
        redirects++ < most ? response.writeHead(301, { location: `/${redirects}` }).end() : page(request, response as never)
    }
    const five = await internetWith(count(5))
    expect((await five.read('example.com/start')).url).toBe('https://example.com/5')
    const six = await internetWith(count(6))
    await expect(six.read('https://example.com/')).rejects.toEqual(problem('redirects'))
    expect(six.dialed).toHaveLength(6)
  })

  test('is followed to an address with other letters, which servers send as UTF-8', async () => {
    const { read } = await internetWith((request, response) => {
      if (request.url === '/caf%C3%A9') page(request, response as never)
      else response.writeHead(301, { location: Buffer.from('/café').toString('latin1') }).end()
    })
    expect((await read('https://example.com/')).url).toBe('https://example.com/caf%C3%A9')
  })

  test('is requested with its host and our name, without cookies and credentials', async () => {
    let headers: Record<string, unknown> = {}
    const { read, dialed } = await internetWith((request, response) => {
      headers = request.headers
      response.setHeader('set-cookie', 'a=b')
      page(request, response as never)
    })
    await read('https://Example.com/a?b=c#d')
    await read('https://example.com/a')

    expect(headers).toMatchObject({ host: 'example.com', 'user-agent': 'Tests' })
    expect(Object.keys(headers).filter((name) => /cookie|authorization|referer/.test(name))).toEqual([])
    expect(dialed[0]).toMatchObject({ port: 443, secure: true, hostname: 'example.com' })
  })

  test.each([
    ['gzip', gzipSync],
    ['br', (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('whose page unpacks from %s to more than the limit is refused', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(12_000_000, 'a'))
    const { read } = await internetWith((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bomb),
    )
    expect(bomb.length).toBeLessThan(100_000)
    await expect(read('https://example.com/')).rejects.toEqual(problem('tooLarge'))

    const small = await internetWith((_, response) =>
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding }).end(compress(Buffer.from('Hello'))),
    )
    expect(await small.read('https://example.com/')).toMatchObject({ type: 'txt', bytes: Buffer.from('Hello') })
  })

  test('whose page never ends is refused at the limit', async () => {
    const { read } = await internetWith((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    await expect(read('https://example.com/')).rejects.toEqual(problem('tooLarge'))
  })

  test('that does not answer in time is given up', async () => {
    const { network } = await internetWith((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'))
    const read = createFetchLink({ userAgent: 'Tests', network, timeout: 50 })

    await expect(read('https://example.com/', neverAborted)).rejects.toEqual(problem('slow'))
  })

  test.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'no HTTP\r\n\r\n',
    '',
  ])('that is answered with %j and no page is refused', async (answer) => {
    const { network } = await internetWith((request) => request.socket.end(answer))
    const read = createFetchLink({ userAgent: 'Tests', network })
    await expect(read('https://example.com/', neverAborted)).rejects.toEqual(problem('unreachable'))
  })

  test.each([
    ['application/pdf', 200, 'notText'],
    ['image/png', 200, 'notText'],
    ['constructor', 200, 'notText'],
    ['text/html', 404, 'notFound'],
    ['text/html', 403, 'refused'],
    ['text/html', 500, 'unreachable'],
  ])('to a page of type %s with status %i is refused as %s', async (type, status, name) => {
    const { read } = await internetWith((_, response) => response.writeHead(status, { 'content-type': type }).end('x'))
    await expect(read('https://example.com/')).rejects.toEqual(problem(name))
  })

  test('to a host that does not exist, or that nobody answers at, is refused', async () => {
    const { network } = await internetWith(page)
    const absent = createFetchLink({ userAgent: 'Tests', network: { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) } })
    await expect(absent('https://example.com/', neverAborted)).rejects.toEqual(problem('unknownHost'))

    const { network: closed } = await internetWith((request) => request.socket.destroy())
    const read = createFetchLink({ userAgent: 'Tests', network: closed })
    await expect(read('https://example.com/', neverAborted)).rejects.toEqual(problem('unreachable'))
  })
})

/** A name server on loopback that answers questions about addresses with `addresses`, 4 or 16 bytes each; undefined: never. */
async function nameServerWith(addresses: readonly (readonly number[])[] | undefined) {
  const socket = createSocket('udp4')
  nameServers.push(socket)
  const asked: number[] = []
  socket.on('message', (query: Buffer, { address, port }: RemoteInfo) => {
    const end = query.indexOf(0, 12) + 5
    const type = query.readUInt16BE(end - 4)
    asked.push(type)
    const found = addresses?.filter(({ length }) => length === (type === 28 ? 16 : 4))
    if (!found) return
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0])
    const answers = found.map((bytes) => Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]))
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { asked, internet: createInternet([`127.0.0.1:${socket.address().port}`]) }
}

describe('a name server', () => {
  const four = [93, 184, 215, 14]
  const six = [0x26, 0x06, 0x28, 0, 2, 0x20, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]

  test('is asked for the IPv4 and the IPv6 addresses of a host', async () => {
    const { internet, asked } = await nameServerWith([four, six])
    expect(await internet.resolve('example.com', neverAborted)).toEqual(['93.184.215.14', '2606:2800:220:1::1'])
    expect(asked.toSorted()).toEqual([1, 28])
    const { internet: old } = await nameServerWith([four])
    expect(await old.resolve('example.com', neverAborted)).toEqual(['93.184.215.14'])
  })

  test.each([
    ['10.0.0.1 beside a public one', [four, [10, 0, 0, 1]]],
    ['::1 beside a public IPv4 address', [four, [...Array<number>(15).fill(0), 1]]],
    ['127.0.0.1 beside a public IPv6 address', [six, [127, 0, 0, 1]]],
  ])('that answers with %s is not believed', async (_, addresses) => {
    const { internet } = await nameServerWith(addresses)
    const dialed: Dialed[] = []
    const dial: Network['dial'] = (to) => {
      dialed.push(to)
      return connect({ host: '127.0.0.1', port: 9 })
    }
    const read = createFetchLink({ userAgent: 'Tests', network: { ...internet, dial } })
    await expect(read('http://evil.example/', neverAborted)).rejects.toEqual(problem('unknownHost'))
    expect(dialed).toEqual([])
  })

  test('that never answers is given up at the time limit, and the question is cancelled', async () => {
    const { internet } = await nameServerWith(undefined)
    const read = createFetchLink({ userAgent: 'Tests', network: internet, timeout: 50 })
    await expect(read('https://example.com/', neverAborted)).rejects.toEqual(problem('slow'))
  })

  test('is asked for every name: those that only this machine knows lead nowhere', async () => {
    const { internet, asked } = await nameServerWith([])
    const read = createFetchLink({ userAgent: 'Tests', network: internet })
    await expect(read('http://localhost/', neverAborted)).rejects.toEqual(problem('unknownHost'))
    expect(asked.length).toBeGreaterThan(1)
  })
})
