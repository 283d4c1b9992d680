import { plans } from '#contract/plans.ts'
import type { Check } from '#scripts/doctor/check.ts'
import type { Cards } from '#server/platform/cards.ts'
import type { CardPrice } from '#server/platform/env.ts'

const variableOf = ({ plan, interval, currency }: CardPrice): string => `STRIPE_PRICE_${plan}_${interval}_${currency}`.toUpperCase()

/** Whether Stripe asks for what our pages say. Answers what is wrong, `null` when nothing is. */
async function faultOf(cards: Cards, price: CardPrice): Promise<string | null> {
  const { plan, interval, currency, id } = price
  const said = plans[plan].price[interval][currency]
  const found = await cards.price(id, currency)
  if (!found) return `${variableOf(price)}: Stripe has no such price. Copy its id anew; test and live prices differ.`
  if (found.interval !== interval) return `${variableOf(price)}: this price is not paid ${interval} at Stripe.`
  if (found.amount !== said * 100) {
    const asked = found.amount === null ? `sells nothing in ${currency.toUpperCase()}` : `asks for ${found.amount / 100}`
    return `${variableOf(price)}: Stripe ${asked}, and our pages say ${said} ${currency.toUpperCase()}.`
  }
  return null
}

/** Paying by card. */
export const cards: Check = async ({ stripeSecretKey, stripeWebhookSecret, stripeApiUrl, stripePrices }) => {
  if (!stripeSecretKey || !stripeWebhookSecret) return 'Cards: people pay by hand; STRIPE_SECRET_KEY connects Stripe'
  if (stripePrices.length === 0) throw new Error('Nothing can be paid by card: set STRIPE_PRICE_BASIC_MONTHLY_USD and its siblings.')
  const { createCards } = await import('#server/platform/stripe.ts')
  const provider = createCards({ secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret, apiUrl: stripeApiUrl })
  const faults = await Promise.all(stripePrices.map((price) => faultOf(provider, price))).catch((error: unknown) => {
    throw new Error(`Stripe cannot be asked: ${(error as Error).message}. Check STRIPE_SECRET_KEY.`)
  })
  const wrong = faults.filter((fault) => fault !== null)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return `Cards: Stripe, ${stripePrices.length} prices as our pages say`
}
