import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { plans } from '#contract/plans.ts'
import {
  type Account,
  createAccount,
  invoiceJson,
  type Price,
  type StripeEvent,
  sessionJson,
  subscriptionJson,
} from '#tests/support/stripe-account.ts'

/** One call that reached the double. */
interface StripeCall {
  /** `POST /v1/customers`. */
  readonly what: string
  /** Form fields as they were sent: `line_items[0][price]`. */
  readonly sent: Readonly<Record<string, string>>
  readonly key: string | undefined
}

const webhookSecret = 'whsec_only_for_tests'

/** Eight prices such as `price_pro_yearly_inr`, in cents and paise. */
const prices: readonly Price[] = (['basic', 'pro'] as const).flatMap((plan) =>
  (['monthly', 'yearly'] as const).flatMap((interval) =>
    (['usd', 'inr'] as const).map((currency) => ({
      id: `price_${plan}_${interval}_${currency}`,
      interval: interval === 'yearly' ? ('year' as const) : ('month' as const),
      currency,
      amount: plans[plan].price[interval][currency] * 100,
    })),
  ),
)

type Answer = [status: number, body: object]

const missing = (what: string, param = 'id'): Answer => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', param, message: `No such ${what}` } },
]

const listOf = (data: object[]): Answer => [200, { object: 'list', has_more: false, data }]

