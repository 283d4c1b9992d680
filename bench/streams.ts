import { Agent } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Question } from '#bench/asking.ts'
import { startDouble } from '#bench/double.ts'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { type Person, secret, signedIn } from '#bench/people.ts'
import { resident } from '#bench/resident.ts'
import { post } from '#kinds/post/spec.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Streams at once, and milliseconds within which all of them begin: as many begin and end a second as so many people bring. */
const load = { streams: 500, begin: 5_000, warmUp: 40 }
/** Code points a chunk, and milliseconds between two: twenty a second. */
const pace = { size: 4, pause: 50 }

const parts = ['chain', 'brakes', 'saddle', 'pedals', 'spokes', 'bell', 'tyres', 'lamps']
const about = (part: string) =>
  `Start with the ${part}: wipe off the dust, look at every edge in good light, and only then decide what an old bicycle needs.`
/** Twelve seconds of words that pass every check, in chunks that are all about the caption but for the first ones and the last. */
const answer = { caption: parts.map(about).join(' '), hashtags: ['#BikeRepair'], title: '', whyThisWorks: '' }
const request = { ...post.sample, platform: 'facebook', length: 'long' }
/** Chunks whose last letter is one of the caption. */
const chunks = Math.floor((answer.caption.length + '{"caption":"'.length) / pace.size) - '{"caption":"'.length / pace.size

/** What one reader saw. */
interface Seen {
  /** Milliseconds between two pieces of news. */
  readonly gaps: number[]
  /** Chunks of the caption after which the reader was told; those it was not told of came along with the next. */
  readonly told: Set<number>
  /** The whole caption at the end. */
  caption: string
}

/** Which chunk a caption of that length ends with. A space at the end is not shown yet. */
const chunkOf = (length: number) => Math.round(length / pace.size)

/** Reads a stream to its end. @param captionOf the caption so far, told by an event's data and the caption before it */
async function follow(agent: Agent, question: Question, captionOf: (data: unknown, before: string) => string): Promise<Seen> {
  const seen: Seen = { gaps: [], told: new Set(), caption: '' }
  const stream = await ask(agent, question)
  stream.setEncoding('utf8')
  let [rest, last] = ['', 0]
  stream.on('data', (text: string) => {
    const now = performance.now()
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: ?(\{.*)$/m.exec(block)?.[1]
      if (!data) continue
      const caption = captionOf(JSON.parse(data), seen.caption)
      if (caption === seen.caption) continue
      if (last > 0) seen.gaps.push(now - last)
      last = now
      seen.caption = caption
      if (answer.caption.startsWith(caption)) seen.told.add(chunkOf(caption.length))
    }
  })
  await finished(stream)
  return seen
}

type Follow = (agent: Agent, at: number) => Promise<Seen>

/** Streams that begin one after the other and then run side by side. */
async function followAll(count: number, follow: Follow): Promise<{ gap: number; late: number; overtaken: number; cut: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const all = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await wait((at / count) * load.begin)
      return follow(agent, at)
    }),
  )
  agent.destroy()
  const gaps = all.flatMap((seen) => seen.gaps)
  return {
    gap: percentile(gaps, 0.5),
    late: percentile(gaps, 0.99),
    overtaken: all.reduce((sum, { told }) => sum + Math.max(0, chunks - told.size), 0),
    // Hashtags stand below it in the end.
    cut: all.filter(({ caption }) => !caption.startsWith(answer.caption)).length,
  }
}

const json = { 'content-type': 'application/json' }
interface Delta {
  readonly choices: readonly { readonly delta: { readonly content?: string } }[]
}

/** The caption in as much of the model's JSON as has come. */
const captionIn = (said: string): string => said.slice('{"caption":"'.length).split('"', 1)[0] ?? ''

/** Reads the model itself, as the server does. */
const direct = (url: string, body: string): Follow => {
  return (agent) => {
    let said = ''
    return follow(agent, { url: `${url}/chat/completions`, headers: json, body }, (data) => {
      said += (data as Delta).choices[0]?.delta.content ?? ''
      return captionIn(said)
    })
  }
}

interface Partial {
  readonly partial?: { readonly post?: { readonly caption?: string } }
  readonly post?: { readonly caption?: string }
}

const through = (url: string, people: readonly Person[]): Follow => {
  const body = JSON.stringify(request)
  return (agent, at) => {
    const headers = { ...json, accept: 'text/event-stream', origin: url, cookie: people[at % people.length]?.cookie ?? '' }
    return follow(agent, { url: `${url}/functions/v1/${post.call}`, headers, body }, (data, before) => {
      const { partial, post } = data as Partial
      return (partial?.post ?? post)?.caption ?? before
    })
  }
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
  const model = await startDouble({ answer, ...pace })
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  try {
    const people = await signedIn(databaseUrl, server.url, load.streams, 'pro')
    await followAll(load.warmUp, through(server.url, people))
    const { calls, told } = await model.asked()
    if (calls !== load.warmUp) throw new Error('The double must be asked once a stream: its answer has a fault')
    const before = await resident(server.url)
    const alone = await followAll(load.streams, direct(model.url, JSON.stringify(told)))
    const { peak, answer: ours } = await peakOf(server.url, () => followAll(load.streams, through(server.url, people)))
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
