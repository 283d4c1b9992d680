import { readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { createLog } from '#server/platform/log.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { crowdSecret, type Member, newMembers } from '#tests/support/crowd/members.ts'
import { putToWork } from '#tests/support/crowd/work.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { answers, type Behaviour, endless, floods, type ModelDouble, startModel } from '#tests/support/model.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

/** Resident megabytes that a server with its embedded database may ever hold. */
const bound = 600
const callers = 16
/** How many answers without end, and how many good ones, the model has given before memory is read. */
const given = { without: 120, good: 400 }

const good = answers(goodAnswers.post, { size: 60, pause: 2 })

/** The most that a process was ever resident with, in megabytes, as the kernel noted it. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

// The kernel notes it on Linux only.
describe.runIf(process.platform === 'linux')('a server on PGlite, from its start through what a model server may do', () => {
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
      ...{ DATA_DIR: dataDir, AUTH_SECRET: crowdSecret, LOG_LEVEL: 'fatal' },
      ...{ AI_MODEL: 'compatible/test', AI_BASE_URL: model.url },
    })
  })
  afterAll(async () => {
    server.signal('SIGTERM')
    await server.ended
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const behaviours: [string, Behaviour, number][] = [
    ['good answers', good, given.good],
    ['texts without end', endless, given.without],
    ['bytes without end', floods, given.without],
  ]
  test.each(behaviours)(`%s: never holds ${bound} MB`, async (what, behaviour, times) => {
    model.reset()
    model.always(behaviour)
    const { book, stop } = putToWork({ members, callers, url: () => server.url })
    await expect.poll(() => model.calls.length, { timeout: 600_000, interval: 250 }).toBeGreaterThanOrEqual(times)
    model.always(good)
    await stop()
    const peak = await peakOf(server.pid)
    console.log(`${what}: ${model.calls.length} calls, peak ${peak.toFixed(0)} MB, ${JSON.stringify(Object.fromEntries(book.endings))}`)
    expect(peak).toBeLessThan(bound)
  })
})
