import { z } from 'zod'
import { Moment } from '#contract/api.ts'
import { currencies } from '#contract/brand.ts'
import { call } from '#contract/errors.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** Paying by card. */

const PaidPlan = z.enum(planIds).exclude(['free'])
const Currency = z.enum(currencies as ['usd', 'inr'])

export const CardPrice = z.object({
  plan: PaidPlan,
  interval: z.enum(billingIntervals),
  currency: Currency,
  price_id: z.string().describe('What create-checkout is asked with'),
})
export type CardPrice = z.infer<typeof CardPrice>

/** What a person pays for by card. */
export const CardPlan = z.object({
  plan: PaidPlan,
  interval: z.enum(billingIntervals),
  currency: z.string().describe('ISO 4217, in lower case'),
  state: z.enum(['active', 'past_due', 'ended']).describe('past_due: the last payment failed and is tried again'),
  renews: z.boolean(),
  period_end: Moment.describe('When it renews; when it ends, if it does not'),
})
export type CardPlan = z.infer<typeof CardPlan>

const planWords = ({ input }: { input?: unknown }): string =>
  input === 'free' ? planMessages.nothingToPay : planMessages.unknownPlan(String(input).slice(0, 40))

const Checkout = z.strictObject({
  priceId: z.string().max(255),
  planId: z.enum(planIds, { error: planWords }).exclude(['free'], { error: planWords }),
  isAnnual: z.boolean().default(false),
  currency: Currency.default('usd'),
  userId: z.unknown().optional().describe('Ignored: the person is who is signed in'),
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

const Url = z.object({ url: z.url().describe('Where to send the browser') })

export const billingCalls = {
  prices: call
    .route({ method: 'GET', path: '/api/billing/prices', description: 'What can be paid by card here. Empty: nothing.' })
    .output(z.object({ items: z.array(CardPrice) })),
  offer: call
    .route({ method: 'GET', path: '/api/billing/offer', description: 'What the person has, and what paying for a plan would come to.' })
    .input(z.strictObject({ plan: PaidPlan, interval: z.enum(billingIntervals) }))
    .output(
      z.object({
        held: z
          .object({
            plan: PaidPlan,
            expires_at: Moment.nullable().describe('null: it does not run out'),
            renews: z.boolean().describe('A card pays for it again then'),
          })
          .nullable()
          .describe('The plan in force; null: the Free plan'),
        card: PlanOffer,
        request: PlanOffer,
      }),
    ),
  checkout: call
    .route({
      method: 'POST',
      path: '/functions/v1/create-checkout',
      description:
        'Answers the payment page; who pays by card already gets the page that changes the plan. CONFLICT when there is nothing to pay for, UNAVAILABLE when cards are not set up or the provider is away.',
    })
    .input(Checkout)
    .output(Url),
  mine: call
    .route({ method: 'GET', path: '/api/billing' })
    .output(z.object({ card: CardPlan.nullable(), portal: z.boolean().describe('Whether there is a page for invoices and cards') })),
  /** The provider's page for invoices, the card and cancelling. */
  portal: call.route({ method: 'POST', path: '/api/billing/portal' }).output(Url),
  confirm: call
    .route({
      method: 'POST',
      path: '/api/billing/confirm',
      description:
        'Whether what was paid for is in force; asks the provider where its word has not come yet. Without a session: whether any plan is.',
    })
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
