import { formatDate } from '#app/lib/dates.ts'
import type { AdminRequest, Person } from '#contract/admin-calls.ts'
import type { PaymentStatus } from '#contract/paying.ts'
import type { RequestClaim } from '#contract/payment-request.ts'
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
export function accountNow({ account, claim }: AdminRequest): string {
  if (account) return account.disabled ? 'Account disabled' : heldPlan(account)
  return claim === 'disowned' ? 'No account' : 'No verified account'
}

/** What is marked of a request that was sent signed out; nothing of one that was sent signed in. */
export const claimBadges = {
  none: null,
  waiting: { tone: 'warn', label: 'Sent signed out, not confirmed' },
  claimed: { tone: 'neutral', label: 'Sent signed out, confirmed' },
  disowned: { tone: 'bad', label: 'Not theirs' },
} as const satisfies Record<RequestClaim, object | null>
