import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Where the server writes down who calls, as an address it trusts: the socket's, or what a trusted proxy said. Whatever a client
 * sends under this name is thrown away first.
 */
export const clientIpHeader = 'x-postwright-client-ip'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** `1.2.3.4:5555` and `[2001:db8::1]:443`: Azure and IIS write the caller's port into `X-Forwarded-For`. */
const withPort = /^(?:\[(?<v6>[^\]]*)\](?::\d{1,5})?|(?<v4>[\d.]+):\d{1,5})$/

/** The address that a socket or a proxy wrote, in one form: no port, no zone, an IPv4 address as itself. `null` for no address. */
function addressIn(text: string): string | null {
  const written = text.trim()
  const { v4, v6 } = withPort.exec(written)?.groups ?? {}
  const [bare = ''] = (v4 ?? v6 ?? written).split('%')
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString()
}

/** Addresses and CIDR ranges as one list to ask. */
function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** Tells whether the other end of a socket is a proxy of ours. */
export function proxyAmong(trustedProxies: readonly string[]): (address: string) => boolean {
  const ours = listOf(trustedProxies)
  return (text) => {
    const address = addressIn(text)
    return address !== null && ours.check(address, family(address))
  }
}

/**
 * Tells the caller's address from the socket's. A proxy of ours appends the address it saw to `X-Forwarded-For`, so the list is
 * read from its end, and the first address that is not a proxy of ours is the caller: what stands before it may be invented.
 */
export function clientIpBehind(trustedProxies: readonly string[]): (socketAddress: string, forwardedFor: string | null) => string {
  const isOurs = proxyAmong(trustedProxies)
  return (socketAddress, forwardedFor) => {
    const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(addressIn)
    const caller = hops.findLastIndex((hop) => hop === null || !isOurs(hop))
    // A hop that is no address was written by nobody we trust: the proxy that passed it on is the last sure thing.
    const sure = caller >= 0 && hops[caller] === null ? caller + 1 : Math.max(caller, 0)
    return hops[sure] ?? socketAddress
  }
}

/** The network of so many bits that an IPv6 address lies in, as `2001:db8::/48`; `null` for anything else. */
function networkOf(address: string, bits: 48 | 64): string | null {
  const bare = addressIn(address)
  if (bare === null || family(bare) !== 'ipv6') return null
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${bits}`)}/${bits}`
}

/**
 * Whom a limit for visitors counts as one: an IPv4 address, or the /64 network of an IPv6 one, of which every household has as many
 * addresses as it likes.
 */
export const rateLimitAddress = (address: string): string => networkOf(address, 64) ?? address

/** The /48 network of an IPv6 address, which one customer of a hosting provider often has whole: 65,536 times a /64. `null` for IPv4. */
export const siteOf = (address: string): string | null => networkOf(address, 48)
