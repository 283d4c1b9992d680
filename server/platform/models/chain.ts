import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/platform/log.ts'
import { askOnce, type Patience } from '#server/platform/models/ask-once.ts'
import { type FailureReason, type Model, ModelFailure } from '#server/platform/models/model.ts'
import { type ModelSettings, type NamedModel, namedModels } from '#server/platform/models/providers.ts'

/** How long each model of a chain may be silent, and how soon it is asked again, in milliseconds. */
export interface ChainPatience extends Patience {
  /** To the first sign of life of a model that another one waits behind: silence there costs only the switch. */
  readonly firstFollowed: number
  /** Before a model is asked a second time, unless it names a pause of its own; twice as long before the third. */
  readonly again: number
}

export const defaultPatience: ChainPatience = { first: 20_000, firstFollowed: 6_000, between: 10_000, again: 250 }

/** How often a model is asked before the next one is, or before giving up. */
const tries = { followed: 2, last: 3 } as const
/** Another try can change these; a wrong key stays wrong, and who stalled has had its time. */
const worthRetrying: ReadonlySet<FailureReason> = new Set(['busy', 'unreachable', 'unusable'])
/** Milliseconds. With another model waiting, a long pause helps nobody. */
const longestPause = { followed: 600, last: 15_000 } as const

/** Milliseconds before the next try of the same model; `null` when there should be none. */
function pauseBefore(failure: ModelFailure, tried: number, place: 'followed' | 'last', again: number): number | null {
  if (!worthRetrying.has(failure.reason) || tried >= tries[place]) return null
  const pause = failure.retryAfter ?? again * 2 ** (tried - 1)
  return pause <= longestPause[place] ? pause : null
}

/** Told of each call that a model did not answer. */
export type Failed = (model: string, reason: FailureReason) => void

/** A chain of models: each is retried a little, then the next is asked. */
export const chain = (
  models: readonly NamedModel[],
  log: Log,
  { first, firstFollowed, between, again }: ChainPatience,
  failed: Failed = () => {},
): Model => ({
  async ask(ask, hearing) {
    let failure = new ModelFailure('unreachable')
    for (const [at, named] of models.entries()) {
      const place = at < models.length - 1 ? 'followed' : 'last'
      const patience = { first: place === 'followed' ? firstFollowed : first, between }
      for (let tried = 1; ; tried++) {
        try {
          return await askOnce(named, ask, hearing, patience)
        } catch (error) {
          if (!(error instanceof ModelFailure)) throw error
          failure = error
        }
        log.warn({ model: named.name, reason: failure.reason, tried, error: failure.cause }, 'A model gave no answer')
        failed(named.name, failure.reason)
        const pause = pauseBefore(failure, tried, place, again)
        if (pause === null) break
        await wait(pause, undefined, { signal: hearing.signal })
      }
    }
    throw failure
  },
})

/** The configured models as one. @throws StartError when a provider lacks its key or address */
export const createModel = (settings: ModelSettings, log: Log, patience: ChainPatience = defaultPatience, failed?: Failed): Model =>
  chain(namedModels(settings), log, patience, failed)
