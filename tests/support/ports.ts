import { randomInt } from 'node:crypto'
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
const lasting = { from: 20_000, to: 32_000 }

/** A port on which nobody listens now and which no outgoing connection is given: a server that ends can come back to it. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lasting.from, lasting.to)
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
