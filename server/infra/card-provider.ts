import type { Currency } from '#contract/brand.ts'
import type { BillingInterval, PaidPlanId } from '#contract/plans.ts'

/** A plan with manual payment: the id of the subscription, and when it would have expired. */
interface CreditedPlan {
  readonly id: string
  readonly expiresAt: Date
}

/** The current state of a subscription at the card provider. */
export interface CardSubscription {
  readonly id: string
  readonly customerId: string
  /** The provider's status: `active`, `past_due`, `canceled`, … */
  readonly state: string
  /** From the metadata that checkout added; `undefined` for a subscription that this product did not create. */
  readonly userId: string | undefined
  readonly plan: string | undefined
  /** The plan with manual payment whose remaining time was credited. */
  readonly replaces: CreditedPlan | undefined
  /** The value of `covered` that was passed to `openCheckout`; `undefined` for a subscription that this product did not create. */
  readonly covered: string | undefined
  readonly priceId: string
  readonly interval: BillingInterval
  readonly currency: string
  /** When it was set up and first charged, unless its first charge is later. */
  readonly startedAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  /** When it will end; `null` when it renews. */
  readonly endsAt: Date | null
  readonly endedAt: Date | null
  /** When the last invoice was created. */
  readonly invoicedAt: Date | null
  /** The last invoice, when it is paid. */
  readonly paid: CardInvoice | null
}

/** A checkout session: one visit to the provider's payment page. */
export interface Checkout {
  readonly id: string
  readonly state: 'open' | 'complete' | 'expired'
  readonly url: string | null
  readonly userId: string | null
  readonly priceId: string | undefined
  /** The value of `covered` that was passed to `openCheckout`. */
  readonly covered: string
  readonly subscriptionId: string | null
}

/** A sum that was paid back, in cents or paise. */
export interface Refund {
  readonly amount: number
  readonly currency: string
}

/** A paid invoice. */
export interface CardInvoice {
  readonly id: string
  /** Cents or paise. */
  readonly amount: number
  readonly currency: string
  /** The price of the largest line item. */
  readonly priceId: string | undefined
  readonly createdAt: Date
  readonly paidAt: Date
}

/** A webhook event about a subscription. It says only that something changed; the current state is read from the provider. */
export interface CardEvent {
  readonly id: string
  readonly type: string
  readonly subscriptionId: string
  readonly paid: CardInvoice | null
}

interface CheckoutRequest {
  readonly userId: string
  readonly plan: PaidPlanId
  readonly priceId: string
  readonly currency: Currency
  /** When it is first charged, at least 48 hours from now; `null`: immediately. */
  readonly startsAt: Date | null
  readonly replaces: CreditedPlan | null
  /** The plans that the user had without a card subscription; returned by `checkout`. */
  readonly covered: string
}

/** The card provider. All methods except `read` call its API and reject when it cannot be reached or returns an error. */
export interface CardProvider {
  /** @param customer.once the idempotency key: calls with the same key return the same customer */
  createCustomer(customer: { userId: string; email: string; once: string }): Promise<string>
  /** Deletes the personal data and ends all subscriptions. Invoices remain at the provider. Does nothing when already deleted. */
  deleteCustomer(id: string): Promise<void>
  /** @param request.once the idempotency key: calls with the same key return the same checkout */
  openCheckout(request: CheckoutRequest & { customerId: string; successUrl: string; cancelUrl: string; once: string }): Promise<Checkout>
  /** `null` when there is none. */
  checkout(id: string): Promise<Checkout | null>
  /**
   * Expires a customer's open checkouts, so that none can be paid any more; with `openedBefore` only those that were opened until then. Does
   * nothing when the customer is deleted. Rejects when one is paid in the same moment.
   */
  expireCheckouts(customerId: string, openedBefore?: Date): Promise<void>
  /** The URL of the billing portal. With `change` it asks the customer to confirm that change only. */
  openPortal(request: {
    customerId: string
    returnUrl: string
    change?: { subscriptionId: string; priceId: string; doneUrl: string }
  }): Promise<string>
  /** `null` when there is none. */
  subscription(id: string): Promise<CardSubscription | null>
  /** Cancels immediately. Does nothing when the subscription has ended. */
  cancelSubscription(id: string): Promise<void>
  /** Paid invoices with an amount, also those that were refunded. Empty when there is no such subscription. */
  charges(subscriptionId: string): Promise<CardInvoice[]>
  /** Refunds a paid invoice in full. Does nothing when it is refunded already. */
  refund(invoiceId: string): Promise<void>
  /** The amount is in cents or paise, `null` in a currency that the price lacks. Resolves to `null` when there is no such price. */
  price(id: string, currency: Currency): Promise<{ interval: BillingInterval | null; amount: number | null } | null>
  /** Verifies and parses a webhook request; `null` when it is not about a subscription. @throws when its signature is invalid */
  read(body: string, signature: string | null): CardEvent | null
}

/** A webhook request whose signature is invalid or too old. */
export class InvalidWebhookSignature extends Error {
  override name = 'InvalidWebhookSignature'
}

/** The provider has no such customer: it was deleted there, or belongs to another provider account. */
export class CustomerNotFound extends Error {
  override name = 'CustomerNotFound'
}
