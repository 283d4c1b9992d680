import { apiError } from '#app/lib/client/api-error.ts'
import { eventsOf } from '#app/lib/client/events.ts'
import { messages } from '#contract/messages.ts'

/** What a call may carry beside its input. */
export interface CallContext {
  /** The same key asks for the same result: a repeat is neither run nor counted twice. */
  idempotencyKey?: string
  /** Called whenever a stream brings something, be it only a sign of life. */
  alive?: () => void
}

interface CallOptions {
  readonly signal?: AbortSignal
  readonly context?: CallContext
}

/** A contract's calls, each as `METHOD /path/{param}`. */
export interface Routes {
  readonly [name: string]: string | Routes
}

type Input = Readonly<Record<string, unknown>> | undefined

/** Says with every call which app makes it. */
const clientHeader = 'x-client-info'

/**
 * The client of a server: the functions that make a contract's calls, in its own tree.
 * @param url the server's origin
 * @param key the name of the app that calls; sent along, and no secret
 * @param routes the contract's calls
 * @throws Error without a url or a key (spec §5)
 */
export function createClient(url: string, key: string, routes: Routes): object {
  if (!url) throw new Error(messages.client.urlRequired)
  if (!key) throw new Error(messages.client.keyRequired)
  return callsOf(routes, { url, key })
}

interface Server {
  readonly url: string
  readonly key: string
}

/**
 * Each call answers the JSON of its answer (`undefined` when it has
 * none), an async iterator where the server streams, or a download's headers and file. Throws ApiError when the server
 * refuses, TypeError when it cannot be reached, and the signal's reason when it is aborted.
 */
const callsOf = (routes: Routes, server: Server): object =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, typeof route === 'string' ? callOf(route, server) : callsOf(route, server)]),
  )

const callOf = (route: string, { url, key }: Server) => {
  const [method = '', path = ''] = route.split(' ')
  return async (input?: Input, { signal, context }: CallOptions = {}) => {
    const { path: filled, ...request } = requestOf(method, path, input)
    request.headers[clientHeader] = key
    if (context?.idempotencyKey) request.headers['idempotency-key'] = context.idempotencyKey
    return answerIn(
      await fetch(new Request(url + filled, { ...request, method, credentials: 'same-origin', ...(signal && { signal }) })),
      context?.alive,
    )
  }
}

/** Fields of the input that the path names stand in it; the others in the query of a GET, or else in the body. */
function requestOf(method: string, path: string, input: Input): { path: string; headers: Record<string, string>; body?: string } {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  if (rest.size === 0 && (method === 'GET' || filled !== path || !input)) return { path: filled, headers: {} }
  if (method === 'GET')
    return { path: `${filled}?${new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))}`, headers: {} }
  return { path: filled, headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(rest)) }
}

async function answerIn(response: Response, alive?: () => void): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body && type.startsWith('text/event-stream')) return eventsOf(response.body, alive)
  const disposition = response.headers.get('content-disposition')
  if (response.ok && disposition) return { headers: Object.fromEntries(response.headers), body: await fileIn(response, disposition, type) }
  const text = await response.text()
  const body: unknown = text && type.includes('json') ? JSON.parse(text) : undefined
  if (!response.ok) throw apiError(body, response.status)
  return body
}

const fileIn = async (response: Response, disposition: string, type: string): Promise<File> =>
  new File([await response.blob()], fileNameIn(disposition), { type })

/** The name that a `content-disposition` gives, in any script where it gives one (RFC 6266). */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1') ?? 'download'
}
