import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The header in which the server stores the client's IP address for its own use: that of the socket, or the one that a trusted proxy
 * reported. A header of this name in the request is removed first.
 */
export const clientIpHeader = 'x-postwright-client-ip'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** `1.2.3.4:5555` and `[2001:db8::1]:443`: Azure and IIS write the caller's port into `X-Forwarded-For`. */
const withPort = /^(?:\[(?<v6>[^\]]*)\](?::\d{1,5})?|(?<v4>[\d.]+):\d{1,5})$/

/** An address in normal form: without port and zone, an IPv4-mapped IPv6 address as IPv4. `null` when the text is not an address. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim()
  const { v4, v6 } = withPort.exec(trimmed)?.groups ?? {}
  const [bare = ''] = (v4 ?? v6 ?? trimmed).split('%')
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString()
}

/** A list of addresses and CIDR ranges. */
function createBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** Returns a function that checks whether an address is a trusted proxy. */
export function trustedProxyMatcher(trustedProxies: readonly string[]): (address: string) => boolean {
  const proxies = createBlockList(trustedProxies)
  return (text) => {
    const address = normalizeAddress(text)
    return address !== null && proxies.check(address, family(address))
  }
}

/**
 * Returns a function that finds the client's address. A trusted proxy appends the address of its client to `X-Forwarded-For`. So the list
 * is read from the end, and the first address that is not a trusted proxy is the client. Addresses before it may be forged.
 */
export function clientIpResolver(trustedProxies: readonly string[]): (socketAddress: string, forwardedFor: string | null) => string {
  const isTrusted = trustedProxyMatcher(trustedProxies)
  return (socketAddress, forwardedFor) => {
    const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(normalizeAddress)
    const client = hops.findLastIndex((hop) => hop === null || !isTrusted(hop))
    // A hop that is not an address is not usable: then the proxy that appended it counts as the client.
    const index = client >= 0 && hops[client] === null ? client + 1 : Math.max(client, 0)
    return hops[index] ?? socketAddress
  }
}

/** The network of an IPv6 address, such as `2001:db8::/48`; `null` for IPv4 and for text that is not an address. */
function networkOf(address: string, bits: 48 | 64): string | null {
  const normalized = normalizeAddress(address)
  if (normalized === null || family(normalized) !== 'ipv6') return null
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${normalized}/${bits}`)}/${bits}`
}

/**
 * The key of a visitor's rate limit: an IPv4 address, or the /64 network of an IPv6 address, because one household can use all addresses
 * of a /64.
 */
export const rateLimitAddress = (address: string): string => networkOf(address, 64) ?? address

/** The /48 network (65,536 /64 networks) of an IPv6 address; one customer of a hosting provider often has all of it. `null` for IPv4. */
export const ipv6SiteNetwork = (address: string): string | null => networkOf(address, 48)
