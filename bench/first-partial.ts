import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { secret, signedIn } from '#bench/people.ts'
import { topics } from '#eval/topics.ts'
import { kinds } from '#kinds/index.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { eventsOf } from '#tests/support/events.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

const rounds = 60

/** Streams of the built-in writer whose first words are timed. */
const asked = [
  { kind: kinds.post, fields: { language: 'en', length: 'long' } },
  { kind: kinds.post, fields: { language: 'ja', length: 'long', topic: topics.ja.known[0] } },
  { kind: kinds.script, fields: { language: 'en', length: 'long' } },
  { kind: kinds.script, fields: { language: 'hi', length: 'long', topic: topics.hi.known[0] } },
] as const

/** How soon after the request the first words of a streamed result arrive, sign-in and reservation included. */
export async function benchFirstPartial(): Promise<Findings> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl, AUTH_SECRET: secret })
  try {
    const people = await signedIn(databaseUrl, server.url, asked.length, 'pro')
    const rows = []
    for (const [at, { kind, fields }] of asked.entries()) {
      const cookie = people[at]?.cookie ?? ''
      const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie, origin: server.url }
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
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
    return { table: table(['First words of a stream', 'p50 ms', 'p99 ms'], rows) }
  } finally {
    await server.stop()
  }
}
