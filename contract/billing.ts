import { brand } from '#contract/brand.ts'

/** Constants of manual payment and its chat. Separate from the schemas, so that screens do not load zod. */

export const paymentStatuses = ['pending', 'paid', 'rejected'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** UTF-16 units; `phoneDigits` is a minimum. */
export const paymentLimits = { phone: 40, phoneDigits: 5, message: 2000 } as const

/** Digits of any script, and separators. */
export const isPhone = (typed: string): boolean =>
  /^\+?[\p{Nd}\s().\-/]+$/u.test(typed) && (typed.match(/\p{Nd}/gu)?.length ?? 0) >= paymentLimits.phoneDigits

/** UTF-16 units of a chat message, and of notes for other admins. */
export const chatMessageMax = 4000
export const notesMax = 1000

/** The reference that identifies a payment on a bank statement: short enough to be typed. */
export const referenceOf = (requestId: string): string => brand.referencePrefix + requestId.slice(0, 8).toUpperCase()

/** The topics of change events. */
export const eventTopics = ['chat', 'account', 'requests', 'lists'] as const

/**
 * Why the server cancels a card subscription. `paid-too-late`: its days were already paid another way, or its account was closed. `credited`: its rest went into a manual
 * payment.
 */
export const cardEndingCauses = ['account-disabled', 'account-deleted', 'paid-too-late', 'credited'] as const
export type CardEndingCause = (typeof cardEndingCauses)[number]
