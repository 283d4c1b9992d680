import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { callMessages } from '#api/messages.ts'
import { userCall } from '#contract/call.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { Id, idempotencyKeyField } from '#contract/fields.ts'
import type { KindSchema } from '#contract/kind.ts'
import { Waiting } from '#contract/waiting.ts'
import { type KindName, kindNames, kinds, maxBatchItems, type RequestOf, type ResultOf } from '#kinds/index.ts'

/** The schemas of all kinds. */
export type KindSchemas = { readonly [Name in KindName]: { readonly schema: KindSchema<RequestOf<Name>, ResultOf<Name>> } }

type Answer<Name extends KindName> = { id: string } & ResultOf<Name>

/** What a finished generation answers: its id in History, and the fields of its kind's result. */
const answerOf = <Name extends KindName>(name: Name, schemas: KindSchemas) =>
  z.object({ id: Id }).and(schemas[name].schema.result) as unknown as z.ZodType<Answer<Name>, Answer<Name>>

/** The base of the calls that generate. */
const generationCall = userCall.meta({
  scope: 'write',
  errors: ['NOT_FOUND', 'CONFLICT', 'FEATURE_NOT_ON_PLAN', 'QUOTA_REACHED', 'RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'],
})

/** Both calls of one kind: the JSON answer, and the event stream that ends in it. */
export function generationCalls<Name extends KindName>(name: Name, schemas: KindSchemas) {
  const request = schemas[name].schema.request as z.ZodType as z.ZodObject
  // Accepted for old callers and ignored: the user is the session's.
  const input = request.extend({ userId: z.unknown().optional() }) as unknown as z.ZodType<RequestOf<Name>>
  const answer = answerOf(name, schemas)
  const { call, makes } = kinds[name]
  const path = `/functions/v1/${call}` as const
  return {
    json: generationCall
      .route({ method: 'POST', path, summary: `Generate ${makes}` })
      .input(input)
      .output(answer),
    /** `message` events hold what is written so far, or the place in the queue; `done` is the JSON answer; `error` ends a failed one. */
    stream: generationCall
      .route({ method: 'POST', path: `${path}/stream`, summary: `Generate ${makes}, as a stream` })
      .input(input)
      .output(eventIterator(z.union([z.object({ partial: z.record(z.string(), z.unknown()) }), Waiting]), answer)),
  }
}

/** One generation of a batch. */
export type BatchItem = {
  [Name in KindName]: {
    /** Names it in the answer. */
    slot: string
    kind: Name
    /** What its Idempotency-Key would be in a call of its own. */
    key: string
    request: RequestOf<Name>
  }
}[KindName]

export type BatchAnswer = { [Name in KindName]: Answer<Name> }[KindName]

/**
 * A batch: several generations in one call. Its answer is a stream. Each `message` event names its item's slot; every slot ends in `done`
 * or `error`, and the stream's own `done` follows the last one. After the input was accepted, an error of one item affects no other.
 */
export function batchCall(schemas: KindSchemas) {
  const slot = z
    .string(callMessages.slot)
    .min(1, callMessages.slot)
    .max(40, callMessages.characters({ most: 40 }))
  const itemOf = (name: KindName) =>
    z.strictObject({ slot, kind: z.literal(name), key: idempotencyKeyField, request: schemas[name].schema.request as z.ZodType })
  const [first, ...others] = kindNames
  const item = z.discriminatedUnion('kind', [itemOf(first), ...others.map(itemOf)], {
    error: callMessages.kind,
  }) as unknown as z.ZodType<BatchItem, BatchItem>
  const items = z
    .array(item)
    .min(1, callMessages.oneItem)
    .max(maxBatchItems, callMessages.items({ most: maxBatchItems }))
    .superRefine((all, { addIssue }) => {
      for (const [at, { slot }] of all.entries())
        if (all.findIndex((other) => other.slot === slot) < at)
          addIssue({ code: 'custom', path: [at, 'slot'], message: callMessages.ownSlot })
    })
  const answer = z.union(kindNames.map((name) => answerOf(name, schemas))) as unknown as z.ZodType<BatchAnswer, BatchAnswer>
  const error = z.object({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().describe('Safe to show to users'),
    data: z.unknown().optional().describe('The `data` of this error code in other calls'),
  })
  const answeredSlot = z.string()
  return generationCall
    .route({ method: 'POST', path: '/functions/v1/generate-together/stream', summary: 'Generate several texts, as one stream' })
    .input(z.strictObject({ items }))
    .output(
      eventIterator(
        z.union([
          z.strictObject({ slot: answeredSlot, partial: z.record(z.string(), z.unknown()) }),
          z.strictObject({ slot: answeredSlot, ...Waiting.shape }),
          z.strictObject({ slot: answeredSlot, done: answer }),
          z.strictObject({ slot: answeredSlot, error }),
        ]),
        z.strictObject({ written: z.int().describe('Number of items with a result') }),
      ),
    )
}
