import { expect, test } from 'vitest'
import { planView } from '#app/lib/session.tsx'

test.each([
  ['pro', 'active', 'PRO', 'Pro Plan', 'Pro'],
  ['basic', 'active', 'BASIC', 'Basic Plan', 'Basic'],
  ['free', 'active', 'FREE', 'Free Plan', 'Free'],
  ['pro', 'inactive', 'FREE', 'Free Plan', 'Free'],
  ['basic', 'inactive', 'FREE', 'Free Plan', 'Free'],
] as const)('a %s plan that is %s shows the badge %s and the label %s', (plan, status, badge, label, text) => {
  expect(planView({ plan, status })).toMatchObject({ badge, label, text, active: status === 'active', known: true })
})

test('a plan that could not be read shows FREE and is marked as unknown', () => {
  expect(planView(null)).toEqual({ plan: 'free', active: false, known: false, badge: 'FREE', label: 'Free Plan', text: 'Free' })
})
