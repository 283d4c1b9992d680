import { afterAll, beforeAll, expect, test } from 'vitest'
import { fail } from '#server/infra/http/api-error.ts'
import { createLog } from '#server/infra/log.ts'
import { openTelemetry } from '#server/infra/open-telemetry.ts'
import type { Tracing } from '#server/infra/tracing.ts'
import { type CollectorDouble, startCollector } from '#tests/support/collector.ts'
import { freePort } from '#tests/support/network.ts'

let collector: CollectorDouble
beforeAll(async () => {
  collector = await startCollector()
})
afterAll(() => collector.close())

/** Runs a function with tracing. Returns the spans that the collector received. */
async function recordSpans(run: (tracing: Tracing) => Promise<unknown>, share = 1) {
  const before = collector.spans.length
  const tracing = openTelemetry({ endpoint: collector.url, headers: {}, service: 'test', share }, createLog('silent'))
  await run(tracing)
  await tracing.close()
  return collector.spans.slice(before)
}
const request = { name: 'POST', kind: 'server' } as const

test('nested work is a child span, also when it runs concurrently', async () => {
  const spans = await recordSpans(({ span }) =>
    span(request, (root) => {
      root.rename('POST /api/me')
      return Promise.all(['one', 'two'].map((name) => span({ name, attributes: { at: name } }, async () => name)))
    }),
  )
  const root = spans.find(({ kind }) => kind === 'server')
  expect(root).toMatchObject({ name: 'POST /api/me', parent: undefined, failed: false })
  expect(spans.filter(({ parent }) => parent === root?.id)).toMatchObject([{ attributes: { at: 'one' } }, { attributes: { at: 'two' } }])
})

test('an error is rethrown, and its span has its code, never its message', async () => {
  const message = 'the topic that a user typed'
  const thrown = [fail('QUOTA_REACHED', undefined, message), Object.assign(new Error(message), { code: '57014' }), new TypeError(message)]
  const spans = await recordSpans(({ span }) =>
    span(request, async () => {
      for (const error of thrown) await expect(span({ name: 'work' }, () => Promise.reject(error))).rejects.toBe(error)
    }),
  )
  const failedSpans = spans.filter(({ failed }) => failed)
  expect(failedSpans.map(({ attributes }) => attributes['error.type'])).toEqual(['QUOTA_REACHED', '57014', 'TypeError'])
  expect(collector.bodies.join()).not.toContain(message)
})

test('work outside of a request, and requests that are not sampled, run without spans', async () => {
  const done: string[] = []
  const work = (name: string) => async () => void done.push(name)
  expect(await recordSpans(({ span }) => span({ name: 'job' }, work('job')))).toEqual([])
  expect(await recordSpans(({ span }) => span(request, work('request')), 0)).toEqual([])
  expect(done).toEqual(['job', 'request'])
})

test('an invalid traceparent is ignored', async () => {
  const invalid = ['', 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01`]
  const spans = await recordSpans(async ({ span }) => {
    for (const traceparent of invalid) await span({ ...request, traceparent }, async () => undefined)
  })
  expect(spans.map(({ parent }) => parent)).toEqual(invalid.map(() => undefined))
})

/** Tracing to another URL than the collector's, and its log lines. */
function tracingTo(endpoint: string) {
  const lines: string[] = []
  const log = createLog('warn', [], { write: (line) => void lines.push(line) })
  return { lines, tracing: openTelemetry({ endpoint, headers: {}, service: 'test', share: 1 }, log) }
}

test('an unreachable collector delays neither work nor shutdown', async () => {
  const { tracing, lines } = tracingTo(`http://127.0.0.1:${await freePort()}`)
  expect(await tracing.span(request, async () => 'done')).toBe('done')
  await tracing.close()
  // The export is still being retried: `close` did not wait for its failure, which would be logged.
  expect(lines).toEqual([])
})

test('repeated failures of the collector are logged once', async () => {
  const { tracing, lines } = tracingTo(`${collector.url}/elsewhere`)
  // More spans than two exports hold.
  for (let at = 0; at < 1100; at++) await tracing.span(request, async () => undefined)
  await tracing.close()
  expect(lines).toEqual([expect.stringContaining('"msg":"traces cannot be delivered"')])
})
