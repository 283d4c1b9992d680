import { z } from 'zod'
import { engineCalls } from '#api/engines.ts'
import { PaymentRequest, requestClaims } from '#api/payment-requests.ts'
import { ById, Moment, Page, Role, Search, Usage } from '#api/schemas.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { cardEndingCauses, notesMax, paymentStatuses } from '#contract/billing.ts'
import { adminCall } from '#contract/call.ts'
import { Id, storable, typedText } from '#contract/fields.ts'
import { planIds } from '#contract/plans.ts'

/** The calls of admins. All other callers are refused, whatever their input. */

const Count = z.int().nonnegative()
const CardIncome = z.object({ usd: Count.describe('cents'), inr: Count.describe('paise') })

/** Requests by status, and the revenue of the paid ones. */
export const AdminSummary = z.object({
  requests: Count,
  pending: Count,
  paid: Count,
  revenue: Count.describe('Whole rupees of paid requests'),
  card_revenue: CardIncome.describe('Revenue from card payments'),
})
export type AdminSummary = z.infer<typeof AdminSummary>

/** The current plan. */
const CurrentPlan = {
  plan: z.enum(planIds),
  expires_at: Moment.nullable().describe('null: the plan has no end, or is the free plan'),
  by_card: z.boolean(),
}

export const AdminRequest = PaymentRequest.extend({
  claim: z
    .enum(requestClaims)
    .describe('Whether a visitor sent it, and the answer of the user with its address; none: its sender was signed in'),
  /** The account of its user. While it is unclaimed: the account that has verified its address, or `null`. */
  account: z.object({ id: Id, ...CurrentPlan, disabled: z.boolean() }).nullable(),
})
export type AdminRequest = z.infer<typeof AdminRequest>

export const AdminUser = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  role: Role,
  disabled: z.boolean(),
  created_at: Moment,
  ...CurrentPlan,
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserDetails = AdminUser.extend({
  usage: Usage,
  resets_at: Moment,
  last_used_at: Moment.nullable().describe('When the app was last opened in a session that has not ended'),
})
export type AdminUserDetails = z.infer<typeof AdminUserDetails>

export const longestChart = 90

/** Revenue and generations of each day, today last. */
export const AdminDays = z.object({
  time_zone: z.string().describe('IANA name of the time zone of the calendar days'),
  days: z.array(
    z.object({
      date: z.iso.date(),
      revenue: Count.describe('Whole rupees of requests that were paid on that day'),
      card_revenue: CardIncome,
      generations: Count.describe('Charged generations'),
    }),
  ),
})
export type AdminDays = z.infer<typeof AdminDays>

const Failures = z.array(z.object({ name: z.string(), reason: z.string(), count: z.int().positive() }))

/** The engine, its use this month, and the failures of the last 24 hours. */
export const EngineStatus = z.object({
  model: z.string().describe('provider/model, or builtin'),
  fallbacks: z.array(z.string()),
  prices: z.object({ input: z.number(), output: z.number() }).nullable().describe('US dollars per million tokens; null: not configured'),
  since: Moment.describe('Start of the month that `engines` covers'),
  engines: z.array(
    z.object({
      engine: z.string(),
      generations: Count,
      input_tokens: Count,
      output_tokens: Count,
      cost: z.number().nonnegative().nullable().describe('US dollars, at the configured prices'),
    }),
  ),
  failures: z.object({
    /** By kind and error code, as users saw them. */
    generations: Failures,
    /** By model and reason. A retry or a fallback may have succeeded afterwards. */
    models: Failures,
  }),
})
export type EngineStatus = z.infer<typeof EngineStatus>

/** A card subscription whose cancellation at the provider has failed so far. It is retried for days. */
export const CardEnding = z.object({
  id: Id,
  cause: z.enum(cardEndingCauses),
  email: z.string().nullable().describe('Email of the account; null once the account is deleted'),
  subscriptions: z.array(z.string()).describe('Subscription ids at the provider'),
  customer: z.string().nullable().describe('Id at the provider of a customer that must be deleted there'),
  failures: z.int().positive(),
  failure: z.string().describe('The error of the last attempt'),
  created_at: Moment,
})
export type CardEnding = z.infer<typeof CardEnding>

export const adminActionIds = [
  'payment-processed',
  'payment-rejected',
  'plan-set',
  'account-disabled',
  'account-enabled',
  'card-cancelled',
  'card-settled',
  'writing-changed',
  'provider-changed',
] as const
export type AdminActionId = (typeof adminActionIds)[number]

export const AdminAction = z.object({
  id: Id,
  created_at: Moment,
  /** The admin; `null` once that account is deleted, and for actions without an admin. */
  admin: z.object({ id: Id, full_name: z.string(), email: z.string() }).nullable(),
  action: z.enum(adminActionIds),
  /** The id of the payment request or the account; `writing`, or the name of a model provider. */
  subject: z.string(),
  about: z.string().nullable().describe('Email of the user of the request or account, if it is still stored'),
  details: z.record(z.string(), z.unknown()),
})
export type AdminAction = z.infer<typeof AdminAction>

