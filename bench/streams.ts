import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { type HttpCall, send } from '#bench/load.ts'
import { type SignedInUser, signedIn, withModelServer } from '#bench/users.ts'
import { post } from '#kinds/post/index.ts'

/** Streams that start in sequence and run concurrently. */
interface StreamLoad {
  readonly calls: readonly HttpCall[]
  /** Milliseconds within which all streams start. */
  readonly begin: number
  /** Whether the model or our API is read. */
  readonly from: 'model' | 'api'
  /** The complete caption of each stream. */
  readonly caption: string
}

interface StreamResult {
  /** Milliseconds between two updates of a reader: median and 99th percentile. */
  readonly gap: number
  readonly late: number
  /** Streams that ended without the complete caption. */
  readonly cut: number
}

/** The caption so far, from an event's data and the previous caption. */
type CaptionOf = (data: unknown, before: string) => string

const opening = '{"caption":"'

const captionsFrom: Readonly<Record<StreamLoad['from'], () => CaptionOf>> = {
  /** The caption in the partial JSON so far. */
  model() {
    let received = ''
    return (data) => {
      received += (data as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? ''
      return received.slice(opening.length).split('"', 1)[0] ?? ''
    }
  },
  api: () => (data, before) => {
    const { partial, post } = data as Record<'partial' | 'post', { caption?: string; post?: { caption?: string } } | undefined>
    return (partial?.post ?? post)?.caption ?? before
  },
}

/** One stream: milliseconds between two updates, and the caption so far. */
interface StreamTimes {
  readonly gaps: number[]
  caption: string
}

async function follow(agent: Agent, call: HttpCall, captionOf: CaptionOf, whole: string): Promise<StreamTimes> {
  const times: StreamTimes = { gaps: [], caption: '' }
  const stream = await send(agent, call)
  stream.setEncoding('utf8')
  let [rest, last] = ['', 0]
  stream.on('data', (text: string) => {
    const now = performance.now()
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: ?(\{.*)$/m.exec(block)?.[1]
      if (!data) continue
      const caption = captionOf(JSON.parse(data), times.caption)
      if (caption === times.caption) continue
      times.caption = caption
      // The last update, with the hashtags that the server appends, comes when the answer has been checked: it is no gap.
      if (!whole.startsWith(caption)) continue
      if (last > 0) times.gaps.push(now - last)
      last = now
    }
  })
  await finished(stream)
  return times
}

async function readAll({ calls, begin, from, caption }: StreamLoad): Promise<StreamResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const all = await Promise.all(
    calls.map(async (call, at) => {
      await wait((at / calls.length) * begin)
      return follow(agent, call, captionsFrom[from](), caption)
    }),
  )
  agent.destroy()
  const gaps = all.flatMap((times) => times.gaps)
  return {
    gap: percentile(gaps, 0.5),
    late: percentile(gaps, 0.99),
    // The final caption ends with hashtags.
    cut: all.filter((times) => !times.caption.startsWith(caption)).length,
  }
}

/** Reads streams to their end in a separate process. */
async function read(load: StreamLoad): Promise<StreamResult> {
  const child = fork(import.meta.filename)
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
export const pace = { size: 4, pause: 50 }

/** What readers are told of a load. */
type Reading = Pick<StreamLoad, 'begin' | 'caption'>

const parts = ['chain', 'brakes', 'saddle', 'pedals', 'spokes', 'bell', 'tyres', 'lamps']
const about = (part: string) =>
  `Start with the ${part}: wipe off the dust, look at every edge in good light, and only then decide what an old bicycle needs.`
/** An answer that passes every check. @param count of its sentences, each of one and a half seconds */
export const answerOf = (count: number) => ({
  caption: parts.slice(0, count).map(about).join(' '),
  hashtags: ['#BikeRepair'],
  title: '',
  whyThisWorks: '',
})
const answer = answerOf(parts.length)
const request = { ...post.sample, platform: 'facebook', length: 'long' }

const json = { 'content-type': 'application/json' }
const shared: Reading = { begin: load.begin, caption: answer.caption }

/** Reads the model directly, with the server's request. */
const direct = (url: string, body: string): Promise<StreamResult> => {
  const call = { url: `${url}/chat/completions`, headers: json, body }
  return read({ ...shared, from: 'model', calls: Array.from({ length: load.streams }, () => call) })
}

/** Reads one stream of the API per user. */
export const through = (url: string, users: readonly SignedInUser[], reading: Reading = shared): Promise<StreamResult> => {
  const body = JSON.stringify(request)
  const callOf = ({ cookie }: SignedInUser): HttpCall => {
    const headers = { ...json, accept: 'text/event-stream', origin: url, cookie }
    return { url: `${url}/functions/v1/${post.call}`, headers, body }
  }
  return read({ ...reading, from: 'api', calls: users.map(callOf) })
}

/** 200 concurrent streams: whether they are complete through the API, and how evenly they arrive. */
export const benchStreams = (): Promise<Findings> =>
  withModelServer({ answer, ...pace }, async ({ model, server, databaseUrl }) => {
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
  })

if (import.meta.main) {
  process.on('disconnect', () => process.exit())
  const [streams] = (await once(process, 'message')) as [StreamLoad]
  process.send?.(await readAll(streams))
}
