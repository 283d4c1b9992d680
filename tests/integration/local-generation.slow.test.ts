import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Waiting } from '#contract/waiting.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { generations } from '#server/infra/db/schema.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { type StartOverrides, start } from '#server/start.ts'
import { crowdSecret, expectSettled, type Member, newCallLog, newMembers, newOrder, sendOrder } from '#tests/support/crowd.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import {
  batchItem,
  eventsOf,
  generate,
  ledgerOf,
  newKey,
  outcomesOf,
  requestBatch,
  type StreamEvent,
  stream,
} from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { addTinyModel, hostProcesses, spawnLocalServer, stoppedAtText, tinyEngine } from '#tests/support/local-server.ts'
import { answers, faulty, type ModelDouble, startModel } from '#tests/support/model.ts'
import { freePort } from '#tests/support/network.ts'
import type { TestServer } from '#tests/support/server.ts'

const unsupported = unsupportedSystem()
const runs = !unsupported && process.platform === 'linux'
const until = <Value>(condition: () => Value) => vi.waitFor(condition, { timeout: 120_000, interval: 20 })

/** The process of the only local model that runs. */
const modelProcess = () => {
  const [pid, ...others] = hostProcesses()
  if (!pid || others.length > 0) throw new Error('There is not one process of a local model')
  return pid
}

/** What the events of a stream tell about the queue. */
const waitings = (events: readonly { data: unknown }[]): Waiting[] =>
  events.flatMap(({ data }) => (data && typeof data === 'object' && 'waiting' in data ? [data.waiting as Waiting] : []))

