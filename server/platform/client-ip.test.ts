import { expect, test } from 'vitest'
import { clientIpBehind, rateLimitAddress, siteOf } from '#server/platform/client-ip.ts'

test.each([
  ['no proxy of ours: the socket, whatever the caller claims', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['an IPv4 caller on a dual-stack socket', [], '::ffff:203.0.113.9', null, '203.0.113.9'],
  ['our proxy: the address it saw', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['an invented address before the one that our proxy saw', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['two proxies of ours', ['10.0.0.0/8', '::1'], '::1', '1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['our proxy itself calls', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
  ['no address at all in the header', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
  ['a caller with its port, as Azure and IIS write it', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9:5555', '203.0.113.9'],
  ['an IPv6 caller in brackets, with its port', ['10.0.0.0/8'], '10.1.2.3', '[2001:DB8::9]:443', '2001:db8::9'],
  ['an IPv6 caller in brackets', ['10.0.0.0/8'], '10.1.2.3', '[2001:db8::9]', '2001:db8::9'],
  ['a proxy of ours with its port', ['10.0.0.0/8', '::1'], '10.1.2.3', '1.2.3.4, 203.0.113.9:80, [::1]:443, 10.0.0.7:1', '203.0.113.9'],
  ['an IPv4 caller written as IPv6', ['10.0.0.0/8'], '10.1.2.3', '[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['a number that some would read as an address', ['10.0.0.0/8'], '10.1.2.3', '2130706433', '10.1.2.3'],
])('%s', (_, proxies, socket, forwarded, caller) => {
  expect(clientIpBehind(proxies)(socket, forwarded)).toBe(caller)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('%s is counted as the visitor %s', (address, visitor) => {
  expect(rateLimitAddress(address)).toBe(visitor)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['', null],
])('%s lies in the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})
