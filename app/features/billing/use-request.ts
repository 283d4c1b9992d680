import { useRef } from 'react'
import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { errorCode, errorText, fieldIssues, refusalMessage } from '#app/lib/errors.ts'
import { toast } from '#app/ui/toast.ts'
import type { countries } from '#contract/options.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import type { Choice } from './choice.ts'

export type Country = (typeof countries)[number]

/** The form's values, by their names in the API; the plan and its interval are in the URL. */
export interface RequestValues {
  user_name: string
  user_email: string
  country: Country | ''
  user_phone: string
  message: string
  /** The honeypot, which must stay empty: see the contract. */
  website: string
}

export const emptyForm: RequestValues = { user_name: '', user_email: '', country: '', user_phone: '', message: '', website: '' }

interface FieldIssue {
  readonly path: keyof RequestValues
  readonly message: string
}

/** The fields that the server refused, with the reason. */
export const refusedFields = (error: unknown): FieldIssue[] =>
  fieldIssues(error).filter((issue): issue is FieldIssue => issue.path in emptyForm)

/** Sends the request. A retry of the same request uses the same idempotency key, so it is stored once. */
export function useRequest() {
  const last = useRef({ sent: '', key: '' })
  return async ({ plan, interval }: Choice, values: RequestValues): Promise<void> => {
    const request = { ...values, country: values.country as Country, plan_id: plan, billing_interval: interval }
    const sent = JSON.stringify(request)
    if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() }
    await api.payments.create(request, { context: { idempotencyKey: last.current.key } })
  }
}

/** The id of the error toast, so that the next success dismisses it. */
export const failureToast = 'payment-request'

/** Shows that the request was not sent, with the reason unless a field shows it. */
export function showFailure(error: unknown): void {
  console.error(paymentMessages.failed, error)
  const code = errorCode(error)
  const reason = code === 'INVALID_INPUT' ? '' : code === 'CONFLICT' ? refusalMessage(error) : errorText(error, '')
  toast.error(paymentMessages.failed, { id: failureToast, description: reason || undefined })
}
