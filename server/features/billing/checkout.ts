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
import {
  billingMessages,
  type CardStatus,
  type Customer,
  cardOffer,
  customerOf,
  type HeldPlans,
  heldPlansOf,
  type Offer,
} from './offers.ts'
import type { SyncSubscription } from './subscription-sync.ts'

interface Choice {
  readonly plan: PaidPlanId
  readonly interval: BillingInterval
  readonly currency: Currency
  readonly priceId: string
}

interface CheckoutDeps {
  readonly db: Db
  readonly cards: Cards
  readonly prices: readonly CardPrice[]
  readonly appUrl: string
  readonly syncSubscription: SyncSubscription
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

type User = Pick<Account, 'id' | 'email'>

/**
 * Where a person pays for a plan by card, or changes what their card pays for. A page that they opened before and did not use is given
 * again when it is for the same, and closed when it is not: nobody pays twice. What they have beside a card is not charged for either:
 * see `cardOffer`.
 * @throws INVALID_INPUT when a card cannot pay for it or the price is another one's, CONFLICT with the reason when it would buy nothing
 */
export async function openCheckout(deps: CheckoutDeps, buyer: User, choice: Choice): Promise<string> {
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
  if (!price) throw refused('currency', billingMessages.notOffered(plans[plan].name, interval, currency.toUpperCase()))
  if (price.id !== priceId) throw refused('priceId', billingMessages.otherPrice)
  return price
}

async function openPage(deps: CheckoutDeps, buyer: User, customer: Customer, price: CardPrice): Promise<string> {
  const { db, timeZone } = deps
  const before = customer.checkoutId === null ? null : await leftOpen(deps, customer.checkoutId)
  const holding = await heldPlansOf(db, buyer.id)
  const offer = cardOffer(holding, price, { now: new Date(), timeZone })
  const covered = coveredBy(holding)
  if (before?.url) {
    // Opened for the same, and for somebody who had the same.
    if (offer.state !== 'refused' && before.priceId === price.id && before.covered === covered) return before.url
    await deps.cards.expireCheckout(before.id)
  }
  if (offer.state === 'refused') throw fail('CONFLICT', undefined, offer.why)
  if (offer.state === 'change' && holding.card) return changePage(deps, customer, holding.card, price)
  const { url, id } = await newPage(deps, buyer, customer, price, offer, covered)
  await db.update(cardCustomers).set({ checkoutId: id }).where(eq(cardCustomers.userId, buyer.id))
  if (!url) throw new Error('A page that is open has an address')
  return url
}

/** What a person has beside a card, as a page that is charged later is opened for. */
const coveredBy = ({ manual }: HeldPlans): string => (manual ? `${manual.id} ${manual.expiresAt?.toISOString() ?? ''}` : '')

/** The page of an earlier visit, when it is still open. */
async function leftOpen({ cards, syncSubscription }: CheckoutDeps, id: string): Promise<Checkout | null> {
  const before = await cards.checkout(id)
  // Paid on that page, and the provider's word has not come yet.
  if (before?.state === 'complete' && before.subscriptionId) await syncSubscription(before.subscriptionId)
  return before?.state === 'open' ? before : null
}

function newPage(
  { cards, appUrl }: CheckoutDeps,
  buyer: User,
  customer: Customer,
  price: CardPrice,
  offer: Offer,
  covered: string,
): Promise<Checkout> {
  const startsAt = 'from' in offer ? offer.from : null
  return cards.openCheckout({
    userId: buyer.id,
    customerId: customer.id,
    plan: price.plan,
    priceId: price.id,
    currency: price.currency,
    startsAt,
    replaces: offer.state === 'credited' ? offer.replaces : null,
    covered,
    successUrl: `${appUrl}${checkoutReturns.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}${checkoutReturns.canceled}`,
    // Two presses at once are one page.
    once: ['checkout', customer.id, price.id, price.currency, customer.checkoutId ?? 'first', covered, startsAt?.getTime() ?? ''].join('-'),
  })
}

/** @throws CONFLICT when the card is charged in another currency */
function changePage({ cards, appUrl }: CheckoutDeps, customer: Customer, card: CardStatus, price: CardPrice): Promise<string> {
  if (card.currency !== price.currency) {
    throw fail('CONFLICT', undefined, billingMessages.otherCurrency(card.currency.toUpperCase()))
  }
  return cards.openPortal({
    customerId: customer.id,
    returnUrl: appUrl + paths.settings,
    change: { subscriptionId: card.subscriptionId, priceId: price.id, doneUrl: appUrl + checkoutReturns.success },
  })
}

/** Who the buyer is at the provider, who is told of them once. `unknown` is a customer that the provider does not have. */
async function knownCustomer({ db, cards }: CheckoutDeps, { id: userId, email }: User, unknown: Customer | null): Promise<Customer> {
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
