import { ORPCError } from '@orpc/server'
import { paths } from '#contract/paths.ts'
import type { Account } from '#server/core/accounts.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import type { Limits } from '#server/core/limits.ts'
import { open, signedIn } from '#server/core/rpc.ts'
import { type Cards, NoSuchCustomer } from '#server/platform/cards.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { CardPrice, Env } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import type { CardCancellation } from './cancellation.ts'
import { openCheckout } from './checkout.ts'
import {
  billingMessages,
  cardOffer,
  cardStatusOf,
  customerOf,
  heldPlansOf,
  type RequestedPlan,
  requestOffer,
  toCardPlan,
  toPlanOffer,
} from './offers.ts'
import { createSubscriptionSync, createSyncSubscription, type SyncSubscription, syncOverdueSubscriptions } from './subscription-sync.ts'
import { createWebhookReceiver } from './webhook.ts'

interface Parts {
  readonly db: Db
  readonly env: Pick<Env, 'appUrl' | 'quotaTimeZone' | 'stripePrices'>
  /** Nothing where card payments are not set up. */
  readonly cards: Cards | null
  readonly endCards: CardCancellation
  readonly events: Pick<Events, 'publish'>
  readonly notices: Pick<EmailQueue, 'queue'>
  readonly limits: Limits
  readonly log: Log
}

export interface Billing {
  readonly routes: ReturnType<typeof createBillingRoutes>
  /** Takes a delivery of the card provider; `null` where card payments are not set up. @throws UNAUTHORIZED */
  readonly receive: ReturnType<typeof createWebhookReceiver> | null
  /** @throws CONFLICT when a person has what they ask to pay for by hand, or more */
  admitRequest(tx: Tx, userId: string, wanted: RequestedPlan): Promise<void>
  /** Asks about what the provider has been silent on. To be done every hour, by one server. */
  catchUp(): Promise<void>
}

/** Paying by card. */
export function createBilling({ db, env, cards, endCards, events, notices, limits, log }: Parts): Billing {
  const timeZone = env.quotaTimeZone
  const common = { db, appUrl: env.appUrl, timeZone, limits, log }
  const admitRequest = async (tx: Tx, userId: string, wanted: RequestedPlan) => {
    const offer = requestOffer(await heldPlansOf(tx, userId), wanted, { now: new Date(), timeZone })
    if (offer.state === 'refused') throw fail('CONFLICT', undefined, offer.why)
  }
  if (!cards) return { routes: createBillingRoutes({ ...common, paying: null }), receive: null, admitRequest, catchUp: async () => {} }
  const prices = env.stripePrices
  const sync = createSubscriptionSync({ db, cards, prices, events, notices, endCards, log })
  const syncSubscription = createSyncSubscription({ db, sync })
  return {
    routes: createBillingRoutes({ ...common, paying: { cards, prices, syncSubscription } }),
    receive: createWebhookReceiver({ db, cards, prices, sync, notices }),
    admitRequest,
    catchUp: () => syncOverdueSubscriptions(db, syncSubscription),
  }
}

interface Paying {
  readonly cards: Cards
  readonly prices: readonly CardPrice[]
  readonly syncSubscription: SyncSubscription
}

interface Deps extends Pick<Parts, 'db' | 'limits' | 'log'> {
  readonly appUrl: string
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
  /** `null` where card payments are not set up. */
  readonly paying: Paying | null
}

/** Paying by card, and what a card pays for. */
function createBillingRoutes({ db, appUrl, timeZone, limits, log, paying }: Deps) {
  /** Asks the provider, for a person. @throws UNAVAILABLE when cards are not set up or the provider is away, RATE_LIMITED */
  const asked = async <Answer>(userId: string, ask: (paying: Paying) => Promise<Answer>): Promise<Answer> => {
    if (!paying) throw fail('UNAVAILABLE', undefined, billingMessages.off)
    await limits.admit('billing', userId)
    try {
      return await ask(paying)
    } catch (error) {
      if (error instanceof ORPCError) throw error
      log.error({ error }, 'the card provider could not be asked')
      throw fail('UNAVAILABLE', undefined, billingMessages.providerAway)
    }
  }
  const { billing } = signedIn

  return {
    prices: open.billing.prices.handler(() => ({
      items: (paying?.prices ?? []).map(({ id: price_id, ...price }) => ({ ...price, price_id })),
    })),

    offer: billing.offer.handler(async ({ input: wanted, context: { account } }) => {
      const holding = await heldPlansOf(db, account.id)
      const asked = { now: new Date(), timeZone }
      const { plan, expiresAt: expires_at } = account
      const renews = holding.card?.renews === true && holding.card.plan === plan
      return {
        held: plan === 'free' ? null : { plan, expires_at: expires_at?.toISOString() ?? null, renews },
        card: toPlanOffer(cardOffer(holding, wanted, asked)),
        request: toPlanOffer(requestOffer(holding, wanted, asked)),
      }
    }),

    checkout: billing.checkout.handler(({ input: { planId: plan, isAnnual, currency, priceId }, context: { account } }) =>
      asked(account.id, async ({ cards, prices, syncSubscription }) => {
        const interval = isAnnual ? 'yearly' : 'monthly'
        return {
          url: await openCheckout({ db, cards, prices, appUrl, timeZone, syncSubscription }, account, {
            plan,
            interval,
            currency,
            priceId,
          }),
        }
      }),
    ),

    mine: billing.mine.handler(async ({ context: { account } }) => {
      const card = await cardStatusOf(db, account.id)
      return { card: card && toCardPlan(card), portal: paying !== null && (await customerOf(db, account.id)) !== null }
    }),

    portal: billing.portal.handler(({ context: { account } }) =>
      asked(account.id, async ({ cards }) => {
        const noCard = () => fail('CONFLICT', undefined, billingMessages.noCard)
        const customer = await customerOf(db, account.id)
        if (!customer) throw noCard()
        const url = await cards.openPortal({ customerId: customer.id, returnUrl: appUrl + paths.settings }).catch((error: unknown) => {
          throw error instanceof NoSuchCustomer ? noCard() : error
        })
        return { url }
      }),
    ),

    confirm: billing.confirm.handler(async ({ input: { session_id }, context: { account } }) => {
      const { plan, status, expiresAt } = account
      const confirmed =
        session_id === undefined
          ? { active: status === 'active', plan, expiresAt }
          : await asked(account.id, (provider) => confirmPayment(provider, account, session_id))
      return { active: confirmed.active, plan: confirmed.plan, expires_at: confirmed.expiresAt?.toISOString() ?? null }
    }),
  }
}

/**
 * Whether what was paid for on a payment page is in force. The provider is asked, so that a user who is back before its event has come need
 * not wait for it.
 * @throws NOT_FOUND when the page is not this user's
 */
async function confirmPayment(
  { cards, syncSubscription }: Pick<Paying, 'cards' | 'syncSubscription'>,
  account: Account,
  sessionId: string,
) {
  const session = await cards.checkout(sessionId)
  if (session?.userId !== account.id) throw fail('NOT_FOUND')
  const paid = session.state === 'complete' && session.subscriptionId ? await syncSubscription(session.subscriptionId) : null
  const { plan, status, expiresAt } = paid?.terms ?? {}
  if (plan && expiresAt && status === 'active' && expiresAt > new Date()) return { active: true, plan, expiresAt }
  return { active: false, plan: account.plan, expiresAt: account.expiresAt }
}
