import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startDouble } from '#bench/double.ts'
import { type Findings, figure, table } from '#bench/figures.ts'
import type { HttpCall } from '#bench/load.ts'
import { type SignedInUser, secret, signedIn } from '#bench/users.ts'
import { post } from '#kinds/post/index.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Streams that start in sequence and run concurrently. */
export interface StreamLoad {
  readonly calls: readonly HttpCall[]
  /** Milliseconds within which all streams start. */
  readonly begin: number
  /** Whether the model or our API is read. */
  readonly from: 'model' | 'api'
  /** The complete caption of each stream. */
  readonly caption: string
}

export interface StreamResult {
  /** Milliseconds between two updates of a reader: median and 99th percentile. */
  readonly gap: number
  readonly late: number
  /** Streams that ended without the complete caption. */
  readonly cut: number
}

/** Reads streams to their end in a separate process. */
export async function read(load: StreamLoad): Promise<StreamResult> {
  const child = fork(join(import.meta.dirname, 'readers-process.ts'))
  try {
    const answer = once(child, 'message')
    child.send(load)
    const [result] = (await Promise.race([
      answer,
      once(child, 'exit').then(() => {
        throw new Error('The readers ended before they had read')
      }),
    ])) as [StreamResult]
    return result
  } finally {
    if (child.connected) child.disconnect()
  }
}

/**
 * Number of streams, and milliseconds within which they start, so that streams start and end at a realistic rate. `first`: streams of the
 * warm-up.
 */
const load = { streams: 200, begin: 5_000, first: 40 }
/** Code points per chunk and milliseconds between chunks: twenty per second. */
const pace = { size: 4, pause: 50 }

const parts = ['chain', 'brakes', 'saddle', 'pedals', 'spokes', 'bell', 'tyres', 'lamps']
const about = (part: string) =>
  `Start with the ${part}: wipe off the dust, look at every edge in good light, and only then decide what an old bicycle needs.`
/** A caption of twelve seconds that passes every check. */
const answer = { caption: parts.map(about).join(' '), hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }
const request = { ...post.sample, platform: 'facebook', length: 'long' }

const json = { 'content-type': 'application/json' }
const shared = { begin: load.begin, caption: answer.caption }

/** Reads the model directly, with the server's request. */
const direct = (url: string, body: string): Promise<StreamResult> => {
  const call = { url: `${url}/chat/completions`, headers: json, body }
  return read({ ...shared, from: 'model', calls: Array.from({ length: load.streams }, () => call) })
}

/** Reads one stream of the API per user. */
const through = (url: string, users: readonly SignedInUser[]): Promise<StreamResult> => {
  const body = JSON.stringify(request)
  const callOf = ({ cookie }: SignedInUser): HttpCall => {
    const headers = { ...json, accept: 'text/event-stream', origin: url, cookie }
    return { url: `${url}/functions/v1/${post.call}`, headers, body }
  }
  return read({ ...shared, from: 'api', calls: users.map(callOf) })
}

/** 200 concurrent streams: whether they are complete through the API, and how evenly they arrive. */
export async function benchStreams(): Promise<Findings> {
  const model = await startDouble({ answer, ...pace })
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  try {
    const users = await signedIn(databaseUrl, server.url, load.streams, 'pro')
    await through(server.url, users.slice(0, load.first))
    const { calls, firstBody } = await model.received()
    if (calls !== load.first) throw new Error('The double must be asked once a stream: its answer has a fault')
    const ours = await through(server.url, users)
    const alone = await direct(model.url, JSON.stringify(firstBody))
    const row = (name: string, result: StreamResult) => [name, figure(result.gap), figure(result.late), String(result.cut)]
    return {
      table: table(
        [`${load.streams} streams at ${1000 / pace.pause} chunks/s`, 'gap p50 ms', 'gap p99 ms', 'cut short'],
        [row('model alone', alone), row('through the API', ours)],
      ),
      bars: [
        { name: 'streams cut short', value: ours.cut, most: 0 },
        { name: 'added gap, p99', value: ours.late - alone.late, unit: 'ms', most: 40 },
      ],
    }
  } finally {
    await server.stop()
    await model.stop()
  }
}
