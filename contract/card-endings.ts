/** Why a card subscription is ended by us. */
export const cardEndingCauses = ['account-disabled', 'account-deleted', 'paid-too-late'] as const
export type CardEndingCause = (typeof cardEndingCauses)[number]