describe.runIf(runs).each(databases)('generations by a local model on $name', ({ fresh }) => {
  const servers: TestServer[] = []
  let model: ModelDouble
  let database: string
  beforeAll(async () => {
    model = await startModel()
  })
  afterAll(() => model.close())
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    model.reset()
  })

  /** A server whose engine is the tiny model. @param how.onReading called with the model's process when it begins to read a prompt */
  async function startLocal(how: StartOverrides & { fallback?: boolean; onReading?: (pid: number) => void } = {}): Promise<TestServer> {
    const { fallback = false, onReading, ...overrides } = how
    database = await fresh()
    const dataDir = await dataFolder(database)
    await addTinyModel(dataDir)
    const port = await freePort()
    const env = parseEnv({
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      AUTH_SECRET: crowdSecret,
      ...(database !== 'pglite' && { DATABASE_URL: database }),
    })
    const local = { limits: { restarts: [0, 0, 0], frozen: 10 } }
    const server = await start(env, createLog('silent'), {
      engine: tinyEngine(fallback ? model.url : undefined, () => onReading?.(modelProcess())),
      local,
      ...overrides,
    })
    const url = `http://localhost:${port}`
    const running: TestServer = {
      ...server,
      url,
      dataDir,
      secret: crowdSecret,
      fetch: (path, init) => fetch(url + path, init),
      async stop() {
        await server.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
    servers.push(running)
    return running
  }
  const proUser = (server: TestServer) => givenOn(server).user({ plan: 'pro' })

  /** Streams texts of one user, who does not wait for one before the next. */
  function streamMany(user: TestUser, count: number) {
    return Array.from({ length: count }, () => {
      const [key, events] = [newKey(), [] as { event: string; data: unknown }[]]
      const done = (async () => {
        const answer = await stream(user, 'post', {}, { headers: { 'idempotency-key': key } })
        for await (const event of eventsOf(answer)) events.push(event)
        return events.at(-1)
      })()
      return { key, events, done, places: () => waitings(events).flatMap(({ place }) => place ?? []) }
    })
  }

  /** Stops the model's process when it reads the first prompt, until `resume`: what a fast machine writes at once waits for the test too. */
  function pauseAtFirst() {
    const reading = Promise.withResolvers<number>()
    let isPaused = false
    return {
      reading: reading.promise,
      onReading(pid: number) {
        if (isPaused) return
        isPaused = true
        process.kill(pid, 'SIGSTOP')
        reading.resolve(pid)
      },
      resume: async () => process.kill(await reading.promise, 'SIGCONT'),
    }
  }
  const patient = { local: { limits: { frozen: 300 } } }

  test('texts in the queue are told their place, which falls, and all are written and charged once', async () => {
    let readings = 0
    const server = await startLocal({
      ...patient,
      onReading(pid) {
        readings += 1
        if (readings <= 2) process.kill(pid, 'SIGSTOP')
      },
    })
    const user = await proUser(server)
    const texts = streamMany(user, 5)
    await until(() => {
      expect(readings).toBe(1)
      expect(Math.max(...texts.flatMap(({ places }) => places()))).toBeGreaterThanOrEqual(4)
    })
    process.kill(modelProcess(), 'SIGCONT')
    await until(() => expect([readings, texts.some(({ places }) => new Set(places()).size > 1)]).toEqual([2, true]))
    process.kill(modelProcess(), 'SIGCONT')
    const ends = await Promise.all(texts.map(({ done }) => done))

    expect(ends.map((end) => end?.event)).toEqual(Array(5).fill('done'))
    for (const { places } of texts) expect(places()).toEqual(places().toSorted((a, b) => b - a))
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows.map(({ state, engine }) => [state, engine])).toEqual(Array(5).fill(['done', 'local/tiny']))
    expect(usage).toHaveLength(5)
  })

  test('a queue that takes longer than the lease of a reservation: all texts are written and charged', async () => {
    const lease = 6
    const pause = pauseAtFirst()
    const server = await startLocal({ lease, ...patient, onReading: pause.onReading })
    const user = await proUser(server)
    const texts = streamMany(user, 4)
    await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(4))
    const youngest = server.db.select({ age: sql<number>`min(extract(epoch from now() - created_at))` }).from(generations)
    await until(async () => expect(Number((await youngest)[0]?.age)).toBeGreaterThan(lease + 1))
    await pause.resume()
    const ends = await Promise.all(texts.map(({ done }) => done))

    expect(ends.map((end) => end?.event)).toEqual(Array(4).fill('done'))
    expect((await ledgerOf(server, user)).usage).toHaveLength(4)
  })

  test('Stop in the queue and while the prompt is read: nothing is charged, and the next text is written', async () => {
    const pause = pauseAtFirst()
    const server = await startLocal({ ...patient, onReading: pause.onReading })
    const user = await proUser(server)
    const [reading] = streamMany(user, 1)
    await pause.reading
    const [waiting, last] = streamMany(user, 2)
    const keys = [reading?.key, waiting?.key]
    await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(3))
    expect(await user.post('/api/generations/stop', { keys })).toMatchObject({
      body: { items: keys.map((key) => ({ key, generation: null })) },
    })
    await pause.resume()

    expect(await last?.done).toMatchObject({ event: 'done' })
    for (const text of [reading, waiting]) expect(await text?.done).toMatchObject({ event: 'error', data: { code: 'GENERATION_FAILED' } })
    const { usage, rows } = await ledgerOf(server, user)
    expect(usage).toHaveLength(1)
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(1)
  })

  test('the items of a batch wait behind single texts, and are told their place', async () => {
    const pause = pauseAtFirst()
    const server = await startLocal({ ...patient, onReading: pause.onReading })
    const user = await proUser(server)
    const items = Array.from({ length: 4 }, (_, at) => batchItem('post', {}, `slot-${at}`))
    const order: string[] = []
    const events: StreamEvent[] = []
    const batch = requestBatch(user, items).then(async (answer) => {
      for await (const event of eventsOf(answer)) {
        events.push(event)
        if (event.event === 'message' && 'done' in (event.data as object)) order.push('batch')
      }
    })
    await pause.reading
    await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(4))
    const single = generate(user, 'post').then(() => order.push('single'))
    await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(5))
    // A place that another event overtakes is never sent: it has arrived before the model goes on.
    await until(async () => expect(waitings(events).some(({ stage, place }) => stage !== 'reading' && (place ?? 0) > 1)).toBe(true))
    await pause.resume()
    await Promise.all([batch, single])

    expect(outcomesOf(events)).toEqual(Object.fromEntries(items.map(({ slot }) => [slot, 'done'])))
    expect(order.indexOf('single')).toBeLessThan(3)
  })

  const endings = [
    ['is killed by SIGSEGV', { signals: ['SIGSEGV', 'SIGCONT'], overrides: patient }],
    // As the pause leaves it.
    ['freezes', { signals: [], overrides: {} }],
  ] as const
  test.each(endings)(
    'the process %s while 4 write: each gets its text, one from the fallback, charged once',
    async (_, { signals, overrides }) => {
      model.always(answers({ caption: 'Bread.' }))
      const pause = pauseAtFirst()
      const server = await startLocal({ ...overrides, fallback: true, onReading: pause.onReading })
      const user = await proUser(server)
      const texts = streamMany(user, 4)
      const pid = await pause.reading
      await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(4))
      for (const signal of signals) process.kill(pid, signal)
      const ends = await Promise.all(texts.map(({ done }) => done))

      expect(ends.map((end) => end?.event)).toEqual(Array(4).fill('done'))
      const { rows, usage } = await ledgerOf(server, user)
      expect(rows.map(({ engine }) => engine).toSorted()).toEqual(['compatible/spare', 'local/tiny', 'local/tiny', 'local/tiny'])
      expect(usage).toHaveLength(4)
      expect(hostProcesses()).not.toContain(pid)
    },
  )

  test('the process is killed while 4 write and no other model answers: a clear error, and nothing charged without a text', async () => {
    model.always(faulty.hangsUp)
    const pause = pauseAtFirst()
    const server = await startLocal({ ...patient, fallback: true, onReading: pause.onReading })
    const user = await proUser(server)
    const texts = streamMany(user, 4)
    const pid = await pause.reading
    await until(async () => expect((await ledgerOf(server, user)).rows).toHaveLength(4))
    process.kill(pid, 'SIGKILL')
    const ends = await Promise.all(texts.map(({ done }) => done))

    expect(ends.map((end) => end?.event).toSorted()).toEqual(['done', 'done', 'done', 'error'])
    expect(ends.find((end) => end?.event === 'error')).toMatchObject({ data: { code: 'GENERATION_FAILED' } })
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([3, 3])
  })

  test('twelve texts in the queue, kill -9 of the server in the middle: each is written and charged once when it is asked for again', async () => {
    database = await fresh()
    const dataDir = await dataFolder(database)
    await addTinyModel(dataDir)
    const env = { DATA_DIR: dataDir, AUTH_SECRET: crowdSecret, ...(database !== 'pglite' && { DATABASE_URL: database }) }
    const withDb = async <Value>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Value>): Promise<Value> => {
      const opened = await openDatabase({ dataDir, databaseUrl: database === 'pglite' ? undefined : database }, createLog('silent'))
      return work(opened.db).finally(opened.close)
    }
    const members: Member[] = await withDb((db) => newMembers(db, { pro: 1 }))
    const [member] = members
    if (!member) throw new Error('There is no member')
    const log = newCallLog()
    const orders = Array.from({ length: 12 }, (_, at) => newOrder(member, at % 2 === 0))

    // Its model stops inside the fourth text or right after it: however late the kill comes, texts are waiting.
    const killed = await spawnLocalServer({ ...env, [stoppedAtText]: '4' })
    const cut = Promise.all(orders.map((order) => sendOrder(killed.url, order, log)))
    await until(() => expect(log.delivered.size).toBeGreaterThanOrEqual(2))
    const stopped = hostProcesses(killed.process.pid)
    killed.process.kill('SIGKILL')
    await once(killed.process, 'exit')
    await cut
    // Awake again, it finds that its server is gone, and ends.
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    expect(log.delivered.size).toBeLessThan(12)
    expect(log.open.size).toBe(12 - log.delivered.size)

    const again = await spawnLocalServer(env)
    try {
      // Their leases still run, and nobody knows that the server is dead: a clear refusal, which says to try again.
      const [open] = log.open
      if (open) expect(await sendOrder(again.url, open, log)).toBe('refused')
      expect(log.outcomes.get('409 CONFLICT')).toBe(1)
    } finally {
      again.process.kill('SIGTERM')
      await once(again.process, 'exit')
    }
    // As after the time of a lease.
    await withDb((db) => db.update(generations).set({ expiresAt: sql`now() - interval '31 s'` }).where(eq(generations.state, 'running')))
    const last = await spawnLocalServer(env)
    try {
      expect(await Promise.all(orders.map((order) => sendOrder(last.url, order, log)))).toEqual(Array(12).fill('delivered'))
    } finally {
      last.process.kill('SIGTERM')
      await once(last.process, 'exit')
    }
    await withDb((db) => expectSettled(db, members, log))
    await rm(dataDir, { recursive: true, force: true })
  })
})
