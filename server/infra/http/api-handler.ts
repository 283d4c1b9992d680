import { mapEventIterator } from '@orpc/client'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, type Context, ORPCError, traverseContractProcedures } from '@orpc/server'
import { fieldMessages } from '#contract/field-messages.ts'
import { errorResponse, fail, retryAfterOf, toApiError, toBodyError } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'

/** Handles the contract's calls. Resolves to `null` when no call has this path. */
export type ApiHandler<CallContext extends Context> = (request: Request, context: CallContext) => Promise<Response | null>

/** Milliseconds without an event after which a stream sends a comment: proxies close idle connections. */
const keepAliveInterval = 5_000

const streamSuffix = '/stream'

/** The paths that respond with JSON or, depending on the `Accept` header, an event stream. */
function streamablePaths(router: AnyRouter): ReadonlySet<string> {
  const paths = new Set<string>()
  traverseContractProcedures({ router, path: [] }, ({ contract }) => paths.add(contract['~orpc'].route.path ?? ''))
  return new Set([...paths].flatMap((path) => (path.endsWith(streamSuffix) ? path.slice(0, -streamSuffix.length) : [])))
}

const isStream = (value: unknown): value is AsyncIteratorObject<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** A form on another site can send other content types without a preflight request. A body without a type counts as JSON. */
const isJson = ({ headers }: Request): boolean => /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? 'application/json')

/** Media types are case-insensitive, but oRPC compares them case-sensitively. */
function withLowerCaseType(request: Request): Request {
  const type = request.headers.get('content-type')
  if (type === null || type === type.toLowerCase()) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', type.toLowerCase())
  return new Request(request, { headers, duplex: 'half' })
}

const invalidInput = (message: string) => fail('INVALID_INPUT', { issues: [{ path: '', message }] })

/** Checked here because oRPC ignores a body of another type when the path has parameters. @throws INVALID_INPUT */
const requireObjectBody = <Body>(body: Body): Body => {
  const isObject = body === undefined || (body !== null && Object.getPrototypeOf(body) === Object.prototype)
  if (!isObject) throw invalidInput(fieldMessages.jsonObject)
  return body
}

const streamUrl = (url: URL): URL => {
  const stream = new URL(url)
  stream.pathname += streamSuffix
  return stream
}

/** Serves the contract over HTTP. Every error, also inside a stream, belongs to the closed list of `contract/errors.ts`. */
export function createApiHandler<CallContext extends Context>(router: AnyRouter, log: Log): ApiHandler<CallContext> {
  const streamable = streamablePaths(router)
  const handler = new OpenAPIHandler<CallContext>(router, {
    eventIteratorKeepAliveInterval: keepAliveInterval,
    rootInterceptors: [
      async ({ next, request, ...rest }) => {
        const streams = streamable.has(request.url.pathname) && String(request.headers.accept ?? '').includes('text/event-stream')
        const url = streams ? streamUrl(request.url) : request.url
        const result = await next({ ...rest, request: { ...request, url, body: async () => requireObjectBody(await request.body()) } })
        if (!result.matched || result.response.status !== 429) return result
        const headers = { ...result.response.headers, ...retryAfterOf(result.response.body) }
        return { ...result, response: { ...result.response, headers } }
      },
    ],
    // `clientInterceptors` turn every error of a procedure into an ORPCError: any other error comes from reading the body.
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          throw error instanceof ORPCError ? error : toBodyError(error, log)
        }
      },
    ],
    clientInterceptors: [
      async ({ next }) => {
        try {
          const output = await next()
          if (!isStream(output)) return output
          return mapEventIterator(output, { value: async (value) => value, error: async (error) => toApiError(error, log) })
        } catch (error) {
          throw toApiError(error, log)
        }
      },
    ],
  })

  return async (request, context) => {
    if (!isJson(request)) return errorResponse(invalidInput(fieldMessages.jsonType))
    const { matched, response } = await handler.handle(withLowerCaseType(request), { context } as never)
    return matched ? response : null
  }
}
