import { BlockList, isIP } from 'node:net'

/**
 * Where the server writes down who calls, as an address it trusts: the socket's, or what a trusted proxy said. Whatever a client
 * sends under this name is thrown away first.
 */
export const clientIpHeader = 'x-postwright-client-ip'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address in IPv6 clothes, as dual-stack sockets show it, in its own. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

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
  return (address) => {
    const bare = plain(address)
    return isIP(bare) > 0 && ours.check(bare, family(bare))
  }
}

/**
 * Tells the caller's address from the socket's. A proxy of ours appends the address it saw to `X-Forwarded-For`, so the list is
 * read from its end, and the first address that is not a proxy of ours is the caller: what stands before it may be invented.
 */
export function clientIpBehind(trustedProxies: readonly string[]): (socketAddress: string, forwardedFor: string | null) => string {
  const isOurs = proxyAmong(trustedProxies)
  return (socketAddress, forwardedFor) => {
    const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map(plain)
    const caller = hops.findLastIndex((hop) => !isOurs(hop))
    // A hop that is no address was written by nobody we trust: the proxy that passed it on is the last sure thing.
    const sure = caller >= 0 && isIP(hops[caller] ?? '') === 0 ? caller + 1 : Math.max(caller, 0)
    return hops[sure] ?? plain(socketAddress)
  }
}

/** 16-bit groups of an IPv6 address, and how many of them name the network that one customer is given. */
const groups = 8
const networkGroups = 4

/**
 * Whom a limit for visitors counts as one: an IPv4 address, or the /64 network of an IPv6 one, of which every household has as many
 * addresses as it likes.
 */
export function visitorOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = [], after = []] = address.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array.from({ length: Math.max(0, groups - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, networkGroups).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
