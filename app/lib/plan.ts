import type { Me } from '#contract/api.ts'
import { type PlanId, plans } from '#contract/plans.ts'

export interface PlanView {
  plan: PlanId
  active: boolean
  /** False while the server cannot say: then FREE shows, and nobody is asked to upgrade. */
  known: boolean
  badge: 'PRO' | 'BASIC' | 'FREE'
  /** 'Pro Plan', 'Basic Plan' or 'Free Plan'. */
  label: string
  /** 'Pro', 'Basic' or 'Free', as the avatar menu writes it. */
  text: string
}

/** Spec §4: a paid plan counts only while its subscription is active; everything else is free. */
export function planView(me: Pick<Me, 'plan' | 'status'> | null): PlanView {
  const active = me?.status === 'active'
  const plan = me && active ? me.plan : 'free'
  const text = plans[plan].name
  return { plan, active, known: me !== null, badge: text.toUpperCase() as PlanView['badge'], label: `${text} Plan`, text }
}
