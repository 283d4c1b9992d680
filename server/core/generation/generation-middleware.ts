import { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import type { Quota } from '#server/core/billing/quota.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import type { Failures } from '#server/core/generation/failures.ts'
import type { GenerationOrder, Generations, ReservedGeneration, RunOptions } from '#server/core/generation/generate.ts'
import type { GenerationEnd, Metrics } from '#server/infra/metrics.ts'
import type { Tracing } from '#server/infra/tracing.ts'

/** Limits how many generations a user may begin per minute. Stopped and failed ones count too. */
export const withRateLimit = (generations: Generations, limits: Pick<Limits, 'consumeOrThrow'>): Generations => ({
  ...generations,
  async begin(order) {
    await limits.consumeOrThrow('generation', order.account.id)
    return generations.begin(order)
  },
})

/** Adds a span for each run of a generation; model calls and the settlement are its children. */
export const withTracing = (generations: Generations, { span }: Pick<Tracing, 'span'>): Generations => ({
  async begin(order) {
    const reserved = await generations.begin(order)
    const attributes = { 'postwright.kind': order.kind, 'postwright.generation': reserved.id }
    return { ...reserved, run: (options) => span({ name: `generate ${order.kind}`, attributes }, () => reserved.run(options)) }
  },
})

/** Adds a span for each reservation, and one for its settlement or release. */
export const withQuotaTracing = (quota: Quota, { span }: Pick<Tracing, 'span'>): Quota => ({
  ...quota,
  async reserve(request) {
    const attributes = { 'postwright.feature': request.feature }
    const reservation = await span({ name: 'reserve', attributes }, () => quota.reserve(request))
    if (reservation.state === 'done') return reservation
    return {
      ...reservation,
      settle: (result, spent) => span({ name: 'settle', attributes }, () => reservation.settle(result, spent)),
      release: () => span({ name: 'release', attributes }, () => reservation.release()),
    }
  },
})

/** Errors that the server or a model caused, not the request. */
const serverErrors: ReadonlySet<string> = new Set<ErrorCode>(['GENERATION_FAILED', 'GENERATION_TIMEOUT', 'UNAVAILABLE', 'INTERNAL'])

interface Counters {
  readonly metrics: Pick<Metrics, 'generation'>
  readonly failures: Pick<Failures, 'note'>
  /** The engine of a generation that begins now: `builtin` or a model's name. */
  readonly engine: () => string
}

/** Counts each generation by its outcome. */
export const withMetrics = (generations: Generations, counters: Counters): Generations => ({
  async begin(order) {
    const reserved = await generations.begin(order)
    const engine = counters.engine()
    return { ...reserved, run: (options) => measuredRun(reserved, options, { ...counters, ...order, engine }) }
  },
})

async function measuredRun(
  reserved: ReservedGeneration,
  options: RunOptions,
  { kind, metrics, failures, engine }: Omit<Counters, 'engine'> & GenerationOrder & { readonly engine: string },
) {
  const timer = createRunTimer(options)
  const record = (outcome: GenerationEnd['outcome']) => metrics.generation({ kind, engine, ...timer.read(), outcome })
  try {
    const result = await reserved.run(timer.options)
    record(timer.read().engine ? 'done' : 'replayed')
    return result
  } catch (error) {
    // A generation that its user stopped has not failed.
    const stopped = options.signal.aborted
    const code = error instanceof ORPCError ? error.code : 'INTERNAL'
    record(stopped ? 'stopped' : code)
    if (serverErrors.has(code) && !stopped) failures.note('generation', kind, code)
    throw error
  }
}

/** Wraps the options of a run to measure the time to its first partial, and to learn which engine wrote a charged result. */
function createRunTimer({ onPartial, ...others }: RunOptions) {
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  const measured: { firstPartSeconds?: number; engine?: string } = {}
  const options: RunOptions = {
    ...others,
    ...(onPartial && {
      onPartial: (partial) => {
        measured.firstPartSeconds ??= elapsed()
        onPartial(partial)
      },
    }),
    onCharged: ({ engine }) => {
      if (engine) measured.engine = engine
    },
  }
  return { options, read: () => ({ ...measured, seconds: elapsed() }) }
}
