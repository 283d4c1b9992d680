import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { ORPCError } from '@orpc/server'
import { errors } from '#contract/errors.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { rateLimitAddress } from '#server/infra/client-ip.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import { createBodyGate } from '#server/infra/http/body-gate.ts'
import { StartError } from '#server/infra/start-error.ts'

/** How a listener shuts down while requests are still running. */
export interface ShutdownOptions {
  /** Milliseconds that running requests and streams have to finish. */
  readonly grace: number
  /** Called after `grace`: requests that still run have one second left to end with an error. */
  readonly onTimeout: () => void
}

export interface Listener {
  readonly port: number
  /**
   * Shuts down gracefully. From now on each response closes its connection. A server with traffic accepts connections for another
   * second, so that load balancers read `/readyz` and route requests elsewhere. Then the port closes and running requests finish.
   */
  close(options: ShutdownOptions): Promise<void>
}

/** Milliseconds. */
const durations = {
  /** For the head of a request, and for the whole of it: 10 MB arrive within that time at 0.7 Mbit/s. Slower ones are answered 408. */
  head: 20_000,
  request: 120_000,
  /** Interval at which the two are checked. */
  checkSlow: 5_000,
  /** Longer than the idle timeout of load balancers (mostly 60 s), so that the load balancer closes idle connections, not the server. */
  keepAlive: 65_000,
  /** How long a server with traffic keeps accepting connections during shutdown. */
  minDrain: 1_000,
  /** The maximum while requests keep arriving: running streams end, and their connections close with the next response. */
  maxDrain: 2_000,
  /** How long new requests may be held back before the port closes. */
  maxPause: 500,
  /** Interval at which activity is polled. */
  poll: 20,
  /** From `onTimeout` until connections are closed. */
  abort: 1_000,
} as const
/** Polls without activity after which no client is expected to reuse its connection. */
const idlePolls = 5

/** Seconds after which a client may send another body. */
const bodyRetryAfter = 5

/** RFC 9112 requires status 400 for a request that cannot be parsed. */
const unparsable = (message: string) =>
  new ORPCError('INVALID_INPUT', { status: 400, message: errors.INVALID_INPUT.message, data: { issues: [{ path: '', message }] } })
const invalidUrl = () => fail('INVALID_INPUT', { issues: [{ path: '', message: fieldMessages.url }] })
const invalidHost = () => unparsable(fieldMessages.host)
/** A missing Host header needs status 400 (RFC 9112); the library reports it by its message only. */
const toRequestError = ({ message }: RequestError) => (message === 'Missing host header' ? invalidHost() : invalidUrl())

/** Status codes of parser errors, the same as Node's defaults. */
const parserStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}
/** The code of a request that did not arrive in time. Thousands may end at once, so that their answer is made once. */
const slowRequest = 'ERR_HTTP_REQUEST_TIMEOUT'
const timeoutResponse = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** The number of Host headers. Node uses the first and ignores the others. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** The error where `HOST` is not an address of this machine. */
export const unknownHostMessage = (host: string | undefined): string =>
  `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`

type ErrorResponder = (error: ORPCError<string, unknown>, socketAddress: string) => Promise<Response>

interface Options {
  /** The address to listen on. Default: all addresses of this machine. */
  readonly host?: string | undefined
  /** Makes the response to a request that could not be parsed. */
  readonly respondToError?: ErrorResponder
  /** The client of a request, by the address of its socket and its `X-Forwarded-For`. */
  readonly clientOf?: (socketAddress: string, forwardedFor: string | null) => string
  /** In place of `durations`, for tests. */
  readonly slow?: SlowLimits
}

/** Milliseconds; see `durations`. */
interface SlowLimits {
  readonly head: number
  readonly request: number
  readonly checkSlow: number
}

/**
 * Starts an HTTP server.
 * @param port 0 selects a free port
 * @throws StartError when the port is in use or not permitted, or when this machine does not have the address
 */
