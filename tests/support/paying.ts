import { randomUUID } from 'node:crypto'
import { paymentRequests } from '#server/platform/db/schema.ts'
import type { TestServer } from '#tests/support/server.ts'

/** What the page sends, for a person with a new address. */
export const requestForm = (over: object = {}) => ({
  user_email: `${randomUUID()}@example.com`,
  user_name: 'Asha Rao',
  user_phone: '+91 98765 43210',
  plan_id: 'basic',
  billing_interval: 'monthly',
  amount: 750,
  message: '',
  country: 'India',
  status: 'pending',
  ...over,
})

/** A payment request as it lies in the database. */
export async function requestFrom(
  { db }: Pick<TestServer, 'db'>,
  over: Partial<typeof paymentRequests.$inferInsert> = {},
): Promise<typeof paymentRequests.$inferSelect> {
  const [row] = await db
    .insert(paymentRequests)
    .values({
      userName: 'Asha Rao',
      userEmail: `${randomUUID()}@example.com`,
      userPhone: '+91 98765 43210',
      planId: 'pro',
      billingInterval: 'monthly',
      amount: 3200,
      country: 'India',
      ...over,
    })
    .returning()
  if (!row) throw new Error('An insert returns its row')
  return row
}
