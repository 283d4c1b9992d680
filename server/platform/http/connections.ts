import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Who is connected to a server, and who waits for an answer. Node's own look takes a caller that never asked for a busy one. */
export interface Connections {
  /** From now on each answer ends its connection. One whose head is out already cannot say so any more. */
  leave(): void
  /** Requests that come from now on wait until what it answers is called. */
  hold(): () => void
  /** Grows with each connection that is opened, and each request that comes or is answered. */
  stirs(): number
  /** Answers that are being made. */
  running(): number
  /** Whether an answer has begun on a connection and not ended. */
  isAnswering(socket: Socket): boolean
  /** Ends all connections. */
  end(): void
}

/** @param answer makes the answers of the server's requests */
export function connectionsOf(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => void): Connections {
  const sockets = new Set<Socket>()
  const running = new Set<ServerResponse>()
  let leaving = false
  let held: Promise<void> | undefined
  let stirs = 0

  server.on('connection', (socket) => {
    stirs++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    stirs++
    running.add(response)
    if (leaving) response.setHeader('connection', 'close')
    response.once('close', () => {
      stirs++
      running.delete(response)
    })
    if (held) held.then(() => answer(request, response))
    else answer(request, response)
  })

  return {
    leave() {
      leaving = true
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    stirs: () => stirs,
    running: () => running.size,
    isAnswering: (socket) => [...running].some((response) => response.socket === socket && response.headersSent),
    end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
