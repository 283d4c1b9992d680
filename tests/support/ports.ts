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
