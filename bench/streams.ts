import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startDouble } from '#bench/double.ts'
import { type Findings, figure, table } from '#bench/figures.ts'
import type { Question } from '#bench/load.ts'
import { type Person, secret, signedIn } from '#bench/people.ts'
import { post } from '#kinds/post/index.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Streams that begin one after the other and then run side by side. */
export interface Reading {
  readonly questions: readonly Question[]
  /** Milliseconds within which all of them are asked. */
  readonly begin: number
  /** Who answers: the model itself, or our API. */
  readonly from: 'model' | 'api'
  /** The caption that each ends with. */
  readonly caption: string
}

export interface Seen {
  /** Milliseconds between two pieces of news to a reader: the middle one, and the 99th percentile. */
  readonly gap: number
  readonly late: number
  /** Streams that did not end with the whole caption. */
  readonly cut: number
}

/** Reads streams to their ends, in a process of its own. */
export async function read(reading: Reading): Promise<Seen> {
  const child = fork(join(import.meta.dirname, 'readers-process.ts'))
  try {
    const answer = once(child, 'message')
    child.send(reading)
    const [seen] = (await Promise.race([
      answer,
      once(child, 'exit').then(() => {
        throw new Error('The readers ended before they had read')
      }),
    ])) as [Seen]
    return seen
  } finally {
    if (child.connected) child.disconnect()
  }
}

/**
 * Streams at once, and milliseconds within which all of them begin: as many begin and end a second as so many people bring. The first
 * ones let the server load what it loads once.
 */
const load = { streams: 200, begin: 5_000, first: 40 }
/** Code points a chunk, and milliseconds between two: twenty a second. */
const pace = { size: 4, pause: 50 }

const parts = ['chain', 'brakes', 'saddle', 'pedals', 'spokes', 'bell', 'tyres', 'lamps']
const about = (part: string) =>
  `Start with the ${part}: wipe off the dust, look at every edge in good light, and only then decide what an old bicycle needs.`
/** Twelve seconds of words that pass every check, in chunks that are all about the caption but for the first ones and the last. */
const answer = { caption: parts.map(about).join(' '), hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }
const request = { ...post.sample, platform: 'facebook', length: 'long' }

const json = { 'content-type': 'application/json' }
const shared = { begin: load.begin, caption: answer.caption }

/** Many read the model itself, asked what the server asks it. */
const direct = (url: string, body: string): Promise<Seen> => {
  const question = { url: `${url}/chat/completions`, headers: json, body }
  return read({ ...shared, from: 'model', questions: Array.from({ length: load.streams }, () => question) })
}

/** Each person reads a stream of ours. */
const through = (url: string, people: readonly Person[]): Promise<Seen> => {
  const body = JSON.stringify(request)
  const question = ({ cookie }: Person): Question => {
    const headers = { ...json, accept: 'text/event-stream', origin: url, cookie }
    return { url: `${url}/functions/v1/${post.call}`, headers, body }
  }
  return read({ ...shared, from: 'api', questions: people.map(question) })
}

/** Two hundred people who watch a model write: whether all of it comes through the API, and how evenly. */
export async function benchStreams(): Promise<Findings> {
  const model = await startDouble({ answer, ...pace })
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  try {
    const people = await signedIn(databaseUrl, server.url, load.streams, 'pro')
    await through(server.url, people.slice(0, load.first))
    const { calls, told } = await model.asked()
    if (calls !== load.first) throw new Error('The double must be asked once a stream: its answer has a fault')
    const ours = await through(server.url, people)
    const alone = await direct(model.url, JSON.stringify(told))
    const row = (name: string, found: Seen) => [name, figure(found.gap), figure(found.late), String(found.cut)]
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
