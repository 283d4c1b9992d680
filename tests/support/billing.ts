import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { paymentRequests } from '#server/infra/db/schema.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { signedDelivery, startStripe } from '#tests/support/stripe.ts'

/** A payment request as the page sends it, with a new address. */
export const requestForm = (over: object = {}) => ({
  user_email: `${randomUUID()}@example.com`,
  user_name: 'Asha Rao',
  user_phone: '+91 98765 43210',
  plan_id: 'basic',
  billing_interval: 'monthly',
  amount: 750,
  message: '',
  country: 'India',
  status: 'pending',
  ...over,
})

/** Inserts a payment request. */
export async function insertPaymentRequest(
  { db }: Pick<TestServer, 'db'>,
  over: Partial<typeof paymentRequests.$inferInsert> = {},
): Promise<typeof paymentRequests.$inferSelect> {
  const [row] = await db
    .insert(paymentRequests)
    .values({
      userName: 'Asha Rao',
      userEmail: `${randomUUID()}@example.com`,
      userPhone: '+91 98765 43210',
      planId: 'pro',
      billingInterval: 'monthly',
      amount: 3200,
      country: 'India',
      ...over,
    })
    .returning()
  if (!row) throw new Error('An insert returns its row')
  return row
}

/** Bodies of create-checkout. */
export const proMonthly = { priceId: 'price_pro_monthly_inr', planId: 'pro', currency: 'inr' }
export const basicYearly = { priceId: 'price_basic_yearly_inr', planId: 'basic', isAnnual: true, currency: 'inr' }

/** A server with card payments by the double. The caller stops both with `stop`. */
export async function startCards(database: string, variables: Record<string, string> = {}) {
  const stripe = await startStripe()
  const server = await startServer({ database, env: { ...stripe.env, ...variables } })
  const given = givenOn(server)
  const checkout = (user: TestUser, body: object = proMonthly) => user.post('/functions/v1/create-checkout', body)
  /** Opens a payment page and returns the id of its checkout session. */
  async function openCheckout(user: TestUser, body: object = proMonthly): Promise<string> {
    const { body: answer } = await checkout(user, body)
    return (answer as { url: string }).url.split('/').at(-1) ?? ''
  }
  /** Delivers an event as the provider does, signed now and with our secret by default. */
  const deliver = (event: object, secret?: string, timestamp?: number) =>
    server.fetch('/webhooks/stripe', { method: 'POST', ...signedDelivery(event, secret, timestamp) })
  /** Pays on a page; returns the subscription and the provider's events. */
  function pay(sessionId: string) {
    const before = stripe.account.events.length
    const subscription = stripe.account.pay(sessionId)
    return { subscription, events: stripe.account.events.slice(before) }
  }
  /** Pays on a page and delivers the provider's events. */
  async function payAndDeliver(sessionId: string) {
    const paid = pay(sessionId)
    for (const event of paid.events) expect((await deliver(event)).status).toBe(200)
    return paid
  }
  /** A new user who has paid for Pro by card. */
  async function newPayer(choice: object = proMonthly) {
    const user = await given.user()
    return { user, ...(await payAndDeliver(await openCheckout(user, choice))) }
  }
  const planOf = async (user: TestUser) => ((await user.get('/api/me')).body as { plan: string }).plan
  async function stop(): Promise<void> {
    await server.stop()
    await stripe.close()
  }
  return { server, stripe, given, checkout, openCheckout, deliver, pay, payAndDeliver, newPayer, planOf, stop }
}

export type Cards = Awaited<ReturnType<typeof startCards>>
