import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 addresses that are assigned to hosts of the internet; everything with an embedded IPv4 address is refused by its range. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Azure answers its machines' platform calls at this public address. */
const platformAddresses: ReadonlySet<string> = new Set(['168.63.129.16'])
/** The interface part of ISATAP addresses, which hold an IPv4 address. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe

/**
 * Whether an IP address belongs to a host of the public internet. False for private, loopback, link-local, shared, multicast, reserved and
 * documentation addresses, those of cloud metadata services, IPv6 forms that hold an IPv4 address (mapped, 6to4, NAT64, Teredo, ISATAP), and
 * for anything that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast) && !isIsatap(parsed)
  return !platformAddresses.has(parsed.toString())
}
