import { lookup } from 'node:dns/promises'
import { connect, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'

/** One connection: to `address`, which was checked, for the pages of `hostname`. */
export interface Dialed {
  readonly address: string
  readonly port: number
  /** As in the URL; an IPv6 address without brackets. */
  readonly hostname: string
  /** Whether it is encrypted. */
  readonly secure: boolean
}

/** How links reach the internet. Tests pass their own. */
export interface Network {
  /** All addresses of a host. @throws when it has none */
  resolve(hostname: string): Promise<readonly string[]>
  /** Connects to the address, without resolving anything. */
  dial(to: Dialed): Duplex
}

/** The internet: the system's resolver, TCP and TLS. */
export const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial({ address, port, hostname, secure }) {
    const to = { host: address, port }
    if (!secure) return connect(to)
    // The certificate is checked against the server name, or the address where the URL has one.
    return connectTls({ ...to, ALPNProtocols: ['http/1.1'], ...(isIP(hostname) === 0 && { servername: hostname }) })
  },
}
