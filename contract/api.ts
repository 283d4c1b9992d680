import { z } from 'zod'
import { call, Id } from '#contract/call.ts'
import { idempotencyKeyField, storable, userText } from '#contract/fields.ts'
import { kindNames } from '#contract/kind-labels.ts'
import { contentTypes, entriesAtOnce, savedFeatureIds, savedLimits } from '#contract/library.ts'
import { messages } from '#contract/messages.ts'
import { itemsAtOnce } from '#contract/options.ts'
import { accountPath } from '#contract/paths.ts'
import { features, planIds } from '#contract/plans.ts'

/** Every call but the generations: `generation-calls.ts` has those, because each kind brings its own shapes. */

export const ById = z.strictObject({ id: Id })
export const Moment = z.iso.datetime().describe('ISO 8601, UTC')

export const Role = z.enum(['user', 'admin'])
export const SubscriptionStatus = z.enum(['active', 'inactive'])

export const Usage = z.array(
  z.object({
    feature: z.enum(features),
    /** Uses this calendar month, running generations not counted. */
    used: z.int(),
    /** `null` is unlimited. */
    limit: z.int().nullable(),
  }),
)

export const Me = z.object({
  user: z.object({ id: z.string(), email: z.string(), full_name: z.string(), avatar_url: z.string().nullable(), role: Role }),
  plan: z.enum(planIds),
  status: SubscriptionStatus,
  expires_at: Moment.nullable(),
  usage: Usage,
  /** When the month's counts start again. */
  resets_at: Moment,
  /** Of an admin without a second factor. */
  admin_second_factor: z
    .enum(['required', 'advised'])
    .optional()
    .describe('required: admin calls are refused until two-factor sign-in is on; absent: nothing to do'),
})
export type Me = z.infer<typeof Me>

/** Charged uses of the last 30 days, today the last of them. */
export const UsageDays = z.object({
  time_zone: z.string().describe('IANA name: whose calendar days these are'),
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
  /** Whether it is the one that asks. */
  current: z.boolean(),
  device: z.string().describe('Browser and system in words, as the browser named them when it signed in'),
  /** As the socket told it at the sign-in; `null` when unknown, or when only the network of an IPv6 address is. */
  ip_address: z.string().nullable(),
  created_at: Moment,
  last_used_at: Moment.describe('When the app was last opened there'),
  expires_at: Moment,
})
export type SessionView = z.infer<typeof SessionView>

export const SavedContent = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  contentType: z.enum(contentTypes),
  feature: z.enum(savedFeatureIds),
  tags: z.array(z.string()),
  created_at: Moment,
})
export type SavedContent = z.infer<typeof SavedContent>

const AllContent = z.object({ content: z.array(SavedContent), next: z.string().nullable() })

export const Generation = z.object({
  id: Id,
  kind: z.string(),
  feature: z.enum(features),
  request: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  created_at: Moment,
})
export type Generation = z.infer<typeof Generation>

/** Newest first; `before` is the `next` of the page before. */
export const Page = z.strictObject({ before: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(100).default(25) })

/** What this server can do, for screens that differ by it. Public. */
export const Capabilities = z.object({
  passwordRecovery: z.boolean(),
  /** False: the built-in writer writes. */
  model: z.boolean(),
})

/** Part of a text, in any case. */
export const Search = storable(z.string().max(200)).optional()

/** Which generations a list or a file is about; an absent filter leaves all. */
export const historyFilter = { kind: z.enum(kindNames, 'Please choose one of the listed kinds').optional(), search: Search }

/** Which entries of the library a list or a file is about; an absent filter leaves all. */
export const libraryFilter = {
  search: Search,
  feature: z.enum(savedFeatureIds).optional(),
  tag: storable(z.string().max(savedLimits.tag)).optional(),
}

const tags = z
  .array(userText(savedLimits.tag, messages.library.blankTag))
  .max(savedLimits.tags, messages.library.tooManyTags)
  .transform((all) => [...new Set(all)])

const entryTexts = {
  title: userText(savedLimits.title, messages.library.titleRequired),
  content: userText(savedLimits.content, messages.library.nothingToSave),
}

const NewEntry = z.strictObject({
  ...entryTexts,
  contentType: z.enum(contentTypes).optional(),
  feature: z.enum(savedFeatureIds, 'Please choose one of the listed features'),
  tags: tags.default([]),
})

/** Entries picked from a list. The answer names those that were there: another person's are as if they did not exist. */
const picked = z.object({ ids: z.array(Id) })
const Picked = z.strictObject({
  ids: z.array(Id).min(1, 'At least 1 entry').max(entriesAtOnce.selected, `At most ${entriesAtOnce.selected} entries`),
})

