import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { fail } from '#server/platform/fail.ts'
import { type Connections, connectionsOf } from '#server/platform/http/connections.ts'
import { poured } from '#server/platform/http/event-stream.ts'
import { refuse } from '#server/platform/http/known.ts'
import { StartError } from '#server/platform/start-error.ts'

/** How a listener stops while requests still run. */
export interface Farewell {
  /** Milliseconds that requests and streams may take to finish. */
  readonly patience: number
  /** Called when they have taken so long: what still runs has a moment left to end in a word. */
  readonly overdue: () => void
}

export interface Listener {
  readonly port: number
  /**
   * Stops without a request cut short. Each answer from now on ends its connection; new connections are taken for a second, and as
   * long as callers come for another, so that whoever shares out requests sees `/readyz` and sends them elsewhere. Then nothing new
   * is taken, and what runs finishes. Where nobody is and nobody comes, it stops at once.
   */
  close(farewell: Farewell): Promise<void>
}

/** Milliseconds. */
const times = {
  /** A connection without a request is kept longer than load balancers keep theirs (60 s at most of them): it is they who end it. */
  keptAlive: 65_000,
  /** How long a stopping server that somebody uses still takes new connections: who shares out requests looks in that time. */
  notice: 1_000,
  /** And how long at most, while callers go on coming. */
  longestNotice: 2_000,
  /** How long new requests may be kept waiting, until nobody is about to knock at the port that closes. */
  held: 500,
  /** From `overdue` until connections are cut. */
  lastWords: 1_000,
  /** How often it is looked at what still happens. */
  look: 20,
} as const
/** Looks that see nothing happen, until nobody counts as about to ask. Time alone would count one that the event loop keeps waiting. */
const calm = 5

/** A host or path that makes no address: it reaches none of our routes. */
const unreadableAddress = () => fail('INVALID_INPUT', { issues: [{ path: '', message: 'The address of this request cannot be read' }] })

const native = { Request: globalThis.Request, Response: globalThis.Response }

/**
 * The listener puts light classes in the place of the global ones, which saves a fifth of a small answer's time. What `fetch` answers is
 * made by the old ones, and libraries ask whether it is an instance.
 */
function recogniseNative(): void {
  for (const name of ['Request', 'Response'] as const) {
    if (globalThis[name] === native[name]) continue
    Object.defineProperty(globalThis[name], Symbol.hasInstance, {
      configurable: true,
      value: (made: unknown) => made instanceof native[name],
    })
  }
}

/**
 * @param port 0 takes a free one
 * @throws StartError when the port is taken or not ours to take
 */
export async function listen(port: number, fetch: (request: Request, socketAddress: string) => Promise<Response>): Promise<Listener> {
  const answered = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response = await fetch(request, incoming.socket.remoteAddress ?? '')
    const ended = poured(response, outgoing)
    if (!ended) return response
    await ended
    return RESPONSE_ALREADY_SENT
  }
  const answer = getRequestListener((request, env) => answered(request, env as HttpBindings), {
    errorHandler: (error) => refuse(error instanceof RequestError ? unreadableAddress() : fail('INTERNAL')),
  })
  recogniseNative()
  const server = createServer({ keepAliveTimeout: times.keptAlive })
  const connections = connectionsOf(server, answer)
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Stop the program that uses it, or set PORT to another.`)
    if (code === 'EACCES') throw new StartError(`This user may not use port ${port}. Set PORT to one above 1023.`)
    throw error
  }
  return { port: (server.address() as AddressInfo).port, close: (farewell) => close(server, connections, farewell) }
}

async function close(server: Server, connections: Connections, { patience, overdue }: Farewell): Promise<void> {
  const late = setTimeout(overdue, patience)
  const cut = setTimeout(() => server.closeAllConnections(), patience + times.lastWords)
  connections.leave()
  await untilUnused(connections)
  const release = connections.hold()
  await untilCalm(connections, times.held)
  const closed = once(server, 'close')
  server.close()
  release()
  do await untilCalm(connections)
  while (connections.running() > 0)
  connections.end()
  await closed
  clearTimeout(late)
  clearTimeout(cut)
}

/** Waits until whoever sends requests here can know that they belong elsewhere. */
async function untilUnused(connections: Connections): Promise<void> {
  const began = performance.now()
  const [before, busy] = [connections.stirs(), connections.running() > 0]
  await untilCalm(connections, times.longestNotice)
  // A busy server, or one that has just started, may seem calm while it is only slow.
  if (busy || connections.stirs() > before) await wait(Math.max(0, began + times.notice - performance.now()))
}

/**
 * Waits until nothing has happened for a while, `longest` milliseconds at most. Each look comes after what has arrived meanwhile is
 * read. The kernel resets connections that nobody has taken from it, and an answer lets its caller knock again: a port closes without
 * a reset when new requests are held and nothing stirs any more.
 */
async function untilCalm({ stirs }: Connections, longest = Number.POSITIVE_INFINITY): Promise<void> {
  const last = performance.now() + longest
  for (let looks = 0; looks < calm && performance.now() < last; ) {
    const before = stirs()
    await wait(times.look)
    await turn()
    looks = stirs() === before ? looks + 1 : 0
  }
}
