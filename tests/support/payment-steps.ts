import fc from 'fast-check'
import type { Currency } from '#contract/brand.ts'
import { type BillingInterval, billingIntervals, type PaidPlanId, paidPlanIds } from '#contract/plans.ts'

/** Random sequences of what a user, an admin, the card provider and time do. */

/** A plan, and how it is paid by card. */
export interface Choice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly currency: Currency
}

/** `pick` chooses among the pages, requests or subscriptions that there are. */
export type Step =
  | { readonly do: 'open' | 'request'; readonly choice: Choice }
  | { readonly do: 'pay' | 'expire' | 'process' | 'reject' | 'cancel' | 'resume' | 'recover'; readonly pick: number }
  | { readonly do: 'change'; readonly choice: Choice; readonly pick: number }
  | { readonly do: 'deliver'; readonly order: number }
  | { readonly do: 'wait'; readonly days: number; readonly declined: boolean }

const choice = fc.record({
  plan: fc.constantFrom(...paidPlanIds),
  interval: fc.constantFrom(...billingIntervals),
  currency: fc.constantFrom<Currency>('inr', 'inr', 'inr', 'usd'),
})
const pick = fc.nat({ max: 3 })
const stepsNamed = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names), pick })

/** Sequences of 6 to 18 steps. The commonest ones come first. */
export const sequences: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('open' as const), choice }) },
    { weight: 8, arbitrary: stepsNamed('pay') },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('request' as const), choice }) },
    { weight: 8, arbitrary: stepsNamed('process') },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), order: fc.nat({ max: 1000 }) }) },
    { weight: 3, arbitrary: stepsNamed('cancel') },
    { weight: 4, arbitrary: stepsNamed('resume', 'recover', 'expire', 'reject') },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), choice, pick }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }), declined: fc.boolean() }),
    },
  ),
  { minLength: 6, maxLength: 18, size: 'max' },
)
