import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A server that hangs up on everybody, on a loopback port of its own. The caller closes it. */
export async function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.destroy()).listen(0)
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

/** A port on which nobody listens now. */
export async function freePort(): Promise<number> {
  const { port, server } = await occupyPort()
  server.close()
  await once(server, 'close')
  return port
}

/** Below what systems lend to outgoing connections, from 32768 on. */
const stablePorts = { from: 20_000, to: 32_000 }

/** A port on which nobody listens now and which no outgoing connection is given: a server that ends can come back to it. */
export async function stablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(stablePorts.from, stablePorts.to)
    const server = createServer().listen(port)
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!free) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** The tests' own connection counts as a proxy, so that each machine can have an address of its own. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' } as const

/** The address of a machine that nobody else has, as a trusted proxy tells it: from the block that no real host uses. */
export const newClientAddress = () => ({ 'x-forwarded-for': `198.${18 + (randomBytes(1).readUInt8() % 2)}.${randomBytes(2).join('.')}` })

/** So many machines of one household: different IPv6 addresses of one new /64 network. */
export const addressesOfOneNetwork = (count: number) => {
  const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
  return Array.from({ length: count }, (_, at) => ({ 'x-forwarded-for': `${network}::${(at + 1).toString(16)}` }))
}
