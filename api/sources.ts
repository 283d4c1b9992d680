import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { call } from '#contract/errors.ts'
import { Id, userText } from '#contract/fields.ts'
import { languageCodes } from '#contract/options.ts'
import { sourceMessages } from '#contract/source-messages.ts'
import { sourceLimits, sourceOrigins, sourceRemarks } from '#contract/sources.ts'

const { one, text, link } = sourceMessages

const SourceSummary = z.object({
  id: Id,
  origin: z.enum(sourceOrigins),
  title: z.string(),
  place: z.string().nullable().describe('The address of a page or the name of a file'),
  language: z.enum(languageCodes).nullable().describe('`null`: none that texts are written in'),
  created_at: Moment,
})
export type SourceSummary = z.infer<typeof SourceSummary>

/** A source with what was understood of it. */
export const StoredSource = SourceSummary.extend({
  text: z.string().describe('One paragraph on each line'),
  points: z.array(
    z.object({
      text: z.string().describe('A passage of the text, word for word'),
      facts: z.array(z.string()).describe('Its numbers, dates, names and quotations, word for word'),
      at: z.int().min(0).describe('Where the passage begins in the text, in UTF-16 units'),
    }),
  ),
})
export type StoredSource = z.infer<typeof StoredSource>

/** A source that was just read. */
export const NewSource = StoredSource.extend({
  cut: z.boolean().describe('Whether only its beginning was read, because it is too long'),
  remarks: z.array(z.enum(sourceRemarks)).describe('What was left out of it, and whether its sentences had to be guessed'),
})
export type NewSource = z.infer<typeof NewSource>

/** The calls of sources. Files are sent to `sourceFilePath`. */
export const sourceCalls = {
  /** Reads a text or a public page, and finds its points. It is not charged. */
  create: call
    .route({ method: 'POST', path: '/api/sources' })
    .input(
      z
        .strictObject({ text: userText(sourceLimits.text, text).optional(), link: userText(2_000, link).optional() })
        .refine((given) => (given.text === undefined) !== (given.link === undefined), one),
    )
    .output(NewSource),
  /** Newest first. */
  list: call.route({ method: 'GET', path: '/api/sources' }).output(z.object({ items: z.array(SourceSummary) })),
  get: call.route({ method: 'GET', path: '/api/sources/{id}' }).input(ById).output(StoredSource),
  remove: call.route({ method: 'DELETE', path: '/api/sources/{id}', successStatus: 204 }).input(ById),
}
