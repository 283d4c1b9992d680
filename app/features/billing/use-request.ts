import { useRef } from 'react'
import { toast } from 'sonner'
import { api, newIdempotencyKey } from '#app/lib/api.ts'
import { errorCode, errorText, fieldIssues, refusalMessage } from '#app/lib/errors.ts'
import type { countries } from '#contract/options.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import type { Choice } from './choice.ts'

export type Country = (typeof countries)[number]

/** The form's values; the plan and its interval are in the URL. */
export interface Typed {
  name: string
  email: string
  country: Country | ''
  phone: string
  message: string
  /** The honeypot, which must stay empty: see the contract. */
  website: string
}

const fieldOf: Readonly<Record<string, keyof Typed>> = {
  user_name: 'name',
  user_email: 'email',
  user_phone: 'phone',
  country: 'country',
  message: 'message',
}

/** The fields that the server refused, with the reason. */
export const refusedFields = (error: unknown): { field: keyof Typed; message: string }[] =>
  fieldIssues(error).flatMap(({ path, message }) => {
    const field = fieldOf[path]
    return field ? [{ field, message }] : []
  })

/** Sends the request. A retry of the same request uses the same idempotency key, so it is stored once. */
export function useRequest() {
  const last = useRef({ sent: '', key: '' })
  return async ({ plan, interval }: Choice, { name, email, country, phone, message, website }: Typed): Promise<void> => {
    const request = {
      ...{ user_name: name, user_email: email, user_phone: phone, country: country as Country },
      ...{ plan_id: plan, billing_interval: interval, message, website },
    }
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
