import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/infra/log.ts'
import { askOnce, type ModelTimeouts } from '#server/infra/models/ask-once.ts'
import { defaultLoadingTimes, hasStalled, type LoadingTimes, withLoading } from '#server/infra/models/loading.ts'
import {
  type Model,
  type ModelCallOptions,
  type ModelCallResult,
  ModelFailure,
  type ModelRequest,
  type ModelResponse,
  mostCalls,
} from '#server/infra/models/model.ts'
import { type ModelSettings, type NamedModel, namedModels } from '#server/infra/models/providers.ts'
import { defaultMaxOutputTokens } from '#server/infra/token-limits.ts'
import { noTracing, type SpanOptions, type Tracing } from '#server/infra/tracing.ts'

/** UTF-8 bytes. In every script most tokens are longer, so that an estimate is too high rather than too low. */
const bytesPerToken = 3
const estimateTokens = (bytes: number): number => Math.ceil(bytes / bytesPerToken)

/** The tokens of a failed call: none when the model rejected the request. @param receivedBytes of the answer and the reasoning */
function tokensOfFailedCall(error: unknown, promptTokens: number, receivedBytes: number): number {
  const wasAccepted = receivedBytes > 0 || !(error instanceof ModelFailure) || error.reason === 'stalled'
  return wasAccepted ? promptTokens + estimateTokens(receivedBytes) : 0
}

/**
 * Runs a call within its token budget: reserves the most that it may use, then settles what it used. That is the model's own count or, for
 * a failed call or a model that does not count, an estimate from the length of the texts.
 * @throws the budget's error, and what the call throws
 */
async function withTokenBudget<Answer extends object>(
  { request: { system, turns }, options, named }: { request: ModelRequest<Answer>; options: ModelCallOptions; named: NamedModel },
  call: (options: ModelCallOptions) => Promise<ModelResponse<Answer>>,
): Promise<ModelResponse<Answer>> {
  if (!options.budget) return call(options)
  const promptTokens = estimateTokens(Buffer.byteLength([system, ...turns.map(({ content }) => content)].join('\n')))
  const settle = await options.budget.reserve(promptTokens + (named.maxOutputTokens ?? defaultMaxOutputTokens))
  // Only the length is stored: the reasoning may be megabytes long.
  let receivedBytes = 0
  const onText = (text: string) => {
    receivedBytes += Buffer.byteLength(text)
  }
  try {
    const response = await call({ ...options, onText })
    const { input, output } = response.tokens
    await settle(input + output || promptTokens + estimateTokens(receivedBytes))
    return response
  } catch (error) {
    await settle(tokensOfFailedCall(error, promptTokens, receivedBytes))
    throw error
  }
}

/** Timeouts and retry delay of the models of a chain, in milliseconds. */
export interface ChainTimeouts extends ModelTimeouts {
  /** To the first chunk of a model that is followed by another: shorter, because the next model can take over. */
  readonly firstFollowed: number
  /** Of servers that may have to load a model; absent: they get no other time than the rest. */
  readonly loading?: LoadingTimes
  /** Before the second attempt, unless the provider sends `retry-after`; twice as long before the third. */
  readonly again: number
}

export const defaultTimeouts: ChainTimeouts = {
  first: 20_000,
  firstFollowed: 6_000,
  between: 10_000,
  again: 250,
  loading: defaultLoadingTimes,
}

/** How often a model is called before the chain continues with the next one or fails. */
const maxAttempts = { followed: 2, last: 3 } as const
/** Milliseconds. If another model follows, it is faster to call that one than to wait longer. */
const maxDelay = { followed: 600, last: 15_000 } as const

/** Milliseconds before the next attempt with the same model; `null` when there is none. */
function retryDelay(
  failure: ModelFailure,
  { attempt, attempts }: { attempt: number; attempts: number | undefined },
  position: 'followed' | 'last',
  again: number,
): number | null {
  const most = Math.min(attempts ?? maxAttempts[position], mostCalls(failure.detail.code))
  if (failure.repeated || attempt >= most) return null
  const delay = failure.retryAfter ?? again * 2 ** (attempt - 1)
  return delay <= maxDelay[position] ? delay : null
}

