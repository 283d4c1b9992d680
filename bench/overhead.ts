import { Agent } from 'node:http'
import type { Double } from '#bench/double.ts'
import { type Bar, type Findings, figure, percentile, table } from '#bench/figures.ts'
import { type HttpCall, startBare, timed } from '#bench/load.ts'
import { type SignedInUser, signedIn, withModelServer } from '#bench/users.ts'
import { plans } from '#contract/plans.ts'
import { post } from '#kinds/post/index.ts'

/** A post that passes every check, so that each generation is one call. The model thinks for 20 ms. */
const doubleOptions = {
  delay: 20,
  answer: {
    caption: 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon.',
    hashtags: ['#BikeRepair'],
    title: '',
    whyThisWorks: 'It names what a reader can do today.',
  },
}

/** Concurrent callers, rounds per variant, and how much the API may add relative to the bare program. */
const loads = [
  { callers: 1, rounds: 60, warmUpRounds: 2, most: { 0.5: 2.5, 0.99: 3 } },
  { callers: 16, rounds: 20, warmUpRounds: 2, most: { 0.5: 5, 0.99: 8 } },
] as const
/** Rounds before the measurement, 1,600 generations: a server runs for weeks, so the time to compile its code does not count. */
const warmUp = { callers: 16, rounds: 5 } as const
/** Calls of each caller per round. */
const callsPerRound = 20

/** A plan with a limit, so that each reservation locks and counts. */
const plan = 'basic'
const usagesPerUser = plans[plan].limits[post.feature(post.sample)] ?? 0

/** Each caller sends its next request when the previous response is complete. */
async function callAll(agent: Agent, callers: number, next: () => HttpCall): Promise<number[]> {
  const each = async () => {
    const times: number[] = []
    for (let at = 0; at < callsPerRound; at++) times.push(await timed(agent, next()))
    return times
  }
  return (await Promise.all(Array.from({ length: callers }, each))).flat()
}

/** The request that the server sends to the model for the sample. @throws when it sends more than one */
async function modelRequestOf(model: Double, generate: HttpCall): Promise<HttpCall> {
  await timed(new Agent(), generate)
  const { calls, firstBody } = await model.received()
  if (calls !== 1) throw new Error(`The double must be asked once a generation and was asked ${calls} times: its answer has a fault`)
  return { url: `${model.url}/chat/completions`, body: JSON.stringify(firstBody) }
}

/** Requests of each user in turn, so that concurrent requests are from different users. */
function requestsOf(users: readonly SignedInUser[], serverUrl: string): () => HttpCall {
  const body = JSON.stringify(post.sample)
  let count = 0
  return () => {
    const cookie = users[count++ % users.length]?.cookie ?? ''
    return { url: `${serverUrl}/functions/v1/${post.call}`, headers: { cookie, origin: serverUrl }, body }
  }
}

const variants = ['alone', 'bare', 'through'] as const
type Variant = (typeof variants)[number]
type Requests = Readonly<Record<Variant, () => HttpCall>>

/** Milliseconds of each request. Alternates between the variants, so that other load on the machine affects all of them. */
async function timesOf({ callers, rounds, warmUpRounds }: (typeof loads)[number], agent: Agent, next: Requests) {
  const times: Record<Variant, number[]> = { alone: [], bare: [], through: [] }
  for (let at = 0; at < warmUpRounds + rounds; at++)
    for (const variant of variants) {
      const roundTimes = await callAll(agent, callers, next[variant])
      if (at >= warmUpRounds) times[variant].push(...roundTimes)
    }
  return times
}

async function measured(agent: Agent, next: Requests): Promise<Findings> {
  const rows: string[][] = []
  const bars: Bar[] = []
  for (const load of loads) {
    const times = await timesOf(load, agent, next)
    for (const share of [0.5, 0.99] as const) {
      const [alone, bare, through] = variants.map((variant) => percentile(times[variant], share)) as [number, number, number]
      const name = `${load.callers} at once, p${share * 100}`
      const added = (through - alone) / (bare - alone)
      rows.push([name, ...[alone, bare - alone, through - alone].map(figure), `${figure(added)} ×`])
      bars.push({ name: `added, times what the bare program adds, ${name}`, value: added, unit: '×', most: load.most[share] })
    }
  }
  return { table: table(['One generation', 'model alone ms', 'bare adds ms', 'the API adds ms', 'API to bare, added'], rows), bars }
}

/**
 * The time that the API adds to one generation (session, quota, validation, checks, history, settlement; on PostgreSQL), compared with what
 * the baseline program adds, which only makes the queries. The direct call sends the model the same bytes as the server. The servers are
 * warm.
 */
export const benchOverhead = (): Promise<Findings> =>
  withModelServer(doubleOptions, async ({ model, server, databaseUrl }) => {
    const agent = new Agent({ keepAlive: true })
    const usages = loads.reduce(
      (sum, { callers, rounds, warmUpRounds }) => sum + 2 * callers * (rounds + warmUpRounds) * callsPerRound,
      1 + 2 * warmUp.callers * warmUp.rounds * callsPerRound,
    )
    const users = await signedIn(databaseUrl, server.url, Math.ceil(usages / usagesPerUser), plan)
    const through = requestsOf(users, server.url)
    const direct = await modelRequestOf(model, through())
    const bare = await startBare({ DATABASE_URL: databaseUrl, MODEL_URL: model.url, QUESTION: direct.body })
    try {
      const next = { alone: () => direct, bare: requestsOf(users, bare.url), through }
      for (let at = 0; at < warmUp.rounds; at++)
        for (const variant of ['bare', 'through'] as const) await callAll(agent, warmUp.callers, next[variant])
      return await measured(agent, next)
    } finally {
      await bare.stop()
      agent.destroy()
    }
  })
