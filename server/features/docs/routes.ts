import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { openApiPath } from '#contract/paths.ts'
import type { Context as ServerContext, ServerFeature } from '#server/core/context.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'

/** A document that is the same for everybody, as bytes. */
interface Encoded {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzipped: Uint8Array<ArrayBuffer>
  readonly etag: string
}

async function encode(text: string): Promise<Encoded> {
  const plain = new TextEncoder().encode(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  return { plain, gzipped: new Uint8Array(await promisify(gzip)(plain)), etag }
}

function respond(c: Context, { plain, gzipped, etag }: Encoded): Response {
  const headers = { etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const acceptsGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
  return c.body(acceptsGzip ? gzipped : plain, 200, {
    ...headers,
    'content-type': 'application/json',
    ...(acceptsGzip && { 'content-encoding': 'gzip' }),
  })
}

/** `/openapi.json`, generated from the contract and compressed at the first request, because most servers never get one. */
export function createDocsFeature({ env: { appUrl }, auth }: ServerContext): ServerFeature {
  let generated: Promise<Encoded> | undefined
  const generate = async () => {
    const { openApiDocument } = await import('./document.ts')
    return encode(JSON.stringify(await openApiDocument(appUrl, auth.cookie.name)))
  }
  const generateOnce = () => {
    generated ??= generate().catch((error) => {
      generated = undefined
      throw error
    })
    return generated
  }

  const http = new Hono<HttpEnv>().get(openApiPath, async (c) => respond(c, await generateOnce()))
  return { http }
}
