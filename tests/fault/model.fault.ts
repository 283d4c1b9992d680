import { readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/infra/db/open.ts'
import { createLog } from '#server/infra/log.ts'
import { crowdSecret, expectSettled, type Member, newMembers, retryOpenOrders, startCrowd } from '#tests/support/crowd.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { type MeasuredServer, startMeasuredServer } from '#tests/support/measured-server.ts'
import { answers, type Behaviour, faulty, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

/** Divisor of every model timeout, so that half an hour of load takes this many times less. */
const speedUp = 20
const minutes = 30
const load = (minutes * 60_000) / speedUp
const callers = 16
/** Milliseconds of load before the first measurement, after which modules are loaded and caches filled. */
const warmUp = load / 5

/** Allowed growth between warm-up and end of the load: bytes of live objects, and connections. */
const allowedGrowth = { heap: 6 * 1024 * 1024, sockets: 2 }

const good = answers(goodAnswers.post, { size: 60, pause: 2 })
const faults: readonly Behaviour[] = [
  refuses(429),
  refuses(429, { retryAfter: 60 }),
  refuses(500),
  refuses(401),
  faulty.silence,
  faulty.hangsUp,
  answers(goodAnswers.post, { size: 20, cutAfter: 4 }),
  answers(goodAnswers.post, { size: 20, stallAfter: 4 }),
  // Each chunk arrives within the silence timeout, all of them far beyond the deadline of a text.
  answers(goodAnswers.post, { size: 1, pause: 400 }),
  says('{"caption": "Clean the'),
  says("I'm sorry, I can't help with that."),
  says('\u0000\u{10FFFF}'.repeat(500)),
  faulty.streamsEndlessly,
  faulty.sendsEndlessBytes,
  faulty.sendsInvalidHttp,
]

describe.each(databases)(`${minutes} minutes of a model server that fails in every way, on $name`, ({ name, fresh }) => {
  let model: ModelDouble
  let server: MeasuredServer
  let members: Member[]
  let dataDir: string
  let databaseUrl: string | undefined
  const openData = () => openDatabase({ dataDir, databaseUrl }, createLog('silent'))

  beforeAll(async () => {
    model = await startModel()
    dataDir = await dataFolder()
    const database = await fresh()
    databaseUrl = database === 'pglite' ? undefined : database
    const { db, close } = await openData()
    members = await newMembers(db, { pro: 200 })
    await close()
    server = await startMeasuredServer(
      {
        DATA_DIR: dataDir,
        AUTH_SECRET: crowdSecret,
        AI_MODEL: 'compatible/test',
        AI_BASE_URL: model.url,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      speedUp,
    )
  })
  afterAll(async () => {
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('leaks no connection and no memory, ends every call with an API error, and charges only what was delivered', async () => {
    let n = 0
    // Every second call succeeds, so that recovery is exercised as often as failure.
    model.always((turn) => (n++ % 2 === 0 ? good(turn) : (faults[Math.floor(n / 2) % faults.length] as Behaviour)(turn)))
    const { log, stop } = startCrowd({ members, callers, url: () => server.url })
    await wait(warmUp)
    const before = await server.measure()
    await wait(load - warmUp)
    await stop()

    await expect.poll(() => model.connections(), { timeout: 30_000 }).toBe(0)
    const after = await server.measure()
    const grown = { heap: after.heap - before.heap, rss: after.rss - before.rss, sockets: after.sockets - before.sockets }
    const mega = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`
    console.log(
      `${name}: ${n} calls to the model in ${load / 1000} s, ${log.delivered.size} texts; heap ${mega(before.heap)} → ${mega(after.heap)}, memory ${mega(before.rss)} → ${mega(after.rss)}, sockets ${before.sockets} → ${after.sockets}. Endings: ${JSON.stringify(Object.fromEntries(log.outcomes))}`,
    )
    expect(grown.heap).toBeLessThan(allowedGrowth.heap)
    expect(grown.sockets).toBeLessThanOrEqual(allowedGrowth.sockets)
    const expectedOutcomes = ['delivered', '502 GENERATION_FAILED', '504 GENERATION_TIMEOUT', '429 RATE_LIMITED']
    expect([...log.outcomes.keys()].filter((ending) => !expectedOutcomes.includes(ending))).toEqual([])
    expect(log.delivered.size).toBeGreaterThan(100)

    model.always(good)
    await retryOpenOrders(() => server.url, log, 60_000)
    await server.stop()
    const { db, close } = await openData()
    await expectSettled(db, members, log).finally(close)
  })
})

/** Resident megabytes that a server with an embedded database may never exceed. */
const maxMegabytes = 600
/** Number of endless and of good model answers before memory is measured. */
const answerCounts = { without: 120, good: 400 }

const steady = answers(goodAnswers.post, { size: 60, pause: 2 })

/** Peak resident memory of a process in megabytes, from the kernel. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

// The kernel reports it on Linux only.
describe.runIf(process.platform === 'linux')('memory of a server on PGlite while a model server misbehaves', () => {
  let model: ModelDouble
  let server: ServerProcess
  let members: Member[]
  let dataDir: string
  beforeAll(async () => {
    model = await startModel()
    dataDir = await dataFolder()
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, createLog('silent'))
    members = await newMembers(db, { pro: 200 })
    await close()
    server = await spawnReadyServer({
      DATA_DIR: dataDir,
      AUTH_SECRET: crowdSecret,
      LOG_LEVEL: 'fatal',
      AI_MODEL: 'compatible/test',
      AI_BASE_URL: model.url,
    })
  })
  afterAll(async () => {
    server.signal('SIGTERM')
    await server.ended
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const behaviours: [string, Behaviour, number][] = [
    ['good answers', steady, answerCounts.good],
    ['texts without end', faulty.streamsEndlessly, answerCounts.without],
    ['bytes without end', faulty.sendsEndlessBytes, answerCounts.without],
  ]
  test.each(behaviours)(`%s: stays below ${maxMegabytes} MB`, async (what, behaviour, times) => {
    model.reset()
    model.always(behaviour)
    const { log, stop } = startCrowd({ members, callers, url: () => server.url })
    await expect.poll(() => model.calls.length, { timeout: 600_000, interval: 250 }).toBeGreaterThanOrEqual(times)
    model.always(steady)
    await stop()
    const peak = await peakOf(server.pid)
    console.log(`${what}: ${model.calls.length} calls, peak ${peak.toFixed(0)} MB, ${JSON.stringify(Object.fromEntries(log.outcomes))}`)
    expect(peak).toBeLessThan(maxMegabytes)
  })
})
