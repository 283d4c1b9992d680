import { setTimeout as wait } from 'node:timers/promises'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { secret, signedIn } from '#bench/people.ts'
import { kinds } from '#kinds/index.ts'
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { allEvents, type StreamEvent } from '#tests/support/events.ts'
import { goodAnswer } from '#tests/support/kind-asked.ts'
import { answers, startModel } from '#tests/support/model.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { endings, everything, type Item, togetherPath } from '#tests/support/together.ts'

const rounds = 10

/** A server on PostgreSQL, and what asks it as one signed-in person after the other: the events, and the milliseconds they took. */
async function serving(variables: Record<string, string> = {}) {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, ...variables })
  const cookies = (await signedIn(databaseUrl, server.url, rounds, 'pro')).map(({ cookie }) => cookie)
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', origin: server.url }
  let asked = 0
  const ask = async (path: string, body: object, more: Record<string, string> = {}) => {
    const cookie = cookies[asked++ % cookies.length] ?? ''
    const start = performance.now()
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { ...headers, cookie, ...more },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const events = await allEvents(response)
    return { events, took: performance.now() - start }
  }
  return { server, ask }
}
type Ask = Awaited<ReturnType<typeof serving>>['ask']

async function askAll(ask: Ask): Promise<{ events: StreamEvent[]; took: number }> {
  const items = everything()
  const answer = await ask(togetherPath, { items })
  const ended = endings(answer.events)
  if (items.some(({ slot }) => ended[slot] !== 'done')) throw new Error(`Not all twelve were written: ${JSON.stringify(ended)}`)
  return answer
}

const alone = async (ask: Ask, { kind, key, request }: Item): Promise<number> =>
  (await ask(`/functions/v1/${kinds[kind].call}`, request, { 'idempotency-key': key })).took

/** Twelve in one call against the slowest of them asked alone, each answer streamed by a model on loopback. */
async function withModel(): Promise<string> {
  const model = await startModel()
  model.always(answers(goodAnswer, { size: 40, pause: 25 }))
  const { server, ask } = await serving({ AI_MODEL: 'compatible/double', AI_BASE_URL: model.url, AI_API_KEY: 'none' })
  try {
    await askAll(ask)
    const times = new Map<string, number>()
    for (const item of everything()) times.set(item.slot, await alone(ask, item))
    const slot = [...times].reduce((slowest, next) => (next[1] > slowest[1] ? next : slowest))[0]
    const [slowest, all]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      // By turns, so that both see the same machine.
      for (const item of everything()) if (item.slot === slot) slowest.push(await alone(ask, item))
      all.push((await askAll(ask)).took)
    }
    const rows = [0.5, 0.99].map((share) => {
      const [one, twelve] = [percentile(slowest, share), percentile(all, share)]
      return [`p${share * 100}`, figure(one), figure(twelve), `${figure(twelve / one)} ×`]
    })
    return table(['Twelve in one call, by a model', 'slowest alone ms', 'all twelve ms', 'ratio'], rows)
  } finally {
    await server.stop()
    await model.close()
  }
}

/** How long another request waits while the built-in writer writes twelve at once. */
async function withBuiltin(): Promise<string> {
  const { server, ask } = await serving()
  try {
    await askAll(ask)
    const [quiet, busy, all]: number[][] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      let over = false
      const writing = askAll(ask).finally(() => {
        over = true
      })
      while (!over) busy?.push(await livez(server))
      all?.push((await writing).took)
      for (let at = 0; at < 20; at++) quiet?.push(await livez(server))
    }
    const row = (name: string, times: number[] = []) => [name, figure(percentile(times, 0.5)), figure(percentile(times, 0.99))]
    return table(
      ['Twelve in one call, by the built-in writer', 'p50 ms', 'p99 ms'],
      [row('all twelve', all), row('another request meanwhile', busy), row('another request otherwise', quiet)],
    )
  } finally {
    await server.stop()
  }
}

async function livez({ url }: RunningServer): Promise<number> {
  await wait(2)
  const start = performance.now()
  await (await fetch(`${url}/livez`)).text()
  return performance.now() - start
}

export const benchTogether = async (): Promise<Findings> => ({ table: `${await withModel()}\n\n${await withBuiltin()}` })
