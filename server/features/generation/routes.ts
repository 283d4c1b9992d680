import type { CommonRequest } from '#contract/kind.ts'
import { type KindName, kindNames } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { idempotencyKeyOf } from '#server/core/calls/idempotency.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import type { ReservedGeneration } from '#server/core/generation/generate.ts'
import { writeBatch } from './batch.ts'
import { streamPartials } from './partials.ts'
import { createStopRoute } from './stop.ts'

interface Call {
  readonly input: CommonRequest & { readonly userId?: unknown }
  readonly context: { readonly headers: Headers; readonly account: Account }
  readonly signal?: AbortSignal | undefined
}

/** The JSON route and the stream route of every kind, the batch route, and Stop. */
export const createGenerationFeature = (ctx: Context) => ({ routes: { ...createRoutes(ctx), generations: { stop: createStopRoute(ctx) } } })

function createRoutes({ generations, log }: Context) {
  /** Reserves before the response starts, so that a refused generation gets an error status also in a stream. */
  const reserve = (
    kind: KindName,
    { input: { userId: _, ...request }, context: { account, headers } }: Call,
    streamed = false,
  ): Promise<ReservedGeneration> => generations.begin({ account, kind, request, idempotencyKey: idempotencyKeyOf(headers), streamed })

  // `never`: the kind's schema defines the result type, which TypeScript cannot infer from a list of kinds.
  const routesOf = (kind: KindName) => ({
    json: signedIn.generate[kind].json.handler(async (call): Promise<never> => {
      const { id, run } = await reserve(kind, call)
      return { id, ...(await run({ signal: call.signal ?? neverAborted })) } as never
    }),
    stream: signedIn.generate[kind].stream.handler(async (call) => {
      const { id, run } = await reserve(kind, call, true)
      return streamPartials<Record<string, unknown>, never>(
        async (reader) => ({ id, ...(await run(reader)) }) as never,
        call.signal ?? neverAborted,
      )
    }),
  })
  const generateTogether = signedIn.generateTogether.handler(({ input: { items }, context: { account }, signal = neverAborted }) =>
    writeBatch({ generations, log }, { account, items, signal }),
  )
  return {
    generate: Object.fromEntries(kindNames.map((kind) => [kind, routesOf(kind)])) as Readonly<
      Record<KindName, ReturnType<typeof routesOf>>
    >,
    generateTogether,
  }
}