export async function listen(
  port: number,
  fetch: (request: Request, socketAddress: string) => Promise<Response>,
  { host, respondToError = async (error) => errorResponse(error), clientOf = (address) => address, slow = durations }: Options = {},
): Promise<Listener> {
  const admitsBody = createBodyGate()
  const clientOfRequest = ({ socket, headers }: IncomingMessage) =>
    rateLimitAddress(clientOf(socket.remoteAddress ?? '', [headers['x-forwarded-for'] ?? []].flat().join() || null))
  const respond = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    const address = incoming.socket.remoteAddress ?? ''
    if (countHosts(incoming) > 1) return respondToError(invalidHost(), address)
    if (admitsBody(incoming, clientOfRequest)) return fetch(request, address)
    const refusal = await respondToError(fail('RATE_LIMITED', { retryAfter: bodyRetryAfter }), address)
    // The body is not read, so the connection cannot be reused.
    refusal.headers.set('connection', 'close')
    return refusal
  }
  const listener = getRequestListener((request, env) => respond(request, env as HttpBindings), {
    errorHandler: (error) => respondToError(error instanceof RequestError ? toRequestError(error) : fail('INTERNAL'), ''),
  })
  // Requests without a Host header are rejected here, because Node's own response lacks the security headers.
  const server = createServer({
    keepAliveTimeout: durations.keepAlive,
    requireHostHeader: false,
    headersTimeout: slow.head,
    requestTimeout: slow.request,
    connectionsCheckingInterval: slow.checkSlow,
  })
  const requests = trackRequests(server, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const hasResponse = [...requests.running].some((response) => response.socket === socket && response.headersSent)
    if (!socket.writable || error.code === 'ECONNRESET' || hasResponse) socket.destroy()
    else if (error.code === slowRequest) socket.end(timeoutResponse, () => socket.destroy())
    else void respondToParseError(error, socket, respondToError)
  })
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Stop the program that uses it, or set PORT to another.`)
    if (code === 'EADDRNOTAVAIL') throw new StartError(unknownHostMessage(host))
    if (code === 'EACCES') throw new StartError(`This user may not use port ${port}. Set PORT to one above 1023.`)
    throw error
  }
  return { port: (server.address() as AddressInfo).port, close: (options) => close(server, requests, options) }
}

/** Responds to a request that Node's parser rejected, and closes the connection. */
async function respondToParseError(error: NodeJS.ErrnoException, socket: Socket, respondToError: ErrorResponder): Promise<void> {
  const status = parserStatus[error.code ?? ''] ?? 400
  const { headers } = await respondToError(unparsable('This is not a request'), socket.remoteAddress ?? '')
  const body = JSON.stringify({ ...unparsable('This is not a request').toJSON(), status })
  headers.set('content-length', String(Buffer.byteLength(body)))
  headers.set('connection', 'close')
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...[...headers].map(([name, value]) => `${name}: ${value}`), '', body]
  if (socket.writable) socket.end(lines.join('\r\n'), () => socket.destroy())
}

interface Requests {
  /** Responses that have not ended. */
  readonly running: ReadonlySet<ServerResponse>
  /** A counter that grows with each new connection and with each request that starts or ends. */
  activityCount(): number
  /** From now on each response closes its connection. */
  closeConnections(): void
  /** Holds back new requests until the returned function is called. */
  pause(): () => void
}

function trackRequests(server: Server, listener: RequestListener): Requests {
  const running = new Set<ServerResponse>()
  let activityCount = 0
  let closing = false
  let paused: Promise<void> | undefined

  server.on('connection', () => activityCount++)
  server.on('request', async (request, response) => {
    activityCount++
    running.add(response)
    response.once('close', () => {
      activityCount++
      running.delete(response)
    })
    if (closing) response.setHeader('connection', 'close')
    if (paused) await paused
    listener(request, response)
  })
  return {
    running,
    activityCount: () => activityCount,
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
  const graceTimer = setTimeout(onTimeout, grace)
  const abortTimer = setTimeout(() => server.closeAllConnections(), grace + durations.abort)
  const start = performance.now()
  const [initialCount, wasBusy] = [requests.activityCount(), requests.running.size > 0]
  requests.closeConnections()
  await waitUntilIdle(requests, durations.maxDrain)
  if (wasBusy || requests.activityCount() > initialCount) await wait(Math.max(0, start + durations.minDrain - performance.now()))
  // Closing the port resets clients that connect or reuse a connection at that moment. A client whose request is held back does neither.
  const resume = requests.pause()
  await waitUntilIdle(requests, durations.maxPause)
  const closed = once(server, 'close')
  server.close()
  resume()
  do await waitUntilIdle(requests)
  while (requests.running.size > 0)
  // The remaining connections have no request.
  server.closeAllConnections()
  await closed
  clearTimeout(graceTimer)
  clearTimeout(abortTimer)
}

/** Waits until there was no activity for `idlePolls` polls, at most `timeout` milliseconds. */
async function waitUntilIdle({ activityCount }: Requests, timeout = Number.POSITIVE_INFINITY): Promise<void> {
  const deadline = performance.now() + timeout
  for (let idle = 0, last = activityCount(); idle < idlePolls && performance.now() < deadline; ) {
    await wait(durations.poll)
    // Lets the event loop read requests that have arrived in the meantime.
    await setImmediate()
    const count = activityCount()
    idle = count === last ? idle + 1 : 0
    last = count
  }
}
