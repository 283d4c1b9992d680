import type { Agent } from 'node:http'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { callAll, type Generations, withGenerations } from '#bench/generations.ts'

/** Concurrent callers and rounds per variant. */
const loads = [
  { callers: 1, rounds: 60, warmUpRounds: 2 },
  { callers: 16, rounds: 20, warmUpRounds: 2 },
] as const
/** Rounds before the measurement, 1,600 generations: a server runs for weeks, so the time to compile its code does not count. */
const warmUp = { callers: 16, rounds: 5 } as const
/** Calls of each caller per round. */
const callsPerRound = 20

const variants = ['alone', 'bare', 'through'] as const
type Variant = (typeof variants)[number]

/** Milliseconds of each request. Alternates between the variants, so that other load on the machine affects all of them. */
async function timesOf({ callers, rounds, warmUpRounds }: (typeof loads)[number], agent: Agent, next: Generations) {
  const times: Record<Variant, number[]> = { alone: [], bare: [], through: [] }
  for (let at = 0; at < warmUpRounds + rounds; at++)
    for (const variant of variants) {
      const roundTimes = await callAll(agent, callers, callsPerRound, next[variant])
      if (at >= warmUpRounds) times[variant].push(...roundTimes)
    }
  return times
}

async function measured(agent: Agent, next: Generations): Promise<Findings> {
  const rows: string[][] = []
  for (const load of loads) {
    const times = await timesOf(load, agent, next)
    for (const share of [0.5, 0.99] as const) {
      const [alone, bare, through] = variants.map((variant) => percentile(times[variant], share)) as [number, number, number]
      const name = `${load.callers} at once, p${share * 100}`
      rows.push([name, ...[alone, bare - alone, through - alone].map(figure), `${figure((through - alone) / (bare - alone))} ×`])
    }
  }
  return { table: table(['One generation', 'model alone ms', 'bare adds ms', 'the API adds ms', 'API to bare, added'], rows) }
}

/**
 * The time that the API adds to one generation (session, quota, validation, checks, history, settlement; on PostgreSQL), compared with what
 * the baseline program adds, which only makes the queries. The servers are warm. It has no bar: only a server that checks nothing meets one
 * that is worth having.
 */
export const benchOverhead = (): Promise<Findings> => {
  const usages = loads.reduce(
    (sum, { callers, rounds, warmUpRounds }) => sum + 2 * callers * (rounds + warmUpRounds) * callsPerRound,
    2 * warmUp.callers * warmUp.rounds * callsPerRound,
  )
  return withGenerations(usages, async (agent, next) => {
    for (let at = 0; at < warmUp.rounds; at++)
      for (const variant of ['bare', 'through'] as const) await callAll(agent, warmUp.callers, callsPerRound, next[variant])
    return measured(agent, next)
  })
}
