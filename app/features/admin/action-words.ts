import { formatDate } from '#app/lib/dates.ts'
import { rupees } from '#app/lib/money.ts'
import type { AdminAction, AdminActionId } from '#contract/admin-calls.ts'
import { type CardEndingCause, cardEndingCauses } from '#contract/card-endings.ts'
import { plans } from '#contract/plans.ts'

export const actionLabels: Readonly<Record<AdminActionId, string>> = {
  'payment-processed': 'Payment processed',
  'payment-rejected': 'Request rejected',
  'plan-set': 'Plan set',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'card-cancelled': 'Card subscription cancelled',
  'card-settled': 'Card cancellation marked as done',
}

/** Why we end a card subscription. */
export const causeLabels: Readonly<Record<CardEndingCause, string>> = {
  'account-disabled': 'account disabled',
  'account-deleted': 'account deleted',
  'paid-too-late': 'paid after the account was disabled or deleted',
}

type Details = AdminAction['details']

const text = (details: Details, name: string): string | undefined => {
  const value = details[name]
  return typeof value === 'string' ? value : undefined
}

const planName = (plan: string | undefined): string | undefined => Object.values(plans).find(({ id }) => id === plan)?.name ?? plan

const until = (details: Details): string | undefined => {
  const end = text(details, 'expires_at')
  return end && `until ${formatDate(end)}`
}

const held = (details: Details): string => [planName(text(details, 'plan')), until(details)].filter(Boolean).join(' ')

const isDetails = (value: unknown): value is Details => typeof value === 'object' && value !== null

/** What was done, in words: 'Pro yearly, ₹32,000, until 21 Nov 2027'. Details of a later version that it does not know are left out. */
export function actionDetails({ details }: AdminAction): string {
  const plan = planName(text(details, 'plan'))
  const bought = [plan, text(details, 'interval')].filter(Boolean).join(' ')
  const { amount, before } = details
  const cause = cardEndingCauses.find((name) => name === details.cause)
  return [
    cause && causeLabels[cause],
    details.card === 'cancelled' && 'card subscription cancelled',
    bought,
    typeof amount === 'number' && rupees(amount),
    until(details),
    isDetails(before) && `before: ${held(before)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the admin wrote down. */
export const actionNotes = ({ details }: AdminAction): string | undefined => text(details, 'notes')
