import { expect, test } from 'vitest'
import { clientIpBehind, visitorOf } from '#server/platform/client-ip.ts'

test.each([
  ['no proxy of ours: the socket, whatever the caller claims', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['an IPv4 caller on a dual-stack socket', [], '::ffff:203.0.113.9', null, '203.0.113.9'],
  ['our proxy: the address it saw', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['an invented address before the one that our proxy saw', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['two proxies of ours', ['10.0.0.0/8', '::1'], '::1', '1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['our proxy itself calls', ['10.0.0.0/8'], '10.1.2.3', null, '10.1.2.3'],
  ['no address at all in the header', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
])('%s', (_, proxies, socket, forwarded, caller) => {
  expect(clientIpBehind(proxies)(socket, forwarded)).toBe(caller)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as the visitor %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
