import { ORPCError } from '@orpc/server'
import type { LanguageCode } from '#contract/options.ts'
import type { SourcePoint } from '#contract/sources.ts'
import type { Engines, WritingSetup } from '#server/core/engines.ts'
import type { Log } from '#server/platform/log.ts'
import { type Model, type ModelCallOptions, ModelFailure } from '#server/platform/models/model.ts'
import { condensedAnswer, condensePrompt, partsOf, readCondensed, type SourcePart } from '#writer/source/condense.ts'
import { languageOf } from '#writer/source/language.ts'
import { givesOrders } from '#writer/source/orders.ts'
import { passagesOf } from '#writer/source/passages.ts'
import { findPoints, pointsFor, shortTitle, titleIn } from '#writer/source/understand.ts'

/** What was understood of a text. */
export interface Understood {
  readonly title: string
  readonly language: LanguageCode | null
  /** In the order of the text, each word for word in it. */
  readonly points: readonly SourcePoint[]
}

export interface TextToUnderstand {
  /** The document's own; empty when it has none. */
  readonly title: string
  readonly text: string
}

interface Deps {
  readonly engines: Pick<Engines, 'current'>
  readonly log: Pick<Log, 'error'>
  /** Milliseconds that a model may take for all parts of a source; for tests. */
  readonly patience?: number
}

/** A model that takes longer is replaced by the built-in way, part by part. */
const defaultPatience = 60_000

type Understanding = (source: TextToUnderstand, userId: string, signal: AbortSignal) => Promise<Understood>

/**
 * Finds title, language and points of a text. A model chooses among the text's own passages, within the token budgets and without a charge;
 * without a model, or where it fails, the built-in way does. Either way every point, fact and title is in the text word for word.
 */
export function createUnderstanding({ engines, log, patience = defaultPatience }: Deps): Understanding {
  /** The model for a language and its budget; undefined when the built-in way has to do. */
  async function modelFor(language: LanguageCode | null, userId: string) {
    const { engine, tokenBudgets }: WritingSetup = engines.current()
    const { ask, use } = engine
    if (!ask || (language && use?.lacks?.includes(language))) return undefined
    try {
      return { ask, window: use?.brief ?? ('full' as const), budget: await tokenBudgets?.budgetOf(userId) }
    } catch (error) {
      if (error instanceof ORPCError) return undefined
      throw error
    }
  }

  /** What a model says about one part; undefined when it does not answer. */
  async function condense(part: SourcePart, ask: Model['ask'], options: ModelCallOptions) {
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

  return async ({ title, text }, userId, signal) => {
    const [language, passages] = [await languageOf(text), passagesOf(text)]
    const found = await modelFor(language, userId)
    const parts = found ? partsOf(passages, found.window, pointsFor(text.length)) : []
    // A text that somebody is charged for comes first in the queue of a local model.
    const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]), budget: found?.budget, priority: 'batch' } as const
    const condensed = found ? await Promise.all(parts.map((part) => condense(part, found.ask, options))) : []
    signal.throwIfAborted()
    const points = parts.flatMap((part, at) => {
      const byModel = condensed[at]?.points ?? []
      const size = part.passages.reduce((sum, passage) => sum + passage.text.length, 0)
      return byModel.length > 0 ? byModel : findPoints(part.passages, size)
    })
    const ownTitle = givesOrders(title) ? '' : shortTitle(title)
    return {
      language,
      title: ownTitle || condensed.find((part) => part?.title)?.title || titleIn(passages),
      points: (points.length > 0 ? points : findPoints(passages, text.length)).toSorted((one, other) => one.at - other.at),
    }
  }
}
