import { referenceOf } from '#contract/billing.ts'
import { instructionMessages } from '#contract/billing-messages.ts'
import { brand } from '#contract/brand.ts'
import type { PaymentInstructions } from '#contract/chat.ts'
import { type BillingInterval, intervalNames, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Env } from '#server/infra/env.ts'

export type PaymentEnv = Pick<Env, 'paymentUpiId' | 'paymentUpiName' | 'paymentLinks' | 'operator'>

interface RequestTerms {
  readonly id: string
  readonly planId: PaidPlanId
  readonly billingInterval: BillingInterval
  /** Whole rupees. */
  readonly amount: number
}

interface Instructions {
  readonly message: string
  /** Absent when no way to pay is configured. */
  readonly instructions?: PaymentInstructions
}

/** The first message of a request's chat: how to pay, as text, and as data for the screen. */
export function paymentInstructions(
  { paymentUpiId, paymentUpiName, paymentLinks }: Omit<PaymentEnv, 'operator'>,
  { id, planId, billingInterval, amount }: RequestTerms,
): Instructions {
  const words = instructionMessages
  const reference = referenceOf(id)
  const price = brand.currencySymbols.inr + amount.toLocaleString(brand.dateLocale)
  const terms = { plan: plans[planId].name, interval: intervalNames[billingInterval].word, price, reference }
  if (paymentUpiId === undefined && paymentLinks.length === 0) return { message: words.later(terms) }

  const name = paymentUpiName ?? brand.name
  const upi = paymentUpiId === undefined ? null : { id: paymentUpiId, name, uri: upiUri({ id: paymentUpiId, name, amount, reference }) }
  const waysToPay = [
    ...(upi ? [words.upi({ id: upi.id, name: upi.name })] : []),
    ...paymentLinks.map(({ label, url }) => words.link({ label, url })),
  ]
  return {
    message: [words.pay(terms), waysToPay.join('\n'), words.afterwards].join('\n\n'),
    instructions: { amount, reference, upi, links: paymentLinks },
  }
}

/**
 * A link that payment apps open with all fields filled in (NPCI's UPI linking specification: `pa` payee, `pn` name, `am` rupees with
 * two decimals, `tr` reference, `tn` note). `@` is not encoded and a space is `%20`, because some apps do not decode `%40` and `+`.
 */
function upiUri({ id, name, amount, reference }: { id: string; name: string; amount: number; reference: string }): string {
  const fields = { pa: id, pn: name, am: amount.toFixed(2), cu: 'INR', tr: reference, tn: `${brand.name} ${reference}` }
  return `upi://pay?${Object.entries(fields)
    .map(([field, value]) => `${field}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`
}
