import { ORPCError } from '@orpc/server'
import type { LanguageCode } from '#contract/options.ts'
import type { SourcePoint } from '#contract/sources.ts'
import type { EngineSetup, Engines } from '#server/core/generation/engines.ts'
import type { Log } from '#server/infra/log.ts'
import { type Model, type ModelCallOptions, ModelFailure } from '#server/infra/models/model.ts'
import { condensedAnswer, condensePrompt, readCondensed, type SourcePart } from '#writer/source/condense.ts'
import type { Outline, SourceReader } from '#writer/source/outline.ts'

/** What was understood of a text. */
export interface Understood {
  readonly title: string
  readonly language: LanguageCode | null
  /** In the order of the text, each word for word in it. */
  readonly points: readonly SourcePoint[]
}

interface Deps {
  readonly engines: Pick<Engines, 'current'>
  readonly log: Pick<Log, 'error'>
  /** Milliseconds that a model may take for all parts of a source; for tests. */
  readonly patience?: number
}

/** A model that takes longer is replaced by the built-in way, part by part. */
const defaultPatience = 60_000

/** A model that chooses the points of a user's source. */
export interface SourceModel {
  readonly ask: NonNullable<Model['ask']>
  readonly reader: SourceReader
  readonly budget: ModelCallOptions['budget']
}

/**
 * Finds title, language and points of a text. A model chooses among the text's own passages, within the token budgets and without a charge;
 * without a model, or where it fails, the built-in way does. Either way every point, fact and title is in the text word for word.
 */
export function createUnderstanding({ engines, log, patience = defaultPatience }: Deps) {
  /** What a model says about one part; undefined when it does not answer. */
  async function condense(part: SourcePart, ask: SourceModel['ask'], options: ModelCallOptions) {
    const { system, prompt } = condensePrompt(part)
    try {
      const { answer } = await ask({ system, turns: [{ role: 'user', content: prompt }], answer: condensedAnswer }, options)
      return readCondensed(answer, part)
    } catch (error) {
      const isExpected = error instanceof ModelFailure || error instanceof ORPCError || options.signal.aborted
      if (!isExpected) log.error({ error }, 'a source could not be condensed')
      return undefined
    }
  }

  return {
    /** The model for a user's sources; undefined when the built-in way has to do. */
    async modelFor(userId: string): Promise<SourceModel | undefined> {
      const { engine, tokenBudgets }: EngineSetup = engines.current()
      const { ask, use } = engine
      if (!ask) return undefined
      try {
        return { ask, reader: { window: use?.brief ?? 'full', lacks: use?.lacks ?? [] }, budget: await tokenBudgets?.budgetOf(userId) }
      } catch (error) {
        if (error instanceof ORPCError) return undefined
        throw error
      }
    },

    /** @param outline of a text that was read for `model` */
    async understand(outline: Outline, model: SourceModel | undefined, signal: AbortSignal): Promise<Understood> {
      const { language, ownTitle, foundTitle, parts } = outline
      // A text that somebody is charged for comes first in the queue of a local model.
      const options = {
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        budget: model?.budget,
        priority: 'batch',
      } as const
      const condensed = model ? await Promise.all(parts.map((part) => condense(part, model.ask, options))) : []
      signal.throwIfAborted()
      const points = parts.flatMap((part, at) => {
        const byModel = condensed[at]?.points ?? []
        return byModel.length > 0 ? byModel : part.found
      })
      return {
        language,
        title: ownTitle || condensed.find((part) => part?.title)?.title || foundTitle,
        points: (points.length > 0 ? points : outline.points).toSorted((one, other) => one.at - other.at),
      }
    },
  }
}
