import { expect, test } from 'vitest'
import { clientIpBehind } from '#server/platform/client-ip.ts'

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
