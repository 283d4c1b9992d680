import { and, eq } from 'drizzle-orm'
import { checkoutReturns, paths } from '#contract/paths.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { type CardProvider, type Checkout, CustomerNotFound } from '#server/infra/card-provider.ts'
import { cardCustomers } from '#server/infra/db/card-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { CardPrice } from '#server/infra/env.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { billingMessages } from './messages.ts'
import { type CardStatus, type Customer, cardOffer, coverageOf, customerOf, heldPlansOf, type Offer } from './offers.ts'
import type { SyncSubscription } from './subscription-sync.ts'

type Choice = Omit<CardPrice, 'id'> & { readonly priceId: string }

interface CheckoutDeps {
  readonly db: Db
  readonly cards: CardProvider
  readonly prices: readonly CardPrice[]
  readonly appUrl: string
  readonly syncSubscription: SyncSubscription
  /** Time zone of the dates in messages. */
  readonly timeZone: string
}

type User = Pick<Account, 'id' | 'email'>

/**
 * Returns the URL of the provider's page where a user pays for a plan by card or changes their card subscription. A page that is still
 * open from an earlier call is returned again when it is for the same purchase, and expired otherwise, so that no user pays twice. Other
 * plans of the user are taken into account: see `cardOffer`.
 * @throws INVALID_INPUT when there is no such card price or the price id does not match, CONFLICT with the reason when there is nothing to pay
 */
export async function openCheckout(deps: CheckoutDeps, user: User, choice: Choice): Promise<string> {
  const price = priceFor(deps.prices, choice)
  const customer = await ensureCustomer(deps, user, null)
  try {
    return await openPage(deps, user, customer, price)
  } catch (error) {
    if (!(error instanceof CustomerNotFound)) throw error
    // The customer was deleted at the provider, or belongs to another provider account, such as a test account.
    return openPage(deps, user, await ensureCustomer(deps, user, customer), price)
  }
}

function priceFor(prices: readonly CardPrice[], { plan, interval, currency, priceId }: Choice): CardPrice {
  const invalid = (path: string, message: string) => fail('INVALID_INPUT', { issues: [{ path, message }] }, message)
  const price = prices.find((candidate) => candidate.plan === plan && candidate.interval === interval && candidate.currency === currency)
  if (!price)
    throw invalid(
      'currency',
      billingMessages.notOffered({ plan: plans[plan].name, interval: intervalNames[interval].word, currency: currency.toUpperCase() }),
    )
  if (price.id !== priceId) throw invalid('priceId', billingMessages.otherPrice)
  return price
}

async function openPage(deps: CheckoutDeps, user: User, customer: Customer, price: CardPrice): Promise<string> {
  const { db, timeZone } = deps
  const previousCheckout = customer.checkoutId === null ? null : await findOpenCheckout(deps, customer.checkoutId)
  const heldPlans = await heldPlansOf(db, user.id)
  const offer = cardOffer(heldPlans, price, { now: new Date(), timeZone })
  const covered = coverageOf(heldPlans.manual)
  if (previousCheckout?.url) {
    // Opened for the same price, when the user had the same plans.
    if (offer.state !== 'refused' && previousCheckout.priceId === price.id && previousCheckout.covered === covered)
      return previousCheckout.url
    await deps.cards.expireCheckouts(customer.id)
  }
  if (offer.state === 'refused') throw fail('CONFLICT', undefined, offer.why)
  if (offer.state === 'change' && heldPlans.card) return openChangePage(deps, customer, heldPlans.card, price)
  const { url, id } = await openPaymentPage(deps, user, customer, price, offer, covered)
  await db.update(cardCustomers).set({ checkoutId: id }).where(eq(cardCustomers.userId, user.id))
  if (!url) throw new Error('The provider returned an open payment page without a URL')
  return url
}

/** The payment page of an earlier call, if it is still open. */
async function findOpenCheckout({ cards, syncSubscription }: CheckoutDeps, id: string): Promise<Checkout | null> {
  const checkout = await cards.checkout(id)
  // The user paid on that page, but the webhook event has not arrived yet.
  if (checkout?.state === 'complete' && checkout.subscriptionId) await syncSubscription(checkout.subscriptionId)
  return checkout?.state === 'open' ? checkout : null
}

function openPaymentPage(
  { cards, appUrl }: CheckoutDeps,
  user: User,
  customer: Customer,
  price: CardPrice,
  offer: Offer,
  covered: string,
): Promise<Checkout> {
  const startsAt = 'from' in offer ? offer.from : null
  return cards.openCheckout({
    userId: user.id,
    customerId: customer.id,
    plan: price.plan,
    priceId: price.id,
    currency: price.currency,
    startsAt,
    replaces: offer.state === 'credited' ? offer.replaces : null,
    covered,
    successUrl: `${appUrl}${checkoutReturns.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}${checkoutReturns.canceled}?plan=${price.plan}&interval=${price.interval}`,
    // Idempotency key: concurrent calls open one page.
    once: ['checkout', customer.id, price.id, price.currency, customer.checkoutId ?? 'first', covered, startsAt?.getTime() ?? ''].join('-'),
  })
}

/** @throws CONFLICT when the card is charged in another currency */
function openChangePage({ cards, appUrl }: CheckoutDeps, customer: Customer, card: CardStatus, price: CardPrice): Promise<string> {
  if (card.currency !== price.currency) {
    throw fail('CONFLICT', undefined, billingMessages.otherCurrency({ currency: card.currency.toUpperCase() }))
  }
  return cards.openPortal({
    customerId: customer.id,
    returnUrl: appUrl + paths.settings,
    change: { subscriptionId: card.subscriptionId, priceId: price.id, doneUrl: appUrl + checkoutReturns.success },
  })
}

/** The user's customer at the provider, created when there is none. `unknown` is a customer that no longer exists at the provider. */
async function ensureCustomer({ db, cards }: CheckoutDeps, { id: userId, email }: User, unknown: Customer | null): Promise<Customer> {
  if (unknown) await db.delete(cardCustomers).where(and(eq(cardCustomers.userId, userId), eq(cardCustomers.id, unknown.id)))
  const existing = await customerOf(db, userId)
  if (existing) return existing
  const once = ['customer', userId, unknown?.id ?? 'first'].join('-')
  await db
    .insert(cardCustomers)
    .values({ userId, id: await cards.createCustomer({ userId, email, once }) })
    .onConflictDoNothing()
  const created = await customerOf(db, userId)
  if (!created) throw fail('NOT_FOUND')
  return created
}
