import contract from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Api } from '#api/index.ts'
import { apiError } from '#app/lib/errors.ts'
import { reach } from '#app/lib/reach.ts'
import { brand } from '#contract/brand.ts'
import { clientMessages } from '#contract/messages.ts'
import { siteOrigin } from '#contract/paths.ts'

/** What a call may pass in addition to its input. */
interface CallContext {
  /** A repeated call with the same key gets the first result: it neither runs nor is charged twice. */
  idempotencyKey?: string
  /** Called for each chunk of the response body, keep-alive comments included. */
  onBytes?: () => void
  /** The call is finished also when the page is left meanwhile. Browsers refuse it for bodies over 64 KiB. */
  keepalive?: boolean
}

type ApiClient = JsonifiedClient<ContractRouterClient<Api, CallContext>>

/**
 * The typed client of a server. Its calls throw `ORPCError` when the server refuses, `Unreachable` when it cannot be reached, and the signal's
 * reason when they are aborted.
 * @param url the server's origin
 * @param key the name of the calling app; sent as a header, not a secret
 * @throws Error without a url or a key (spec §5)
 */
export function createClient(url: string, key: string): ApiClient {
  if (!url) throw new Error(clientMessages.urlRequired)
  if (!key) throw new Error(clientMessages.keyRequired)
  const link = new OpenAPILink<CallContext>(contract, {
    url,
    headers: ({ context }) => ({
      'x-client-info': key,
      ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
    }),
    fetch: async (request, _init, { context: { keepalive = false, onBytes } }) =>
      reportingBytes(await reach(request, { keepalive }), onBytes),
    customErrorResponseBodyDecoder: (body, { status }) => apiError(body, status),
  })
  return createORPCClient(link)
}

/** The same response; calls `onBytes` for each chunk of its body. */
function reportingBytes(response: Response, onBytes?: () => void): Response {
  if (!onBytes || !response.body) return response
  const report = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes()
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(report), response)
}

/** Pages are also rendered at build time, where `location` does not exist. */
const origin = typeof location === 'undefined' ? siteOrigin : location.origin

/** Every call of the contract, typed: `api.library.list({ search })`, `api.generate.post.stream(request, { signal })`. */
export const api = createClient(origin, brand.clientKey)

/** The same calls for TanStack Query: `useQuery(query.me.queryOptions())`. */
export const query = createTanstackQueryUtils(api)

/** 32 hex digits. `crypto.randomUUID` does not exist where the app is served over plain http from another machine. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
