import type { Agent } from 'node:http'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { callAll, type Generations, withGenerations } from '#bench/generations.ts'
import { answerOf, pace, through } from '#bench/streams.ts'
import { signedIn, withModelServer } from '#bench/users.ts'

/** Concurrent callers, the calls of each in a round, and rounds. */
const load = { callers: 64, calls: 10, warmUpRounds: 1, rounds: 4 }
/** The least share of the bare program's texts. */
const leastShare = 0.1

/** Texts a second: the median of the rounds. Alternates between the two, so that other load on the machine affects both. */
async function ratesOf(agent: Agent, next: Generations): Promise<{ bare: number; through: number }> {
  const rates = { bare: [] as number[], through: [] as number[] }
  for (let at = 0; at < load.warmUpRounds + load.rounds; at++)
    for (const variant of ['bare', 'through'] as const) {
      const start = performance.now()
      const { length } = await callAll(agent, load.callers, load.calls, next[variant])
      if (at >= load.warmUpRounds) rates[variant].push((1_000 * length) / (performance.now() - start))
    }
  return { bare: percentile(rates.bare, 0.5), through: percentile(rates.through, 0.5) }
}

async function measureTexts(): Promise<Findings> {
  const usages = 2 * load.callers * load.calls * (load.warmUpRounds + load.rounds)
  const { bare, through: ours } = await withGenerations(usages, ratesOf)
  const row = (name: string, rate: number) => [name, figure(rate), `${figure(rate / bare)} ×`]
  return {
    table: table([`Texts, ${load.callers} callers`, 'a second', 'ratio'], [row('bare program', bare), row('through the API', ours)]),
    bars: [{ name: 'texts a second, times those of the bare program', value: ours / bare, unit: '×', least: leastShare }],
  }
}

/** Streams at once: the first number that is tried, doubled up to the last, after which a run would take minutes. */
const streams = { first: 64, last: 512 }
/** Milliseconds that the gap between two events may grow over that of one stream, at p99. */
const mostGrowth = 100
/** The least streams at once that keep to it. */
const leastStreams = 128

/** A text of six seconds, and streams that all run at once for four of them. */
const answer = answerOf(4)
const reading = { begin: 2_000, caption: answer.caption }

const measureStreams = (): Promise<Findings> =>
  withModelServer({ answer, ...pace }, async ({ server, databaseUrl }) => {
    const users = await signedIn(databaseUrl, server.url, streams.last, 'pro')
    await through(server.url, users.slice(0, streams.first), reading)
    const one = await through(server.url, users.slice(0, 1), reading)
    const rows = [['1', figure(one.late), String(one.cut)]]
    let good = 0
    for (let count = streams.first; count <= streams.last; count *= 2) {
      const { late, cut } = await through(server.url, users.slice(0, count), reading)
      rows.push([String(count), figure(late), String(cut)])
      if (late - one.late > mostGrowth || cut > 0) break
      good = count
    }
    return {
      table: table(['Streams at once', 'gap p99 ms', 'cut short'], rows),
      bars: [{ name: `streams at once before the gap has grown by ${mostGrowth} ms, p99`, value: good, least: leastStreams }],
    }
  })

/** How much one server process carries: texts a second of many callers, and streams at once. */
export async function benchCapacity(): Promise<Findings> {
  const [texts, atOnce] = [await measureTexts(), await measureStreams()]
  return { table: `${texts.table}\n\n${atOnce.table}`, bars: [...(texts.bars ?? []), ...(atOnce.bars ?? [])] }
}
