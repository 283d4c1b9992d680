import type { Arranged, Note } from '#contract/arranged.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import type { Kind } from '#contract/kind.ts'
import type { Style } from '#contract/style.ts'
import { inSteps } from '#server/core/calls/in-steps.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { createSeedSequence, type SeedSequence } from '#server/core/generation/seed-sequence.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Model, ModelBudget, ModelCallOptions, ModelRequest, ModelResponse, QueueOptions, Tokens } from '#server/infra/models/model.ts'
import type { WritingTask, Written } from '#writer/assess.ts'
import type { ReadingInput } from '#writer/builtin/reading.ts'
import { answerWithoutEscapes } from '#writer/polish/escapes.ts'
import { type Brief, NeedsWords } from '#writer/writer.ts'

/** A text to write, with what an engine needs for it. */
export interface Task<K extends Kind = Kind> extends WritingTask<K>, QueueOptions {
  /** How the user wants texts to be written; absent without an account. */
  readonly style?: Style | undefined
  /** The tokens that models may take; absent means no limit. */
  readonly budget?: ModelBudget | undefined
}

/** What an engine wrote, before it is polished, validated and repaired. */
export interface Draft extends Written {
  /** As stored in the history row: `builtin`, `openai/gpt-5-mini`. */
  readonly engine: string
  readonly tokens?: Tokens
  /** How often it may be repaired; absent: the usual number. */
  readonly repairs?: number | undefined
  /** The messages exchanged with the model, which a rewrite continues. Absent when the built-in writer arranged the user's own words. */
  readonly conversation?: { readonly brief: Brief; readonly turns: ModelRequest<object>['turns'] }
}

export interface WriteOptions {
  /** Aborting it cancels the writing, including the provider's request. */
  readonly signal: AbortSignal
  /** `instructions` is the model's system prompt; the built-in writer has none. */
  readonly onPartial?: ((partial: Readonly<Record<string, unknown>>, instructions?: string) => void) | undefined
}

/** What writes: a model or the built-in writer. */
export interface Engine {
  readonly name: string
  /** How its model is used, as in `Model`. */
  readonly use?: Model['use']
  /** @throws ModelFailure when no model answered; the signal's reason when aborted */
  write(task: Task, options: WriteOptions): Promise<Draft>
  /** Rewrites a draft by an instruction. The built-in writer has no rewrite: a second attempt could not do better than the first. */
  rewrite?(task: Task, draft: Draft, instruction: string, options: WriteOptions): Promise<Draft>
  /** Puts any other question to the model, with an answer of its own schema. The built-in writer has none. @throws as `Model.ask` */
  ask?: Model['ask']
}

/** @throws INVALID_INPUT when the input has no words to write with */
function throwReadable(error: unknown): never {
  if (error instanceof NeedsWords) throw fail('INVALID_INPUT', { issues: [{ path: 'topic', message: fieldMessages.words }] })
  throw error
}

/**
 * Loads what the built-in writer needs to read a request: its code, the phrases of the language and, to guess an occasion, its examples. Takes
 * time for the first request of a language only.
 */
export async function prepareToRead(request: Pick<ReadingInput, 'language' | 'occasion'>, signal?: AbortSignal): Promise<void> {
  // Loaded with the writers, after the server's start.
  const { prepareReading } = await import('#writer/builtin/reading.ts')
  await inSteps(prepareReading(request), { signal })
}

/** The built-in writer: no network, no cost. Each run on the same request takes the next seed, so the text differs. */
export const builtinEngine = (nextSeed: SeedSequence = createSeedSequence()): Engine => ({
  name: 'builtin',
  async write({ writer, request, revision, background }, { signal, onPartial }) {
    const seed = nextSeed(request)
    await yieldToEventLoop()
    signal.throwIfAborted()
    await prepareToRead(request, signal)
    const partials = revision ? writer.rearrange(request, revision, seed, background) : writer.arrange(request, seed, background)
    const onStep = (partial: object) => {
      if (Object.keys(partial).length > 0) onPartial?.({ ...partial })
    }
    const result = await inSteps(partials, { signal, onStep }).catch(throwReadable)
    return { result, engine: 'builtin' }
  },
})

/** Says in a result of the built-in writer that the model does not know the language. */
const withNote = (draft: Draft): Draft => {
  const arranged = draft.result.arranged as Arranged
  const note: Note = { code: 'language' }
  return { ...draft, result: { ...draft.result, arranged: { ...arranged, notes: [note, ...arranged.notes] } } }
}

/**
 * An engine that sends a model the prompt of the kind. A language that the first model does not know well enough is left to the built-in
 * writer.
 */
export function modelEngine(name: string, model: Model): Engine {
  const draftOf = (
    { writer, request }: Task,
    brief: Brief,
    turns: ModelRequest<object>['turns'],
    response: ModelResponse<object>,
  ): Draft => ({
    result: writer.read(answerWithoutEscapes(response.answer, writer.source(request)), request),
    engine: response.model,
    tokens: response.tokens,
    repairs: response.repairs,
    conversation: { brief, turns: [...turns, { role: 'assistant', content: response.json }] },
  })
  async function ask(task: Task, brief: Brief, turns: ModelRequest<object>['turns'], { signal, onPartial }: WriteOptions) {
    const { writer, request, budget, priority, onWaiting } = task
    const options: ModelCallOptions = {
      signal,
      budget,
      priority,
      onWaiting,
      onPartial:
        onPartial &&
        ((partial: unknown) => {
          const answer = answerWithoutEscapes(partial ?? {}, writer.source(request), true)
          onPartial(writer.read(answer, request), brief.system)
        }),
    }
    return draftOf(task, brief, turns, await model.ask<object>({ system: brief.system, turns, answer: writer.answer }, options))
  }
  const builtin = builtinEngine()
  const { brief: size, lacks = [] } = model.use ?? {}
  return {
    name,
    use: model.use,
    ask: (request, options) => model.ask(request, options),
    async write(task, { signal, onPartial }) {
      const { writer, request, revision, style, background } = task
      if (lacks.includes(request.language)) return withNote(await builtin.write(task, { signal, onPartial }))
      const brief = writer.prompt(request, revision, { ...(size && { size }), ...(style && { style }), ...(background && { background }) })
      return ask(task, brief, [{ role: 'user', content: brief.prompt }], { signal, onPartial })
    },
    async rewrite(task, { conversation }, instruction, { signal, onPartial }) {
      if (!conversation) throw new TypeError('Only a draft that a model wrote can be rewritten')
      const turns = [...conversation.turns, { role: 'user', content: instruction } as const]
      return ask(task, conversation.brief, turns, { signal, onPartial })
    },
  }
}
