import { expect, test } from 'vitest'
import { initials } from '#app/ui/avatar.tsx'

test.each([
  ['Asha Rao', 'asha@example.com', 'AR'],
  ['asha', 'x@example.com', 'A'],
  ['Ana María de la Cruz', null, 'AM'],
  ['  spaced   out  ', null, 'SO'],
  ['', 'mail@example.com', 'MA'],
  [null, 'q@example.com', 'Q@'],
  [undefined, '', 'U'],
  [null, undefined, 'U'],
])('the initials of name %o and e-mail %o are %o', (name, email, shown) => {
  expect(initials(name, email)).toBe(shown)
})

test('emoji and symbols are skipped, and an accent stays with its letter', () => {
  expect(initials('👩‍🚀 Zoe', null)).toBe('Z')
  expect(initials('Delia 🌸 Eté', null)).toBe('DE')
  expect(initials('"Ana" (Rao)', null)).toBe('AR')
  expect(initials('🌸', 'mail@example.com')).toBe('MA')
  expect(initials('e\u0301lodie', null)).toBe('E\u0301')
})
