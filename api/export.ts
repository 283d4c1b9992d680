import { z } from 'zod'
import { historyFilter } from '#api/history.ts'
import { libraryFilter } from '#api/library.ts'
import { callMessages } from '#api/messages.ts'
import { userCall } from '#contract/call.ts'
import { Id, storable, userText } from '#contract/fields.ts'
import { contentTypes } from '#contract/kind.ts'
import { exportFormatIds, exportFormats, languageCodes, maxExportedEntries, maxSelectedEntries, topicMax } from '#contract/options.ts'
import { exportMessages } from '#contract/result-messages.ts'
import { savedFeatureIds, savedLimits } from '#kinds/library.ts'

const format = z.enum(exportFormatIds, callMessages.format)
const language = z.enum(languageCodes)
const feature = z.enum(savedFeatureIds)

/** One exported text in any format. The JSON file is a list of these; the field names are the library's. */
export const ExportedEntry = z.object({
  id: z.uuid().nullable().describe('Id of the entry, or of the generation if it is not in the library; null: neither'),
  title: z.string(),
  content: z.string(),
  contentType: z.enum(contentTypes),
  feature: feature.nullable().describe('null: a feature that this version does not know'),
  tags: z.array(z.string()),
  language: language.nullable().describe('null: unknown'),
  created_at: z.iso.datetime().nullable(),
})
export type ExportedEntry = z.infer<typeof ExportedEntry>

/** A text on a screen, with the user's edits. */
export const ExportText = z.strictObject({
  title: storable(z.string().max(savedLimits.title)),
  content: userText(savedLimits.content, exportMessages.nothing),
  feature,
  language: language.optional(),
  id: Id.optional().describe('Id of its generation'),
  created_at: z.iso.datetime().optional(),
})
export type ExportText = z.input<typeof ExportText>

const uuidLength = 36

/** Comma-separated ids: repeated parameters would be half as long again, and proxies limit the length of URLs. */
const ids = z
  .string()
  .max(maxExportedEntries * (uuidLength + 1))
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid(callMessages.id)).max(maxExportedEntries, callMessages.entries({ most: maxExportedEntries })))
  .describe(`Up to ${maxExportedEntries} ids, separated by commas`)
  .optional()

/** The server sends a stream; the client reads a file, because of `content-disposition`. */
const download = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.union([z.instanceof(ReadableStream<Uint8Array>), z.instanceof(Blob)]),
})

const binary = { type: 'string', contentMediaType: 'application/octet-stream' } as const
const listed = { type: 'array', items: z.toJSONSchema(ExportedEntry, { io: 'output' }) } as object

/** A call that answers a file named by `content-disposition`, in the media type of its format. */
const fileRoute = (method: 'GET' | 'POST', path: `/${string}`, summary: string, description: string) =>
  userCall.meta({ scope: 'read', errors: ['NOT_FOUND', 'RATE_LIMITED'] }).route({
    method,
    path,
    summary,
    description,
    outputStructure: 'detailed',
    spec: (operation) => ({
      ...operation,
      responses: {
        ...operation.responses,
        200: {
          description: 'The file, sent while it is written',
          headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'An attachment, with its file name' } },
          content: Object.fromEntries(
            exportFormatIds.map((id) => [exportFormats[id].mediaType, { schema: id === 'json' ? listed : binary }]),
          ),
        },
      },
    }),
  })

/** Exports of the library, of History, and of texts on a screen. */
export const exportCalls = {
  library: fileRoute(
    'GET',
    '/api/exports/library',
    'Download the library as a file',
    'Entries of the library, newest first: all, those that match the filter, or those with the given ids.',
  )
    .input(z.strictObject({ format, ids, ...libraryFilter }))
    .output(download),
  picked: fileRoute(
    'POST',
    '/api/exports/library',
    'Download selected entries as a file',
    'Entries of the library by id, newest first: more than a URL can contain.',
  )
    .input(
      z.strictObject({
        format,
        ids: z
          .array(Id)
          .min(1, exportMessages.nothing)
          .max(maxSelectedEntries, callMessages.entries({ most: maxSelectedEntries })),
      }),
    )
    .output(download),
  history: fileRoute(
    'GET',
    '/api/exports/history',
    'Download the history as a file',
    'Finished generations, newest first: all, those that match the filter, or those with the given ids.',
  )
    .input(z.strictObject({ format, ids, ...historyFilter }))
    .output(download),
  topicList: fileRoute(
    'GET',
    '/api/exports/topic-list',
    'Download the texts of a topic list as a file',
    'The finished texts of a topic list, in its order.',
  )
    .input(z.strictObject({ format, id: Id }))
    .output(download),
  texts: fileRoute(
    'POST',
    '/api/exports/texts',
    'Download texts of a screen as a file',
    'The texts of the request, in their order. Nothing is stored.',
  )
    .meta({ errors: ['RATE_LIMITED'] })
    .input(
      z.strictObject({
        format,
        /** The file's name, for more than one text. */
        name: storable(z.string().max(topicMax)),
        entries: z
          .array(ExportText)
          .min(1, exportMessages.nothing)
          .max(maxExportedEntries, callMessages.entries({ most: maxExportedEntries })),
      }),
    )
    .output(download),
}
