import { z } from 'zod'
import type { CardEvent, CardInvoice } from '#server/platform/cards.ts'

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const parent = z.object({ subscription_details: z.object({ subscription: Reference.nullish() }).nullish() }).nullish()

const Line = z.object({
  amount: z.int(),
  price: Reference.nullish(),
  pricing: z.object({ price_details: z.object({ price: Reference.nullish() }).nullish() }).nullish(),
})

/** As much as every version of the provider's API has: which one events are written in is set there, not here. */
const Invoice = z.object({
  object: z.literal('invoice'),
  id: z.string(),
  subscription: Reference.nullish(),
  parent,
  lines: z.object({ data: z.array(Line) }).nullish(),
  amount_paid: z.int(),
  currency: z.string(),
  created: z.int(),
})
type Invoice = z.infer<typeof Invoice>
const About = z.discriminatedUnion('object', [
  z.object({ object: z.literal('subscription'), id: z.string() }),
  z.object({ object: z.literal('checkout.session'), subscription: Reference.nullish() }),
  Invoice,
])
const Told = z.object({ id: z.string(), type: z.string(), data: z.object({ object: About }) })

/** `null` when an event is not about a subscription. */
export function eventOf(signed: unknown): CardEvent | null {
  const { success, data: told } = Told.safeParse(signed)
  if (!success) return null
  const { id, type } = told
  const about = told.data.object
  const subscriptionId =
    about.object === 'subscription'
      ? about.id
      : about.object === 'invoice'
        ? (about.parent?.subscription_details?.subscription ?? about.subscription)
        : about.subscription
  if (!subscriptionId) return null
  return {
    ...{ id, type, subscriptionId },
    paid: type === 'invoice.paid' && about.object === 'invoice' ? invoiceOf(about) : null,
  }
}

const invoiceOf = ({ id, amount_paid: amount, currency, created, lines }: Invoice): CardInvoice => {
  // A change of plan gives the rest of the old one back on a line of its own, below nothing.
  const [most] = (lines?.data ?? []).toSorted((one, other) => other.amount - one.amount)
  const priceId = most?.pricing?.price_details?.price ?? most?.price ?? undefined
  return { id, amount, currency, priceId, createdAt: new Date(created * 1000) }
}
