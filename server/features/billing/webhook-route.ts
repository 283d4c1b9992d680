import { Hono } from 'hono'
import { cardWebhookPath } from '#contract/paths.ts'
import { fail } from '#server/platform/fail.ts'
import type { Framed } from '#server/platform/http/frame.ts'
import type { Billing } from './billing.ts'

/** Where the card provider tells us what happened. It reads nothing but the status, and comes again after any but a good one. */
export const createCardWebhook = ({ receive }: Pick<Billing, 'receive'>): Hono<Framed> =>
  new Hono<Framed>().post(cardWebhookPath, async (c) => {
    c.set('route', cardWebhookPath)
    if (!receive) throw fail('NOT_FOUND')
    // The signature is over the bytes as they came.
    await receive(await c.req.text(), c.req.header('stripe-signature') ?? null)
    return c.json({ received: true })
  })
