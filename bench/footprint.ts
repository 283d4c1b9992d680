import { setTimeout as wait } from 'node:timers/promises'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { readAll, resident } from '#bench/load.ts'
import { ownerCookie, withRestarts } from '#bench/users.ts'
import { kinds } from '#kinds/index.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import type { ServerProcess } from '#tests/support/process.ts'

const restarts = 5
/** The load before memory is measured: seconds of reads, and generations of every kind. */
const load = { seconds: 5, rounds: 15 }
/** Milliseconds after which an idle server has finished its background loading. */
const settleTime = 3_000
/** Megabytes. */
const most = { PGlite: 480, PostgreSQL: 330 } as const

/** Reads and generations of each kind. */
async function applyLoad({ url }: ServerProcess, cookie: string): Promise<void> {
  await readAll(`${url}/api/me`, cookie, load.seconds)
  const headers = { 'content-type': 'application/json', cookie, origin: url }
  for (let round = 0; round < load.rounds; round++) {
    for (const { call, sample } of Object.values(kinds)) {
      const answer = await fetch(`${url}/functions/v1/${call}`, { method: 'POST', headers, body: JSON.stringify(sample) })
      if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
      await answer.text()
    }
  }
}

/** Time of a restart, and memory at rest and after some work. */
const measureOn = (database: TestDatabase) =>
  withRestarts(database, async (start, stop) => {
    const cookie = await ownerCookie(await start())
    const times: number[] = []
    for (let at = 0; at < restarts; at++) {
      await stop()
      const began = performance.now()
      await start()
      times.push(performance.now() - began)
    }
    const server = await start()
    await wait(settleTime)
    const idle = await resident(server.url)
    await applyLoad(server, cookie)
    return { name: database.name, ready: percentile(times, 0.5), idle, used: await resident(server.url) }
  })

/** The resources of a server: the time until "Ready on …" at a restart, and its memory. */
export async function benchFootprint(): Promise<Findings> {
  const results = await Array.fromAsync(databases, measureOn)
  return {
    table: table(
      ['A server', 'ready ms', 'MB at rest', 'MB after work'],
      results.map(({ name, ready, idle, used }) => [name, figure(ready), figure(idle), figure(used)]),
    ),
    bars: results.flatMap(({ name, ready, used }) => [
      { name: `ready, ${name}`, value: ready, unit: 'ms', most: 2_500 },
      { name: `memory after work, ${name}`, value: used, unit: 'MB', most: most[name] },
    ]),
  }
}
