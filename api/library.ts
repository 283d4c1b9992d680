import { z } from 'zod'
import { callMessages } from '#api/messages.ts'
import { ById, Moment, Page, Search } from '#api/schemas.ts'
import { call } from '#contract/errors.ts'
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
  save: call
    .route({ method: 'POST', path: '/functions/v1/save-content' })
    // Accepted for old callers and ignored: the user is the session's.
    .input(NewEntry.extend({ userId: z.unknown().optional() }))
    .output(Entry),
  /** All of them or none, the first on top. */
  saveAll: call
    .route({ method: 'POST', path: '/api/saved-content' })
    .input(
      z.strictObject({
        entries: z
          .array(NewEntry)
          .min(1, callMessages.oneEntry)
          .max(maxEntriesPerCall.saved, callMessages.entries({ most: maxEntriesPerCall.saved })),
      }),
    )
    .output(z.object({ items: z.array(Entry) })),
  all: call
    .route({
      method: 'POST',
      path: '/functions/v1/get-saved-content',
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
    .input(z.strictObject({ userId: z.unknown().optional() }).optional())
    // Streamed, because it may be large.
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream<Uint8Array>) })),
  list: call
    .route({ method: 'GET', path: '/api/saved-content' })
    .input(Page.extend(libraryFilter))
    .output(z.object({ items: z.array(Entry), next: z.string().nullable() })),
  /** Tags, most frequent first. */
  tags: call
    .route({ method: 'GET', path: '/api/saved-content/tags' })
    .output(z.object({ tags: z.array(z.object({ tag: z.string(), entries: z.int() })) })),
  edit: call
    .route({ method: 'PATCH', path: '/api/saved-content/{id}' })
    .input(
      z
        .strictObject({ id: Id, title: entryTexts.title.optional(), content: entryTexts.content.optional(), tags: tags.optional() })
        .refine(({ id: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), libraryMessages.nothingToChange),
    )
    .output(Entry),
  remove: call.route({ method: 'DELETE', path: '/api/saved-content/{id}', successStatus: 204 }).input(ById),
  /** Undoes a delete until the entry is purged. */
  restore: call.route({ method: 'POST', path: '/api/saved-content/{id}/restore' }).input(ById).output(Entry),
  removeMany: call.route({ method: 'POST', path: '/api/saved-content/delete' }).input(Picked).output(picked),
  restoreMany: call.route({ method: 'POST', path: '/api/saved-content/restore' }).input(Picked).output(picked),
}
