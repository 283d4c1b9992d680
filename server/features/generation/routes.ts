import type { CommonRequest } from '#contract/kind.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Generations, ReservedGeneration } from '#server/core/generate.ts'
import { idempotencyKeyOf } from '#server/core/idempotency.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { Log } from '#server/platform/log.ts'
import { partialsOf } from './partials.ts'
import { together } from './together.ts'

interface Call {
  readonly input: CommonRequest & { readonly userId?: unknown }
  readonly context: { readonly headers: Headers; readonly account: Account }
  readonly signal?: AbortSignal | undefined
}

/** A call without a connection behind it is never given up. */
const never = new AbortController().signal

/** The JSON and the stream route of every kind, and several generations in one call. */
export function createGenerationRoutes({ generations, log }: { generations: Generations; log: Log }) {
  /** The use is reserved before either face begins its answer, so that a refusal is a true status. */
  const begin = (kind: KindName, { input: { userId: _, ...request }, context: { account, headers } }: Call): Promise<ReservedGeneration> =>
    generations.begin({ account, kind, request, idempotencyKey: idempotencyKeyOf(headers) })

  // `never`: the kind's own schema has decided what the answer is, which types cannot follow through a list of kinds.
  const routesOf = (kind: KindName) => ({
    json: signedIn.generate[kind].json.handler(async (call): Promise<never> => {
      const { id, run } = await begin(kind, call)
      return { id, ...(await run({ signal: call.signal ?? never })) } as never
    }),
    stream: signedIn.generate[kind].stream.handler(async (call) => {
      const { id, run } = await begin(kind, call)
      return partialsOf<Record<string, unknown>, never>(async (reader) => ({ id, ...(await run(reader)) }) as never, call.signal ?? never)
    }),
  })
  const generateTogether = signedIn.generateTogether.handler(({ input: { items }, context: { account }, signal = never }) =>
    together({ generations, log }, { account, items, signal }),
  )
  return {
    generate: Object.fromEntries(kindNames.map((kind) => [kind, routesOf(kind)])) as Readonly<
      Record<KindName, ReturnType<typeof routesOf>>
    >,
    generateTogether,
  }
}
