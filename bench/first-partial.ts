import { figure, percentile, table } from '#bench/figures.ts'
import { ownerCookie } from '#bench/owner.ts'
import { topics } from '#eval/topics.ts'
import { kinds } from '#kinds/registry.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { eventsOf } from '#tests/support/events.ts'

const rounds = 60

/** Streams of the built-in writer whose first words are timed. */
const asked = [
  { kind: kinds.post, fields: { language: 'en', length: 'long' } },
  { kind: kinds.post, fields: { language: 'ja', length: 'long', topic: topics.ja.known[0] } },
  { kind: kinds.script, fields: { language: 'en', length: 'long' } },
  { kind: kinds.script, fields: { language: 'hi', length: 'long', topic: topics.hi.known[0] } },
] as const

/** How soon after the request the first words of a streamed result arrive, sign-in and reservation included. */
export async function benchFirstPartial(): Promise<string> {
  const server = await startServer('postgres')
  try {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      cookie: await ownerCookie(server),
      origin: server.url,
    }
    const rows = []
    for (const { kind, fields } of asked) {
      const times: number[] = []
      for (let at = 0; at < rounds; at++) {
        const start = performance.now()
        const body = JSON.stringify({ ...kind.sample, ...fields })
        const response = await fetch(`${server.url}/functions/v1/${kind.call}`, { method: 'POST', headers, body })
        let first = 0
        for await (const { event } of eventsOf(response)) if (event === 'message' && first === 0) first = performance.now() - start
        if (first === 0) throw new Error(`${kind.call} sent no partial`)
        times.push(first)
      }
      rows.push([`${kind.label}, ${fields.language}, long`, figure(percentile(times, 0.5)), figure(percentile(times, 0.99))])
    }
    return table(['First words of a stream', 'p50 ms', 'p99 ms'], rows)
  } finally {
    await server.stop()
  }
}
