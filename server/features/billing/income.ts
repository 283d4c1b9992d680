import { inArray } from 'drizzle-orm'
import { type Currency, currencies } from '#contract/brand.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import type { CardInvoice } from '#server/infra/card-provider.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { cardPayments } from '#server/infra/db/schema.ts'
import type { CardPrice } from '#server/infra/env.ts'
import { type CardTerms, planOfPrice } from './card-terms.ts'

interface Payer {
  readonly userId: string
  readonly terms: Pick<CardTerms, 'plan' | 'periodEnd'>
}

/** Records a received payment, once per invoice, and tells the user. An invoice with the amount 0 is not recorded. */
export async function recordPayment(
  tx: Tx,
  { id, amount, currency, createdAt, priceId }: CardInvoice,
  { userId, terms }: Payer,
  { prices, emailQueue }: { prices: readonly CardPrice[]; emailQueue: Pick<EmailQueue, 'queue'> },
): Promise<void> {
  if (amount === 0 || !isSupportedCurrency(currency)) return
  // The plan that the invoice paid for: the subscription may have another plan now.
  const plan = planOfPrice(priceId, prices) ?? terms.plan
  const [added] = await tx
    .insert(cardPayments)
    .values({ id, userId, plan, currency, amount, createdAt })
    .onConflictDoNothing()
    .returning({ id: cardPayments.id })
  if (added) await emailQueue.queue(tx, { about: 'payment-received', userId, plan, currency, amount, until: terms.periodEnd })
}

const isSupportedCurrency = (currency: string): currency is Currency => (currencies as readonly string[]).includes(currency)

/** Which of these invoices are recorded. */
export async function recordedOf(db: Db, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { id } = cardPayments
  const rows = await db
    .select({ id })
    .from(cardPayments)
    .where(inArray(id, [...invoiceIds]))
  return new Set(rows.map((row) => row.id))
}
