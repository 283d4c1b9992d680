import Stripe from 'stripe'
import { z } from 'zod'
import { Id } from '#contract/call.ts'
import type { BillingInterval } from '#contract/plans.ts'
import {
  type CardEvent,
  type CardInvoice,
  type CardSubscription,
  type Cards,
  type Checkout,
  NoSuchCustomer,
  Unsigned,
} from '#server/platform/cards.ts'

interface Settings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another server that speaks the provider's API. */
  readonly apiUrl: string | undefined
}

/** Milliseconds for one try of a call; there are three. */
const patience = 10_000

export function createCards({ secretKey, webhookSecret, apiUrl }: Settings): Cards {
  const stripe = new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 2, timeout: patience, ...hostOf(apiUrl) })

  return {
    async createCustomer({ userId, email, once }) {
      return (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: once })).id
    },
    async deleteCustomer(id) {
      await orMissing(stripe.customers.del(id))
    },
    async openCheckout({ userId, plan, priceId, currency, startsAt, replaces, covered, customerId, successUrl, cancelUrl, once }) {
      const replaced = replaces && { replaces: replaces.id, replacesUntil: replaces.expiresAt.toISOString() }
      const metadata = { userId, plan, priceId, ...(covered && { covered }), ...replaced }
      const session = stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          currency,
          // The currency is what was chosen, not what the provider makes of where the reader is.
          adaptive_pricing: { enabled: false },
          line_items: [{ price: priceId, quantity: 1 }],
          metadata,
          subscription_data: { metadata, ...(startsAt && { trial_end: Math.ceil(startsAt.getTime() / 1000) }) },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: once },
      )
      return checkoutOf(await session.catch(asNoSuchCustomer))
    },
    async checkout(id) {
      const session = await orMissing(stripe.checkout.sessions.retrieve(id))
      return session && checkoutOf(session)
    },
    async expireCheckout(id) {
      await stripe.checkout.sessions.expire(id)
    },
    async openPortal({ customerId, returnUrl, change }) {
      const flow = change && { flow_data: await changeFlow(stripe, change) }
      const session = stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, ...flow })
      return (await session.catch(asNoSuchCustomer)).url
    },
    async subscription(id) {
      const found = await orMissing(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
      return found && subscriptionOf(found)
    },
    async cancelSubscription(id) {
      await orMissing(stripe.subscriptions.cancel(id))
    },
    async price(id, currency) {
      const found = await orMissing(stripe.prices.retrieve(id, { expand: ['currency_options'] }))
      if (!found) return null
      const amount = found.currency === currency ? found.unit_amount : found.currency_options?.[currency]?.unit_amount
      return { interval: intervalOf(found), amount: amount ?? null }
    },
    read: (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
        if (signedAt(signature) > Date.now() / 1000 + tolerance) throw new Unsigned()
        return eventOf(event)
      } catch (error) {
        throw error instanceof Stripe.errors.StripeSignatureVerificationError ? new Unsigned() : error
      }
    },
  }
}

/** Seconds that a delivery may be dated into the future; the library bounds only how old it may be, by as many. */
const tolerance = 300

/** When a delivery says that it was signed, in seconds. */
const signedAt = (signature: string | null): number => Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1])

const hostOf = (apiUrl: string | undefined) => {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || 80 }
    : { protocol: 'https' as const, host: hostname, port: port || 443 }
}

const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** `null` in place of the provider's "no such thing". */
const orMissing = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

const asNoSuchCustomer = (error: unknown): never => {
  throw isMissing(error) && error.param === 'customer' ? new NoSuchCustomer() : error
}

async function changeFlow(
  stripe: Stripe,
  { subscriptionId, priceId, doneUrl }: { subscriptionId: string; priceId: string; doneUrl: string },
) {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  return {
    type: 'subscription_update_confirm' as const,
    subscription_update_confirm: { subscription: subscriptionId, items: [{ id: onlyItem(items.data).id, price: priceId, quantity: 1 }] },
    after_completion: { type: 'redirect' as const, redirect: { return_url: doneUrl } },
  }
}

const onlyItem = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('A subscription has an item')
  return item
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const moment = (seconds: number): Date => new Date(seconds * 1000)
const momentOrNone = (seconds: number | null | undefined): Date | null => (seconds ? moment(seconds) : null)

const checkoutOf = ({ id, status, url, client_reference_id, metadata, subscription }: Stripe.Checkout.Session): Checkout => ({
  id,
  state: (['open', 'complete'] as const).find((state) => state === status) ?? 'expired',
  url,
  userId: client_reference_id,
  priceId: metadata?.priceId,
  covered: metadata?.covered ?? '',
  subscriptionId: idOf(subscription),
})

/** Nothing for a price that is paid once, or every week. */
function intervalOf({ recurring }: Stripe.Price): BillingInterval | null {
  if (recurring?.interval === 'month') return recurring.interval_count === 12 ? 'yearly' : 'monthly'
  return recurring?.interval === 'year' ? 'yearly' : null
}

const Replaces = z
  .object({ replaces: Id, replacesUntil: z.iso.datetime() })
  .transform(({ replaces: id, replacesUntil }) => ({ id, expiresAt: new Date(replacesUntil) }))

function subscriptionOf(found: Stripe.Subscription): CardSubscription {
  const { price, current_period_start, current_period_end } = onlyItem(found.items.data)
  const invoice = typeof found.latest_invoice === 'string' ? null : found.latest_invoice
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    state: found.status,
    userId: Id.safeParse(found.metadata.userId).data,
    plan: found.metadata.plan,
    replaces: Replaces.safeParse(found.metadata).data,
    priceId: price.id,
    interval: intervalOf(price) ?? 'monthly',
    currency: found.currency,
    periodStart: moment(current_period_start),
    periodEnd: moment(current_period_end),
    endsAt: momentOrNone(found.cancel_at) ?? (found.cancel_at_period_end ? moment(current_period_end) : null),
    endedAt: momentOrNone(found.ended_at),
    invoicedAt: momentOrNone(invoice?.created),
  }
}

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
function eventOf(signed: unknown): CardEvent | null {
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