/** The calls of the provider's API that the server makes, on a simulated account. */
const callsOn = (account: Account): Readonly<Record<string, (sent: Record<string, string>, id: string) => Answer>> => {
  const metadataIn = (sent: Record<string, string>, prefix: string) =>
    Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) => (name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [])),
    )
  return {
    'POST /v1/customers'(sent) {
      const id = account.idOf('cus')
      account.customers.set(id, { email: sent.email ?? '', metadata: metadataIn(sent, 'metadata') })
      return [200, { id, object: 'customer' }]
    },
    'DELETE /v1/customers/{id}'(_, id) {
      if (!account.customers.delete(id)) return missing('customer')
      for (const sub of account.subscriptions.values()) if (sub.customer === id) account.cancel(sub.id)
      return [200, { id, object: 'customer', deleted: true }]
    },
    'POST /v1/checkout/sessions'(sent) {
      const customer = sent.customer ?? ''
      if (!account.customers.has(customer)) return missing('customer', 'customer')
      const session = {
        id: account.idOf('cs'),
        status: 'open' as const,
        customer,
        price: sent['line_items[0][price]'] ?? '',
        userId: sent.client_reference_id ?? '',
        metadata: metadataIn(sent, 'subscription_data[metadata]'),
        subscription: null,
        created: Math.floor(Date.now() / 1000),
        ...(sent['subscription_data[trial_end]'] && { trialEnd: Number(sent['subscription_data[trial_end]']) }),
      }
      account.sessions.set(session.id, session)
      return [200, sessionJson(session)]
    },
    'GET /v1/checkout/sessions/{id}'(_, id) {
      const session = account.sessions.get(id)
      return session ? [200, sessionJson(session)] : missing('checkout.session')
    },
    'GET /v1/checkout/sessions'({ customer = '', status }) {
      if (!account.customers.has(customer)) return missing('customer', 'customer')
      const found = [...account.sessions.values()].filter((session) => session.customer === customer && session.status === status)
      return listOf(found.map(sessionJson))
    },
    'POST /v1/checkout/sessions/{id}/expire'(_, id) {
      const session = account.sessions.get(id)
      if (!session) return missing('checkout.session')
      if (session.status !== 'open') return [400, { error: { type: 'invalid_request_error', message: 'The session is not open' } }]
      session.status = 'expired'
      return [200, sessionJson(session)]
    },
    'POST /v1/billing_portal/sessions'({ customer = '', ...sent }) {
      if (!account.customers.has(customer)) return missing('customer', 'customer')
      const [id, flow] = [account.idOf('bps'), 'flow_data[subscription_update_confirm]']
      const [subscription, price] = [sent[`${flow}[subscription]`], sent[`${flow}[items][0][price]`]]
      if (subscription && price) account.changePages.set(id, { subscription, price })
      return [200, { id, object: 'billing_portal.session', url: `https://portal.example/${customer}?session=${id}` }]
    },
    'GET /v1/invoices'({ subscription = '' }) {
      if (!account.subscriptions.has(subscription)) return missing('subscription', 'subscription')
      const paid = [...account.invoices.values()].filter((invoice) => invoice.subscription === subscription)
      return listOf(paid.map(invoiceJson))
    },
    'GET /v1/invoice_payments'({ invoice = '' }) {
      const payment = { type: 'payment_intent', payment_intent: invoice.replace('in_', 'pi_') }
      return listOf([{ id: invoice.replace('in_', 'inpay_'), object: 'invoice_payment', status: 'paid', payment }])
    },
    'POST /v1/refunds'({ payment_intent = '' }) {
      const invoice = account.invoices.get(payment_intent.replace('pi_', 'in_'))
      if (!invoice) return missing('payment_intent', 'payment_intent')
      if (invoice.refunded)
        return [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded already' } }]
      invoice.refunded = true
      return [200, { id: account.idOf('re'), object: 'refund', amount: invoice.amount, currency: invoice.currency, status: 'succeeded' }]
    },
    'GET /v1/prices/{id}'(_, id) {
      const price = prices.find((listed) => listed.id === id)
      if (!price) return missing('price')
      const recurring = { interval: price.interval, interval_count: 1 }
      return [200, { id, object: 'price', currency: price.currency, unit_amount: price.amount, recurring }]
    },
    'GET /v1/subscriptions/{id}'(_, id) {
      const sub = account.subscriptions.get(id)
      if (!sub) return missing('subscription')
      const paid = account.invoices.get(sub.invoice?.id ?? '')
      return [200, { ...subscriptionJson(sub), latest_invoice: paid ? invoiceJson(paid) : sub.invoice }]
    },
    'DELETE /v1/subscriptions/{id}'(_, id) {
      const sub = account.subscriptions.get(id)
      if (!sub || sub.status === 'canceled') return missing('subscription')
      account.cancel(id)
      return [200, subscriptionJson(sub)]
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => new URL(url, 'http://double').pathname
const idIn = (path: string): string => /\/(?:cus|cs|sub|price)_\w+/.exec(path)?.[0].slice(1) ?? ''

/** Body and headers of a webhook delivery. */
export function signedDelivery(event: StripeEvent | object, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

export interface StripeDouble {
  readonly account: Account
  readonly calls: StripeCall[]
  /** Environment variables of a server that uses this double. */
  readonly env: Readonly<Record<string, string>>
  /** While true it answers 503 to every call. */
  unavailable: boolean
  /** Milliseconds between reading the object with this id and sending the answer. */
  pause: (id: string) => number
  close(): Promise<void>
}

/** A card provider on loopback, with the paths and formats of the real one that the server uses. */
export async function startStripe(): Promise<StripeDouble> {
  const account = createAccount(prices)
  const routes = callsOn(account)
  const answersByKey = new Map<string, Answer>()
  const calls: StripeCall[] = []
  const double = { unavailable: false, pause: (_: string) => 0 }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const path = pathOf(request)
    const id = idIn(path)
    const what = `${request.method} ${id ? path.replace(id, '{id}') : path}`
    const { searchParams } = new URL(request.url ?? '', 'http://double')
    const sent = Object.fromEntries([...searchParams, ...new URLSearchParams(await bodyText(request))])
    const key = request.headers['idempotency-key']?.toString()
    calls.push({ what, sent, key })
    if (double.unavailable) return [503, { error: { type: 'api_error', message: 'The double is unavailable' } }]
    const before = request.method === 'POST' && key ? answersByKey.get(key) : undefined
    const given = before ?? routes[what]?.(sent, id) ?? [501, { error: { type: 'api_error', message: `Nothing answers ${what}` } }]
    if (key && given[0] < 500) answersByKey.set(key, given)
    return given
  }
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request)
    const text = JSON.stringify(body)
    await wait(double.pause(idIn(pathOf(request))))
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  return Object.assign(double, {
    account,
    calls,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...Object.fromEntries(prices.map(({ id }) => [`STRIPE_${id.toUpperCase()}`, id])),
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
