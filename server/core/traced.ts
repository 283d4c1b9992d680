import type { Generations } from '#server/core/generate.ts'
import type { Quota } from '#server/core/quota.ts'
import type { Tracing } from '#server/platform/tracing.ts'

/** The same quota, each reservation and its end a span. */
export const tracedQuota = (quota: Quota, { span }: Pick<Tracing, 'span'>): Quota => ({
  ...quota,
  async reserve(wish) {
    const facts = { 'postwright.feature': wish.feature }
    const place = await span({ name: 'reserve', facts }, () => quota.reserve(wish))
    if (place.state === 'done') return place
    return {
      ...place,
      settle: (result, spent) => span({ name: 'settle', facts }, () => place.settle(result, spent)),
      release: () => span({ name: 'release', facts }, () => place.release()),
    }
  },
})

/** The same generations, each a span from its reservation to its end: calls to models and what is settled are spans below it. */
export const tracedGenerations = (generations: Generations, { span }: Pick<Tracing, 'span'>): Generations => ({
  async begin(order) {
    const begun = await generations.begin(order)
    const facts = { 'postwright.kind': order.kind, 'postwright.generation': begun.id }
    return { ...begun, run: (reader) => span({ name: `generate ${order.kind}`, facts }, () => begun.run(reader)) }
  },
})
