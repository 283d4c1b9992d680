import { expect, test } from 'vitest'
import { clientIpResolver, ipv6SiteNetwork, rateLimitAddress } from '#server/infra/client-ip.ts'

test.each([
  ['no trusted proxy: the address of the socket, whatever the header says', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['an IPv4 client on a dual-stack socket', [], '::ffff:203.0.113.9', null, '203.0.113.9'],
  ['a trusted proxy: the address that it appended', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a forged address before the one that the proxy appended', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['two trusted proxies', ['10.0.0.0/8', '::1'], '::1', '1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['a request of the proxy itself', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
  ['no address in the header', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
  ['an address with a port, as Azure and IIS send it', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:5555', '203.0.113.9'],
  ['an IPv6 address in brackets with a port', ['10.0.0.0/8'], '10.1.2.3', '[2001:DB8::9]:443', '2001:db8::9'],
  ['an IPv6 address in brackets', ['10.0.0.0/8'], '10.1.2.3', '[2001:db8::9]', '2001:db8::9'],
  ['trusted proxies with ports', ['10.0.0.0/8', '::1'], '10.1.2.3', '1.2.3.4, 203.0.113.9:80, [::1]:443, 10.0.0.7:1', '203.0.113.9'],
  ['an IPv4-mapped IPv6 address', ['10.0.0.0/8'], '10.1.2.3', '[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['a number that some parsers accept as an address', ['10.0.0.0/8'], '10.1.2.3', '2130706433', '10.1.2.3'],
])('%s', (_, proxies, socketAddress, forwardedFor, clientIp) => {
  expect(clientIpResolver(proxies)(socketAddress, forwardedFor)).toBe(clientIp)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('%s has the rate limit of %s', (address, limited) => {
  expect(rateLimitAddress(address)).toBe(limited)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['', null],
])('%s is in the /48 network %s', (address, site) => {
  expect(ipv6SiteNetwork(address)).toBe(site)
})
