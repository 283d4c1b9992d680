import { brand } from '#contract/brand.ts'
import type { PaymentInstructions } from '#contract/chat.ts'
import { referenceOf } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Env } from '#server/platform/env.ts'

export type PaymentEnv = Pick<Env, 'paymentUpiId' | 'paymentUpiName' | 'paymentLinks'>

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

const instructionMessages = paymentMessages.instructions

/** The first message of a request's chat: how to pay, as text, and as data for the screen. */
export function paymentInstructions(
  { paymentUpiId, paymentUpiName, paymentLinks }: PaymentEnv,
  { id, planId, billingInterval, amount }: RequestTerms,
): Instructions {
  const reference = referenceOf(id)
  const price = brand.currencySymbols.inr + amount.toLocaleString(brand.dateLocale)
  const terms = { plan: plans[planId].name, interval: billingInterval, price, reference }
  if (paymentUpiId === undefined && paymentLinks.length === 0) return { message: instructionMessages.later(terms) }

  const name = paymentUpiName ?? brand.name
  const upi = paymentUpiId === undefined ? null : { id: paymentUpiId, name, uri: upiUri({ id: paymentUpiId, name, amount, reference }) }
  const waysToPay = [
    ...(upi ? [instructionMessages.upi(upi.id, upi.name)] : []),
    ...paymentLinks.map(({ label, url }) => instructionMessages.link(label, url)),
  ]
  return {
    message: [instructionMessages.pay(terms), waysToPay.join('\n'), instructionMessages.afterwards].join('\n\n'),
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
