import type { CommonRequest } from '#contract/kind.ts'
import type { KindName } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Begun, Generations } from '#server/core/generate.ts'
import { idempotencyKeyOf } from '#server/core/idempotency.ts'
import { signedIn, signedInStreams } from '#server/core/rpc.ts'
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

/** The JSON and the stream face of every kind, and several of them in one call. */
export function createGenerationRoutes({ generations, log }: { generations: Generations; log: Log }) {
  /** The use is reserved before either face begins its answer, so that a refusal is a true status. */
  const begin = (kind: KindName, { input: { userId: _, ...request }, context: { account, headers } }: Call): Promise<Begun> =>
    generations.begin({ account, kind, request, idempotencyKey: idempotencyKeyOf(headers) })

  const json = async <Answer>(kind: KindName, call: Call): Promise<Answer> => {
    const { id, run } = await begin(kind, call)
    return { id, ...(await run({ signal: call.signal ?? never })) } as Answer
  }
  const stream = async <Answer>(kind: KindName, call: Call) => {
    const { id, run } = await begin(kind, call)
    return partialsOf<Record<string, unknown>, Answer>(async (reader) => ({ id, ...(await run(reader)) }) as Answer, call.signal ?? never)
  }
  const generateTogether = signedIn.generateTogether.handler(({ input: { items }, context: { account }, signal = never }) =>
    together({ generations, log }, { account, items, signal }),
  )
  const { post, titles, description, hashtags, ideas, script } = signedIn.generate
  const streams = signedInStreams.generate
  const generate = {
    post: { json: post.json.handler((call) => json('post', call)), stream: streams.post.stream.handler((call) => stream('post', call)) },
    titles: {
      json: titles.json.handler((call) => json('titles', call)),
      stream: streams.titles.stream.handler((call) => stream('titles', call)),
    },
    description: {
      json: description.json.handler((call) => json('description', call)),
      stream: streams.description.stream.handler((call) => stream('description', call)),
    },
    hashtags: {
      json: hashtags.json.handler((call) => json('hashtags', call)),
      stream: streams.hashtags.stream.handler((call) => stream('hashtags', call)),
    },
    ideas: {
      json: ideas.json.handler((call) => json('ideas', call)),
      stream: streams.ideas.stream.handler((call) => stream('ideas', call)),
    },
    script: {
      json: script.json.handler((call) => json('script', call)),
      stream: streams.script.stream.handler((call) => stream('script', call)),
    },
  }
  return { generate, generateTogether }
}
