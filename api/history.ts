import { z } from 'zod'
import { callMessages } from '#api/messages.ts'
import { ById, EditedText, Generation, Page, Search } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { factsField, idempotencyKeyField } from '#contract/fields.ts'
import { toneIds } from '#contract/options.ts'
import { rewriteHows } from '#contract/rewrite.ts'
import { kindNames, maxBatchItems } from '#kinds/index.ts'

/** Filters of the list and the export; without one, all generations. */
export const historyFilter = { kind: z.enum(kindNames, callMessages.kind).optional(), search: Search }

const PossibleRewrites = z.object({
  hows: z.array(z.enum(rewriteHows)).describe('Those without a value to choose'),
  tones: z.array(z.enum(toneIds)).describe('The tones in which it would read differently'),
})
export type PossibleRewrites = z.infer<typeof PossibleRewrites>

/** Finished generations, and stopping those that run. */
export const historyCalls = {
  list: userCall
    .route({ method: 'GET', path: '/api/generations', summary: 'List the history of generations' })
    .meta({ scope: 'read' })
    .input(Page.extend(historyFilter))
    .output(z.object({ items: z.array(Generation), next: z.string().nullable() })),
  get: userCall
    .route({ method: 'GET', path: '/api/generations/{id}', summary: 'Read one generation' })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(Generation),
  edit: userCall
    .route({
      method: 'PUT',
      path: '/api/generations/{id}/edited',
      summary: 'Store an edited text',
      description:
        'Stores what the user made of a text. History, exports and rewrites use it from then on; the text as it was written stays in `result`. A copied text that is changed afterwards is kept as an earlier text.',
    })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById.extend(EditedText.omit({ at: true }).shape))
    .output(Generation),
  texts: userCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}/texts',
      summary: 'List the earlier texts of a generation',
      description: 'The texts that were copied and changed afterwards, newest first.',
    })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(z.object({ items: z.array(EditedText) })),
  answer: userCall
    .route({
      method: 'POST',
      path: '/api/generations/{id}/facts',
      summary: 'Answer the questions of a text',
      description:
        'Arranges a text of the built-in writer again, with these answers to its questions in place of earlier ones. The stored text is replaced; nothing is charged.',
    })
    .meta({ scope: 'write', errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] })
    .input(ById.extend({ facts: factsField.optional() }))
    .output(Generation),
  rewrites: userCall
    .route({
      method: 'GET',
      path: '/api/generations/{id}/rewrites',
      summary: 'Get the possible rewrites of a text',
      description:
        'The rewrites that the built-in writer can make of a text without inventing anything. A model can make all that its kind has.',
    })
    .meta({ scope: 'read', errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(ById.extend({ version: z.coerce.number().int().positive().default(1) }))
    .output(PossibleRewrites),
  stop: userCall
    .route({
      method: 'POST',
      path: '/api/generations/stop',
      summary: 'Stop generations by their keys',
      description:
        'Stops generations by their Idempotency-Key. A generation that had already finished is returned, and is charged. `null`: nothing is or will be charged; a stopped key cannot be used again.',
    })
    .meta({ scope: 'write', errors: ['RATE_LIMITED'] })
    .input(
      z.strictObject({
        keys: z
          .array(idempotencyKeyField)
          .min(1, callMessages.oneKey)
          .max(maxBatchItems, callMessages.keys({ most: maxBatchItems })),
      }),
    )
    .output(z.object({ items: z.array(z.object({ key: z.string(), generation: Generation.nullable() })) })),
}
