import { ORPCError } from '@orpc/server'
import type { Generations } from '#server/core/generate.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** The same generations, each counted by how it ended. */
export const counted = (generations: Generations, metrics: Pick<Metrics, 'generation'>): Generations => ({
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
          metrics.generation(order.kind, error instanceof ORPCError ? error.code : 'INTERNAL')
          throw error
        }
      },
    }
  },
})
