import { z } from 'zod'
import { call } from '#contract/errors.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { Id, storable } from '#contract/fields.ts'
import { accountPath } from '#contract/paths.ts'
import { features, planIds } from '#contract/plans.ts'
import { addressFormIds, spellingIds } from '#contract/style.ts'

/** The calls about an account. `api/index.ts` adds those that depend on the kinds. */

export const ById = z.strictObject({ id: Id })
export const Moment = z.iso.datetime().describe('ISO 8601, UTC')

export const Role = z.enum(['user', 'admin'])
export const SubscriptionStatus = z.enum(['active', 'inactive'])

export const Usage = z.array(
  z.object({
    feature: z.enum(features),
    /** Usage of this calendar month, without running generations. */
    used: z.int(),
    /** `null` is unlimited. */
    limit: z.int().nullable(),
  }),
)

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

/** What the user made of a text: it takes the place of the written one wherever the text is used. */
export const EditedText = z.object({
  result: z.record(z.string(), z.unknown()).describe('The result with the user’s text, of one version and without notes'),
  version: z.int().min(1).describe('Which of the versions that were written together'),
  copied: z.boolean().describe('The user copied it as it is'),
  at: Moment.describe('When it was stored'),
})
export type EditedText = z.infer<typeof EditedText>

export const Generation = z.object({
  id: Id,
  kind: z.string(),
  feature: z.enum(features),
  request: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()).describe('As it was written'),
  edited: EditedText.optional().describe('Absent: neither changed nor copied'),
  saved: z
    .array(z.object({ part: z.string(), id: Id }))
    .optional()
    .describe('Which parts of it are in the library, as which entries; absent: none'),
  created_at: Moment,
})
export type Generation = z.infer<typeof Generation>

/** Newest first; `before` is the `next` of the page before. */
export const Page = z.strictObject({ before: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(100).default(25) })

/** The server's capabilities, for screens that depend on them. Public. */
export const Capabilities = z.object({
  passwordRecovery: z.boolean(),
  /** False: the built-in writer is the engine. */
  model: z.boolean(),
})

/** Part of a text; case is ignored. */
export const Search = storable(z.string().max(200)).optional()

export const dataCalls = {
  capabilities: call.route({ method: 'GET', path: '/api/capabilities' }).output(Capabilities),
  me: call
    .route({ method: 'GET', path: accountPath })
    .input(
      z
        .strictObject({ optional: z.literal('true').optional().describe('Without a session, responds with `null` instead of status 401') })
        .optional(),
    )
    .output(Me.nullable()),
  saveStyle: call.route({ method: 'PUT', path: '/api/account/style' }).input(Style).output(Style),
  usage: call.route({ method: 'GET', path: '/api/usage' }).output(z.object({ usage: Usage, resets_at: Moment })),
  usageDays: call.route({ method: 'GET', path: '/api/usage/days' }).output(UsageDays),
  sessions: {
    list: call.route({ method: 'GET', path: '/api/sessions' }).output(z.object({ items: z.array(SessionView) })),
    end: call.route({ method: 'DELETE', path: '/api/sessions/{id}', successStatus: 204 }).input(ById),
    /** Ends every session except the caller's. */
    endOthers: call.route({ method: 'POST', path: '/api/sessions/end-others' }).output(z.object({ ended: z.int() })),
  },
}
