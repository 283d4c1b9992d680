import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerIn } from '#server/core/accounts.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** This machine, as sockets and as `Host` headers write it. */
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** What a proxy says about whom it speaks for. */
const passedOn = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/

/**
 * Whether a request may read the metrics. With a token: who brings it, from wherever. Without one: a program on this machine that
 * calls the server itself, because what a proxy on this machine passes on comes from anywhere.
 */
export function mayReadMetrics(token: string | undefined): (headers: Headers, socketAddress: string) => boolean {
  if (token !== undefined) {
    const wanted = hashOf(token)
    return (headers) => timingSafeEqual(hashOf(bearerIn(headers) ?? ''), wanted)
  }
  return (headers, socketAddress) =>
    loopback.test(socketAddress) && loopbackHost.test(headers.get('host') ?? '') && ![...headers.keys()].some((name) => passedOn.test(name))
}
