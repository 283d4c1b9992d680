import { randomUUID } from 'node:crypto'

/** A simulated account at the card provider, with its states and events. Times are Unix seconds. */

export interface Price {
  readonly id: string
  readonly interval: 'month' | 'year'
  readonly currency: string
  /** Cents or paise. */
  readonly amount: number
}

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly data: { readonly object: Record<string, unknown> }
}

export interface Subscription {
  readonly id: string
  customer: string
  status: string
  price: Price
  metadata: Record<string, string>
  /** When it was set up; `start` and `end` are of the current period. */
  since: number
  start: number
  end: number
  cancelAtEnd: boolean
  endedAt: number | null
  invoice: { id: string; created: number } | null
}

export interface Session {
  readonly id: string
  status: 'open' | 'complete' | 'expired'
  customer: string
  price: string
  userId: string
  metadata: Record<string, string>
  subscription: string | null
  /** When the subscription is first charged; at once if missing. */
  trialEnd?: number
  readonly created?: number
}

/** A paid invoice. Its payment has the same id with `pi` instead of `in`. */
export interface Invoice {
  readonly id: string
  readonly subscription: string
  readonly customer: string
  created: number
  paidAt: number
  /** Cents or paise; 0 for a period without a charge. */
  readonly amount: number
  readonly currency: string
  /** The id of the price that it charges. */
  readonly price: string
  refunded: boolean
}

const month = 30 * 24 * 60 * 60
const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`

export const subscriptionJson = (sub: Subscription) => ({
  id: sub.id,
  object: 'subscription',
  customer: sub.customer,
  status: sub.status,
  metadata: sub.metadata,
  currency: sub.price.currency,
  cancel_at: null,
  cancel_at_period_end: sub.cancelAtEnd,
  start_date: sub.since,
  ended_at: sub.endedAt,
  items: {
    object: 'list',
    data: [
      {
        id: `si_${sub.id}`,
        object: 'subscription_item',
        quantity: 1,
        current_period_start: sub.start,
        current_period_end: sub.end,
        price: { id: sub.price.id, object: 'price', currency: sub.price.currency, recurring: { interval: sub.price.interval } },
      },
    ],
  },
})

export const sessionJson = (session: Session) => ({
  id: session.id,
  object: 'checkout.session',
  status: session.status,
  customer: session.customer,
  metadata: session.metadata,
  client_reference_id: session.userId,
  subscription: session.subscription,
  created: session.created,
  url: session.status === 'open' ? `https://checkout.example/${session.id}` : null,
})

export const invoiceJson = ({ id, customer, created, paidAt, amount, currency, price }: Invoice) => ({
  id,
  object: 'invoice',
  status: 'paid',
  customer,
  created,
  amount_paid: amount,
  currency,
  status_transitions: { paid_at: paidAt },
  lines: { data: [{ amount, pricing: { price_details: { price } } }] },
})

export type Account = ReturnType<typeof createAccount>

