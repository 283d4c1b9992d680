import { Agent } from 'node:http'
import type { Double } from '#bench/double.ts'
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

/** A plan with a limit, so that each reservation locks and counts. */
const plan = 'basic'
const usagesPerUser = plans[plan].limits[post.feature(post.sample)] ?? 0

/** Each caller sends its next request when the previous response is complete. @returns milliseconds of each */
export async function callAll(agent: Agent, callers: number, calls: number, next: () => HttpCall): Promise<number[]> {
  const each = async () => {
    const times: number[] = []
    for (let at = 0; at < calls; at++) times.push(await timed(agent, next()))
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

/** Requests of a generation: the model directly, by the bare program, and through the API. */
export interface Generations {
  readonly alone: () => HttpCall
  readonly bare: () => HttpCall
  readonly through: () => HttpCall
}

/**
 * A server and the bare program, both on PostgreSQL with the same model double. The direct call sends the model the same bytes as the server.
 * @param usages that are generated in all
 */
export const withGenerations = <Result>(usages: number, run: (agent: Agent, next: Generations) => Promise<Result>): Promise<Result> =>
  withModelServer(doubleOptions, async ({ model, server, databaseUrl }) => {
    const agent = new Agent({ keepAlive: true })
    const users = await signedIn(databaseUrl, server.url, Math.ceil((1 + usages) / usagesPerUser), plan)
    const through = requestsOf(users, server.url)
    const direct = await modelRequestOf(model, through())
    const bare = await startBare({ DATABASE_URL: databaseUrl, MODEL_URL: model.url, QUESTION: direct.body })
    try {
      return await run(agent, { alone: () => direct, bare: requestsOf(users, bare.url), through })
    } finally {
      await bare.stop()
      agent.destroy()
    }
  })
