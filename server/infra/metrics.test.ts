import { expect, test } from 'vitest'
import type { Database } from '#server/infra/db/database.ts'
import { createMetrics } from '#server/infra/metrics.ts'

const depths = [{ queue: 'notice', state: 'retrying', count: 3 }]
/** A pool of five connections, three of them busy, with two waiting queries. */
const pool = { totalCount: 5, idleCount: 2, waitingCount: 2 }
/** A database that returns queue depths or rejects every query. */
const createDatabase = (healthy: boolean) =>
  ({
    kind: 'postgres',
    client: pool,
    db: { execute: () => (healthy ? Promise.resolve({ rows: depths }) : Promise.reject(new Error('gone'))) },
  }) as unknown as Database

test('queue depths and pool usage are read at each scrape', async () => {
  const metrics = createMetrics(createDatabase(true))
  const lines = (await metrics.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'jobs{queue="notice",state="retrying"} 3',
      'database_connections{state="busy"} 3',
      'database_connections{state="idle"} 2',
      'database_connection_waiters 2',
    ]),
  )
})

test('without a database the other metrics are still available', async () => {
  const metrics = createMetrics(createDatabase(false))
  metrics.database(false)
  const text = await metrics.text()
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toMatch(/^jobs\{/m)
})

test('a generation that was not charged has no duration, and tokens are counted by direction', async () => {
  const metrics = createMetrics(createDatabase(true))
  metrics.generation({ kind: 'post', engine: 'openai/a', outcome: 'GENERATION_TIMEOUT', seconds: 120 })
  metrics.modelCall({ model: 'openai/a', outcome: 'answered', seconds: 1, tokens: { input: 5, output: 2 } })
  metrics.modelCall({ model: 'openai/a', outcome: 'stalled', seconds: 20 })
  const text = await metrics.text()
  expect(text).toContain('generations_total{kind="post",engine="openai/a",outcome="GENERATION_TIMEOUT"} 1')
  expect(text).not.toMatch(/^generation_(duration|first_part)_seconds_count/m)
  expect(text).toContain('model_tokens_total{model="openai/a",direction="input"} 5')
  expect(text).toContain('model_call_duration_seconds_count{model="openai/a",outcome="stalled"} 1')
})
