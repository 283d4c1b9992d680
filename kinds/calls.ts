import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { call, Id } from '#contract/call.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { idempotencyKeyField } from '#contract/fields.ts'
import type { Kind } from '#contract/kind.ts'
import { itemsAtOnce, type KindName, kindNames, kinds, type RequestOf, type ResultOf } from '#kinds/index.ts'

/** What a finished generation answers: its id in History, and the fields of its kind's result. */
export const answerOf = <K extends Kind>({ result }: K) =>
  z.object({ id: Id }).and(result) as unknown as z.ZodType<{ id: string } & z.output<K['result']>, { id: string } & z.output<K['result']>>

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

/** One of several generations that are asked for in one call. */
export type TogetherItem = {
  [Name in KindName]: {
    /** Names it in the answer. */
    slot: string
    kind: Name
    /** What its Idempotency-Key would be, had it been asked for alone. */
    key: string
    request: RequestOf<Name>
  }
}[KindName]

export type TogetherAnswer = { [Name in KindName]: { id: string } & ResultOf<Name> }[KindName]

const slot = z.string('Please name the slot').min(1, 'Please name the slot').max(40, 'At most 40 characters')

const itemOf = (name: KindName) =>
  z.strictObject({ slot, kind: z.literal(name), key: idempotencyKeyField, request: kinds[name].request as z.ZodType })
const [first, ...others] = kindNames

export const Item = z.discriminatedUnion('kind', [itemOf(first), ...others.map(itemOf)], {
  error: 'Please choose one of the listed kinds',
}) as unknown as z.ZodType<TogetherItem, TogetherItem>

export const Answer = z.union(kindNames.map((name) => answerOf(kinds[name]))) as unknown as z.ZodType<TogetherAnswer, TogetherAnswer>
