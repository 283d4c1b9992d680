import { afterAll, beforeAll, expect, test } from 'vitest'
import { fail } from '#server/platform/fail.ts'
import { createLog } from '#server/platform/log.ts'
import { openTelemetry } from '#server/platform/open-telemetry.ts'
import type { Tracing } from '#server/platform/tracing.ts'
import { type CollectorDouble, startCollector } from '#tests/support/collector.ts'
import { freePort } from '#tests/support/network.ts'

let collector: CollectorDouble
beforeAll(async () => {
  collector = await startCollector()
})
afterAll(() => collector.close())

/** Does it with traces, and answers the spans that it delivered. */
async function delivered(does: (tracing: Tracing) => Promise<unknown>, share = 1) {
  const before = collector.spans.length
  const tracing = openTelemetry({ endpoint: collector.url, headers: {}, service: 'test', share }, createLog('silent'))
  await does(tracing)
  await tracing.close()
  return collector.spans.slice(before)
}
const request = { name: 'POST', kind: 'server' } as const

test('work inside work is a span below it, each at its own time', async () => {
  const spans = await delivered(({ span }) =>
    span(request, (root) => {
      root.rename('POST /api/me')
      return Promise.all(['one', 'two'].map((name) => span({ name, facts: { at: name } }, async () => name)))
    }),
  )
  const root = spans.find(({ kind }) => kind === 'server')
  expect(root).toMatchObject({ name: 'POST /api/me', parent: undefined, failed: false })
  expect(spans.filter(({ parent }) => parent === root?.id)).toMatchObject([{ facts: { at: 'one' } }, { facts: { at: 'two' } }])
})

test('what work throws is passed on, and told by its code, never by its words', async () => {
  const words = 'the topic that somebody typed'
  const thrown = [fail('QUOTA_REACHED', undefined, words), Object.assign(new Error(words), { code: '57014' }), new TypeError(words)]
  const spans = await delivered(({ span }) =>
    span(request, async () => {
      for (const error of thrown) await expect(span({ name: 'work' }, () => Promise.reject(error))).rejects.toBe(error)
    }),
  )
  const failed = spans.filter((each) => each.failed)
  expect(failed.map(({ facts }) => facts['error.type'])).toEqual(['QUOTA_REACHED', '57014', 'TypeError'])
  expect(collector.bodies.join()).not.toContain(words)
})

test('work outside of any request, and requests beyond the share, are only done', async () => {
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  expect(await delivered(({ span }) => span({ name: 'job' }, work('job')))).toEqual([])
  expect(await delivered(({ span }) => span(request, work('request')), 0)).toEqual([])
  expect(done).toEqual(['job', 'request'])
})

test('a caller that names a span with anything odd is not believed', async () => {
  const odd = ['', 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01`]
  const spans = await delivered(async ({ span }) => {
    for (const continues of odd) await span({ ...request, continues }, async () => undefined)
  })
  expect(spans.map(({ parent }) => parent)).toEqual(odd.map(() => undefined))
})

/** Traces to another place than the collector's, and what is logged of them. */
function misdirected(endpoint: string) {
  const lines: string[] = []
  const log = createLog('warn', [], { write: (line) => void lines.push(line) })
  return { lines, tracing: openTelemetry({ endpoint, headers: {}, service: 'test', share: 1 }, log) }
}

test('a collector that is away delays no work and no stop', async () => {
  const { tracing, lines } = misdirected(`http://127.0.0.1:${await freePort()}`)
  expect(await tracing.span(request, async () => 'done')).toBe('done')
  await tracing.close()
  // The delivery is still tried again: its end, which is logged, was not waited for.
  expect(lines).toEqual([])
})

test('a collector that refuses is logged once, however many deliveries it refuses', async () => {
  const { tracing, lines } = misdirected(`${collector.url}/elsewhere`)
  // More than two deliveries hold.
  for (let at = 0; at < 1100; at++) await tracing.span(request, async () => undefined)
  await tracing.close()
  expect(lines).toEqual([expect.stringContaining('"msg":"traces cannot be delivered"')])
})
