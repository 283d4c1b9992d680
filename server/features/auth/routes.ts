import { Hono } from 'hono'
import type { ServerFeature } from '#server/core/context.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import type { Auth } from './auth.ts'

/** Sign-up, sign-in and all else under `/api/auth/`. */
export const createAuthFeature = (auth: Pick<Auth, 'handler'>): ServerFeature => ({
  http: new Hono<HttpEnv>().on(['GET', 'POST'], '/api/auth/*', (c) => {
    c.set('route', '/api/auth')
    return auth.handler(withClientIp(c.req.raw, c.get('clientIp')))
  }),
})

/** Adds the client's address in the header from which the auth library reads it. */
function withClientIp(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(clientIpHeader, address)
  return new Request(request, { headers, duplex: 'half' })
}
