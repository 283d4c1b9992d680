import { formatDate } from '#app/lib/dates.ts'
import type { AdminRequest, Person } from '#contract/admin-calls.ts'
import type { PaymentStatus } from '#contract/paying.ts'
import { plans } from '#contract/plans.ts'

export const statusLabels: Readonly<Record<PaymentStatus, string>> = { pending: 'Pending', paid: 'Paid', rejected: 'Rejected' }
export const statusTones = { pending: 'warn', paid: 'good', rejected: 'neutral' } as const

type Held = Pick<Person, 'plan' | 'expires_at' | 'by_card'>

/** 'Free plan', 'Pro plan until 3 Jan 2027, by card', 'Basic plan without an end'. */
export function heldPlan({ plan, expires_at, by_card }: Held): string {
  const name = `${plans[plan].name} plan`
  if (plan === 'free') return name
  return `${name} ${expires_at ? `until ${formatDate(expires_at)}` : 'without an end'}${by_card ? ', by card' : ''}`
}

/** What the account of a request has now, or why it can have nothing yet. */
export const accountNow = ({ account }: AdminRequest): string =>
  account ? (account.disabled ? 'Account disabled' : heldPlan(account)) : 'No verified account'
