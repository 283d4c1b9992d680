import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { fieldMessages } from '#contract/field-messages.ts'
import { type Env, isLoopback } from '#server/infra/env.ts'
import { errorResponse, fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'

type Address = Pick<Env, 'appUrl' | 'port' | 'host'>

/** A host name without the brackets of IPv6. */
const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Whether a server at a loopback address was called by one of its own names. A page on the internet can have its own name resolved to this
 * machine (DNS rebinding); its requests then look as if they came from the server's own pages, but their `Host` is that name.
 * Any name is accepted where `APP_URL` is a public address: proxies in front may rename hosts, and nobody is let in by being near.
 * @returns undefined where every name is accepted
 */
export function createHostCheck({ appUrl, port, host }: Address): ((hostHeader: string) => boolean) | undefined {
  const app = new URL(appUrl)
  if (!isLoopback(app.hostname)) return undefined
  const names = ['localhost', '127.0.0.1', '[::1]', app.hostname]
  const own = new Set(names.flatMap((name) => [port, app.port].map((at) => new URL(`${app.protocol}//${name}:${at}`).host)))
  // An open server may have another port outside, such as that of a container. An address is not resolved, so it cannot be rebound.
  const isOpen = host !== undefined && !isLoopback(host)
  return (header) => {
    const url = URL.parse(`${app.protocol}//${header}`)
    if (!url) return false
    return own.has(url.host) || (isOpen && (isLoopback(url.hostname) || isIP(withoutBrackets(url.hostname)) !== 0))
  }
}

/** Refuses requests to names that are not the server's. */
export function refuseUnknownHosts(address: Address): MiddlewareHandler<HttpEnv> {
  const isOwn = createHostCheck(address)
  return async (c, next) => {
    if (!isOwn || isOwn(c.req.header('host') ?? new URL(c.req.url).host)) return next()
    return errorResponse(fail('FORBIDDEN', undefined, fieldMessages.hostUnknown({ url: address.appUrl })))
  }
}
