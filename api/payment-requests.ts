import { z } from 'zod'
import { ById } from '#api/schemas.ts'
import { emailField, nameField } from '#contract/accounts.ts'
import { isPhone, paymentLimits, paymentStatuses } from '#contract/billing.ts'
import { paymentMessages } from '#contract/billing-messages.ts'
import { adminCall, optionalCall, userCall } from '#contract/call.ts'
import { typedText, userText } from '#contract/fields.ts'
import { countries } from '#contract/options.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** The error message for a value that is not listed, or missing. */
const unknownOr =
  (unknown: (typed: string) => string, missing: () => string) =>
  ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && input.trim() ? unknown(input.slice(0, 40)) : missing()

const planError = unknownOr(
  (typed) => (typed === 'free' ? planMessages.nothingToPay : planMessages.unknownPlan({ typed })),
  () => paymentMessages.planRequired,
)

const phone = userText(paymentLimits.phone, paymentMessages.phoneRequired).pipe(
  z.string().refine(isPhone, { error: () => paymentMessages.phoneInvalid }),
)

const NewRequest = z.strictObject({
  user_name: nameField,
  user_email: emailField,
  user_phone: phone,
  plan_id: z.enum(planIds, { error: planError }).exclude(['free'], { error: planError }),
  billing_interval: z.enum(billingIntervals, {
    error: unknownOr(
      (typed) => planMessages.unknownInterval({ typed }),
      () => paymentMessages.intervalRequired,
    ),
  }),
  country: z.enum(countries, { error: () => paymentMessages.countryRequired }),
  message: typedText(z.string(), paymentLimits.message)
    .transform((text) => text || undefined)
    .nullish(),
  amount: z.unknown().optional().describe('Ignored: the price is the plan’s'),
  status: z.unknown().optional().describe('Ignored: a new request is always pending'),
  website: z.string().max(1000).optional().describe('Must be empty: a request with a value is taken for spam and ignored'),
})

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
  amount: z.int().describe('Whole rupees'),
  message: z.string().nullable(),
  country: z.string(),
  status: z.enum(paymentStatuses),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable().describe('When it was paid or rejected'),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** The answer to the sender of a request, signed in or not: only data that they sent. */
export const Submitted = PaymentRequest.pick({
  id: true,
  plan_id: true,
  billing_interval: true,
  amount: true,
  status: true,
  created_at: true,
})
export type Submitted = z.infer<typeof Submitted>

const unread = z.int().nonnegative().describe('Chat messages that the caller has not seen')

export const RequestWithChat = PaymentRequest.extend({ unread })
export type RequestWithChat = z.infer<typeof RequestWithChat>

/** A visitor's request for the user with its address to confirm: without anything that the sender wrote. */
export const UnclaimedRequest = PaymentRequest.pick({ id: true, plan_id: true, billing_interval: true, amount: true, created_at: true })
export type UnclaimedRequest = z.infer<typeof UnclaimedRequest>

/** Requests that get-payment-requests answers at most. */
export const listedRequests = 500

const requestRoute = <const Path extends `/${string}`>(path: Path, summary: string) =>
  optionalCall
    .route({ method: 'POST', path, summary, description: 'Creates a request to pay manually. Visitors may call it, too.' })
    .meta({ errors: ['CONFLICT', 'RATE_LIMITED'] })
    .input(NewRequest)
    .output(Submitted)

export const paymentCalls = {
  create: requestRoute('/api/payment-requests', 'Request to pay for a plan manually'),
  /** The same under the specification's name. */
  createByName: requestRoute('/functions/v1/payment-requests', 'Request to pay for a plan manually (same as /api/payment-requests)'),
  /** The user's newest pending request, else the newest one. */
  latest: userCall
    .route({ method: 'GET', path: '/api/payment-requests/latest', summary: 'The latest payment request of the account' })
    .output(z.object({ request: RequestWithChat.nullable() })),
  mine: userCall
    .route({
      method: 'GET',
      path: '/api/payment-requests/mine',
      summary: 'The payment requests of the account, and those that it may claim',
      description:
        'The requests whose chats the user sees: pending ones, newest first, and the newest decided one. `unclaimed`: pending requests that visitors sent with the verified address of the user.',
    })
    .output(z.object({ items: z.array(RequestWithChat), unclaimed: z.array(UnclaimedRequest) })),
  /** "Mine": a visitor's request with the user's verified address becomes the user's, with its chat. */
  claim: userCall
    .route({ method: 'POST', path: '/api/payment-requests/{id}/claim', summary: "Claim a visitor's payment request", successStatus: 204 })
    .meta({ errors: ['NOT_FOUND'] })
    .input(ById),
  /** "Not mine": it is no longer shown to the user, and admins are notified. */
  disown: userCall
    .route({ method: 'POST', path: '/api/payment-requests/{id}/disown', summary: "Disown a visitor's payment request", successStatus: 204 })
    .meta({ errors: ['NOT_FOUND'] })
    .input(ById),
  /** The sum over the chats of the user's requests; for admins, over all chats. */
  unread: userCall
    .route({ method: 'GET', path: '/api/payment-requests/unread', summary: 'Count unread chat messages' })
    .output(z.object({ unread })),
  all: adminCall
    .route({
      method: 'POST',
      path: '/functions/v1/get-payment-requests',
      summary: 'List the newest payment requests',
      description: `For admins: the newest ${listedRequests}. /api/admin/payment-requests returns all in pages.`,
    })
    .input(z.strictObject({}).optional())
    .output(z.array(RequestWithChat)),
}
