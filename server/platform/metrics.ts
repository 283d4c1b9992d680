import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** A finished request; `route` is a pattern of ours, never a path with ids, so that series stay few. */
  request(route: string, status: number, seconds: number): void
  /** A finished generation: `done`, or the code it failed with. */
  generation(kind: string, outcome: string): void
  /** Whether the database answered when it was last asked. */
  database(up: boolean): void
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status: how many, and how long they took to answer (a stream: to begin)',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 20, 60],
    registers,
  })
  const generations = new Counter({
    name: 'generations_total',
    help: 'Finished generations by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const database = new Gauge({ name: 'database_up', help: '1 when the database answered the last question, else 0', registers })
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    generation: (kind, outcome) => generations.inc({ kind, outcome }),
    database: (up) => database.set(up ? 1 : 0),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
