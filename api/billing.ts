import { z } from 'zod'
import { Moment } from '#api/schemas.ts'
import { currencies } from '#contract/brand.ts'
import { userCall, visitorCall } from '#contract/call.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** Paying by card. */

const PaidPlan = z.enum(planIds).exclude(['free'])
const Currency = z.enum(currencies as ['usd', 'inr'])

export const CardPrice = z.object({
  plan: PaidPlan,
  interval: z.enum(billingIntervals),
  currency: Currency,
  price_id: z.string().describe('The `priceId` for create-checkout'),
})
export type CardPrice = z.infer<typeof CardPrice>

/** A plan that is paid by card. */
export const CardPlan = z.object({
  plan: PaidPlan,
  interval: z.enum(billingIntervals),
  currency: z.string().describe('ISO 4217, in lower case'),
  state: z.enum(['active', 'past_due', 'ended']).describe('past_due: the last payment failed and is retried'),
  renews: z.boolean(),
  period_end: Moment.describe('When it renews, or ends if it does not renew'),
})
export type CardPlan = z.infer<typeof CardPlan>

const planError = ({ input }: { input?: unknown }): string =>
  input === 'free' ? planMessages.nothingToPay : planMessages.unknownPlan({ typed: String(input).slice(0, 40) })

const Checkout = z.strictObject({
  priceId: z.string().max(255),
  planId: z.enum(planIds, { error: planError }).exclude(['free'], { error: planError }),
  isAnnual: z.boolean().default(false),
  currency: Currency.default('usd'),
  userId: z.unknown().optional().describe('Ignored: the user is the signed-in one'),
})

export const PlanOffer = z.object({
  state: z
    .enum(['now', 'later', 'credited', 'change', 'refused'])
    .describe(
      'now: it starts and is charged now; later: it starts, and is charged, at `from`; credited: it starts now, the rest of a smaller plan is credited, and a card is charged first at `from`; change: the card subscription is changed on its provider’s page',
    ),
  from: Moment.nullable(),
  why: z.string().nullable().describe('Why it is refused, and what to do'),
})
export type PlanOffer = z.infer<typeof PlanOffer>

const Url = z.object({ url: z.url().describe('The page to redirect the browser to') })

export const billingCalls = {
  prices: visitorCall
    .route({
      method: 'GET',
      path: '/api/billing/prices',
      summary: 'List what can be paid by card',
      description: 'The prices that can be paid by card. Empty: card payments are not configured.',
    })
    .output(z.object({ items: z.array(CardPrice) })),
  offer: userCall
    .route({
      method: 'GET',
      path: '/api/billing/offer',
      summary: 'The current plan, and the effect of paying for another',
      description: 'The current plan, and the effect of paying for another.',
    })
    .input(z.strictObject({ plan: PaidPlan, interval: z.enum(billingIntervals) }))
    .output(
      z.object({
        held: z
          .object({
            plan: PaidPlan,
            expires_at: Moment.nullable().describe('null: it has no end'),
            renews: z.boolean().describe('A card payment renews it at that time'),
          })
          .nullable()
          .describe('The current plan; null: the Free plan'),
        card: PlanOffer,
        request: PlanOffer,
      }),
    ),
  checkout: userCall
    .route({
      method: 'POST',
      path: '/functions/v1/create-checkout',
      summary: 'Start or change a card subscription',
      description:
        'Returns the payment page, or for a user with a card subscription the page that changes the plan. CONFLICT when there is nothing to pay for, UNAVAILABLE when card payments are not configured or the provider cannot be reached.',
    })
    .meta({ errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] })
    .input(Checkout)
    .output(Url),
  mine: userCall
    .route({ method: 'GET', path: '/api/billing', summary: 'The card subscription of the account' })
    .output(z.object({ card: CardPlan.nullable(), portal: z.boolean().describe('Whether the page for invoices and cards is available') })),
  /** The provider's page for invoices, the card and cancelling. */
  portal: userCall
    .route({ method: 'POST', path: '/api/billing/portal', summary: 'Open the customer portal' })
    .meta({ errors: ['CONFLICT', 'RATE_LIMITED'] })
    .output(Url),
  confirm: userCall
    .route({
      method: 'POST',
      path: '/api/billing/confirm',
      summary: 'Confirm a payment after checkout',
      description:
        'Whether the paid plan is active; asks the provider when its webhook event has not arrived. Without `session_id`: whether any paid plan is active.',
    })
    .meta({ errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(
      z.strictObject({
        session_id: z
          .string()
          .regex(/^cs_\w{1,250}$/)
          .optional(),
      }),
    )
    .output(z.object({ active: z.boolean(), plan: z.enum(planIds), expires_at: Moment.nullable() })),
}
