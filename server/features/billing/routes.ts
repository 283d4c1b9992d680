import { ORPCError } from '@orpc/server'
import { paths } from '#contract/paths.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { sendPlanReminders } from '#server/core/billing/plan-endings.ts'
import { open, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { type CardProvider, CustomerNotFound } from '#server/infra/card-provider.ts'
import type { Tx } from '#server/infra/db/database.ts'
import type { CardPrice } from '#server/infra/env.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { daily, hourly } from '#server/infra/jobs.ts'
import type { CardCancellation } from './cancellation.ts'
import { openCheckout } from './checkout.ts'
import { billingMessages } from './messages.ts'
import { cardOffer, cardStatusOf, customerOf, heldPlansOf, type RequestedPlan, requestOffer, toCardPlan, toPlanOffer } from './offers.ts'
import type { OpenPages } from './open-pages.ts'
import { createSubscriptionSync, createSyncSubscription, type SyncSubscription, syncOverdueSubscriptions } from './subscription-sync.ts'
import { createCardWebhook, createWebhookReceiver, purgeCardEvents } from './webhook.ts'

interface Links {
  readonly cardCancellation: CardCancellation
  readonly openPages: OpenPages
}

/** Card payments, and what they mean for payment requests and admins. */
export interface BillingFeature extends ServerFeature {
  /**
   * The rule for a manual payment, when it is requested and when it is processed: nobody pays for days that are paid already.
   * @throws CONFLICT when the user already has the plan that they request to pay for manually, or a larger one
   */
  admitRequest(tx: Tx, userId: string, requested: RequestedPlan): Promise<void>
  /**
   * Reads a user's card subscription from the provider again, so that a decision does not rest on an event that is late.
   * @throws UNAVAILABLE when the provider does not answer
   */
  refreshCard(userId: string): Promise<void>
  /** Ends what could still charge a card for the days of a manual payment that was processed. */
  endCardPayments(tx: Tx, userId: string): Promise<void>
  /** Cancels the card subscriptions of an account that is disabled. Returns whether there is one. */
  readonly cancelCard: CardCancellation['cancelForDisabledAccount']
  readonly closePages: OpenPages['close']
}

export function createBillingFeature(ctx: Context, { cardCancellation, openPages }: Links): BillingFeature {
  const { db, timeZone, jobs, emailQueue } = ctx
  const card = createCardPayments(ctx, { cardCancellation, openPages })
  const admitRequest = async (tx: Tx, userId: string, requested: RequestedPlan) => {
    const offer = requestOffer(await heldPlansOf(tx, userId), requested, { now: new Date(), timeZone })
    if (offer.state === 'refused') throw fail('CONFLICT', undefined, offer.why)
  }
  const endCardPayments = async (tx: Tx, userId: string) => {
    await openPages.close(tx, userId)
    await cardCancellation.cancelCredited(tx, userId)
  }
  return {
    routes: { billing: createRoutes(ctx, card) },
    http: createCardWebhook(card),
    async jobs() {
      // Events may have been lost.
      await jobs.schedule('cards-catch-up', hourly, async () => {
        if (card) await syncOverdueSubscriptions(db, card.syncSubscription)
      })
      await jobs.schedule('plan-reminders', daily, sendPlanReminders({ db, emailQueue, timeZone }))
    },
    purge: () => purgeCardEvents(db),
    async refreshCard(userId) {
      const status = card && (await cardStatusOf(db, userId))
      if (!status?.live) return
      await card?.syncSubscription(status.subscriptionId).catch((error: unknown) => {
        ctx.log.error({ error }, 'a card subscription could not be read before a manual payment')
        throw fail('UNAVAILABLE', undefined, billingMessages.notChecked)
      })
    },
    admitRequest,
    endCardPayments,
    cancelCard: cardCancellation.cancelForDisabledAccount,
    closePages: openPages.close,
  }
}

interface CardPayments {
  readonly cards: CardProvider
  readonly prices: readonly CardPrice[]
  readonly syncSubscription: SyncSubscription
  readonly receive: ReturnType<typeof createWebhookReceiver>
}

/** `null` when card payments are not set up. */
function createCardPayments({ db, env, cards, events, emailQueue, log }: Context, links: Links): CardPayments | null {
  if (!cards) return null
  const prices = env.stripePrices
  const sync = createSubscriptionSync({ db, cards, prices, events, emailQueue, ...links, log })
  const receive = createWebhookReceiver({ db, cards, prices, sync, emailQueue })
  return { cards, prices, syncSubscription: createSyncSubscription({ db, sync }), receive }
}

function createRoutes({ db, env: { appUrl }, timeZone, limits, log }: Context, cardPayments: CardPayments | null) {
  /** Calls the provider for a user. @throws CONFLICT when cards are not set up, UNAVAILABLE when the provider fails, RATE_LIMITED */
  const callProvider = async <Result>(userId: string, call: (cardPayments: CardPayments) => Promise<Result>): Promise<Result> => {
    if (!cardPayments) throw fail('CONFLICT', undefined, billingMessages.off)
    await limits.consumeOrThrow('billing', userId)
    try {
      return await call(cardPayments)
    } catch (error) {
      if (error instanceof ORPCError) throw error
      log.error({ error }, 'the call to the card provider failed')
      throw fail('UNAVAILABLE', undefined, billingMessages.providerAway)
    }
  }
  const { billing } = signedIn

  return {
    prices: open.billing.prices.handler(() => ({
      items: (cardPayments?.prices ?? []).map(({ id: price_id, ...price }) => ({ ...price, price_id })),
    })),

    offer: billing.offer.handler(async ({ input: requested, context: { account } }) => {
      const heldPlans = await heldPlansOf(db, account.id)
      const offerContext = { now: new Date(), timeZone }
      const { plan, expiresAt: expires_at } = account
      const renews = heldPlans.card?.renews === true && heldPlans.card.plan === plan
      return {
        held: plan === 'free' ? null : { plan, expires_at: expires_at?.toISOString() ?? null, renews },
        card: toPlanOffer(cardOffer(heldPlans, requested, offerContext)),
        request: toPlanOffer(requestOffer(heldPlans, requested, offerContext)),
      }
    }),

    checkout: billing.checkout.handler(({ input: { planId: plan, isAnnual, currency, priceId }, context: { account } }) =>
      callProvider(account.id, async ({ cards, prices, syncSubscription }) => {
        const interval = isAnnual ? 'yearly' : 'monthly'
        const choice = { plan, interval, currency, priceId } as const
        return { url: await openCheckout({ db, cards, prices, appUrl, timeZone, syncSubscription }, account, choice) }
      }),
    ),

    mine: billing.mine.handler(async ({ context: { account } }) => {
      const card = await cardStatusOf(db, account.id)
      return { card: card && toCardPlan(card), portal: cardPayments !== null && (await customerOf(db, account.id)) !== null }
    }),

    portal: billing.portal.handler(({ context: { account } }) =>
      callProvider(account.id, async ({ cards }) => {
        const noCard = () => fail('CONFLICT', undefined, billingMessages.noCard)
        const customer = await customerOf(db, account.id)
        if (!customer) throw noCard()
        const url = await cards.openPortal({ customerId: customer.id, returnUrl: appUrl + paths.settings }).catch((error: unknown) => {
          throw error instanceof CustomerNotFound ? noCard() : error
        })
        return { url }
      }),
    ),

    confirm: billing.confirm.handler(async ({ input: { session_id }, context: { account } }) => {
      const { plan, status, expiresAt } = account
      const confirmed =
        session_id === undefined
          ? { active: status === 'active', plan, expiresAt }
          : await callProvider(account.id, (provider) => confirmPayment(provider, account, session_id))
      return { active: confirmed.active, plan: confirmed.plan, expires_at: confirmed.expiresAt?.toISOString() ?? null }
    }),
  }
}

/**
 * Whether the plan that was paid for on a payment page is active. It is read from the provider, so that a user who returns before the
 * webhook event does not have to wait for it.
 * @throws NOT_FOUND when the payment page belongs to another user, CONFLICT when the payment is refunded
 */
async function confirmPayment(
  { cards, syncSubscription }: Pick<CardPayments, 'cards' | 'syncSubscription'>,
  account: Account,
  sessionId: string,
) {
  const session = await cards.checkout(sessionId)
  if (session?.userId !== account.id) throw fail('NOT_FOUND')
  const paid = session.state === 'complete' && session.subscriptionId ? await syncSubscription(session.subscriptionId) : null
  if (paid?.refundedSince) throw fail('CONFLICT', undefined, billingMessages.paidTwice)
  const { plan, status, expiresAt } = paid?.terms ?? {}
  if (plan && expiresAt && status === 'active' && expiresAt > new Date())
    return { active: true, plan, expiresAt: paid?.terms.periodEnd ?? null }
  return { active: false, plan: account.plan, expiresAt: account.expiresAt }
}
