import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { docsPath } from '#contract/paths.ts'
import type { Context as ServerContext, ServerFeature } from '#server/core/context.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import { isHttps } from '#server/infra/session-cookie.ts'
import { contentPolicy, cspHash } from '#server/infra/site/csp.ts'

/** A document that is the same for everybody, as bytes. */
interface Encoded {
  readonly type: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzipped: Uint8Array<ArrayBuffer>
  readonly etag: string
}

async function encode(text: string, type: string): Promise<Encoded> {
  const plain = new TextEncoder().encode(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  return { type, plain, gzipped: new Uint8Array(await promisify(gzip)(plain)), etag }
}

function respond(c: Context, { type, plain, gzipped, etag }: Encoded, more: Readonly<Record<string, string>> = {}): Response {
  const headers = { ...more, etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const acceptsGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
  return c.body(acceptsGzip ? gzipped : plain, 200, {
    ...headers,
    'content-type': type,
    ...(acceptsGzip && { 'content-encoding': 'gzip' }),
  })
}

/**
 * `/openapi.json` and `/docs`. Both are generated from the contract and compressed at the first request, because most servers never get one;
 * later requests get the same bytes.
 */
export function createDocsFeature({ env: { appUrl }, auth }: ServerContext): ServerFeature {
  let generated: ReturnType<typeof generate> | undefined
  const generate = async () => {
    const [{ openApiDocument }, { docsPage, style }] = await Promise.all([import('./document.ts'), import('./page.ts')])
    const document = await openApiDocument(appUrl, auth.cookie.name)
    const [json, page] = await Promise.all([
      encode(JSON.stringify(document), 'application/json'),
      encode(String(await docsPage(document, appUrl)), 'text/html; charset=UTF-8'),
    ])
    return { json, page, policy: contentPolicy({ styles: [cspHash(style)], https: isHttps(appUrl) }) }
  }
  const generateOnce = () => {
    generated ??= generate().catch((error) => {
      generated = undefined
      throw error
    })
    return generated
  }

  const http = new Hono<HttpEnv>()
    .get('/openapi.json', async (c) => respond(c, (await generateOnce()).json))
    .get(docsPath, async (c) => {
      const { page, policy } = await generateOnce()
      return respond(c, page, { 'content-security-policy': policy })
    })
  return { http }
}
