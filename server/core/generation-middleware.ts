import { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import type { Failures } from '#server/core/failures.ts'
import type { GenerationOrder, Generations, Reader, ReservedGeneration } from '#server/core/generate.ts'
import type { Limits } from '#server/core/limits.ts'
import type { Quota } from '#server/core/quota.ts'
import type { GenerationEnd, Metrics } from '#server/platform/metrics.ts'
import type { Tracing } from '#server/platform/tracing.ts'

/** Limits how many generations a user may begin a minute. Those that are stopped or fail count too. */
export const withRateLimit = (generations: Generations, limits: Pick<Limits, 'admit'>): Generations => ({
  ...generations,
  async begin(order) {
    await limits.admit('generation', order.account.id)
    return generations.begin(order)
  },
})

/** A span for each generation, from its reservation to its end: model calls and the settlement are spans below it. */
export const withTracing = (generations: Generations, { span }: Pick<Tracing, 'span'>): Generations => ({
  async begin(order) {
    const begun = await generations.begin(order)
    const facts = { 'postwright.kind': order.kind, 'postwright.generation': begun.id }
    return { ...begun, run: (reader) => span({ name: `generate ${order.kind}`, facts }, () => begun.run(reader)) }
  },
})

/** A span for each reservation, and one for its settlement or release. */
export const withQuotaTracing = (quota: Quota, { span }: Pick<Tracing, 'span'>): Quota => ({
  ...quota,
  async reserve(wish) {
    const facts = { 'postwright.feature': wish.feature }
    const reservation = await span({ name: 'reserve', facts }, () => quota.reserve(wish))
    if (reservation.state === 'done') return reservation
    return {
      ...reservation,
      settle: (result, spent) => span({ name: 'settle', facts }, () => reservation.settle(result, spent)),
      release: () => span({ name: 'release', facts }, () => reservation.release()),
    }
  },
})

/** Errors that the server or the model caused, not the request. */
const serverErrors: ReadonlySet<string> = new Set<ErrorCode>(['GENERATION_FAILED', 'GENERATION_TIMEOUT', 'UNAVAILABLE', 'INTERNAL'])

interface Counters {
  readonly metrics: Pick<Metrics, 'generation'>
  readonly failures: Pick<Failures, 'note'>
  /** The configured engine: `builtin` or a model's name. */
  readonly engine: string
}

/** Counts each generation by how it ended. */
export const withMetrics = (generations: Generations, counters: Counters): Generations => ({
  async begin(order) {
    const begun = await generations.begin(order)
    return { ...begun, run: (reader) => measuredRun(begun, reader, { ...counters, ...order }) }
  },
})

async function measuredRun(begun: ReservedGeneration, reader: Reader, { kind, metrics, failures, engine }: Counters & GenerationOrder) {
  const watch = stopwatch(reader)
  const end = (outcome: GenerationEnd['outcome']) => metrics.generation({ kind, engine, ...watch.read(), outcome })
  try {
    const result = await begun.run(watch.reader)
    end(watch.read().engine ? 'done' : 'replayed')
    return result
  } catch (error) {
    // A generation that its user stopped has not failed.
    const stopped = reader.signal.aborted
    const code = error instanceof ORPCError ? error.code : 'INTERNAL'
    end(stopped ? 'stopped' : code)
    if (serverErrors.has(code) && !stopped) failures.note('generation', kind, code)
    throw error
  }
}

/** The same reader, timed from now: when its first partial came, and which engine wrote what was charged. */
function stopwatch({ signal, onPartial }: Reader) {
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  const seen: { firstPartSeconds?: number; engine?: string } = {}
  const reader: Reader = {
    signal,
    ...(onPartial && {
      onPartial: (partial) => {
        seen.firstPartSeconds ??= since()
        onPartial(partial)
      },
    }),
    onCharged: ({ engine }) => {
      if (engine) seen.engine = engine
    },
  }
  return { reader, read: () => ({ ...seen, seconds: since() }) }
}
