import { z } from 'zod'
import { callMessages } from '#api/messages.ts'
import { ById, Moment, Page, Search } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { ChosenPoints, Id, storable, userText } from '#contract/fields.ts'
import { contentTypes } from '#contract/kind.ts'
import { libraryMessages } from '#contract/messages.ts'
import { maxEntriesPerCall, type SavedContent, savedFeatureIds, savedLimits } from '#kinds/library.ts'

const Entry: z.ZodType<SavedContent, SavedContent> = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  contentType: z.enum(contentTypes),
  feature: z.enum(savedFeatureIds),
  tags: z.array(z.string()),
  source: ChosenPoints.optional().describe('What it was written from, and the points that it uses'),
  generation_id: Id.optional().describe('The generation that it was saved from'),
  part: z.string().optional().describe('Which part of the generation it is'),
  created_at: Moment,
})

const AllContent = z.object({ content: z.array(Entry), next: z.string().nullable() })

/** Filters of the list and the export; without one, all entries. */
export const libraryFilter = {
  search: Search,
  feature: z.enum(savedFeatureIds).optional(),
  tag: storable(z.string().max(savedLimits.tag)).optional(),
}

const tags = z
  .array(userText(savedLimits.tag, libraryMessages.blankTag))
  .max(savedLimits.tags, libraryMessages.tooManyTags)
  .transform((all) => [...new Set(all)])

const entryTexts = {
  title: userText(savedLimits.title, libraryMessages.titleRequired),
  content: userText(savedLimits.content, libraryMessages.nothingToSave),
}

const NewEntry = z.strictObject({
  ...entryTexts,
  contentType: z.enum(contentTypes).optional(),
  feature: z.enum(savedFeatureIds, callMessages.feature),
  tags: tags.default([]),
  source: ChosenPoints.optional(),
  generation_id: Id.optional().describe('The generation that it is saved from: one of the user’s own'),
  part: storable(z.string().min(1).max(savedLimits.part)).optional().describe('Which part of the generation it is'),
})

/** Entries selected in a list. The answer names those that existed and belong to the user. */
const picked = z.object({ ids: z.array(Id) })
const Picked = z.strictObject({
  ids: z
    .array(Id)
    .min(1, callMessages.oneEntry)
    .max(maxEntriesPerCall.selected, callMessages.entries({ most: maxEntriesPerCall.selected })),
})

/** The calls of the library. */
export const libraryCalls = {
  save: userCall
    .route({ method: 'POST', path: '/functions/v1/save-content', summary: 'Save an entry to the library' })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] })
    // Accepted for old callers and ignored: the user is the session's.
    .input(NewEntry.extend({ userId: z.unknown().optional() }))
    .output(Entry),
  /** All of them or none, the first on top. */
  saveAll: userCall
    .route({ method: 'POST', path: '/api/saved-content', summary: 'Save several entries to the library' })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] })
    .input(
      z.strictObject({
        entries: z
          .array(NewEntry)
          .min(1, callMessages.oneEntry)
          .max(maxEntriesPerCall.saved, callMessages.entries({ most: maxEntriesPerCall.saved })),
      }),
    )
    .output(z.object({ items: z.array(Entry) })),
  all: userCall
    .route({
      method: 'POST',
      path: '/functions/v1/get-saved-content',
      summary: 'Read the newest entries of the library',
      description:
        'The newest entries, up to 10 MB of text. If there are older ones, `next` is the `before` with which /api/saved-content continues.',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: { description: 'OK', content: { 'application/json': { schema: z.toJSONSchema(AllContent, { io: 'output' }) as object } } },
        },
      }),
    })
    .meta({ scope: 'read', errors: ['RATE_LIMITED'] })
    .input(z.strictObject({ userId: z.unknown().optional() }).optional())
    // Streamed, because it may be large.
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream<Uint8Array>) })),
  list: userCall
    .route({ method: 'GET', path: '/api/saved-content', summary: 'List the library, a page at a time' })
    .meta({ scope: 'read' })
    .input(Page.extend(libraryFilter))
    .output(z.object({ items: z.array(Entry), next: z.string().nullable() })),
  /** Tags, most frequent first. */
  tags: userCall
    .route({ method: 'GET', path: '/api/saved-content/tags', summary: 'List the tags of the library' })
    .meta({ scope: 'read' })
    .output(z.object({ tags: z.array(z.object({ tag: z.string(), entries: z.int() })) })),
  edit: userCall
    .route({ method: 'PATCH', path: '/api/saved-content/{id}', summary: 'Change an entry' })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(
      z
        .strictObject({ id: Id, title: entryTexts.title.optional(), content: entryTexts.content.optional(), tags: tags.optional() })
        .refine(({ id: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), libraryMessages.nothingToChange),
    )
    .output(Entry),
  remove: userCall
    .route({ method: 'DELETE', path: '/api/saved-content/{id}', summary: 'Delete an entry', successStatus: 204 })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(ById),
  /** Undoes a delete until the entry is purged. */
  restore: userCall
    .route({ method: 'POST', path: '/api/saved-content/{id}/restore', summary: 'Restore a deleted entry' })
    .meta({ scope: 'write', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(Entry),
  removeMany: userCall
    .route({ method: 'POST', path: '/api/saved-content/delete', summary: 'Delete several entries' })
    .meta({ scope: 'write' })
    .input(Picked)
    .output(picked),
  restoreMany: userCall
    .route({ method: 'POST', path: '/api/saved-content/restore', summary: 'Restore several deleted entries' })
    .meta({ scope: 'write' })
    .input(Picked)
    .output(picked),
}
