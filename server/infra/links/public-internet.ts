import { once } from 'node:events'
import type { ClientRequestArgs } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { Agent, type Dispatcher } from 'undici'
import { LinkError } from '#server/infra/links/link-error.ts'
import { createInternet, type Network } from '#server/infra/links/network.ts'
import { hostnameOf, publicAddresses } from '#server/infra/links/public-hosts.ts'

interface Options {
  /** What each request says it is. */
  readonly userAgent: string
  readonly network?: Network | undefined
  /** Milliseconds for a connection, including its encryption. */
  readonly connectTimeout?: number
}

/**
 * The public internet for calls with credentials, by the rules of links: only hosts all of whose addresses are public, only ports 80 and 443,
 * and the connection goes to the address that was checked. Redirects are answers, and are never followed. Every request has a connection of
 * its own, so that none is lost in one that the server was about to close.
 *
 * An error with a `LinkError` among its causes happened before a connection was open: nothing was sent.
 */
export interface PublicInternet {
  readonly fetch: typeof globalThis.fetch
  /** For libraries that take no `fetch`, but what is passed to it. */
  readonly requestInit: Required<Pick<RequestInit, 'dispatcher' | 'headers' | 'redirect'>>
  /** For libraries on Node's own HTTPS client. Its connections end with the signal. `failure` is why the last one was not opened. */
  agent(signal: AbortSignal): HttpsAgent & { readonly failure: LinkError | undefined }
}

/** Bytes of an answer, as sent. */
const maxAnswer = 2_000_000
/** Milliseconds without a byte of an answer. */
const patience = 60_000
const defaultConnectTimeout = 10_000

/** An answer is not unpacked, although it was asked for as it is: some bytes can unpack to gigabytes. What is packed all the same cannot be read. */
const asItIs: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (controller, status, { 'content-encoding': _, ...headers }, message) =>
      handler.onResponseStart?.(controller, status, headers, message),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  })

export function createPublicInternet({
  userAgent,
  network = createInternet(),
  connectTimeout = defaultConnectTimeout,
}: Options): PublicInternet {
  async function opened(socket: Duplex, signal: AbortSignal): Promise<Duplex> {
    try {
      // Until the encryption is agreed on, nothing of a request is sent.
      await once(socket, socket instanceof TLSSocket ? 'secureConnect' : 'connect', { signal })
      return socket
    } catch (error) {
      socket.destroy()
      throw error
    }
  }

  /** @throws LinkError only */
  async function connect(
    protocol: string,
    hostname: string,
    port: string | number | null | undefined,
    given?: AbortSignal,
  ): Promise<Duplex> {
    const secure = protocol === 'https:'
    const number = Number(port) || (secure ? 443 : 80)
    if (number !== 80 && number !== 443) throw new LinkError('invalid')
    const deadline = AbortSignal.timeout(connectTimeout)
    const signal = given ? AbortSignal.any([given, deadline]) : deadline
    let cause: unknown
    for (const address of await publicAddresses(network, hostname, signal)) {
      try {
        return await opened(network.dial({ address, port: number, hostname, secure }), signal)
      } catch (error) {
        cause = error
      }
    }
    throw new LinkError(deadline.aborted ? 'slow' : 'unreachable', { cause })
  }

  const dispatcher = new Agent({
    // No connection is used twice.
    pipelining: 0,
    maxResponseSize: maxAnswer,
    headersTimeout: patience,
    bodyTimeout: patience,
    connect({ protocol, hostname, port }, done) {
      connect(protocol, hostnameOf({ hostname }), port).then(
        (socket) => done(null, socket as TLSSocket),
        (error: Error) => done(error, null),
      )
    },
  }).compose(asItIs)

  const headers = { 'user-agent': userAgent, 'accept-encoding': 'identity' }
  const requestInit: PublicInternet['requestInit'] = {
    // Node's types are those of an earlier version of the library.
    dispatcher: dispatcher as unknown as NonNullable<RequestInit['dispatcher']>,
    redirect: 'manual',
    headers,
  }

  return {
    requestInit,
    fetch(input, init) {
      const merged = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
      for (const [name, value] of Object.entries(headers)) merged.set(name, value)
      return fetch(input, { ...init, ...requestInit, headers: merged })
    },
    agent(signal) {
      const agent = Object.assign(new HttpsAgent({ keepAlive: false }), {
        failure: undefined as LinkError | undefined,
        createConnection({ host, port }: ClientRequestArgs, done: (error: Error | null, socket?: Duplex) => void) {
          connect('https:', hostnameOf({ hostname: host ?? '' }), port, signal).then(
            (socket) => {
              agent.failure = undefined
              done(null, socket)
            },
            (error: LinkError) => {
              agent.failure = error
              done(error)
            },
          )
          return undefined
        },
      })
      signal.addEventListener('abort', () => agent.destroy(), { once: true })
      return agent
    },
  }
}
