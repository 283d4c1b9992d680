import { z } from 'zod'
import { paymentStatuses } from '#contract/paying.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'

/**
 * Whether a visitor's request belongs to the user with its address: `waiting` for the user's answer, `claimed` or `disowned`.
 * `none`: its sender was signed in.
 */
export const requestClaims = ['none', 'waiting', 'claimed', 'disowned'] as const
export type RequestClaim = (typeof requestClaims)[number]

/** A request to pay for a plan manually. */
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
