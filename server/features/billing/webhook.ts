import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Currency, currencies } from '#contract/brand.ts'
import { cardWebhookPath } from '#contract/paths.ts'
import type { PaidPlanId } from '#contract/plans.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import { type CardEvent, type CardInvoice, type Cards, Unsigned } from '#server/platform/cards.ts'
import { stripeEvents } from '#server/platform/db/card-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { cardPayments } from '#server/platform/db/schema.ts'
import type { CardPrice } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { HttpEnv } from '#server/platform/http/middleware.ts'
import { billingMessages } from './offers.ts'
import { planOfPrice, type SubscriptionSync } from './subscription-sync.ts'

interface Deps {
  readonly db: Db
  readonly cards: Pick<Cards, 'read'>
  readonly prices: readonly CardPrice[]
  readonly sync: SubscriptionSync
  readonly notices: Pick<EmailQueue, 'queue'>
}

/**
 * Takes a delivery of the provider, which sends it again until it is answered. The event and its effect are written together: one that
 * comes again does nothing.
 * @throws UNAUTHORIZED when the provider did not sign it
 */
export const createWebhookReceiver =
  ({ db, cards, prices, sync, notices }: Deps) =>
  async (body: string, signature: string | null): Promise<void> => {
    const event = readSigned(cards, body, signature)
    if (!event || (await isKnown(db, event.id))) return
    // Before the transaction: nothing waits for the provider with a connection in hand.
    const answer = await sync.fetch(event.subscriptionId)
    await db.transaction(async (tx) => {
      if (!(await isNew(tx, event))) return
      const synced = await sync.store(tx, answer)
      if (!synced || !event.paid) return
      // The plan that was paid for then: it may be another one by now.
      const plan = planOfPrice(event.paid.priceId, prices) ?? synced.terms.plan
      await recordPayment(tx, event.paid, { userId: synced.userId, plan, until: synced.terms.periodEnd }, notices)
    })
  }

function readSigned(cards: Pick<Cards, 'read'>, body: string, signature: string | null): CardEvent | null {
  try {
    return cards.read(body, signature)
  } catch (error) {
    throw error instanceof Unsigned ? fail('UNAUTHORIZED', undefined, billingMessages.unsigned) : error
  }
}

async function isKnown(db: Db, id: string): Promise<boolean> {
  return (await db.$count(stripeEvents, eq(stripeEvents.id, id))) > 0
}

/** A second delivery of one event waits here for the first. */
async function isNew(tx: Tx, { id, type }: CardEvent): Promise<boolean> {
  const added = await tx.insert(stripeEvents).values({ id, type }).onConflictDoNothing().returning({ id: stripeEvents.id })
  return added.length > 0
}

/** Money that came in, once an invoice. One that was settled without money is none. */
async function recordPayment(
  tx: Tx,
  { id, amount, currency, createdAt }: CardInvoice,
  { userId, plan, until }: { userId: string; plan: PaidPlanId; until: Date },
  notices: Pick<EmailQueue, 'queue'>,
): Promise<void> {
  if (amount === 0 || !isOurs(currency)) return
  const [added] = await tx
    .insert(cardPayments)
    .values({ id, userId, plan, currency, amount, createdAt })
    .onConflictDoNothing()
    .returning({ id: cardPayments.id })
  if (added) await notices.queue(tx, { about: 'payment-received', userId, plan, currency, amount, until })
}

const isOurs = (currency: string): currency is Currency => (currencies as readonly string[]).includes(currency)

/** The provider sends an event again for days, and by hand for a month. */
export const purgeCardEvents = (db: Db) => db.delete(stripeEvents).where(sql`${stripeEvents.createdAt} < now() - interval '90 days'`)

/** Where the card provider tells us what happened. It reads nothing but the status, and comes again after any but a good one. */
export const createCardWebhook = ({ receive }: { receive: ReturnType<typeof createWebhookReceiver> | null }): Hono<HttpEnv> =>
  new Hono<HttpEnv>().post(cardWebhookPath, async (c) => {
    c.set('route', cardWebhookPath)
    if (!receive) throw fail('NOT_FOUND')
    // The signature is over the bytes as they came.
    await receive(await c.req.text(), c.req.header('stripe-signature') ?? null)
    return c.json({ received: true })
  })
