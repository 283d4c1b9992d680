import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/platform/db/database.ts'
import type { ModelCallResult } from '#server/platform/models/model.ts'
import { type QueueDepth, queueDepths } from '#server/platform/queue-depths.ts'

/** How a generation ended. */
export interface GenerationEnd {
  readonly kind: string
  /** Who wrote it: `builtin` or a model's name; where nobody did, who was to. */
  readonly engine: string
  /** `done`, `replayed` when its key had been answered before, else the code it failed with. */
  readonly outcome: string
  /** From the reservation to the end. */
  readonly seconds: number
  /** From the reservation to the first part that its reader was given; absent where there was none. */
  readonly firstPartSeconds?: number | undefined
}

export interface Metrics {
  /** A finished request; `route` is a pattern of ours, never a path with ids, so that series stay few. */
  request(route: string, status: number, seconds: number): void
  generation(end: GenerationEnd): void
  /** A finished call to a model; a generation may take several. */
  modelCall(end: ModelCallResult): void
  /** Whether the database answered when it was last asked. */
  database(up: boolean): void
  /** Everything in Prometheus' text format. Of a database that was away when last asked, nothing is read. */
  text(): Promise<string>
  readonly contentType: string
}

/** Seconds: a first word in a tenth, or a whole script of a slow model. */
const writingTimes = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128]

export function createMetrics(database: Database): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status: how many, and how long they took to answer (a stream: to begin)',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 20, 60],
    registers: [registry],
  })
  const up = new Gauge({ name: 'database_up', help: '1 when the database answered the last question, else 0', registers: [registry] })
  let isUp = true
  watchJobs(registry, async () => (isUp ? queueDepths(database.db) : []))
  if (database.kind === 'postgres') watchPool(registry, database.client)
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    generation: generationMetrics(registry),
    modelCall: modelMetrics(registry),
    database(answered) {
      isUp = answered
      up.set(answered ? 1 : 0)
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
  const times = { labelNames: ['kind', 'engine'] as const, buckets: writingTimes, registers }
  const first = new Histogram({
    name: 'generation_first_part_seconds',
    help: 'From the reservation to the first part that a reader of a stream was given',
    ...times,
  })
  const total = new Histogram({ name: 'generation_duration_seconds', help: 'From the reservation to the charged result', ...times })
  return ({ kind, engine, outcome, seconds, firstPartSeconds }) => {
    ended.inc({ kind, engine, outcome })
    if (firstPartSeconds !== undefined) first.observe({ kind, engine }, firstPartSeconds)
    if (outcome === 'done') total.observe({ kind, engine }, seconds)
  }
}

function modelMetrics(registry: Registry): Metrics['modelCall'] {
  const registers = [registry]
  const times = { labelNames: ['model', 'outcome'] as const, buckets: writingTimes, registers }
  const calls = new Histogram({ name: 'model_call_duration_seconds', help: 'Calls to a model by how they ended', ...times })
  const used = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens that models counted, those of drafts that were not kept included',
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

/** Queue depth, counted at each look, over all servers of the database. */
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

/** This server's connections to PostgreSQL. */
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