export const dataCalls = {
  capabilities: call.route({ method: 'GET', path: '/api/capabilities' }).output(Capabilities),
  me: call
    .route({ method: 'GET', path: accountPath })
    .input(
      z.strictObject({ optional: z.literal('true').optional().describe('`null` where nobody is signed in, in place of a 401') }).optional(),
    )
    .output(Me.nullable()),
  usage: call.route({ method: 'GET', path: '/api/usage' }).output(z.object({ usage: Usage, resets_at: Moment })),
  usageDays: call.route({ method: 'GET', path: '/api/usage/days' }).output(UsageDays),
  sessions: {
    list: call.route({ method: 'GET', path: '/api/sessions' }).output(z.object({ items: z.array(SessionView) })),
    end: call.route({ method: 'DELETE', path: '/api/sessions/{id}', successStatus: 204 }).input(ById),
    /** Ends every session but the one that asks. */
    endOthers: call.route({ method: 'POST', path: '/api/sessions/end-others' }).output(z.object({ ended: z.int() })),
  },
  generations: {
    list: call
      .route({ method: 'GET', path: '/api/generations' })
      .input(Page.extend(historyFilter))
      .output(z.object({ items: z.array(Generation), next: z.string().nullable() })),
    get: call.route({ method: 'GET', path: '/api/generations/{id}' }).input(ById).output(Generation),
    stop: call
      .route({
        method: 'POST',
        path: '/api/generations/stop',
        description:
          'Stops generations by their Idempotency-Key and says what each one cost. A generation that had finished is in the answer, and it is charged. For `null` nothing is charged and nothing will be: a key that was stopped cannot be used again.',
      })
      .input(
        z.strictObject({
          keys: z.array(idempotencyKeyField).min(1, 'At least 1 key').max(itemsAtOnce, `At most ${itemsAtOnce} keys`),
        }),
      )
      .output(z.object({ items: z.array(z.object({ key: z.string(), generation: Generation.nullable() })) })),
  },
  library: {
    save: call
      .route({ method: 'POST', path: '/functions/v1/save-content' })
      // Accepted for old callers and ignored: the user is the session's.
      .input(NewEntry.extend({ userId: z.unknown().optional() }))
      .output(SavedContent),
    /** All of them or none, the first on top. */
    saveAll: call
      .route({ method: 'POST', path: '/api/saved-content' })
      .input(
        z.strictObject({
          entries: z.array(NewEntry).min(1, 'At least 1 entry').max(entriesAtOnce.saved, `At most ${entriesAtOnce.saved} entries`),
        }),
      )
      .output(z.object({ items: z.array(SavedContent) })),
    all: call
      .route({
        method: 'POST',
        path: '/functions/v1/get-saved-content',
        description:
          'The newest entries, up to 10 MB of text. Where older ones follow, `next` is the `before` that /api/saved-content goes on from.',
        outputStructure: 'detailed',
        spec: (operation) => ({
          ...operation,
          responses: {
            ...operation.responses,
            200: { description: 'OK', content: { 'application/json': { schema: z.toJSONSchema(AllContent, { io: 'output' }) as object } } },
          },
        }),
      })
      .input(z.strictObject({ userId: z.unknown().optional() }).optional())
      // Written while it is read, because it may be large.
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream<Uint8Array>) })),
    list: call
      .route({ method: 'GET', path: '/api/saved-content' })
      .input(Page.extend(libraryFilter))
      .output(z.object({ items: z.array(SavedContent), next: z.string().nullable() })),
    /** The tags that most entries carry, those first. */
    tags: call
      .route({ method: 'GET', path: '/api/saved-content/tags' })
      .output(z.object({ tags: z.array(z.object({ tag: z.string(), entries: z.int() })) })),
    edit: call
      .route({ method: 'PATCH', path: '/api/saved-content/{id}' })
      .input(
        z
          .strictObject({ id: Id, title: entryTexts.title.optional(), content: entryTexts.content.optional(), tags: tags.optional() })
          .refine(
            ({ id: _, ...changes }) => Object.values(changes).some((change) => change !== undefined),
            messages.library.nothingToChange,
          ),
      )
      .output(SavedContent),
    remove: call.route({ method: 'DELETE', path: '/api/saved-content/{id}', successStatus: 204 }).input(ById),
    /** Undoes a delete while the entry is still kept. */
    restore: call.route({ method: 'POST', path: '/api/saved-content/{id}/restore' }).input(ById).output(SavedContent),
    removeMany: call.route({ method: 'POST', path: '/api/saved-content/delete' }).input(Picked).output(picked),
    restoreMany: call.route({ method: 'POST', path: '/api/saved-content/restore' }).input(Picked).output(picked),
  },
}
