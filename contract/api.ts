import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { storable, userText } from '#contract/fields.ts'
import type { Kind } from '#contract/kind.ts'
import { contentTypes, savedFeatureIds, savedLimits } from '#contract/library.ts'
import { itemsAtOnce } from '#contract/options.ts'
import { features, planIds } from '#contract/plans.ts'

/**
 * Every call but the generations (`kinds/api.ts` adds those, because each kind brings its own shapes).
 * All calls share the closed list of errors.
 */
const call = oc.errors(errors)
const Id = z.uuid('This is not a valid id')
const ById = z.strictObject({ id: Id })
const Moment = z.iso.datetime().describe('ISO 8601, UTC')

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
})
export type Me = z.infer<typeof Me>

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
const Page = z.strictObject({ before: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(100).default(25) })

/** What this server can do, for screens that differ by it. Public. */
export const Capabilities = z.object({
  passwordRecovery: z.boolean(),
  /** False: the built-in writer writes. */
  model: z.boolean(),
})

export const dataCalls = {
  capabilities: call.route({ method: 'GET', path: '/api/capabilities' }).output(Capabilities),
  me: call.route({ method: 'GET', path: '/api/me' }).output(Me),
  usage: call.route({ method: 'GET', path: '/api/usage' }).output(z.object({ usage: Usage, resets_at: Moment })),
  generations: {
    list: call
      .route({ method: 'GET', path: '/api/generations' })
      .input(Page)
      .output(z.object({ items: z.array(Generation), next: z.string().nullable() })),
    get: call.route({ method: 'GET', path: '/api/generations/{id}' }).input(ById).output(Generation),
  },
  library: {
    save: call
      .route({ method: 'POST', path: '/functions/v1/save-content' })
      .input(
        z.strictObject({
          title: userText(savedLimits.title, 'Please give it a title'),
          content: userText(savedLimits.content, 'No content to save'),
          contentType: z.enum(contentTypes).optional(),
          feature: z.enum(savedFeatureIds, 'Please choose one of the listed features'),
          tags: z.array(userText(savedLimits.tag, 'A tag cannot be blank')).max(savedLimits.tags).default([]),
          /** Accepted for old callers and ignored: the user is the session's. */
          userId: z.unknown().optional(),
        }),
      )
      .output(SavedContent),
    all: call
      .route({ method: 'POST', path: '/functions/v1/get-saved-content' })
      .input(z.strictObject({ userId: z.unknown().optional() }).optional())
      .output(z.object({ content: z.array(SavedContent) })),
    list: call
      .route({ method: 'GET', path: '/api/saved-content' })
      .input(Page.extend({ search: storable(z.string().max(200)).optional() }))
      .output(z.object({ items: z.array(SavedContent), next: z.string().nullable() })),
    remove: call.route({ method: 'DELETE', path: '/api/saved-content/{id}', successStatus: 204 }).input(ById),
    /** Undoes a delete while the entry is still kept. */
    restore: call.route({ method: 'POST', path: '/api/saved-content/{id}/restore' }).input(ById).output(SavedContent),
  },
}

/** What a finished generation answers: its id in History, and the fields of its kind's result. */
export const answerOf = <K extends Kind>({ result }: K) =>
  z.object({ id: Id }).and(result) as z.ZodType<{ id: string } & z.output<K['result']>, { id: string } & z.output<K['result']>>

/**
 * Several generations in one call. Its answer is a stream whose `message` events each name the slot they are about; every slot
 * ends in `done` or `error`, and the stream's own `done` comes when all have. What is wrong with one item after the input was accepted is that item's alone.
 */
export function togetherCall<Item extends { readonly slot: string }, Answer>(
  item: z.ZodType<Item, Item>,
  answer: z.ZodType<Answer, Answer>,
) {
  const items = z
    .array(item)
    .min(1, 'At least 1 item')
    .max(itemsAtOnce, `At most ${itemsAtOnce} items`)
    .superRefine((all, { addIssue }) => {
      for (const [at, { slot }] of all.entries())
        if (all.findIndex((other) => other.slot === slot) < at)
          addIssue({ code: 'custom', path: [at, 'slot'], message: 'Each item needs a slot of its own' })
    })
  const slot = z.string()
  const error = z.object({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().describe('Safe to show to a person'),
    data: z.unknown().optional().describe('What the code says elsewhere'),
  })
  return call
    .route({ method: 'POST', path: '/functions/v1/generate-together/stream' })
    .input(z.strictObject({ items }))
    .output(
      eventIterator(
        z.union([
          z.strictObject({ slot, partial: z.record(z.string(), z.unknown()) }),
          z.strictObject({ slot, done: answer }),
          z.strictObject({ slot, error }),
        ]),
        z.strictObject({ written: z.int().describe('How many items ended in a result') }),
      ),
    )
}

/** Both faces of one kind's generation: the JSON answer, and the event stream that ends in it. */
export function generationCalls<K extends Kind>(kind: K) {
  const input = (kind.request as unknown as z.ZodObject).extend({ userId: z.unknown().optional() }) as unknown as K['request']
  const answer = answerOf(kind)
  const path = `/functions/v1/${kind.call}` as const
  return {
    json: call.route({ method: 'POST', path }).input(input).output(answer),
    /** `message` events hold what is written so far; `done` is the JSON answer; `error` ends a failed one. */
    stream: call
      .route({ method: 'POST', path: `${path}/stream` })
      .input(input)
      .output(eventIterator(z.object({ partial: z.record(z.string(), z.unknown()) }), answer)),
  }
}
