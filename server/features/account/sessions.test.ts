import { expect, test } from 'vitest'
import { shownAddress } from '#server/features/account/sessions.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', null],
  ['0000:0000:0000:0000:0000:0000:0000:0000', null],
  ['', null],
  [null, null],
])('the address %o of a sign-in is shown as %o: short, and never a network as if it were an address', (stored, shown) => {
  expect(shownAddress(stored)).toBe(shown)
})
