import type { Kind, KindRequest } from '#contract/kind.ts'
import { createSeedSequence, type SeedSequence } from '#server/core/seed-sequence.ts'
import { type YieldToEventLoop, yieldToEventLoop } from '#server/core/yield-to-event-loop.ts'
import type { Model, ModelBudget, ModelRequest, ModelResponse, Tokens } from '#server/platform/models/model.ts'
import type { Brief, Revision, Writer } from '#writer/writer.ts'

/** What is to be written, and by whose rules. */
export interface Task<K extends Kind = Kind> {
  readonly writer: Writer<K>
  readonly request: KindRequest<K>
  /** The earlier result that the request writes again. */
  readonly revision?: Revision<K>
  /** What models may take for it; without one, what they like. */
  readonly budget?: ModelBudget | undefined
}

/** A result as its writer gives it: unpolished, unchecked. */
export interface Draft {
  readonly result: Readonly<Record<string, unknown>>
  /** What the history row names: `builtin`, `openai/gpt-5-mini`. */
  readonly engine: string
  readonly tokens?: Tokens
  /** What passed between us and a model, for a rewrite to build on. Absent where the built-in writer arranged the person's own words. */
  readonly talk?: { readonly brief: Brief; readonly turns: ModelRequest<object>['turns'] }
}

export interface Hooks {
  /** Aborting it stops the writing at once, at the provider too. */
  readonly signal: AbortSignal
  /** `instructions` is what the model was told beside the person's words; the built-in writer is told nothing. */
  readonly onPartial?: ((partial: Readonly<Record<string, unknown>>, instructions?: string) => void) | undefined
}

/** Who writes: a model, or the built-in writer. */
export interface Engine {
  readonly name: string
  /** @throws ModelFailure when no model answered; the signal's reason when aborted */
  write(task: Task, hooks: Hooks): Promise<Draft>
  /**
   * Writes a draft again, told what to change. The built-in writer has none: what it can do about a fault it did at once.
   */
  rewrite?(task: Task, draft: Draft, instruction: string, signal: AbortSignal): Promise<Draft>
}

/** Milliseconds of writing after which others get theirs. */
const longestSlice = 8

/** The built-in writer: no network, no cost. Each run on a request takes its next turn, so each says something new. */
export const builtinEngine = (turns: SeedSequence = createSeedSequence(), slice: YieldToEventLoop = yieldToEventLoop): Engine => ({
  name: 'builtin',
  async write({ writer, request, revision }, { signal, onPartial }) {
    const seed = turns(request)
    // With the writers, after the start.
    const { arePhrasesRead, phrasesOf } = await import('#writer/builtin/phrases/load.ts')
    await slice()
    signal.throwIfAborted()
    if (!arePhrasesRead(request.language)) {
      // Longer than writing a text: a slice of its own.
      phrasesOf(request.language)
      await slice()
    }
    const growing = revision ? writer.rearrange(request, revision, seed) : writer.arrange(request, seed)
    let began = Number.NEGATIVE_INFINITY
    for (;;) {
      const { done, value } = growing.next()
      if (done) return { result: value, engine: 'builtin' }
      onPartial?.(value)
      // The first slice ends after the first partial, so that it is on its way before the rest is written.
      if (performance.now() - began < longestSlice) continue
      await slice()
      signal.throwIfAborted()
      began = performance.now()
    }
  },
})

/** A model, told by each kind's own prompt. */
export function modelEngine(name: string, model: Model): Engine {
  const draftOf = (
    { writer, request }: Task,
    brief: Brief,
    asked: ModelRequest<object>['turns'],
    answered: ModelResponse<object>,
  ): Draft => ({
    result: writer.read(answered.answer, request),
    engine: answered.model,
    tokens: answered.tokens,
    talk: { brief, turns: [...asked, { role: 'assistant', content: answered.said }] },
  })
  return {
    name,
    async write(task, { signal, onPartial }) {
      const { writer, request, revision, budget } = task
      const brief = writer.prompt(request, revision)
      const turns = [{ role: 'user', content: brief.prompt }] as const
      const hearing = {
        ...{ signal, budget },
        onPartial: onPartial && ((partial: unknown) => onPartial(writer.read(partial ?? {}, request), brief.system)),
      }
      return draftOf(task, brief, turns, await model.ask<object>({ system: brief.system, turns, answer: writer.answer }, hearing))
    },
    async rewrite(task, { talk }, instruction, signal) {
      if (!talk) throw new TypeError('Only a draft that a model wrote can be rewritten')
      const turns = [...talk.turns, { role: 'user', content: instruction } as const]
      return draftOf(
        task,
        talk.brief,
        turns,
        await model.ask<object>({ system: talk.brief.system, turns, answer: task.writer.answer }, { signal, budget: task.budget }),
      )
    },
  }
}
