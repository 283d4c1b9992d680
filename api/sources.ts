import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
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
  create: userCall
    .route({ method: 'POST', path: '/api/sources', summary: 'Read a text or a link to write from' })
    .meta({ scope: 'write', errors: ['RATE_LIMITED'] })
    .input(
      z
        .strictObject({ text: userText(sourceLimits.text, text).optional(), link: userText(2_000, link).optional() })
        .refine((given) => (given.text === undefined) !== (given.link === undefined), one),
    )
    .output(NewSource),
  /** Newest first. */
  list: userCall
    .route({ method: 'GET', path: '/api/sources', summary: 'List the texts, links and files to write from, newest first' })
    .meta({ scope: 'read' })
    .output(z.object({ items: z.array(SourceSummary) })),
  get: userCall
    .route({ method: 'GET', path: '/api/sources/{id}', summary: 'Read a source with its points' })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(StoredSource),
  remove: userCall
    .route({ method: 'DELETE', path: '/api/sources/{id}', summary: 'Delete a source', successStatus: 204 })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(ById),
}
