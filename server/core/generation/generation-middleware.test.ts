import { expect, test } from 'vitest'
import type { GenerationOrder, Generations, RunOptions } from '#server/core/generation/generate.ts'
import { withMetrics } from '#server/core/generation/generation-middleware.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { GenerationEnd } from '#server/infra/metrics.ts'

const order = { kind: 'titles' } as GenerationOrder

/** The metrics and the recorded failures of a generation with this `run`. */
async function runWithMetrics(run: (options: RunOptions) => Promise<Record<string, unknown>>, signal = new AbortController().signal) {
  const counted: GenerationEnd[] = []
  const recorded: string[] = []
  const generations: Generations = { begin: async () => ({ id: 'one', run }) }
  const counters = {
    metrics: { generation: (end: GenerationEnd) => void counted.push(end) },
    failures: { note: (_: string, kind: string, reason: string) => void recorded.push(`${kind}: ${reason}`) },
    engine: () => 'openai/first',
  }
  const reserved = await withMetrics(generations, counters).begin(order)
  await Promise.allSettled([reserved.run({ signal, onPartial: () => {} })])
  return { counted, recorded }
}

test('a charged result counts for the engine that wrote it, with the time to its first partial', async () => {
  const { counted, recorded } = await runWithMetrics(async ({ onPartial, onCharged }) => {
    onPartial?.(() => ({}))
    onCharged?.({ engine: 'openai/spare' })
    return {}
  })
  expect(counted).toEqual([
    { kind: 'titles', engine: 'openai/spare', outcome: 'done', seconds: expect.any(Number), firstPartSeconds: expect.any(Number) },
  ])
  expect(recorded).toEqual([])
})

test('a replayed result counts as replayed', async () => {
  expect((await runWithMetrics(async () => ({}))).counted).toMatchObject([{ outcome: 'replayed', engine: 'openai/first' }])
})

test('a failure of the server counts by its code and is recorded; a stop by the user counts as stopped and is not recorded', async () => {
  const failing = () => Promise.reject(fail('GENERATION_TIMEOUT'))
  expect(await runWithMetrics(failing)).toMatchObject({
    counted: [{ outcome: 'GENERATION_TIMEOUT' }],
    recorded: ['titles: GENERATION_TIMEOUT'],
  })
  expect(await runWithMetrics(failing, AbortSignal.abort())).toMatchObject({ counted: [{ outcome: 'stopped' }], recorded: [] })
  expect(await runWithMetrics(() => Promise.reject(new TypeError('x')))).toMatchObject({
    counted: [{ outcome: 'INTERNAL' }],
    recorded: ['titles: INTERNAL'],
  })
})
