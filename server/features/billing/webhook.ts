import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Currency, currencies } from '#contract/brand.ts'
import { cardWebhookPath } from '#contract/paths.ts'
import type { PaidPlanId } from '#contract/plans.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import { type CardEvent, type CardInvoice, type CardProvider, InvalidWebhookSignature } from '#server/platform/card-provider.ts'
import { stripeEvents } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { cardPayments } from '#server/platform/db/schema.ts'
import type { CardPrice } from '#server/platform/env.ts'
import { fail } from '#server/platform/http/api-error.ts'
import type { HttpEnv } from '#server/platform/http/middleware.ts'
import { billingMessages } from './messages.ts'
import { planOfPrice, type SubscriptionSync } from './subscription-sync.ts'

interface Deps {
  readonly db: Db
  readonly cards: Pick<CardProvider, 'read'>
  readonly prices: readonly CardPrice[]
  readonly sync: SubscriptionSync
  readonly emailQueue: Pick<EmailQueue, 'queue'>
}

/**
 * Handles a webhook delivery of the provider, which repeats it until it gets a success status. The event and its effect are stored in one
 * transaction, so a repeated delivery has no effect.
 * @throws UNAUTHORIZED when the provider did not sign it
 */
export const createWebhookReceiver =
  ({ db, cards, prices, sync, emailQueue }: Deps) =>
  async (body: string, signature: string | null): Promise<void> => {
    const event = readSigned(cards, body, signature)
    if (!event || (await isProcessed(db, event.id))) return
    // Before the transaction: no database connection is held while the provider is called.
    const providerState = await sync.fetch(event.subscriptionId)
    await db.transaction(async (tx) => {
      if (!(await insertEvent(tx, event))) return
      const synced = await sync.store(tx, providerState)
      if (!synced || !event.paid) return
      // The plan that the invoice paid for: the subscription may have another plan now.
      const plan = planOfPrice(event.paid.priceId, prices) ?? synced.terms.plan
      await recordPayment(tx, event.paid, { userId: synced.userId, plan, until: synced.terms.periodEnd }, emailQueue)
    })
  }

function readSigned(cards: Pick<CardProvider, 'read'>, body: string, signature: string | null): CardEvent | null {
  try {
    return cards.read(body, signature)
  } catch (error) {
    throw error instanceof InvalidWebhookSignature ? fail('UNAUTHORIZED', undefined, billingMessages.get().unsigned) : error
  }
}

async function isProcessed(db: Db, id: string): Promise<boolean> {
  return (await db.$count(stripeEvents, eq(stripeEvents.id, id))) > 0
}

/** Concurrent deliveries of one event wait here for the first. */
async function insertEvent(tx: Tx, { id, type }: CardEvent): Promise<boolean> {
  const added = await tx.insert(stripeEvents).values({ id, type }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return added.length > 0
}

/** Records a received payment, once per invoice. An invoice with the amount 0 is not recorded. */
async function recordPayment(
  tx: Tx,
  { id, amount, currency, createdAt }: CardInvoice,
  { userId, plan, until }: { userId: string; plan: PaidPlanId; until: Date },
  emailQueue: Pick<EmailQueue, 'queue'>,
): Promise<void> {
  if (amount === 0 || !isSupportedCurrency(currency)) return
  const [added] = await tx
    .insert(cardPayments)
    .values({ id, userId, plan, currency, amount, createdAt })
    .onConflictDoNothing()
    .returning({ id: cardPayments.id })
  if (added) await emailQueue.queue(tx, { about: 'payment-received', userId, plan, currency, amount, until })
}

const isSupportedCurrency = (currency: string): currency is Currency => (currencies as readonly string[]).includes(currency)

/** The provider repeats an event for days; its dashboard can resend one for a month. */
export const purgeCardEvents = (db: Db) => db.delete(stripeEvents).where(sql`${stripeEvents.createdAt} < now() - interval '90 days'`)

/** The webhook of the card provider. The provider only reads the status, and repeats the delivery unless it is a success. */
export const createCardWebhook = ({ receive }: { receive: ReturnType<typeof createWebhookReceiver> | null }): Hono<HttpEnv> =>
  new Hono<HttpEnv>().post(cardWebhookPath, async (c) => {
    c.set('route', cardWebhookPath)
    if (!receive) throw fail('NOT_FOUND')
    // The signature covers the unparsed body.
    await receive(await c.req.text(), c.req.header('stripe-signature') ?? null)
    return c.json({ received: true })
  })
