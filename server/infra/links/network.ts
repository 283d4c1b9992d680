import { Resolver } from 'node:dns/promises'
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
  /** All addresses of a host. @throws when it has none, and when the signal aborts */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>
  /** Connects to the address, without resolving anything. */
  dial(to: Dialed): Duplex
}

/** Milliseconds for a name server's first answer, and how often each is asked. */
const patience = { timeout: 2_000, tries: 2 } as const

/**
 * The internet: DNS, TCP and TLS. The system's own `lookup` would be wrong for strangers' hosts: it cannot be cancelled, so slow name servers
 * would take the two threads that every other connection of the server needs, and it knows names of this machine and its network.
 * @param nameServers those of the system when absent
 */
export const createInternet = (nameServers?: readonly string[]): Network => ({
  async resolve(hostname, signal) {
    signal.throwIfAborted()
    const resolver = new Resolver(patience)
    if (nameServers) resolver.setServers(nameServers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
      return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  },
  dial({ address, port, hostname, secure }) {
    const to = { host: address, port }
    if (!secure) return connect(to)
    // The certificate is checked against the server name, or the address where the URL has one.
    return connectTls({ ...to, ALPNProtocols: ['http/1.1'], ...(isIP(hostname) === 0 && { servername: hostname }) })
  },
})
