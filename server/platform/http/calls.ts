import { mapEventIterator } from '@orpc/client'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, type Context, ORPCError, traverseContractProcedures } from '@orpc/server'
import { fail } from '#server/platform/fail.ts'
import { type Apart, apart, eventStream } from '#server/platform/http/event-stream.ts'
import { known, refuse, retryAfterOf, unreadable } from '#server/platform/http/known.ts'
import type { Log } from '#server/platform/log.ts'

/** Answers the calls of the contract; `null` when the path is none of them. */
export type Calls<CallContext extends Context> = (request: Request, context: CallContext) => Promise<Response | null>

/** What the path of a stream ends with. */
const streamSuffix = '/stream'

/** Every call whose JSON face has a stream beside it. */
function streamablePaths(router: AnyRouter): ReadonlySet<string> {
  const paths = new Set<string>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => paths.add(contract['~orpc'].route.path ?? ''))
  return new Set([...paths].flatMap((path) => (path.endsWith(streamSuffix) ? path.slice(0, -streamSuffix.length) : [])))
}
const isStream = (value: unknown): value is AsyncIteratorObject<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** A body that names its type, in any case, is JSON: a form of another site could send the other types without asking first. */
const isJson = ({ headers }: Request): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? 'application/json')

/** Media types have no case, which the library takes no notice of. */
function withPlainType(request: Request): Request {
  const type = request.headers.get('content-type')
  if (type === null || type === type.toLowerCase()) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', type.toLowerCase())
  return new Request(request, { headers, duplex: 'half' })
}

const notAnObject = () => fail('INVALID_INPUT', { issues: [{ path: '', message: 'Please send a JSON object, or nothing' }] })

/** What every body is. The library takes no notice of another one where the path says something already. @throws INVALID_INPUT */
const objectOrNothing = <Body>(body: Body): Body => {
  const isObject = body === undefined || (body !== null && Object.getPrototypeOf(body) === Object.prototype)
  if (!isObject) throw notAnObject()
  return body
}

/** The contract over HTTP. Every error leaves in the words of the closed list, inside a stream too. */
export function createCalls<CallContext extends Context>(router: AnyRouter, log: Log): Calls<CallContext> {
  /** Streams that are being answered, by the context of their call. */
  const streams = new WeakMap<object, Apart>()
  const streamable = streamablePaths(router)
  const handler = new OpenAPIHandler<CallContext>(router, {
    rootInterceptors: [
      async ({ next, ...options }) => {
        const result = await next(options)
        const stream = streams.get(options.context)
        if (!stream || !result.matched || !isStream(result.response.body)) return result
        const body = eventStream(stream, result.response.body as AsyncIterator<never, unknown>)
        return {
          ...result,
          response: { ...result.response, headers: { ...result.response.headers, 'content-type': 'text/event-stream' }, body },
        }
      },
      async ({ next, request, ...rest }) => {
        const streams = streamable.has(request.url.pathname) && String(request.headers.accept ?? '').includes('text/event-stream')
        const url = streams ? streamOf(request.url) : request.url
        const result = await next({ ...rest, request: { ...request, url, body: async () => objectOrNothing(await request.body()) } })
        if (!result.matched || result.response.status !== 429) return result
        return {
          ...result,
          response: { ...result.response, headers: { ...result.response.headers, ...retryAfterOf(result.response.body) } },
        }
      },
    ],
    // What is not an error of a call by now went wrong while its body was read.
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          throw error instanceof ORPCError ? error : unreadable(error, log)
        }
      },
    ],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          const output = await next()
          if (!isStream(output)) return output
          const stream = apart(output)
          streams.set(context, stream)
          return mapEventIterator(stream.ending, { value: async (value) => value, error: async (error) => known(error, log) })
        } catch (error) {
          throw known(error, log)
        }
      },
    ],
  })

  return async (request, context) => {
    if (!isJson(request)) return refuse(fail('INVALID_INPUT', { issues: [{ path: '', message: 'Please send application/json' }] }))
    const { matched, response } = await handler.handle(withPlainType(request), { context } as never)
    return matched ? response : null
  }
}

const streamOf = (url: URL): URL => {
  const stream = new URL(url)
  stream.pathname += streamSuffix
  return stream
}
