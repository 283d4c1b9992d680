import Stripe from 'stripe'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import type { BillingInterval } from '#contract/plans.ts'
import {
  type CardEvent,
  type CardInvoice,
  type CardProvider,
  type CardSubscription,
  type Checkout,
  CustomerNotFound,
  InvalidWebhookSignature,
} from '#server/infra/card-provider.ts'

interface Settings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Replaces the URL of Stripe's API. */
  readonly apiUrl: string | undefined
}

/** Milliseconds for one attempt of a call; there are three attempts. */
const attemptTimeout = 10_000

/** The card provider, implemented with Stripe. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: Settings): CardProvider {
  const stripe = new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 2, timeout: attemptTimeout, ...hostOptions(apiUrl) })

  return {
    async createCustomer({ userId, email, once }) {
      return (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: once })).id
    },
    async deleteCustomer(id) {
      await orNull(stripe.customers.del(id))
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
          // The user's choice of currency counts, not Stripe's conversion by location.
          adaptive_pricing: { enabled: false },
          line_items: [{ price: priceId, quantity: 1 }],
          metadata,
          subscription_data: { metadata, ...(startsAt && { trial_end: Math.ceil(startsAt.getTime() / 1000) }) },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: once },
      )
      return toCheckout(await session.catch(throwNoSuchCustomer))
    },
    async checkout(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id))
      return session && toCheckout(session)
    },
    async expireCheckouts(customer, openedBefore) {
      const open = stripe.checkout.sessions.list({ customer, status: 'open' }).autoPagingToArray({ limit: 1000 })
      const expired = ((await orNull(open)) ?? []).filter(({ created }) => !openedBefore || toDate(created) <= openedBefore)
      for (const { id } of expired) await expireCheckout(stripe, id)
    },
    async openPortal({ customerId, returnUrl, change }) {
      const flow = change && { flow_data: await changeFlow(stripe, change) }
      const session = stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl, ...flow })
      return (await session.catch(throwNoSuchCustomer)).url
    },
    async subscription(id) {
      const subscription = await orNull(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
      return subscription && toCardSubscription(subscription)
    },
    async cancelSubscription(id) {
      await orNull(stripe.subscriptions.cancel(id))
    },
    async charges(subscription) {
      const invoices = stripe.invoices.list({ subscription, status: 'paid' }).autoPagingToArray({ limit: 1000 })
      return ((await orNull(invoices)) ?? []).map((invoice) => toCardInvoice(Invoice.parse(invoice))).filter(({ amount }) => amount > 0)
    },
    async refund(invoice) {
      const payments = await stripe.invoicePayments.list({ invoice, status: 'paid' }).autoPagingToArray({ limit: 1000 })
      for (const { payment } of payments) await refund(stripe, payment)
    },
    async price(id, currency) {
      const price = await orNull(stripe.prices.retrieve(id, { expand: ['currency_options'] }))
      if (!price) return null
      const amount = price.currency === currency ? price.unit_amount : price.currency_options?.[currency]?.unit_amount
      return { interval: intervalOf(price), amount: amount ?? null }
    },
    read: (body, signature) => {
      // The library fails on an empty signature, or one of other letters, as if it were at fault itself.
      const signedAt = Number(signatureForm.exec(signature ?? '')?.[1] ?? Number.NaN)
      if (Number.isNaN(signedAt)) throw new InvalidWebhookSignature()
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
        if (signedAt > Date.now() / 1000 + maxClockSkew) throw new InvalidWebhookSignature()
        return toCardEvent(event)
      } catch (error) {
        throw error instanceof Stripe.errors.StripeSignatureVerificationError ? new InvalidWebhookSignature() : error
      }
    },
  }
}

/** Seconds that a signature may be in the future. The library checks only its age, with the same limit. */
const maxClockSkew = 300

/** When a webhook request was signed, in Unix seconds, and its signatures: `t=1795896451,v1=5257…`. */
const signatureForm = /^t=(\d{1,12})(?:,v\d=[\da-f]+)+$/

const hostOptions = (apiUrl: string | undefined) => {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return protocol === 'http:'
    ? { protocol: 'http' as const, host: hostname, port: port || 80 }
    : { protocol: 'https' as const, host: hostname, port: port || 443 }
}

const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** `null` instead of the error that an object does not exist. */
const orNull = <Result>(request: Promise<Result>): Promise<Result | null> =>
  request.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    // Stripe refuses when another call has expired it meanwhile.
    if ((await stripe.checkout.sessions.retrieve(id)).status !== 'expired') throw error
  }
}

/** An invoice may be paid long after it was created, when the card was declined at first. */
const paidAt = ({ created, status_transitions }: Pick<Invoice, 'created' | 'status_transitions'>): Date =>
  toDate(status_transitions?.paid_at ?? created)

/** Refunds a payment in full, once. */
async function refund(stripe: Stripe, { payment_intent, charge }: Stripe.InvoicePayment.Payment): Promise<void> {
  const [intentId, chargeId] = [idOf(payment_intent), idOf(charge)]
  const paid = intentId ? { payment_intent: intentId } : chargeId ? { charge: chargeId } : null
  if (!paid) throw new Error('The invoice was paid outside Stripe, which can’t refund it')
  try {
    await stripe.refunds.create({ ...paid, reason: 'duplicate' }, { idempotencyKey: `refund-${intentId ?? chargeId}` })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
  }
}

