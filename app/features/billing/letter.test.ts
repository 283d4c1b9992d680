import { expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { letterFor } from './letter.ts'

test('the letter carries the plan, the interval, its price and the account, each line on its own', () => {
  const { protocol, pathname, searchParams } = new URL(letterFor({ plan: 'pro', interval: 'yearly' }, 'asha+posts@example.com'))

  expect([protocol, pathname]).toEqual(['mailto:', brand.supportEmail])
  expect(searchParams.get('subject')).toBe('Postwright Pro plan, yearly')
  expect(searchParams.get('body')?.split('\r\n')).toEqual(
    expect.arrayContaining(['I would like the Pro plan, yearly (₹32,000).', 'My account: asha+posts@example.com']),
  )
})
