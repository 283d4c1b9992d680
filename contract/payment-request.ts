import { z } from 'zod'
import { paymentStatuses } from '#contract/paying.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'

/**
 * A visitor's request under somebody's address: `waiting` for the owner of the address to say whose it is, `claimed` or `disowned` by
 * them. `none`: it was sent signed in.
 */
export const requestClaims = ['none', 'waiting', 'claimed', 'disowned'] as const
export type RequestClaim = (typeof requestClaims)[number]

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
