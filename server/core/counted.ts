import { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import type { Failures } from '#server/core/failures.ts'
import type { Begun, Generations, Order, Reader } from '#server/core/generate.ts'
import type { GenerationEnd, Metrics } from '#server/platform/metrics.ts'

/** Endings that lie with us or the model, and not with what was asked. */
const ours: ReadonlySet<string> = new Set<ErrorCode>(['GENERATION_FAILED', 'GENERATION_TIMEOUT', 'UNAVAILABLE', 'INTERNAL'])

interface Counters {
  readonly metrics: Pick<Metrics, 'generation'>
  readonly failures: Pick<Failures, 'note'>
  /** Who is to write: `builtin` or a model's name. */
  readonly engine: string
}

/** The same generations, each counted by how it ended. */
export const counted = (generations: Generations, counters: Counters): Generations => ({
  async begin(order) {
    const begun = await generations.begin(order)
    return { ...begun, run: (reader) => countedRun(begun, reader, { ...counters, ...order }) }
  },
})

async function countedRun(begun: Begun, reader: Reader, { kind, metrics, failures, engine }: Counters & Order) {
  const watch = stopwatch(reader)
  const end = (outcome: GenerationEnd['outcome']) => metrics.generation({ kind, engine, ...watch.read(), outcome })
  try {
    const result = await begun.run(watch.reader)
    end(watch.read().engine ? 'done' : 'replayed')
    return result
  } catch (error) {
    // Who presses Stop has not met a failure.
    const stopped = reader.signal.aborted
    const code = error instanceof ORPCError ? error.code : 'INTERNAL'
    end(stopped ? 'stopped' : code)
    if (ours.has(code) && !stopped) failures.note('generation', kind, code)
    throw error
  }
}

/** The same reader, timed from now: when its first part came, and who wrote what was charged. */
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
