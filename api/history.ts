import { z } from 'zod'
import { callMessages } from '#api/messages.ts'
import { ById, EditedText, Generation, Page, Search } from '#api/schemas.ts'
import { call } from '#contract/errors.ts'
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
  list: call
    .route({ method: 'GET', path: '/api/generations' })
    .input(Page.extend(historyFilter))
    .output(z.object({ items: z.array(Generation), next: z.string().nullable() })),
  get: call.route({ method: 'GET', path: '/api/generations/{id}' }).input(ById).output(Generation),
  edit: call
    .route({
      method: 'PUT',
      path: '/api/generations/{id}/edited',
      description:
        'Stores what the user made of a text. History, exports and rewrites use it from then on; the text as it was written stays in `result`. A copied text that is changed afterwards is kept as an earlier text.',
    })
    .input(ById.extend(EditedText.omit({ at: true }).shape))
    .output(Generation),
  texts: call
    .route({
      method: 'GET',
      path: '/api/generations/{id}/texts',
      description: 'The texts that were copied and changed afterwards, newest first.',
    })
    .input(ById)
    .output(z.object({ items: z.array(EditedText) })),
  answer: call
    .route({
      method: 'POST',
      path: '/api/generations/{id}/facts',
      description:
        'Arranges a text of the built-in writer again, with these answers to its questions in place of earlier ones. The stored text is replaced; nothing is charged.',
    })
    .input(ById.extend({ facts: factsField.optional() }))
    .output(Generation),
  rewrites: call
    .route({
      method: 'GET',
      path: '/api/generations/{id}/rewrites',
      description:
        'The rewrites that the built-in writer can make of a text without inventing anything. A model can make all that its kind has.',
    })
    .input(ById.extend({ version: z.coerce.number().int().positive().default(1) }))
    .output(PossibleRewrites),
  stop: call
    .route({
      method: 'POST',
      path: '/api/generations/stop',
      description:
        'Stops generations by their Idempotency-Key. A generation that had already finished is returned, and is charged. `null`: nothing is or will be charged; a stopped key cannot be used again.',
    })
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
