import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartError } from '#server/platform/start-error.ts'

export interface Listener {
  readonly port: number
  /**
   * Takes no new connection, lets requests and streams that run finish, and cuts off those that have not after `patience`
   * milliseconds.
   */
  close(patience: number): Promise<void>
}

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const sweep = 50

/**
 * @param port 0 takes a free one
 * @throws StartError when the port is taken or not ours to take
 */
export async function listen(port: number, fetch: (request: Request, socketAddress: string) => Promise<Response>): Promise<Listener> {
  const answer = getRequestListener((request, env) => fetch(request, (env as HttpBindings).incoming.socket.remoteAddress ?? ''), {
    overrideGlobalObjects: false,
  })
  const server = createServer(answer)
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Stop the program that uses it, or set PORT to another.`)
    if (code === 'EACCES') throw new StartError(`This user may not use port ${port}. Set PORT to one above 1023.`)
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close(patience) {
      const closed = once(server, 'close')
      server.close()
      const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
      const cutting = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearInterval(sweeping)
      clearTimeout(cutting)
    },
  }
}
