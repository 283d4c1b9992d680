import { Agent } from 'node:http'
import { type Double, startDouble } from '#bench/double.ts'
import { type Bar, type Findings, figure, percentile, table } from '#bench/figures.ts'
import { type Question, startBare, timed } from '#bench/load.ts'
import { type Person, secret, signedIn } from '#bench/people.ts'
import { plans } from '#contract/plans.ts'
import { post } from '#kinds/post/index.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** A post that passes every check, so that each generation is one call. The model thinks for 20 ms. */
const manner = {
  delay: 20,
  answer: {
    caption: 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon.',
    hashtags: ['#BikeRepair'],
    title: '',
    whyThisWorks: 'It names what a reader can do today.',
  },
}

/** How many ask at once, how often each does by turns of each way, and how many times what the bare program adds the API may add. */
const loads = [
  { callers: 1, turns: 60, warmUpTurns: 2, most: { 0.5: 2.5, 0.99: 3 } },
  { callers: 16, turns: 20, warmUpTurns: 2, most: { 0.5: 5, 0.99: 8 } },
] as const
/** Turns through the API before anything is measured, 1,600 generations: a server runs for weeks, its code is compiled in the first seconds. */
const warmUp = { callers: 16, turns: 5 } as const
/** Questions of each caller a turn. */
const turn = 20

/** Basic has a limit, so that each reservation takes its turn and counts. */
const plan = 'basic'
const usesEach = plans[plan].limits[post.feature(post.sample)] ?? 0

/** Everybody asks as soon as the answer before is whole. */
async function askAll(agent: Agent, callers: number, next: () => Question): Promise<number[]> {
  const each = async () => {
    const times: number[] = []
    for (let at = 0; at < turn; at++) times.push(await timed(agent, next()))
    return times
  }
  return (await Promise.all(Array.from({ length: callers }, each))).flat()
}

/** What the server sends the model for the sample. @throws when it asks more than once */
async function questionOf(model: Double, generate: Question): Promise<Question> {
  await timed(new Agent(), generate)
  const { calls, told } = await model.asked()
  if (calls !== 1) throw new Error(`The double must be asked once a generation and was asked ${calls} times: its answer has a fault`)
  return { url: `${model.url}/chat/completions`, body: JSON.stringify(told) }
}

/** A program of nothing but what every generation needs, on the same database, which asks the model the same. */
const bareGeneration = (databaseUrl: string, { url, body }: Question) =>
  startBare('bench/bare-generation.ts', { DATABASE_URL: databaseUrl, MODEL_URL: url.replace('/chat/completions', ''), QUESTION: body })

/** Asks as one person after the other, round and round: those who ask at once are not the same. */
function askingAs(people: readonly Person[], serverUrl: string): () => Question {
  const body = JSON.stringify(post.sample)
  let asked = 0
  return () => {
    const cookie = people[asked++ % people.length]?.cookie ?? ''
    return { url: `${serverUrl}/functions/v1/${post.call}`, headers: { cookie, origin: serverUrl }, body }
  }
}

const ways = ['alone', 'bare', 'through'] as const
type Way = (typeof ways)[number]

/** Milliseconds of each question, by turns, so that all ways see the same machine. */
async function timesOf({ callers, turns, warmUpTurns }: (typeof loads)[number], agent: Agent, next: Readonly<Record<Way, () => Question>>) {
  const times: Record<Way, number[]> = { alone: [], bare: [], through: [] }
  for (let at = 0; at < warmUpTurns + turns; at++) {
    for (const way of ways) {
      const turn = await askAll(agent, callers, next[way])
      if (at >= warmUpTurns) times[way].push(...turn)
    }
  }
  return times
}

async function measured(agent: Agent, next: Readonly<Record<Way, () => Question>>): Promise<Findings> {
  const rows: string[][] = []
  const bars: Bar[] = []
  for (const load of loads) {
    const times = await timesOf(load, agent, next)
    for (const share of [0.5, 0.99] as const) {
      const [alone, bare, through] = ways.map((way) => percentile(times[way], share)) as [number, number, number]
      const name = `${load.callers} at once, p${share * 100}`
      const added = (through - alone) / (bare - alone)
      rows.push([name, ...[alone, bare - alone, through - alone].map(figure), `${figure(added)} ×`])
      bars.push({ name: `added, times what the bare program adds, ${name}`, value: added, unit: '×', most: load.most[share] })
    }
  }
  return { table: table(['One generation', 'model alone ms', 'bare adds ms', 'the API adds ms', 'API to bare, added'], rows), bars }
}

/**
 * What the API adds to one generation: sign-in, quota, validation, checks, history and settling, each against PostgreSQL; and what a
 * program adds that does nothing but the trips to PostgreSQL, which is what this machine makes possible. The direct call
 * sends the model, byte for byte, what the server sends it. The servers are warm.
 */
export async function benchOverhead(): Promise<Findings> {
  const model = await startDouble(manner)
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  const agent = new Agent({ keepAlive: true })
  try {
    const uses = loads.reduce(
      (sum, { callers, turns, warmUpTurns }) => sum + 2 * callers * (turns + warmUpTurns) * turn,
      1 + 2 * warmUp.callers * warmUp.turns * turn,
    )
    const people = await signedIn(databaseUrl, server.url, Math.ceil(uses / usesEach), plan)
    const through = askingAs(people, server.url)
    const direct = await questionOf(model, through())
    const bare = await bareGeneration(databaseUrl, direct)
    try {
      const next = { alone: () => direct, bare: askingAs(people, bare.url), through }
      for (let at = 0; at < warmUp.turns; at++)
        for (const way of ['bare', 'through'] as const) await askAll(agent, warmUp.callers, next[way])
      return await measured(agent, next)
    } finally {
      await bare.stop()
    }
  } finally {
    agent.destroy()
    await server.stop()
    await model.stop()
  }
}
