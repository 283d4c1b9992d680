import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection on which nothing ran for so long is not about to ask, in milliseconds: a caller that goes on does so at once. */
const quiet = 100

interface Line {
  /** Answers that are being made on it. */
  running: number
  /** When it was opened or last answered. */
  since: number
}

/** Who is connected to a server, and which of them wait for an answer. Node's own look takes a caller that never asked for a busy one. */
export interface Connections {
  /** From now on each answer ends its connection. One whose head is out already cannot say so any more. */
  leave(): void
  /** Milliseconds since the last connection was opened, or the last request came or was answered. */
  still(): number
  /** Connections that were ever opened. */
  opened(): number
  /** Ends the connections that nobody is about to use, and answers how many are left. */
  endQuiet(): number
}

export function connectionsOf(server: Server): Connections {
  const lines = new Map<Socket, Line>()
  const running = new Set<ServerResponse>()
  let leaving = false
  let opened = 0
  let stirred = performance.now()

  const stir = (socket: Socket, by: 1 | -1) => {
    stirred = performance.now()
    const line = lines.get(socket)
    if (!line) return
    line.running += by
    line.since = stirred
  }
  server.on('connection', (socket) => {
    opened++
    stirred = performance.now()
    lines.set(socket, { running: 0, since: stirred })
    socket.once('close', () => lines.delete(socket))
  })
  // Before whoever answers: a head that is out takes no more lines.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    stir(socket, 1)
    running.add(response)
    if (leaving) response.setHeader('connection', 'close')
    response.once('close', () => {
      stir(socket, -1)
      running.delete(response)
    })
  })

  return {
    leave() {
      leaving = true
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    still: () => performance.now() - stirred,
    opened: () => opened,
    endQuiet() {
      const now = performance.now()
      for (const [socket, line] of lines) if (line.running === 0 && now - line.since >= quiet) socket.destroy()
      return lines.size
    },
  }
}
