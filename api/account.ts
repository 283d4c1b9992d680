import { z } from 'zod'
import { ById, Moment, Role, SubscriptionStatus, Usage } from '#api/schemas.ts'
import { optionalCall, userCall, visitorCall } from '#contract/call.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { Id } from '#contract/fields.ts'
import { accountPath } from '#contract/paths.ts'
import { features, planIds } from '#contract/plans.ts'
import { addressFormIds, spellingIds } from '#contract/style.ts'

/** How the user wants texts to be written. */
export const Style = z.strictObject({
  spelling: z.enum(spellingIds, fieldMessages.spelling).describe('Of English texts. own: as the topic and details are spelled'),
  address: z.enum(addressFormIds, fieldMessages.address).describe('In languages with several. usual: by tone and platform'),
})

export const Me = z.object({
  user: z.object({ id: z.string(), email: z.string(), full_name: z.string(), avatar_url: z.string().nullable(), role: Role }),
  plan: z.enum(planIds),
  status: SubscriptionStatus,
  expires_at: Moment.nullable(),
  usage: Usage,
  style: Style,
  /** When the month's usage is reset. */
  resets_at: Moment,
  signed_up_at: Moment.optional(),
  first_visit: z.literal(true).optional().describe('The questions of the first visit were neither answered nor skipped'),
  /** Of an admin without a second factor. */
  admin_second_factor: z
    .enum(['required', 'advised'])
    .optional()
    .describe('required: admin calls are refused until two-factor authentication is on; absent: nothing to do'),
})
export type Me = z.infer<typeof Me>

/** Charged usage of the last 30 days, today last. */
export const UsageDays = z.object({
  time_zone: z.string().describe('IANA name of the time zone of the calendar days'),
  days: z.array(
    z.object({
      date: z.iso.date(),
      /** The features that were used on that day. */
      usage: z.array(z.object({ feature: z.enum(features), used: z.int().positive() })),
    }),
  ),
})
export type UsageDays = z.infer<typeof UsageDays>

/** One sign-in. */
export const SessionView = z.object({
  id: Id,
  /** Whether it is the caller's session. */
  current: z.boolean(),
  device: z.string().describe('Browser and operating system, from the user agent of the sign-in'),
  /** The socket's address at the sign-in; `null` when unknown, or when only the network of an IPv6 address is known. */
  ip_address: z.string().nullable(),
  created_at: Moment,
  last_used_at: Moment.describe('When the app was last opened in this session'),
  expires_at: Moment,
})
export type SessionView = z.infer<typeof SessionView>

/** The server's capabilities, for screens that depend on them. Public. */
export const Capabilities = z.object({
  passwordRecovery: z.boolean(),
  /** False: the built-in writer is the engine. */
  model: z.boolean(),
})

/** The account of the caller, its usage and sessions, and what the server can do. */
export const accountCalls = {
  capabilities: visitorCall.route({ method: 'GET', path: '/api/capabilities', summary: 'What this server can do' }).output(Capabilities),
  me: optionalCall
    .route({ method: 'GET', path: accountPath, summary: 'The signed-in account with its plan and usage' })
    .input(
      z
        .strictObject({ optional: z.literal('true').optional().describe('Without a session, responds with `null` instead of status 401') })
        .optional(),
    )
    .output(Me.nullable()),
  saveStyle: userCall
    .route({ method: 'PUT', path: '/api/account/style', summary: 'Choose the spelling and form of address of texts' })
    .input(Style)
    .output(Style),
  usage: userCall
    .route({ method: 'GET', path: '/api/usage', summary: "This month's usage and limits" })
    .meta({ scope: 'read' })
    .output(z.object({ usage: Usage, resets_at: Moment })),
  usageDays: userCall
    .route({ method: 'GET', path: '/api/usage/days', summary: 'Usage of the last 30 days' })
    .meta({ scope: 'read' })
    .output(UsageDays),
  sessions: {
    list: userCall
      .route({ method: 'GET', path: '/api/sessions', summary: 'List the active sessions' })
      .output(z.object({ items: z.array(SessionView) })),
    end: userCall
      .route({ method: 'DELETE', path: '/api/sessions/{id}', summary: 'End one session', successStatus: 204 })
      .meta({ errors: ['NOT_FOUND'] })
      .input(ById),
    /** Ends every session except the caller's. */
    endOthers: userCall
      .route({ method: 'POST', path: '/api/sessions/end-others', summary: 'End all other sessions' })
      .output(z.object({ ended: z.int() })),
  },
}
