import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'

export const paymentStatuses = ['pending', 'paid', 'rejected'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** UTF-16 units; a telephone number has at least so many digits. */
export const paymentLimits = { phone: 40, phoneDigits: 5, message: 2000 } as const

/** What a payment is found by on a bank's list: short enough to be typed. */
export const referenceOf = (requestId: string): string => brand.referencePrefix + requestId.slice(0, 8).toUpperCase()

/** Somebody's wish to pay for a plan by hand. */
export const PaymentRequest = z.object({
  id: z.uuid(),
  user_name: z.string(),
  user_email: z.string(),
  user_phone: z.string(),
  plan_id: z.enum(planIds).exclude(['free']),
  billing_interval: z.enum(billingIntervals),
  amount: z.int().describe('whole rupees'),
  message: z.string().nullable(),
  country: z.string(),
  status: z.enum(paymentStatuses),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable().describe('When it was paid or rejected'),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>
