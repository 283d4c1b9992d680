import { setTimeout as wait } from 'node:timers/promises'
import type { Question } from '#bench/asking.ts'
import { keepTo } from '#bench/cores.ts'
import { startDouble } from '#bench/double.ts'
import { type Findings, figure, table } from '#bench/figures.ts'
import { type Person, secret, signedIn } from '#bench/people.ts'
import { read, type Seen } from '#bench/readers.ts'
import { resident } from '#bench/resident.ts'
import { post } from '#kinds/post/index.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/**
 * Streams at once, and milliseconds within which all of them begin: as many begin and end a second as so many people bring. The first
 * ones let the server load what it loads once.
 */
const load = { streams: 500, begin: 5_000, first: 40 }
/** Code points a chunk, and milliseconds between two: twenty a second. */
const pace = { size: 4, pause: 50 }

const parts = ['chain', 'brakes', 'saddle', 'pedals', 'spokes', 'bell', 'tyres', 'lamps']
const about = (part: string) =>
  `Start with the ${part}: wipe off the dust, look at every edge in good light, and only then decide what an old bicycle needs.`
/** Twelve seconds of words that pass every check, in chunks that are all about the caption but for the first ones and the last. */
const answer = { caption: parts.map(about).join(' '), hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }
const request = { ...post.sample, platform: 'facebook', length: 'long' }

const json = { 'content-type': 'application/json' }
const shared = { begin: load.begin, caption: answer.caption, size: pace.size }

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

/** The most memory a server holds while something runs, in megabytes. */
async function peakOf<Answer>(url: string, run: () => Promise<Answer>): Promise<{ peak: number; answer: Answer }> {
  let [peak, over] = [0, false]
  const running = run().finally(() => {
    over = true
  })
  while (!over) {
    peak = Math.max(peak, await resident(url))
    await Promise.race([wait(1_000), running])
  }
  return { peak, answer: await running }
}

/** Five hundred people who watch a model write: what comes through the API, how evenly, and what it takes of memory. */
export async function benchStreams(): Promise<Findings> {
  const model = await startDouble({ answer, ...pace, aside: true })
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  try {
    const people = await signedIn(databaseUrl, server.url, load.streams, 'pro')
    keepTo('first', { pid: server.pid, threads: 'main' })
    await through(server.url, people.slice(0, load.first))
    const before = await resident(server.url)
    // Until V8 has compiled what a piece passes through, each takes several times as long.
    await through(server.url, people)
    const { calls, told } = await model.asked()
    if (calls !== load.first + load.streams) throw new Error('The double must be asked once a stream: its answer has a fault')
    // At once: a server that rests for a while is made small by V8, and must grow again.
    const { peak, answer: ours } = await peakOf(server.url, () => through(server.url, people))
    const alone = await direct(model.url, JSON.stringify(told))
    const row = (name: string, found: typeof ours) => [
      name,
      figure(found.gap),
      figure(found.late),
      String(found.overtaken),
      String(found.cut),
    ]
    return {
      table: table(
        [`${load.streams} streams at ${1000 / pace.pause} chunks/s`, 'gap p50 ms', 'gap p99 ms', 'not told alone', 'cut short'],
        [row('model alone', alone), row('through the API', ours)],
      ),
      bars: [
        { name: 'chunks lost', value: ours.overtaken, most: 0 },
        { name: 'streams cut short', value: ours.cut, most: 0 },
        { name: 'added gap, p99', value: ours.late - alone.late, unit: 'ms', most: 8 },
        { name: 'memory grown', value: peak - before, unit: 'MB', most: 200 },
      ],
    }
  } finally {
    await server.stop()
    await model.stop()
  }
}
