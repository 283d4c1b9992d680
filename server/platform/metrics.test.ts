import { expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { createMetrics } from '#server/platform/metrics.ts'

const depths = [{ queue: 'notice', state: 'retrying', count: 3 }]
/** A pool of five connections, three of them busy, for which two queries wait. */
const pool = { totalCount: 5, idleCount: 2, waitingCount: 2 }
/** A database that answers with queue depths, or refuses every question. */
const databaseThat = (answers: boolean) =>
  ({
    kind: 'postgres',
    client: pool,
    db: { execute: () => (answers ? Promise.resolve({ rows: depths }) : Promise.reject(new Error('gone'))) },
  }) as unknown as Database

test('queue depth and the use of the pool are as at the moment of the look', async () => {
  const metrics = createMetrics(databaseThat(true))
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

test('with the database away there are metrics all the same, and none of its own', async () => {
  const metrics = createMetrics(databaseThat(false))
  metrics.database(false)
  const text = await metrics.text()
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toMatch(/^jobs\{/m)
})

test('a generation that nobody charged has no time of its own, and tokens count by direction', async () => {
  const metrics = createMetrics(databaseThat(true))
  metrics.generation({ kind: 'post', engine: 'openai/a', outcome: 'GENERATION_TIMEOUT', seconds: 120 })
  metrics.modelCall({ model: 'openai/a', outcome: 'answered', seconds: 1, tokens: { input: 5, output: 2 } })
  metrics.modelCall({ model: 'openai/a', outcome: 'stalled', seconds: 20 })
  const text = await metrics.text()
  expect(text).toContain('generations_total{kind="post",engine="openai/a",outcome="GENERATION_TIMEOUT"} 1')
  expect(text).not.toMatch(/^generation_(duration|first_part)_seconds_count/m)
  expect(text).toContain('model_tokens_total{model="openai/a",direction="input"} 5')
  expect(text).toContain('model_call_duration_seconds_count{model="openai/a",outcome="stalled"} 1')
})