const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: z.string().nullable() })

/** A note for other admins; blank means none. */
const notes = typedText(z.string(), notesMax)
  .transform((text) => text || undefined)
  .optional()
const ByIdWithNotes = z.strictObject({ id: Id, notes })

const SetPlan = z
  .strictObject({ id: Id, plan: z.enum(planIds, adminMessages.choosePlan), expires_at: Moment.nullable(), notes })
  .refine(({ plan, expires_at }) => plan !== 'free' || expires_at === null, {
    path: ['expires_at'],
    message: adminMessages.freeHasNoEnd,
  })

export const adminCalls = {
  writing: engineCalls,
  summary: adminCall.route({ method: 'GET', path: '/api/admin/summary', summary: 'Figures of the service' }).output(AdminSummary),
  days: adminCall
    .route({ method: 'GET', path: '/api/admin/days', summary: 'Figures day by day' })
    .input(z.strictObject({ days: z.coerce.number().int().min(1).max(longestChart).default(30) }))
    .output(AdminDays),
  engine: adminCall.route({ method: 'GET', path: '/api/admin/engine', summary: 'Status of the writer' }).output(EngineStatus),
  actions: adminCall
    .route({ method: 'GET', path: '/api/admin/actions', summary: 'List actions of admins' })
    .input(Page.extend({ subject: storable(z.string().max(100)).optional() }))
    .output(list(AdminAction)),
  waiting: adminCall
    .route({ method: 'GET', path: '/api/admin/waiting', summary: 'Count open items for admins' })
    .output(z.object({ waiting: Count.describe('Requests that are pending or hold unread messages, and card cancellations that failed') })),
  cardEndings: {
    list: adminCall
      .route({ method: 'GET', path: '/api/admin/card-endings', summary: 'List card subscriptions that could not be ended' })
      .output(z.object({ items: z.array(CardEnding) })),
    /** An admin has cancelled it at the provider: it is not retried. */
    settle: adminCall
      .route({
        method: 'POST',
        path: '/api/admin/card-endings/{id}/settle',
        summary: 'Mark a card subscription as ended',
        successStatus: 204,
      })
      .meta({ errors: ['NOT_FOUND'] })
      .input(ByIdWithNotes),
  },
  requests: {
    list: adminCall
      .route({ method: 'GET', path: '/api/admin/payment-requests', summary: 'List and search payment requests' })
      .input(Page.extend({ search: Search, status: z.enum(paymentStatuses, adminMessages.chooseStatus).optional() }))
      .output(list(AdminRequest)),
    process: adminCall
      .route({
        method: 'POST',
        path: '/api/admin/payment-requests/{id}/process',
        summary: 'Process a payment request',
        description:
          'Marks a pending request as paid and grants its plan, once. CONFLICT when it is already decided, no verified account has its address, that account is disabled, its plan has no end, or its user would pay twice for the same days. UNAVAILABLE when the card provider does not answer for a user who pays by card.',
      })
      .meta({ errors: ['NOT_FOUND', 'CONFLICT'] })
      .input(ByIdWithNotes)
      .output(AdminRequest),
    reject: adminCall
      .route({ method: 'POST', path: '/api/admin/payment-requests/{id}/reject', summary: 'Reject a payment request' })
      .meta({ errors: ['NOT_FOUND', 'CONFLICT'] })
      .input(ByIdWithNotes)
      .output(AdminRequest),
  },
  people: {
    list: adminCall
      .route({ method: 'GET', path: '/api/admin/people', summary: 'List and search accounts' })
      .input(Page.extend({ search: Search }))
      .output(list(AdminUser)),
    get: adminCall
      .route({ method: 'GET', path: '/api/admin/people/{id}', summary: 'Read one account' })
      .meta({ errors: ['NOT_FOUND'] })
      .input(ById)
      .output(AdminUserDetails),
    setPlan: adminCall
      .route({
        method: 'POST',
        path: '/api/admin/people/{id}/plan',
        summary: 'Set the plan of an account',
        description: 'Sets the plan without a card subscription. A card subscription is not changed; the larger plan of the two applies.',
      })
      .meta({ errors: ['NOT_FOUND', 'CONFLICT'] })
      .input(SetPlan)
      .output(AdminUserDetails),
    /** Ends the user's sessions and running generations. */
    disable: adminCall
      .route({ method: 'POST', path: '/api/admin/people/{id}/disable', summary: 'Disable an account' })
      .meta({ errors: ['NOT_FOUND', 'CONFLICT'] })
      .input(ByIdWithNotes)
      .output(AdminUserDetails),
    enable: adminCall
      .route({ method: 'POST', path: '/api/admin/people/{id}/enable', summary: 'Enable an account' })
      .meta({ errors: ['NOT_FOUND', 'CONFLICT'] })
      .input(ByIdWithNotes)
      .output(AdminUserDetails),
  },
}
