import { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import type { Failures } from '#server/core/failures.ts'
import type { Generations } from '#server/core/generate.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Endings that lie with us or the model, and not with what was asked. */
const ours: ReadonlySet<string> = new Set<ErrorCode>(['GENERATION_FAILED', 'GENERATION_TIMEOUT', 'UNAVAILABLE', 'INTERNAL'])

/** The same generations, each counted by how it ended. */
export const counted = (generations: Generations, metrics: Pick<Metrics, 'generation'>, failures: Pick<Failures, 'note'>): Generations => ({
  ...generations,
  async begin(order) {
    const begun = await generations.begin(order)
    return {
      ...begun,
      async run(reader) {
        try {
          const result = await begun.run(reader)
          metrics.generation(order.kind, 'done')
          return result
        } catch (error) {
          const code = error instanceof ORPCError ? error.code : 'INTERNAL'
          metrics.generation(order.kind, code)
          // Who presses Stop has not met a failure.
          if (ours.has(code) && !reader.signal.aborted) failures.note('generation', order.kind, code)
          throw error
        }
      },
    }
  },
})
