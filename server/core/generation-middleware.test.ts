import { expect, test } from 'vitest'
import type { GenerationOrder, Generations, Reader } from '#server/core/generate.ts'
import { withMetrics } from '#server/core/generation-middleware.ts'
import { fail } from '#server/platform/fail.ts'
import type { GenerationEnd } from '#server/platform/metrics.ts'

const order = { kind: 'titles' } as GenerationOrder

/** What is counted, and noted as a failure, of a generation that runs like this. */
async function countsOf(run: (reader: Reader) => Promise<Record<string, unknown>>, signal = new AbortController().signal) {
  const ends: GenerationEnd[] = []
  const noted: string[] = []
  const generations: Generations = { begin: async () => ({ id: 'one', run }) }
  const counters = {
    metrics: { generation: (end: GenerationEnd) => void ends.push(end) },
    failures: { note: (_: string, kind: string, reason: string) => void noted.push(`${kind}: ${reason}`) },
    engine: 'openai/first',
  }
  const begun = await withMetrics(generations, counters).begin(order)
  await Promise.allSettled([begun.run({ signal, onPartial: () => {} })])
  return { ends, noted }
}

test('a charged result counts for who wrote it, with the time to its first part', async () => {
  const { ends, noted } = await countsOf(async ({ onPartial, onCharged }) => {
    onPartial?.(() => ({}))
    onCharged?.({ engine: 'openai/spare' })
    return {}
  })
  expect(ends).toEqual([
    { kind: 'titles', engine: 'openai/spare', outcome: 'done', seconds: expect.any(Number), firstPartSeconds: expect.any(Number) },
  ])
  expect(noted).toEqual([])
})

test('an answer that was given before is no new one', async () => {
  expect((await countsOf(async () => ({}))).ends).toMatchObject([{ outcome: 'replayed', engine: 'openai/first' }])
})

test('a failure of ours counts by its code and is noted; a stop by the person counts as one, and is not noted', async () => {
  const failing = () => Promise.reject(fail('GENERATION_TIMEOUT'))
  expect(await countsOf(failing)).toMatchObject({ ends: [{ outcome: 'GENERATION_TIMEOUT' }], noted: ['titles: GENERATION_TIMEOUT'] })
  expect(await countsOf(failing, AbortSignal.abort())).toMatchObject({ ends: [{ outcome: 'stopped' }], noted: [] })
  expect(await countsOf(() => Promise.reject(new TypeError('x')))).toMatchObject({
    ends: [{ outcome: 'INTERNAL' }],
    noted: ['titles: INTERNAL'],
  })
})