/** An account at the provider, without its network. */
export function createAccount(prices: readonly Price[]) {
  const subscriptions = new Map<string, Subscription>()
  const sessions = new Map<string, Session>()
  const customers = new Map<string, { email: string; metadata: Record<string, string> }>()
  const events: StripeEvent[] = []
  const invoices = new Map<string, Invoice>()
  /** Pages on which a user confirms one change. */
  const changePages = new Map<string, { subscription: string; price: string }>()
  const realTime = () => Math.floor(Date.now() / 1000)
  const started = realTime()
  /** The clock stands still until `runClock`, and is this many seconds ahead. */
  let [runs, ahead] = [false, 0]
  const now = () => (runs ? realTime() : started) + ahead

  const emit = (type: string, object: Record<string, unknown>) => {
    const event = { id: idOf('evt'), type, created: now(), data: { object: structuredClone(object) } }
    events.push(event)
    return event
  }
  const emitSubscription = (sub: Subscription, type: 'created' | 'updated' | 'deleted' = 'updated') =>
    emit(`customer.subscription.${type}`, subscriptionJson(sub))
  const priceOf = (id: string): Price => {
    const price = prices.find((listed) => listed.id === id)
    if (!price) throw new Error(`No price ${id}`)
    return price
  }
  const subscriptionOf = (id: string): Subscription => {
    const sub = subscriptions.get(id)
    if (!sub) throw new Error(`No subscription ${id}`)
    return sub
  }
  /** The place of the subscription in an invoice depends on the API version; half of the events here are of an older one. */
  const invoice = (sub: Subscription, type: 'paid' | 'payment_failed') => {
    const { id, created } = sub.invoice ?? { id: idOf('in'), created: now() }
    const { amount, id: price } = sub.price
    const shape =
      events.length % 2 === 0
        ? { subscription: sub.id, lines: { data: [{ amount, price: { id: price } }] } }
        : {
            parent: { subscription_details: { subscription: sub.id } },
            lines: { data: [{ amount, pricing: { price_details: { price } } }] },
          }
    const amount_paid = type === 'paid' && sub.status !== 'trialing' ? amount : 0
    const { currency } = sub.price
    if (type === 'paid')
      invoices.set(id, {
        id,
        subscription: sub.id,
        customer: sub.customer,
        created,
        paidAt: now(),
        amount: amount_paid,
        currency,
        price,
        refunded: false,
      })
    const status_transitions = { paid_at: type === 'paid' ? now() : null }
    emit(`invoice.${type}`, { id, object: 'invoice', customer: sub.customer, created, status_transitions, amount_paid, currency, ...shape })
  }
  const newInvoice = (sub: Subscription) => {
    sub.invoice = { id: idOf('in'), created: now() }
  }
  const startPeriod = (sub: Subscription, price: Price, start: number) => {
    sub.price = price
    sub.start = start
    sub.end = start + (price.interval === 'year' ? 12 : 1) * month
  }
  const isLive = (sub: Subscription) => ['active', 'trialing', 'past_due'].includes(sub.status)

  return {
    subscriptions,
    sessions,
    customers,
    events,
    invoices,
    changePages,
    idOf,
    /** Lets the clock run with the real one. */
    runClock() {
      runs = true
    },
    advanceTime(seconds: number) {
      ahead += seconds
    },
    /** Pays on the payment page. */
    pay(sessionId: string): Subscription {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error(`Nothing to pay at ${sessionId}`)
      const price = priceOf(session.price)
      const sub: Subscription = {
        id: idOf('sub'),
        customer: session.customer,
        status: 'incomplete',
        price,
        metadata: session.metadata,
        since: now(),
        start: now(),
        end: now(),
        cancelAtEnd: false,
        endedAt: null,
        invoice: null,
      }
      startPeriod(sub, price, now())
      subscriptions.set(sub.id, sub)
      newInvoice(sub)
      emitSubscription(sub, 'created')
      if (session.trialEnd) sub.end = session.trialEnd
      sub.status = session.trialEnd ? 'trialing' : 'active'
      invoice(sub, 'paid')
      emitSubscription(sub)
      session.status = 'complete'
      session.subscription = sub.id
      emit('checkout.session.completed', sessionJson(session))
      return sub
    },
    /** The period ends: the next one is paid, or the subscription is cancelled. */
    renew(id: string) {
      const sub = subscriptionOf(id)
      if (!isLive(sub)) return
      ahead += Math.max(0, sub.end - now())
      if (sub.cancelAtEnd) return this.cancel(id)
      startPeriod(sub, sub.price, sub.end)
      newInvoice(sub)
      sub.status = 'active'
      emitSubscription(sub)
      invoice(sub, 'paid')
    },
    /** The period ends and the card is declined. */
    failPayment(id: string) {
      const sub = subscriptionOf(id)
      if (!isLive(sub)) return
      ahead += Math.max(0, sub.end - now())
      startPeriod(sub, sub.price, sub.end)
      newInvoice(sub)
      sub.status = 'past_due'
      invoice(sub, 'payment_failed')
      emitSubscription(sub)
    },
    /** A failed payment succeeds at a retry. */
    recoverPayment(id: string) {
      const sub = subscriptionOf(id)
      if (sub.status !== 'past_due') return
      sub.status = 'active'
      emitSubscription(sub)
      invoice(sub, 'paid')
    },
    /** Another plan or interval, from now on. Before the first charge only the price changes. */
    changePrice(id: string, priceId: string) {
      const sub = subscriptionOf(id)
      if (!isLive(sub)) return
      if (sub.status === 'trialing') {
        sub.price = priceOf(priceId)
        return emitSubscription(sub)
      }
      newInvoice(sub)
      startPeriod(sub, priceOf(priceId), now())
      emitSubscription(sub)
      invoice(sub, 'paid')
    },
    /** Turns renewal on or off. */
    setRenewal(id: string, renews: boolean) {
      const sub = subscriptionOf(id)
      if (!isLive(sub)) return
      sub.cancelAtEnd = !renews
      emitSubscription(sub)
    },
    cancel(id: string) {
      const sub = subscriptionOf(id)
      if (!isLive(sub)) return
      sub.status = 'canceled'
      sub.endedAt = now()
      emitSubscription(sub, 'deleted')
    },
  }
}
