import type { EngineTest } from '#api/engines.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { post } from '#kinds/post/index.ts'
import { type PostResult, postSchema } from '#kinds/post/schema.ts'
import { modelEngine } from '#server/core/generation/engine.ts'
import type { Log } from '#server/infra/log.ts'
import { type ChainTimeouts, createModelChain, defaultTimeouts } from '#server/infra/models/chain.ts'
import { type ModelBudget, ModelFailure, type QueueOptions } from '#server/infra/models/model.ts'
import type { NamedModel } from '#server/infra/models/providers.ts'
import { assess } from '#writer/assess.ts'

/** A topic about nobody, the same each time, so that results can be compared. */
const sample = { ...post.sample, topic: 'Watering houseplants in winter' }

interface Deps extends Pick<QueueOptions, 'onWaiting'> {
  /** As of every call of a model. */
  readonly timeouts?: ChainTimeouts | undefined
  readonly budget: ModelBudget | undefined
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Writes one post with a model, as a generation does, with the measured seconds and the tokens. Nothing is stored or charged.
 * @throws ModelFailure; the budget's error; the signal's reason when aborted
 */
export async function testEngine(named: NamedModel, { budget, signal, log, timeouts, onWaiting }: Deps): Promise<EngineTest> {
  const engine = modelEngine(named.name, createModelChain([named], log, timeouts ?? defaultTimeouts))
  const task = { writer: await serverKinds.post.writer(), request: postSchema.request.parse(sample), budget, onWaiting }
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start) / 1000
  let firstWord: number | undefined
  const draft = await engine.write(task, {
    signal,
    onPartial: (partial) => {
      if ((partial as Partial<PostResult>).post?.caption) firstWord ??= elapsed()
    },
  })
  const seconds = elapsed()
  const { result } = await assess(task, draft)
  if (!result) throw new ModelFailure('unusable')
  return {
    text: (result as PostResult).post.caption,
    model: named.name,
    first_word: firstWord ?? seconds,
    seconds,
    input_tokens: draft.tokens?.input ?? 0,
    output_tokens: draft.tokens?.output ?? 0,
  }
}
