import type { Limits } from '#server/core/limits.ts'
import type { Notices } from '#server/core/notices.ts'
import type { Cards } from '#server/platform/cards.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { createFollow } from './follow.ts'
import type { EndCards } from './leave.ts'
import { holdingOf, requestOffer, type Wanted } from './offers.ts'
import { catchUp, createRefresh } from './refresh.ts'
import { createBillingRoutes } from './routes.ts'
import { createReceive } from './webhook.ts'

interface Parts {
  readonly db: Db
  readonly env: Pick<Env, 'appUrl' | 'quotaTimeZone' | 'stripePrices'>
  /** Nothing where card payments are not set up. */
  readonly cards: Cards | null
  readonly endCards: EndCards
  readonly events: Pick<Events, 'publish'>
  readonly notices: Pick<Notices, 'queue'>
  readonly limits: Limits
  readonly log: Log
}

export interface Billing {
  readonly routes: ReturnType<typeof createBillingRoutes>
  /** Takes a delivery of the card provider; `null` where card payments are not set up. @throws UNAUTHORIZED */
  readonly receive: ((body: string, signature: string | null) => Promise<void>) | null
  /** @throws CONFLICT when a person has what they ask to pay for by hand, or more */
  admitRequest(tx: Tx, userId: string, wanted: Wanted): Promise<void>
  /** Asks about what the provider has been silent on. To be done every hour, by one server. */
  catchUp(): Promise<void>
}

/** Paying by card. */
export function createBilling({ db, env, cards, endCards, events, notices, limits, log }: Parts): Billing {
  const timeZone = env.quotaTimeZone
  const common = { db, appUrl: env.appUrl, timeZone, limits, log }
  const admitRequest = async (tx: Tx, userId: string, wanted: Wanted) => {
    const offer = requestOffer(await holdingOf(tx, userId), wanted, { now: new Date(), timeZone })
    if (offer.state === 'refused') throw fail('CONFLICT', undefined, offer.why)
  }
  if (!cards) return { routes: createBillingRoutes({ ...common, paying: null }), receive: null, admitRequest, catchUp: async () => {} }
  const prices = env.stripePrices
  const follow = createFollow({ db, cards, prices, events, notices, endCards, log })
  const refresh = createRefresh({ db, follow })
  return {
    routes: createBillingRoutes({ ...common, paying: { cards, prices, refresh } }),
    receive: createReceive({ db, cards, prices, follow, notices }),
    admitRequest,
    catchUp: () => catchUp(db, refresh),
  }
}
