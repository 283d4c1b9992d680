import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { cardWebhookPath } from '#contract/paths.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { type CardEvent, type CardProvider, InvalidWebhookSignature } from '#server/infra/card-provider.ts'
import { stripeEvents } from '#server/infra/db/card-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import type { CardPrice } from '#server/infra/env.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { HttpEnv } from '#server/infra/http/middleware.ts'
import { recordPayment } from './income.ts'
import { billingMessages } from './messages.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

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
      // It is refunded, and the user is told so instead.
      if (synced.refundedSince && event.paid.paidAt >= synced.refundedSince) return
      await recordPayment(tx, event.paid, synced, { prices, emailQueue })
    })
  }

function readSigned(cards: Pick<CardProvider, 'read'>, body: string, signature: string | null): CardEvent | null {
  try {
    return cards.read(body, signature)
  } catch (error) {
    throw error instanceof InvalidWebhookSignature ? fail('UNAUTHORIZED', undefined, billingMessages.unsigned) : error
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

/** The provider repeats an event for days; its dashboard can resend one for a month. */
export const purgeCardEvents = (db: Db) => db.delete(stripeEvents).where(sql`${stripeEvents.createdAt} < now() - interval '90 days'`)

/** The webhook of the card provider. The provider only reads the status, and repeats the delivery unless it is a success. */
export const createCardWebhook = (card: { receive: ReturnType<typeof createWebhookReceiver> } | null): Hono<HttpEnv> =>
  new Hono<HttpEnv>().post(cardWebhookPath, async (c) => {
    c.set('route', cardWebhookPath)
    if (!card) throw fail('NOT_FOUND')
    // The signature covers the unparsed body.
    await card.receive(await c.req.text(), c.req.header('stripe-signature') ?? null)
    return c.json({ received: true })
  })
