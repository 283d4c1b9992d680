import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A server that closes every connection, on a free loopback port. The caller closes it. */
export async function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.destroy()).listen(0)
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const { port, server } = await occupyPort()
  server.close()
  await once(server, 'close')
  return port
}

/** Below the ephemeral ports of outgoing connections, which start at 32768. */
const stablePorts = { from: 20_000, to: 32_000 }

/** A free port outside of the ephemeral range, so that a restarted server can use it again. */
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

/** Trusts the tests' own connection as a proxy, so that `x-forwarded-for` can set the client address. */
export const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' } as const

/** A new client address as a trusted proxy sends it, from the benchmarking block (RFC 2544). */
export const newClientAddress = () => ({ 'x-forwarded-for': `198.${18 + (randomBytes(1).readUInt8() % 2)}.${randomBytes(2).join('.')}` })

/** Different IPv6 client addresses of one new /64 network. */
export const addressesOfOneNetwork = (count: number) => {
  const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
  return Array.from({ length: count }, (_, at) => ({ 'x-forwarded-for': `${network}::${(at + 1).toString(16)}` }))
}
