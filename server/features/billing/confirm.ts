import type { PlanId } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Cards } from '#server/platform/cards.ts'
import { fail } from '#server/platform/fail.ts'
import type { Refresh } from './refresh.ts'

export interface Confirmed {
  readonly active: boolean
  readonly plan: PlanId
  readonly expiresAt: Date | null
}

/**
 * Whether what was paid for on a payment page is in force. The provider is asked, so that a person who is back before its word has
 * come need not wait for it.
 * @throws NOT_FOUND when the page is not this person's
 */
export async function confirm(
  { cards, refresh }: { cards: Cards; refresh: Refresh },
  account: Pick<Account, 'id' | 'plan' | 'expiresAt'>,
  sessionId: string,
): Promise<Confirmed> {
  const session = await cards.checkout(sessionId)
  if (session?.userId !== account.id) throw fail('NOT_FOUND')
  const paid = session.state === 'complete' && session.subscriptionId ? await refresh(session.subscriptionId) : null
  const { plan, status, expiresAt } = paid?.terms ?? {}
  if (!plan || !expiresAt || status !== 'active' || expiresAt <= new Date()) {
    return { active: false, plan: account.plan, expiresAt: account.expiresAt }
  }
  return { active: true, plan, expiresAt }
}