const throwNoSuchCustomer = (error: unknown): never => {
  throw isMissing(error) && error.param === 'customer' ? new CustomerNotFound() : error
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
  if (item === undefined) throw new Error('The subscription has no item')
  return item
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const toDate = (seconds: number): Date => new Date(seconds * 1000)
const toOptionalDate = (seconds: number | null | undefined): Date | null => (seconds ? toDate(seconds) : null)

const toCheckout = ({ id, status, url, client_reference_id, metadata, subscription }: Stripe.Checkout.Session): Checkout => ({
  id,
  state: (['open', 'complete'] as const).find((state) => state === status) ?? 'expired',
  url,
  userId: client_reference_id,
  priceId: metadata?.priceId,
  covered: metadata?.covered ?? '',
  subscriptionId: idOf(subscription),
})

/** `null` for a one-time price and for other intervals, such as weekly. */
function intervalOf({ recurring }: Stripe.Price): BillingInterval | null {
  if (recurring?.interval === 'month') return recurring.interval_count === 12 ? 'yearly' : 'monthly'
  return recurring?.interval === 'year' ? 'yearly' : null
}

const Replaces = z
  .object({ replaces: Id, replacesUntil: z.iso.datetime() })
  .transform(({ replaces: id, replacesUntil }) => ({ id, expiresAt: new Date(replacesUntil) }))

function toCardSubscription(subscription: Stripe.Subscription): CardSubscription {
  const { price, current_period_start, current_period_end } = onlyItem(subscription.items.data)
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    state: subscription.status,
    userId: Id.safeParse(subscription.metadata.userId).data,
    plan: subscription.metadata.plan,
    replaces: Replaces.safeParse(subscription.metadata).data,
    covered: subscription.metadata.userId === undefined ? undefined : (subscription.metadata.covered ?? ''),
    priceId: price.id,
    interval: intervalOf(price) ?? 'monthly',
    currency: subscription.currency,
    startedAt: toDate(subscription.start_date),
    periodStart: toDate(current_period_start),
    periodEnd: toDate(current_period_end),
    endsAt: toOptionalDate(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? toDate(current_period_end) : null),
    endedAt: toOptionalDate(subscription.ended_at),
    invoicedAt: toOptionalDate(invoice?.created),
    paid: invoice?.status === 'paid' ? toCardInvoice(Invoice.parse(invoice)) : null,
  }
}

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const parent = z.object({ subscription_details: z.object({ subscription: Reference.nullish() }).nullish() }).nullish()

const Line = z.object({
  amount: z.int(),
  price: Reference.nullish(),
  pricing: z.object({ price_details: z.object({ price: Reference.nullish() }).nullish() }).nullish(),
})

/** Fields that all versions of Stripe's API have: the version of webhook events is configured at Stripe, not here. */
const Invoice = z.object({
  object: z.literal('invoice'),
  id: z.string(),
  subscription: Reference.nullish(),
  parent,
  lines: z.object({ data: z.array(Line) }).nullish(),
  amount_paid: z.int(),
  currency: z.string(),
  created: z.int(),
  status_transitions: z.object({ paid_at: z.int().nullish() }).nullish(),
})
type Invoice = z.infer<typeof Invoice>
const EventObject = z.discriminatedUnion('object', [
  z.object({ object: z.literal('subscription'), id: z.string() }),
  z.object({ object: z.literal('checkout.session'), subscription: Reference.nullish() }),
  Invoice,
])
const SubscriptionEvent = z.object({ id: z.string(), type: z.string(), data: z.object({ object: EventObject }) })

/** `null` when an event is not about a subscription. */
function toCardEvent(verified: unknown): CardEvent | null {
  const { success, data: event } = SubscriptionEvent.safeParse(verified)
  if (!success) return null
  const { id, type } = event
  const { object: eventObject } = event.data
  const subscriptionId =
    eventObject.object === 'subscription'
      ? eventObject.id
      : eventObject.object === 'invoice'
        ? (eventObject.parent?.subscription_details?.subscription ?? eventObject.subscription)
        : eventObject.subscription
  if (!subscriptionId) return null
  return {
    id,
    type,
    subscriptionId,
    paid: type === 'invoice.paid' && eventObject.object === 'invoice' ? toCardInvoice(eventObject) : null,
  }
}

const toCardInvoice = ({ id, amount_paid: amount, currency, created, status_transitions, lines }: Invoice): CardInvoice => {
  // After a change of plan, the credit for the old plan is a line with a negative amount.
  const [largest] = (lines?.data ?? []).toSorted((a, b) => b.amount - a.amount)
  const priceId = largest?.pricing?.price_details?.price ?? largest?.price ?? undefined
  return { id, amount, currency, priceId, createdAt: toDate(created), paidAt: paidAt({ created, status_transitions }) }
}
