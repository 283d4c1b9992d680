import { sql } from 'drizzle-orm'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Db } from '#server/infra/db/database.ts'
import type { ModelCallResult } from '#server/infra/models/model.ts'

/** The end of a generation. */
export interface GenerationEnd {
  readonly kind: string
  /** The engine that wrote it, or should have: `builtin` or a model's name. */
  readonly engine: string
  /** `done`, `replayed` when its idempotency key had a result already, or the code of the error. */
  readonly outcome: string
  /** Since the reservation. */
  readonly seconds: number
  /** From the reservation to the first partial that was sent; absent when there was none. */
  readonly firstPartSeconds?: number | undefined
}

export interface Metrics {
  /** Records a finished request. `route` is a pattern, never a path with ids, to limit the number of series. */
  request(route: string, status: number, seconds: number): void
  generation(end: GenerationEnd): void
  /** Records a finished model call; a generation may make several. */
  modelCall(end: ModelCallResult): void
  /** Records whether the last health check of the database succeeded. */
  database(up: boolean): void
  /** All metrics in Prometheus' text format. When the last health check of the database failed, it is not queried. */
  text(): Promise<string>
  readonly contentType: string
}

/** Buckets in seconds, from the first partial of the built-in writer to a long script of a slow model. */
const generationBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128]

export function createMetrics(database: Database): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status (of a stream: until it begins)',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 20, 60],
    registers: [registry],
  })
  const up = new Gauge({ name: 'database_up', help: '1 if the last health check of the database succeeded, else 0', registers: [registry] })
  let isUp = true
  watchJobs(registry, async () => (isUp ? queueDepths(database.db) : []))
  if (database.kind === 'postgres') watchPool(registry, database.client)
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    generation: generationMetrics(registry),
    modelCall: modelMetrics(registry),
    database(healthy) {
      isUp = healthy
      up.set(healthy ? 1 : 0)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function generationMetrics(registry: Registry): Metrics['generation'] {
  const registers = [registry]
  const ended = new Counter({
    name: 'generations_total',
    help: 'Finished generations by kind, engine and outcome',
    labelNames: ['kind', 'engine', 'outcome'],
    registers,
  })
  const options = { labelNames: ['kind', 'engine'] as const, buckets: generationBuckets, registers }
  const first = new Histogram({
    name: 'generation_first_part_seconds',
    help: 'From the reservation to the first partial of a stream',
    ...options,
  })
  const total = new Histogram({ name: 'generation_duration_seconds', help: 'From the reservation to the charged result', ...options })
  return ({ kind, engine, outcome, seconds, firstPartSeconds }) => {
    ended.inc({ kind, engine, outcome })
    if (firstPartSeconds !== undefined) first.observe({ kind, engine }, firstPartSeconds)
    if (outcome === 'done') total.observe({ kind, engine }, seconds)
  }
}

function modelMetrics(registry: Registry): Metrics['modelCall'] {
  const registers = [registry]
  const options = { labelNames: ['model', 'outcome'] as const, buckets: generationBuckets, registers }
  const calls = new Histogram({ name: 'model_call_duration_seconds', help: 'Duration of model calls by outcome', ...options })
  const used = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens reported by models, including those of rejected drafts',
    labelNames: ['model', 'direction'],
    registers,
  })
  return ({ model, outcome, seconds, tokens }) => {
    calls.observe({ model, outcome }, seconds)
    if (!tokens) return
    used.inc({ model, direction: 'input' }, tokens.input)
    used.inc({ model, direction: 'output' }, tokens.output)
  }
}

/** The number of jobs of a queue in a state. */
interface QueueDepth {
  readonly queue: string
  /** `waiting`: due now, not started · `scheduled`: due later · `retrying`: failed and waiting for a retry. */
  readonly state: 'waiting' | 'scheduled' | 'retrying'
  readonly count: number
}

/**
 * The number of jobs that wait in each queue, over all servers of the database. One query for all queues on the index of unstarted jobs:
 * pg-boss itself counts one queue at a time, or returns a count that is up to a minute old.
 */
async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await db.execute<QueueDepth & Record<string, unknown>>(sql`
    select queue.name as queue, states.state, coalesce(counted.count, 0)::int as count
    from pgboss.queue cross join (values ('waiting'), ('scheduled'), ('retrying')) states (state)
    left join (
      select name, case when state = 'retry' then 'retrying' when start_after > now() then 'scheduled' else 'waiting' end as state,
        count(*) as count
      from pgboss.job where state < 'active' and not blocked group by 1, 2
    ) counted on counted.name = queue.name and counted.state = states.state
    where not starts_with(queue.name, '__pgboss')
    order by 1, 2`)
  return rows
}

/** Queue depths, read at each scrape, over all servers of the database. */
function watchJobs(registry: Registry, depths: () => Promise<QueueDepth[]>): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue: waiting (due now), scheduled (due later) or retrying (failed before)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, state, count } of await depths()) this.set({ queue, state }, count)
    },
  })
}

/** The connections of this server to PostgreSQL. */
function watchPool(registry: Registry, pool: { totalCount: number; idleCount: number; waitingCount: number }): void {
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this server to PostgreSQL, busy and idle',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_connection_waiters',
    help: 'Queries of this server that wait for a free connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
