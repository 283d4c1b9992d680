import { and, eq } from 'drizzle-orm'
import type { Currency } from '#contract/brand.ts'
import { checkoutReturns, paths } from '#contract/paths.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import { type Cards, type Checkout, NoSuchCustomer } from '#server/platform/cards.ts'
import { cardCustomers } from '#server/platform/db/card-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CardPrice } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { Refresh } from './refresh.ts'
import { type CardStanding, type Customer, cardOf, customerOf } from './standing.ts'
import { words } from './words.ts'

export interface Choice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly currency: Currency
  readonly priceId: string
}

export interface CheckoutDeps {
  readonly db: Db
  readonly cards: Cards
  readonly prices: readonly CardPrice[]
  readonly appUrl: string
  readonly refresh: Refresh
}

type Buyer = Pick<Account, 'id' | 'email'>

/**
 * Where a person pays for a plan by card, or changes what their card pays for. A page that they opened before and did not use is given
 * again when it is for the same, and closed when it is not: nobody pays twice.
 * @throws INVALID_INPUT when a card cannot pay for it or the price is another one's, CONFLICT when the card pays for it already
 */
export async function openCheckout(deps: CheckoutDeps, buyer: Buyer, choice: Choice): Promise<string> {
  const price = priceFor(deps.prices, choice)
  const customer = await knownCustomer(deps, buyer, null)
  try {
    return await openPage(deps, buyer, customer, price)
  } catch (error) {
    if (!(error instanceof NoSuchCustomer)) throw error
    // Deleted at the provider, or left over from another account there (a test's).
    return openPage(deps, buyer, await knownCustomer(deps, buyer, customer), price)
  }
}

function priceFor(prices: readonly CardPrice[], { plan, interval, currency, priceId }: Choice): CardPrice {
  const refused = (path: string, message: string) => fail('INVALID_INPUT', { issues: [{ path, message }] }, message)
  const price = prices.find((listed) => listed.plan === plan && listed.interval === interval && listed.currency === currency)
  if (!price) throw refused('currency', words.notOffered(plans[plan].name, interval, currency.toUpperCase()))
  if (price.id !== priceId) throw refused('priceId', words.otherPrice)
  return price
}

async function openPage(deps: CheckoutDeps, buyer: Buyer, customer: Customer, price: CardPrice): Promise<string> {
  const before = customer.checkoutId === null ? null : await leftOpen(deps, customer.checkoutId, price)
  if (before) return before
  const card = await cardOf(deps.db, buyer.id)
  if (card?.live) return changePage(deps, customer, card, price)
  const { url, id } = await newPage(deps, buyer, customer, price)
  await deps.db.update(cardCustomers).set({ checkoutId: id }).where(eq(cardCustomers.userId, buyer.id))
  if (!url) throw new Error('A page that is open has an address')
  return url
}

/** The page of an earlier visit, when it can still be used for this. */
async function leftOpen({ cards, refresh }: CheckoutDeps, id: string, price: CardPrice): Promise<string | null> {
  const before = await cards.checkout(id)
  if (before?.state === 'open') {
    if (before.priceId === price.id) return before.url
    await cards.expireCheckout(id)
  }
  // Paid on that page, and the provider's word has not come yet.
  if (before?.state === 'complete' && before.subscriptionId) await refresh(before.subscriptionId)
  return null
}

const newPage = ({ cards, appUrl }: CheckoutDeps, buyer: Buyer, customer: Customer, price: CardPrice): Promise<Checkout> =>
  cards.openCheckout({
    userId: buyer.id,
    customerId: customer.id,
    plan: price.plan,
    priceId: price.id,
    currency: price.currency,
    successUrl: `${appUrl}${checkoutReturns.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}${checkoutReturns.canceled}`,
    // Two presses at once are one page.
    once: ['checkout', customer.id, price.id, price.currency, customer.checkoutId ?? 'first'].join('-'),
  })

/** @throws CONFLICT when the card pays for this already, or is charged in another currency */
function changePage({ cards, appUrl }: CheckoutDeps, customer: Customer, card: CardStanding, price: CardPrice): Promise<string> {
  if (card.currency !== price.currency) {
    throw fail('CONFLICT', undefined, words.otherCurrency(card.currency.toUpperCase()))
  }
  if (card.plan === price.plan && card.interval === price.interval) throw fail('CONFLICT', undefined, words.samePlan)
  return cards.openPortal({
    customerId: customer.id,
    returnUrl: appUrl + paths.settings,
    change: { subscriptionId: card.subscriptionId, priceId: price.id, doneUrl: appUrl + checkoutReturns.success },
  })
}

/** Who the buyer is at the provider, who is told of them once. `unknown` is a customer that the provider does not have. */
async function knownCustomer({ db, cards }: CheckoutDeps, { id: userId, email }: Buyer, unknown: Customer | null): Promise<Customer> {
  if (unknown) await db.delete(cardCustomers).where(and(eq(cardCustomers.userId, userId), eq(cardCustomers.id, unknown.id)))
  const known = await customerOf(db, userId)
  if (known) return known
  const once = ['customer', userId, unknown?.id ?? 'first'].join('-')
  await db
    .insert(cardCustomers)
    .values({ userId, id: await cards.createCustomer({ userId, email, once }) })
    .onConflictDoNothing()
  const made = await customerOf(db, userId)
  if (!made) throw fail('NOT_FOUND')
  return made
}
