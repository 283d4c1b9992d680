import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { ORPCError } from '@orpc/server'
import { errors } from '#contract/errors.ts'
import { fail } from '#server/platform/fail.ts'
import { errorResponse } from '#server/platform/http/api-error.ts'
import { StartError } from '#server/platform/start-error.ts'

/** How a listener stops while requests still run. */
export interface ShutdownOptions {
  /** Milliseconds that requests and streams may take to finish. */
  readonly grace: number
  /** Called after `grace`: what still runs has a second left to end with an error. */
  readonly onTimeout: () => void
}

export interface Listener {
  readonly port: number
  /**
   * Stops without cutting a request. From now on each response closes its connection. A server in use accepts connections for another
   * second, so that load balancers read `/readyz` and send requests elsewhere; then the port closes and running requests finish.
   */
  close(options: ShutdownOptions): Promise<void>
}

/** Milliseconds. */
const times = {
  /** Longer than load balancers keep idle connections (60 s at most of them), so that they are the ones who close them. */
  keepAlive: 65_000,
  /** How long a server in use still accepts connections. */
  notice: 1_000,
  /** And at most, while requests go on coming: streams that had begun end, and their connections close with the next response. */
  longestNotice: 2_000,
  /** How long new requests may wait until the port closes. */
  pause: 500,
  /** Between two looks at whether requests come or end. */
  look: 20,
  /** From `onTimeout` until connections are closed. */
  abort: 1_000,
} as const
/** Looks without a request that comes or ends, until no answered client is about to send its next one. */
const quietLooks = 5

/** A request that cannot be parsed has status 400 by RFC 9112. */
const unparsable = (message: string) =>
  new ORPCError('INVALID_INPUT', { status: 400, message: errors.INVALID_INPUT.message, data: { issues: [{ path: '', message }] } })
const invalidUrl = () => fail('INVALID_INPUT', { issues: [{ path: '', message: 'The address of this request cannot be read' }] })
const invalidHost = () => unparsable('Please send one Host header that names a host')
/** The library reports a missing host, a 400 by RFC 9112, by its message only. */
const toRequestError = ({ message }: RequestError) => (message === 'Missing host header' ? invalidHost() : invalidUrl())

/** Status lines of parser errors, as Node itself would answer them. */
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The number of Host headers; Node keeps the first and ignores the others. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** The error where `HOST` is not an address of this machine. */
export const noSuchHost = (host: string | undefined): string =>
  `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`

type Refuse = (error: ORPCError<string, unknown>, socketAddress: string) => Promise<Response>

interface Options {
  /** The address to listen on; every one of this machine when left out. */
  readonly host?: string | undefined
  /** Answers requests that could not be parsed. */
  readonly refuse?: Refuse
}

/**
 * @param port 0 takes a free one
 * @throws StartError when the port is taken or not ours to take, or the address is none of this machine's
 */
export async function listen(
  port: number,
  fetch: (request: Request, socketAddress: string) => Promise<Response>,
  { host, refuse = async (error) => errorResponse(error) }: Options = {},
): Promise<Listener> {
  const respond = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const address = incoming.socket.remoteAddress ?? ''
    return countHosts(incoming) > 1 ? refuse(invalidHost(), address) : fetch(request, address)
  }
  const listener = getRequestListener((request, env) => respond(request, env as HttpBindings), {
    errorHandler: (error) => refuse(error instanceof RequestError ? toRequestError(error) : fail('INTERNAL'), ''),
  })
  // A request without a host is refused by us: Node's response lacks the security headers.
  const server = createServer({ keepAliveTimeout: times.keepAlive, requireHostHeader: false })
  const requests = trackRequests(server, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const hasResponse = [...requests.running].some((response) => response.socket === socket && response.headersSent)
    if (!socket.writable || error.code === 'ECONNRESET' || hasResponse) socket.destroy()
    else void refuseUnparsed(error, socket, refuse)
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
  return { port: (server.address() as AddressInfo).port, close: (options) => close(server, requests, options) }
}

/** Answers what the parser refuses, and closes the connection. */
async function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket, refuse: Refuse): Promise<void> {
  const status = parserStatus[error.code ?? ''] ?? 400
  const { headers } = await refuse(unparsable('This is not a request'), socket.remoteAddress ?? '')
  const body = JSON.stringify({ ...unparsable('This is not a request').toJSON(), status })
  headers.set('content-length', String(Buffer.byteLength(body)))
  headers.set('connection', 'close')
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...[...headers].map(([name, value]) => `${name}: ${value}`), '', body]
  if (socket.writable) socket.end(lines.join('\r\n'), () => socket.destroy())
}

interface Requests {
  /** Responses that have not ended. */
  readonly running: ReadonlySet<ServerResponse>
  /** Grows with each connection, and with each request that comes or ends. */
  activity(): number
  /** From now on each response closes its connection. */
  closeConnections(): void
  /** Requests that come from now on wait until the returned function is called. */
  pause(): () => void
}

function trackRequests(server: Server, listener: RequestListener): Requests {
  const running = new Set<ServerResponse>()
  let activity = 0
  let closing = false
  let paused: Promise<void> | undefined

  server.on('connection', () => activity++)
  server.on('request', async (request, response) => {
    activity++
    running.add(response)
    response.once('close', () => {
      activity++
      running.delete(response)
    })
    if (closing) response.setHeader('connection', 'close')
    if (paused) await paused
    listener(request, response)
  })
  return {
    running,
    activity: () => activity,
    closeConnections() {
      closing = true
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>()
      paused = promise
      return () => {
        paused = undefined
        resolve()
      }
    },
  }
}

async function close(server: Server, requests: Requests, { grace, onTimeout }: ShutdownOptions): Promise<void> {
  const late = setTimeout(onTimeout, grace)
  const cut = setTimeout(() => server.closeAllConnections(), grace + times.abort)
  const began = performance.now()
  const [before, busy] = [requests.activity(), requests.running.size > 0]
  requests.closeConnections()
  await untilQuiet(requests, times.longestNotice)
  if (busy || requests.activity() > before) await wait(Math.max(0, began + times.notice - performance.now()))
  // Closing the port cuts clients that connect or reuse a connection in that moment. Those whose requests wait send no other.
  const resume = requests.pause()
  await untilQuiet(requests, times.pause)
  const closed = once(server, 'close')
  server.close()
  resume()
  do await untilQuiet(requests)
  while (requests.running.size > 0)
  // Connections without a request are left.
  server.closeAllConnections()
  await closed
  clearTimeout(late)
  clearTimeout(cut)
}

/** Waits until no request has come or ended for some looks, `longest` milliseconds at most. */
async function untilQuiet({ activity }: Requests, longest = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + longest
  for (let quiet = 0, seen = activity(); quiet < quietLooks && performance.now() < end; ) {
    await wait(times.look)
    // What has arrived meanwhile is read first.
    await setImmediate()
    quiet = activity() === seen ? quiet + 1 : 0
    seen = activity()
  }
}