/** Receives metrics and traces of model calls. */
export interface ModelCallObserver {
  /** Called after each call. */
  readonly onEnd: (call: ModelCallResult) => void
  readonly tracing: Tracing
}
const noObserver: ModelCallObserver = { onEnd: () => {}, tracing: noTracing }

/** One call with metrics and a trace span. Both hold names and figures only, no texts. */
function observedCall<Answer extends object>(
  named: NamedModel,
  request: ModelRequest<Answer>,
  options: ModelCallOptions,
  { timeouts, observer: { onEnd, tracing } }: { timeouts: ModelTimeouts; observer: ModelCallObserver },
): Promise<ModelResponse<Answer>> {
  const [provider, model] = named.name.split(/\/(.*)/s)
  const start = performance.now()
  const reportEnd = (call: Omit<ModelCallResult, 'model' | 'seconds'>) =>
    onEnd({ ...call, model: named.name, seconds: (performance.now() - start) / 1000 })
  const work: SpanOptions = {
    name: `chat ${model}`,
    kind: 'client',
    attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': provider, 'gen_ai.request.model': model },
  }
  return tracing.span(work, async (span) => {
    try {
      const response = await askOnce(named, request, options, timeouts)
      const { tokens } = response
      span.setAttributes({ 'gen_ai.usage.input_tokens': tokens.input, 'gen_ai.usage.output_tokens': tokens.output })
      reportEnd({ outcome: 'answered', tokens })
      return response
    } catch (error) {
      reportEnd(error instanceof ModelFailure ? { outcome: error.reason, code: error.detail.code } : { outcome: 'stopped' })
      throw error
    }
  })
}

/**
 * A model with the time that its server may need to load it. A fallback does not take its place meanwhile: the load would be stopped, and begin
 * again with the next text.
 */
function loadable(
  named: NamedModel,
  times: LoadingTimes | undefined,
  position: 'followed' | 'last',
): { named: NamedModel; silence?: number } {
  const { loadedBy } = named
  if (!times || loadedBy === undefined) return { named }
  const hangs = position === 'followed' && hasStalled(loadedBy)
  return { named: { ...named, model: withLoading(named.model, loadedBy, times) }, ...(!hangs && { silence: times.most }) }
}

/** A chain of models: each is retried a few times, then the next one is called. */
export const createModelChain = (
  models: readonly NamedModel[],
  log: Log,
  { first, firstFollowed, between, again, loading }: ChainTimeouts,
  observer: ModelCallObserver = noObserver,
): Model => ({
  use: models[0]?.use,
  async ask(request, options) {
    let failure: ModelFailure | undefined
    for (const [index, asked] of models.entries()) {
      const position = index < models.length - 1 ? 'followed' : 'last'
      const usual = position === 'followed' ? firstFollowed : first
      const { named, silence = usual } = loadable(asked, loading, position)
      const timeouts = { first: silence, between }
      for (let attempt = 1; ; attempt++) {
        try {
          return await withTokenBudget({ request, options, named }, (callOptions) =>
            observedCall(named, request, callOptions, { timeouts, observer }),
          )
        } catch (error) {
          if (!(error instanceof ModelFailure)) throw error
          failure = error
        }
        log.warn({ model: named.name, reason: failure.reason, tried: attempt, error: failure.cause }, 'A model gave no answer')
        const delay = retryDelay(failure, { attempt, attempts: named.use?.attempts }, position, again)
        if (delay === null) break
        await wait(delay, undefined, { signal: options.signal })
      }
    }
    throw failure ?? new ModelFailure('unreachable')
  },
})

/** A chain of the configured models. @throws StartError when a provider's key or URL is missing */
export const createModel = (
  settings: ModelSettings,
  log: Log,
  timeouts: ChainTimeouts = defaultTimeouts,
  observer?: ModelCallObserver,
): Model => createModelChain(namedModels(settings), log, timeouts, observer)
