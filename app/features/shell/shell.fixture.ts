import type { Me } from '#api/account.ts'
import { features, type PlanId, plans } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'

/** The account of a user on a plan who has used nothing. */
export const meOn = (plan: PlanId, more: Partial<Me> = {}): Me => ({
  user: { id: 'user-1', email: 'mira@example.com', full_name: 'Mira Sandoval', avatar_url: null, role: 'user' },
  plan,
  status: plan === 'free' ? 'inactive' : 'active',
  expires_at: null,
  usage: features.map((feature) => ({ feature, used: 0, limit: plans[plan].limits[feature] })),
  style: defaultStyle,
  resets_at: '2026-12-01T00:00:00.000Z',
  ...more,
})
