import { z } from 'zod'
import { idempotencyKeyField } from '#contract/fields.ts'
import { answerOf } from '#contract/generation-calls.ts'
import { type KindName, kinds, type RequestOf, type ResultOf } from '#kinds/index.ts'

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

const names = Object.keys(kinds) as [KindName, ...KindName[]]
const slot = z.string('Please name the slot').min(1, 'Please name the slot').max(40, 'At most 40 characters')

const itemOf = (name: KindName) =>
  z.strictObject({ slot, kind: z.literal(name), key: idempotencyKeyField, request: kinds[name].request as z.ZodType })
const [first, ...others] = names

export const Item = z.discriminatedUnion('kind', [itemOf(first), ...others.map(itemOf)], {
  error: 'Please choose one of the listed kinds',
}) as unknown as z.ZodType<TogetherItem, TogetherItem>

export const Answer = z.union(names.map((name) => answerOf(kinds[name]))) as unknown as z.ZodType<TogetherAnswer, TogetherAnswer>
