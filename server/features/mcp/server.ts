import {
  type AuthInfo,
  createMcpHandler,
  McpServer,
  type ScopeChallengeHandler,
  type ServerContext,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import type { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { brand } from '#contract/brand.ts'
import type { Issue } from '#contract/errors.ts'
import { pictureFiles } from '#contract/pictures.ts'
import type { ApiClient } from '#server/core/calls/call-routes.ts'
import { fail, toApiError } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { mcpMessages } from './messages.ts'
import { type Tool, type ToolCall, tools } from './tools.ts'

/** Milliseconds without an event after which a stream sends a comment: proxies close idle connections. */
const keepAliveMs = 5_000
/** Milliseconds between two reports of progress. */
const progressInterval = 1_000

/** Describes the arguments of a tool. The call that it makes checks them, so that its errors are those of the API. */
const described = (schema: z.ZodType): StandardSchemaWithJSON => ({
  '~standard': { ...schema['~standard'], validate: (value: unknown) => ({ value }) },
})

/** Reports progress to a caller that asked for it. */
function progressOf({ mcpReq: { _meta, notify } }: ServerContext, log: Log): Pick<ToolCall, 'onProgress'> {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return {}
  let [reportedAt, last] = [Number.NEGATIVE_INFINITY, 0]
  return {
    onProgress(characters) {
      // Progress only grows, but a second draft begins at the start.
      if (performance.now() - reportedAt < progressInterval || characters <= last) return
      ;[reportedAt, last] = [performance.now(), characters]
      const params = { progressToken, progress: characters, message: mcpMessages.writing }
      notify({ method: 'notifications/progress', params }).catch((error: unknown) => log.info({ error }, 'progress could not be reported'))
    },
  }
}

/** An error in words: what happened, which arguments are wrong, and when to try again. */
function textOf({ message, data }: ORPCError<string, unknown>): string {
  const { issues = [], retryAfter } = (data ?? {}) as { issues?: readonly Issue[]; retryAfter?: number }
  const t = mcpMessages
  return [
    ...(issues.length > 0 ? issues.map(({ path, message: why }) => (path ? t.issue({ field: path, message: why }) : why)) : [message]),
    ...(retryAfter === undefined ? [] : [t.wait(Math.ceil(retryAfter))]),
  ].join('\n')
}

/** Registers a tool. A key with too small a scope is answered 403 before the tool runs. */
function register(
  server: McpServer,
  { name, title, description, input, scope, openWorld = false, call }: Tool,
  client: ApiClient,
  log: Log,
): void {
  const annotations = { readOnlyHint: scope === 'read', destructiveHint: false, openWorldHint: openWorld }
  const scopeChallenge: ScopeChallengeHandler = ({ authInfo }) =>
    authInfo?.scopes.includes(scope) ? undefined : { scopes: [scope], errorDescription: apiKeyMessages.needsWrite }
  server.registerTool(
    name,
    { title, description, annotations, scopeChallenge, inputSchema: described(input) },
    async (args: unknown, context: ServerContext) => {
      try {
        const {
          texts,
          structured,
          pictures = [],
        } = await call({
          client,
          input: (args ?? {}) as ToolCall['input'],
          signal: context.mcpReq.signal,
          ...progressOf(context, log),
        })
        const drawn = pictures.map((picture) => ({
          type: 'image' as const,
          data: Buffer.from(picture).toString('base64'),
          mimeType: pictureFiles.png,
        }))
        return { content: [...drawn, ...texts.map((text) => ({ type: 'text' as const, text }))], structuredContent: structured }
      } catch (error) {
        const known = toApiError(error, log)
        return {
          isError: true,
          content: [{ type: 'text' as const, text: textOf(known) }],
          structuredContent: { code: known.code, data: known.data ?? null },
        }
      }
    },
  )
}

/** Answers a request with the calls of the contract as the account that its key belongs to. @throws INVALID_INPUT for a batch */
export type Serve = (request: Request, client: ApiClient, scopes: readonly ApiKeyScope[]) => Promise<Response>

/** Serves the Model Context Protocol, over streamable HTTP and without sessions, so that any server can answer any request. */
export function createMcpServer(log: Log): Serve {
  /** The library makes a server for each request, and hands it what authorized the request. */
  const clients = new WeakMap<AuthInfo, ApiClient>()
  const { fetch } = createMcpHandler(
    ({ authInfo }) => {
      const client = authInfo && clients.get(authInfo)
      if (!client) throw new TypeError('A request without a key reached the MCP server')
      const server = new McpServer(
        { name: brand.name.toLowerCase(), title: brand.name, version: '1' },
        { instructions: mcpMessages.instructions({ name: brand.name }) },
      )
      for (const tool of tools) register(server, tool, client, log)
      return server
    },
    { keepAliveMs, maxSubscriptions: 0, onerror: (error) => log.info({ error }, 'an MCP request was refused') },
  )
  return async (request, client, scopes) => {
    // A request is one call of its key's limit. A batch, which protocols before June 2025 had, would be a hundred.
    const isBatch = /^\s*\[/u.test(await request.clone().text())
    if (isBatch) throw fail('INVALID_INPUT', { issues: [{ path: '', message: mcpMessages.batch }] })
    const authInfo: AuthInfo = { token: '', clientId: '', scopes: [...scopes] }
    clients.set(authInfo, client)
    const response = await fetch(acceptingAll(request), { authInfo })
    return readsStreams(request) ? response : withoutStream(response)
  }
}

const eventStream = 'text/event-stream'
const readsStreams = ({ headers }: Request): boolean => headers.get('accept')?.toLowerCase().includes(eventStream) ?? false

/** The library answers a POST only when both types are named. Many programs send an `Accept` of one, of all types, or none. */
function acceptingAll(request: Request): Request {
  if (request.method !== 'POST') return request
  const headers = new Headers(request.headers)
  headers.set('accept', `application/json, ${eventStream}`)
  return new Request(request, { headers })
}

/** The message of a stream that answers the request, as JSON. Its reports of progress are left out. */
async function withoutStream(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith(eventStream)) return response
  const events = (await response.text()).split(/\r?\n\r?\n/u)
  const data = events.map((event) => [...event.matchAll(/^data: ?(.*)$/gmu)].map(([, line]) => line).join('\n'))
  const messages = data.filter(Boolean).map((text) => JSON.parse(text) as Record<string, unknown>)
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(messages.find((message) => 'result' in message || 'error' in message)), {
    status: response.status,
    headers,
  })
}
