import { ORPCError } from '@orpc/server'
import { paths } from '#contract/paths.ts'
import type { Limits } from '#server/core/limits.ts'
import { open, signedIn } from '#server/core/rpc.ts'
import { type Cards, NoSuchCustomer } from '#server/platform/cards.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CardPrice } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { openCheckout } from './checkout.ts'
import { confirm } from './confirm.ts'
import { cardOffer, holdingOf, requestOffer, shownOffer } from './offers.ts'
import type { Refresh } from './refresh.ts'
import { cardOf, customerOf, shownCard } from './standing.ts'
import { words } from './words.ts'

interface Deps {
  readonly db: Db
  readonly appUrl: string
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
  readonly limits: Pick<Limits, 'admit'>
  readonly log: Log
  /** `null` where card payments are not set up. */
  readonly paying: { readonly cards: Cards; readonly prices: readonly CardPrice[]; readonly refresh: Refresh } | null
}

/** Paying by card, and what a card pays for. */
export function createBillingRoutes({ db, appUrl, timeZone, limits, log, paying }: Deps) {
  /** Asks the provider, for a person. @throws UNAVAILABLE when cards are not set up or the provider is away, RATE_LIMITED */
  const asked = async <Answer>(userId: string, ask: (set: NonNullable<typeof paying>) => Promise<Answer>): Promise<Answer> => {
    if (!paying) throw fail('UNAVAILABLE', undefined, words.off)
    await limits.admit('billing', userId)
    try {
      return await ask(paying)
    } catch (error) {
      if (error instanceof ORPCError) throw error
      log.error({ error }, 'the card provider could not be asked')
      throw fail('UNAVAILABLE', undefined, words.providerAway)
    }
  }
  const { billing } = signedIn

  return {
    prices: open.billing.prices.handler(() => ({
      items: (paying?.prices ?? []).map(({ id: price_id, ...price }) => ({ ...price, price_id })),
    })),

    offer: billing.offer.handler(async ({ input: wanted, context: { account } }) => {
      const holding = await holdingOf(db, account.id)
      const asked = { now: new Date(), timeZone }
      const { plan, expiresAt: expires_at } = account
      const renews = holding.card?.renews === true && holding.card.plan === plan
      return {
        held: plan === 'free' ? null : { plan, expires_at: expires_at?.toISOString() ?? null, renews },
        card: shownOffer(cardOffer(holding, wanted, asked)),
        request: shownOffer(requestOffer(holding, wanted, asked)),
      }
    }),

    checkout: billing.checkout.handler(({ input: { planId: plan, isAnnual, currency, priceId }, context: { account } }) =>
      asked(account.id, async ({ cards, prices, refresh }) => {
        const interval = isAnnual ? 'yearly' : 'monthly'
        return { url: await openCheckout({ db, cards, prices, appUrl, timeZone, refresh }, account, { plan, interval, currency, priceId }) }
      }),
    ),

    mine: billing.mine.handler(async ({ context: { account } }) => {
      const card = await cardOf(db, account.id)
      return { card: card && shownCard(card), portal: paying !== null && (await customerOf(db, account.id)) !== null }
    }),

    portal: billing.portal.handler(({ context: { account } }) =>
      asked(account.id, async ({ cards }) => {
        const noCard = () => fail('CONFLICT', undefined, words.noCard)
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
          : await asked(account.id, ({ cards, refresh }) => confirm({ cards, refresh }, account, session_id))
      return { active: confirmed.active, plan: confirmed.plan, expires_at: confirmed.expiresAt?.toISOString() ?? null }
    }),
  }
}
