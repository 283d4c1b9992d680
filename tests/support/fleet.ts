import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/infra/db/database.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { createLog } from '#server/infra/log.ts'
import { type CallLog, crowdSecret, expectSettled, type Member, newMembers } from '#tests/support/crowd.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { answers, type Behaviour, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { stablePort } from '#tests/support/network.ts'
import { type End, type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

/** Milliseconds between two readiness checks. */
const pollInterval = 100

interface Balancer {
  /** The server for the next call: round robin over the ready ones, or over all while none is ready. */
  readonly url: () => string
  stop(): Promise<void>
}

/** Distributes calls over the servers whose `/readyz` succeeds, as a load balancer does. Each server is polled independently. */
export function startBalancer(urls: readonly string[]): Balancer {
  const readiness = new Map(urls.map((url) => [url, true]))
  let next = 0
  let stopped = false
  const isReady = (url: string) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const pollReadiness = async (url: string) => {
    while (!stopped) {
      readiness.set(url, await isReady(url))
      await wait(pollInterval)
    }
  }
  const polling = Promise.all(urls.map(pollReadiness))
  return {
    url() {
      const ready = urls.filter((url) => readiness.get(url))
      const candidates = ready.length > 0 ? ready : urls
      return candidates[next++ % candidates.length] as string
    },
    async stop() {
      stopped = true
      await polling
    },
  }
}

/** Server processes on one database and one model double, each with the same port after a restart. */
export interface Fleet {
  readonly urls: readonly string[]
  readonly model: ModelDouble
  /** The server for the next call: each in turn. */
  readonly nextUrl: () => string
  start(at: number): Promise<void>
  /** Sends a signal and waits for the end of the process. */
  kill(at: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<End>
  /** Reads the database. An embedded database requires that its server is stopped before and started again afterwards. */
  inspect<Seen>(look: (db: Db) => Promise<Seen>): Promise<Seen>
  /** Creates signed-in users of each plan. */
  newMembers(counts: Parameters<typeof newMembers>[1]): Promise<Member[]>
  /** Compares the log of the callers with the database. */
  expectSettled(members: readonly Member[], log: CallLog): Promise<void>
  /** Stops all servers and the double, and removes their files. */
  close(): Promise<void>
}

/** A valid text as fast models stream it. */
const typical = answers(goodAnswers.post, { size: 60, pause: 15 })

/**
 * Starts processes for a load test: two on PostgreSQL, one on PGlite.
 * @param database `pglite` or an address
 * @param behaviour of the model double in all calls
 */
export async function startFleet(database: 'pglite' | (string & {}), behaviour: Behaviour = typical): Promise<Fleet> {
  const model = await startModel()
  model.always(behaviour)
  const embedded = database === 'pglite'
  const dataDir = embedded ? await dataFolder() : await mkdtemp(join(tmpdir(), 'postwright-fleet-'))
  const ports = await Promise.all(Array.from({ length: embedded ? 1 : 2 }, stablePort))
  const urls = ports.map((port) => `http://localhost:${port}`)
  const variables = {
    DATA_DIR: dataDir,
    APP_URL: urls[0] ?? '',
    AUTH_SECRET: crowdSecret,
    ...(!embedded && { DATABASE_URL: database }),
    AI_MODEL: 'compatible/test',
    AI_BASE_URL: model.url,
  }
  const running = new Map<number, ServerProcess>()
  const start = async (at: number) => void running.set(at, await spawnReadyServer({ ...variables, PORT: String(ports[at]) }))
  const end = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const server = running.get(at)
    if (!server) throw new Error(`Server ${at} does not run`)
    server.signal(signal)
    const ended = await server.ended
    running.delete(at)
    return ended
  }
  const stopAll = () => Promise.all([...running.keys()].map((at) => end(at, 'SIGTERM')))
  await Promise.all(ports.map((_, at) => start(at)))

  async function inspect<Seen>(look: (db: Db) => Promise<Seen>): Promise<Seen> {
    const stopped = embedded && (await stopAll()).length > 0
    const opened = await openDatabase({ databaseUrl: embedded ? undefined : database, dataDir }, createLog('silent'))
    try {
      return await look(opened.db)
    } finally {
      await opened.close()
      if (stopped) await start(0)
    }
  }
  let calls = 0
  return {
    urls,
    model,
    start,
    kill: end,
    inspect,
    nextUrl: () => urls[calls++ % urls.length] as string,
    newMembers: (counts) => inspect((db) => newMembers(db, counts)),
    expectSettled: (members, log) => inspect((db) => expectSettled(db, members, log)),
    async close() {
      await stopAll()
      await model.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
