import type { Generations } from '#server/core/generate.ts'
import type { Limits } from '#server/core/limits.ts'

/** The same generations, no more of them a minute than one person may begin. Those that are stopped or fail count too. */
export const limited = (generations: Generations, limits: Pick<Limits, 'admit'>): Generations => ({
  ...generations,
  async begin(order) {
    await limits.admit('generation', order.account.id)
    return generations.begin(order)
  },
})
