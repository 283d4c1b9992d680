import { z } from 'zod'
import { Id, storable } from '#contract/fields.ts'
import { features } from '#contract/plans.ts'

/** What several calls have in common. */

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

/** Part of a text; case is ignored. */
export const Search = storable(z.string().max(200)).optional()
