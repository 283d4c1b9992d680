import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/platform/log.ts'
import { askOnce, type ModelTimeouts } from '#server/platform/models/ask-once.ts'
import {
  type FailureReason,
  type Model,
  type ModelCallOptions,
  type ModelCallResult,
  ModelFailure,
  type ModelRequest,
  type ModelResponse,
} from '#server/platform/models/model.ts'
import { type ModelSettings, type NamedModel, namedModels } from '#server/platform/models/providers.ts'
import { usualAnswer } from '#server/platform/token-limits.ts'
import { noTracing, type Tracing } from '#server/platform/tracing.ts'

/** UTF-8. In every script most tokens are longer, so that what is counted is rather too much than too little. */
const bytesPerToken = 3
const tokensOf = (bytes: number): number => Math.ceil(bytes / bytesPerToken)

/** What a call took that ended in an error. Nothing, where a model refused it before it began. @param heard bytes of what was said */
function tokensOfFailedCall(error: unknown, asked: number, heard: number): number {
  const began = heard > 0 || !(error instanceof ModelFailure) || error.reason === 'stalled'
  return began ? asked + tokensOf(heard) : 0
}

/**
 * A call within a budget: what it may take at most is set aside first, and what it did take is told afterwards, as the model counted or,
 * where it broke off or did not count, by the length of what was said.
 * @throws what the budget refuses with, and what the call throws
 */
async function withTokenBudget<Answer extends object>(
  { ask: { system, turns }, hearing, named }: { ask: ModelRequest<Answer>; hearing: ModelCallOptions; named: NamedModel },
  call: (hearing: ModelCallOptions) => Promise<ModelResponse<Answer>>,
): Promise<ModelResponse<Answer>> {
  if (!hearing.budget) return call(hearing)
  const asked = tokensOf(Buffer.byteLength([system, ...turns.map(({ content }) => content)].join('\n')))
  const tell = await hearing.budget.reserve(asked + (named.maxOutputTokens ?? usualAnswer))
  // Counted and not kept: a model may think for megabytes.
  let heard = 0
  const onText = (text: string) => {
    heard += Buffer.byteLength(text)
  }
  try {
    const answered = await call({ ...hearing, onText })
    const { input, output } = answered.tokens
    await tell(input + output || asked + tokensOf(heard))
    return answered
  } catch (error) {
    await tell(tokensOfFailedCall(error, asked, heard))
    throw error
  }
}

/** How long each model of a chain may be silent, and how soon it is asked again, in milliseconds. */
export interface ChainTimeouts extends ModelTimeouts {
  /** To the first sign of life of a model that another one waits behind: silence there costs only the switch. */
  readonly firstFollowed: number
  /** Before a model is asked a second time, unless it names a pause of its own; twice as long before the third. */
  readonly again: number
}

export const defaultTimeouts: ChainTimeouts = { first: 20_000, firstFollowed: 6_000, between: 10_000, again: 250 }

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

/** Who sees each call to a model: `ended` is told of it when it is over. */
export interface ModelCallObserver {
  readonly ended: (call: ModelCallResult) => void
  readonly tracing: Tracing
}
const nobody: ModelCallObserver = { ended: () => {}, tracing: noTracing }

/** One call, seen. What is counted and traced are names and figures. */
function observedCall<Answer extends object>(
  named: NamedModel,
  ask: ModelRequest<Answer>,
  hearing: ModelCallOptions,
  { patience, watch: { ended, tracing } }: { patience: ModelTimeouts; watch: ModelCallObserver },
): Promise<ModelResponse<Answer>> {
  const [provider, model] = named.name.split(/\/(.*)/s)
  const began = performance.now()
  const end = (call: Omit<ModelCallResult, 'model' | 'seconds'>) =>
    ended({ ...call, model: named.name, seconds: (performance.now() - began) / 1000 })
  const facts = { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': provider, 'gen_ai.request.model': model }
  return tracing.span({ name: `chat ${model}`, kind: 'client', facts }, async (span) => {
    try {
      const answered = await askOnce(named, ask, hearing, patience)
      const { tokens } = answered
      span.setAttributes({ 'gen_ai.usage.input_tokens': tokens.input, 'gen_ai.usage.output_tokens': tokens.output })
      end({ outcome: 'answered', tokens })
      return answered
    } catch (error) {
      end({ outcome: error instanceof ModelFailure ? error.reason : 'stopped' })
      throw error
    }
  })
}

/** A chain of models: each is retried a little, then the next is asked. */
export const chain = (
  models: readonly NamedModel[],
  log: Log,
  { first, firstFollowed, between, again }: ChainTimeouts,
  watch: ModelCallObserver = nobody,
): Model => ({
  async ask(ask, hearing) {
    let failure: ModelFailure | undefined
    for (const [at, named] of models.entries()) {
      const place = at < models.length - 1 ? 'followed' : 'last'
      const patience = { first: place === 'followed' ? firstFollowed : first, between }
      for (let tried = 1; ; tried++) {
        try {
          return await withTokenBudget({ ask, hearing, named }, (heard) => observedCall(named, ask, heard, { patience, watch }))
        } catch (error) {
          if (!(error instanceof ModelFailure)) throw error
          failure = error
        }
        log.warn({ model: named.name, reason: failure.reason, tried, error: failure.cause }, 'A model gave no answer')
        const pause = pauseBefore(failure, tried, place, again)
        if (pause === null) break
        await wait(pause, undefined, { signal: hearing.signal })
      }
    }
    throw failure ?? new ModelFailure('unreachable')
  },
})

/** The configured models as one. @throws StartError when a provider lacks its key or address */
export const createModel = (
  settings: ModelSettings,
  log: Log,
  patience: ChainTimeouts = defaultTimeouts,
  watch?: ModelCallObserver,
): Model => chain(namedModels(settings), log, patience, watch)
