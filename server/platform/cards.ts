import type { Currency } from '#contract/brand.ts'
import type { BillingInterval, PaidPlanId } from '#contract/plans.ts'

/** A plan paid by hand: its id here, and when it would have ended. */
interface CreditedPlan {
  readonly id: string
  readonly expiresAt: Date
}

/** A subscription as the card provider has it now. */
export interface CardSubscription {
  readonly id: string
  readonly customerId: string
  /** The provider's word: `active`, `past_due`, `canceled`, … */
  readonly state: string
  /** What we wrote on it when it was begun; nothing on one that is not ours. */
  readonly userId: string | undefined
  readonly plan: string | undefined
  /** The plan paid by hand whose rest it is credited with. */
  readonly replaces: CreditedPlan | undefined
  readonly priceId: string
  readonly interval: BillingInterval
  readonly currency: string
  readonly periodStart: Date
  readonly periodEnd: Date
  /** When it will end; nothing: it renews. */
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  /** When the last invoice was written. */
  readonly invoicedAt: Date | null
}

/** A visit to the payment page. */
export interface Checkout {
  readonly id: string
  readonly state: 'open' | 'complete' | 'expired'
  readonly url: string | null
  readonly userId: string | null
  readonly priceId: string | undefined
  /** What the buyer had beside a card when it was opened, as `openCheckout` was told. */
  readonly covered: string
  readonly subscriptionId: string | null
}

/** Money that came in. */
export interface CardInvoice {
  readonly id: string
  /** Cents or paise. */
  readonly amount: number
  readonly currency: string
  /** The price that makes up most of it. */
  readonly priceId: string | undefined
  readonly createdAt: Date
}

/** What the provider told us of a subscription: that something happened. How it stands now is asked for. */
export interface CardEvent {
  readonly id: string
  readonly type: string
  readonly subscriptionId: string
  readonly paid: CardInvoice | null
}

interface Sale {
  readonly userId: string
  readonly plan: PaidPlanId
  readonly priceId: string
  readonly currency: Currency
  /** When it is charged first; nothing: at once. At least 48 hours ahead. */
  readonly startsAt: Date | null
  readonly replaces: CreditedPlan | null
  /** Given back by `checkout`. */
  readonly covered: string
}

/** The card provider. Every call asks it over the network and rejects when it cannot be reached or refuses. */
export interface Cards {
  /** The same customer for the same `once`. */
  createCustomer(person: { userId: string; email: string; once: string }): Promise<string>
  /** Invoices at the provider stay; what names the person goes, and every subscription ends. Does nothing the second time. */
  deleteCustomer(id: string): Promise<void>
  /** The same page for the same `once`. */
  openCheckout(sale: Sale & { customerId: string; successUrl: string; cancelUrl: string; once: string }): Promise<Checkout>
  /** `null` when there is none. */
  checkout(id: string): Promise<Checkout | null>
  expireCheckout(id: string): Promise<void>
  /** The address of the customer's own page. With `change` it is about that change only. */
  openPortal(visit: {
    customerId: string
    returnUrl: string
    change?: { subscriptionId: string; priceId: string; doneUrl: string }
  }): Promise<string>
  /** `null` when there is none. */
  subscription(id: string): Promise<CardSubscription | null>
  /** At once. Does nothing when it has ended. */
  cancelSubscription(id: string): Promise<void>
  /** What a price comes to in a currency: cents or paise, nothing where it is not sold in it. `null` when there is no such price. */
  price(id: string, currency: Currency): Promise<{ interval: BillingInterval | null; amount: number | null } | null>
  /** What a delivery says; `null` when it is about something else. @throws Unsigned */
  read(body: string, signature: string | null): CardEvent | null
}

/** A delivery that the provider did not sign, or long ago. */
export class Unsigned extends Error {
  override name = 'Unsigned'
}

/** The provider does not know the customer: it was deleted there, or belongs to another account. */
export class NoSuchCustomer extends Error {
  override name = 'NoSuchCustomer'
}
