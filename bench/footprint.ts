import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { readAll, resident } from '#bench/load.ts'
import { ownerCookie } from '#bench/users.ts'
import { kinds } from '#kinds/index.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

const restarts = 5
/** The load before memory is measured: seconds of reads, and generations of every kind. */
const load = { seconds: 5, rounds: 15 }
/** Milliseconds after which an idle server has finished its background loading. */
const settleTime = 3_000
/** Megabytes. */
const most = { PGlite: 480, PostgreSQL: 330 } as const

const stop = async (server: ServerProcess) => {
  server.signal('SIGTERM')
  await server.ended
}

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
async function measureOn({ name, fresh }: TestDatabase) {
  const dataDir = await dataFolder()
  const database = await fresh()
  const env = {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    AUTH_SECRET: 'a secret for measuring, thirty-two letters',
    ...(database !== 'pglite' && { DATABASE_URL: database }),
  }
  try {
    const first = await spawnReadyServer(env)
    const cookie = await ownerCookie({ url: first.url, setupLink: `${first.url}/setup#token=${first.setupToken}` })
    await stop(first)
    const times: number[] = []
    for (let at = 0; at < restarts; at++) {
      const start = performance.now()
      const server = await spawnReadyServer(env)
      times.push(performance.now() - start)
      await stop(server)
    }
    const server = await spawnReadyServer(env)
    await wait(settleTime)
    const idle = await resident(server.url)
    await applyLoad(server, cookie)
    const used = await resident(server.url)
    await stop(server)
    return { name, ready: percentile(times, 0.5), idle, used }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The resources of a server: the time until "Ready on …" at a restart, and its memory. */
export async function benchFootprint(): Promise<Findings> {
  const results = []
  for (const database of databases) results.push(await measureOn(database))
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
