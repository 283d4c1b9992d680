import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ORPCError } from '@orpc/server'
import { errors } from '#contract/errors.ts'
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

/** What makes no request: RFC 9112 asks for this status, of whatever else is wrong with it. */
const unreadable = (message: string) =>
  new ORPCError('INVALID_INPUT', { status: 400, message: errors.INVALID_INPUT.message, data: { issues: [{ path: '', message }] } })
/** A host or path that makes no address: it reaches none of our routes. */
const unreadableAddress = () => fail('INVALID_INPUT', { issues: [{ path: '', message: 'The address of this request cannot be read' }] })
const unreadableHost = () => unreadable('Please send one Host header that names a host')

/** What the listener could not read. A missing host is a 400 by RFC 9112; it is told by its words alone. */
const unread = ({ message }: RequestError) => (message === 'Missing host header' ? unreadableHost() : unreadableAddress())

/** Status lines of what the parser refuses, as Node itself would answer. */
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** How often a request names its host. Node keeps the first and says nothing of the others. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

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

/** What is said where `HOST` is an address that this machine has not. */
export const noSuchHost = (host: string | undefined): string =>
  `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`

interface Options {
  /** The address to listen on; every one of this machine when left out. */
  readonly host?: string | undefined
  /** Answers what never becomes a request that `fetch` could be asked. */
  readonly refuse?: (error: ORPCError<string, unknown>, socketAddress: string) => Promise<Response>
}

/**
 * @param port 0 takes a free one
 * @throws StartError when the port is taken or not ours to take, or the address is none of this machine's
 */
export async function listen(
  port: number,
  fetch: (request: Request, socketAddress: string) => Promise<Response>,
  { host, refuse: refused = async (error) => refuse(error) }: Options = {},
): Promise<Listener> {
  const answered = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    if (hostsOf(incoming) > 1) return refused(unreadableHost(), incoming.socket.remoteAddress ?? '')
    const response = await fetch(request, incoming.socket.remoteAddress ?? '')
    const ended = poured(response, outgoing)
    if (!ended) return response
    await ended
    return RESPONSE_ALREADY_SENT
  }
  const answer = getRequestListener((request, env) => answered(request, env as HttpBindings), {
    errorHandler: (error) => refused(error instanceof RequestError ? unread(error) : fail('INTERNAL'), ''),
  })
  recogniseNative()
  // A request without a host is refused here, and not by Node, whose answer has no headers.
  const server = createServer({ keepAliveTimeout: times.keptAlive, requireHostHeader: false })
  const connections = connectionsOf(server, answer)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    void refuseUnparsed({ error, socket, connections, refused })
  })
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Stop the program that uses it, or set PORT to another.`)
    if (code === 'EADDRNOTAVAIL') throw new StartError(noSuchHost(host))
    if (code === 'EACCES') throw new StartError(`This user may not use port ${port}. Set PORT to one above 1023.`)
    throw error
  }
  return { port: (server.address() as AddressInfo).port, close: (farewell) => close(server, connections, farewell) }
}

interface Unparsed {
  readonly error: NodeJS.ErrnoException
  readonly socket: Socket
  readonly connections: Connections
  readonly refused: NonNullable<Options['refuse']>
}

/** Answers what the parser refuses, unless an answer is on its way over the same connection, and hangs up. */
async function refuseUnparsed({ error, socket, connections, refused }: Unparsed): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET' || connections.isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = parserStatus[error.code ?? ''] ?? 400
  const { headers } = await refused(unreadable('This is not a request'), socket.remoteAddress ?? '')
  const body = JSON.stringify({ ...unreadable('This is not a request').toJSON(), status })
  headers.set('content-length', String(Buffer.byteLength(body)))
  headers.set('connection', 'close')
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...[...headers].map(([name, value]) => `${name}: ${value}`), '', body]
  if (socket.writable) socket.end(lines.join('\r\n'), () => socket.destroy())
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
