import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Usage } from '#api/schemas.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { eventsOf, pathOf, writableSample } from '#tests/support/generating.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { spawnReadyServer } from '#tests/support/process.ts'

import { signUpOwner } from '#tests/support/sign-up-owner.ts'

const json = { 'content-type': 'application/json' }

const stream = async (url: string, cookie: string) => {
  const headers = { ...json, cookie, accept: 'text/event-stream' }
  return eventsOf(await fetch(url + pathOf('post'), { method: 'POST', body: JSON.stringify(writableSample('post')), headers }))
}

/** The usage of the month, and the number of entries in History. */
async function countedOn(url: string, cookie: string) {
  const [usage, history] = await Promise.all(
    ['/api/usage', '/api/generations'].map(async (path) => (await fetch(url + path, { headers: { cookie } })).json()),
  )
  const { usage: counts } = usage as { usage: (typeof Usage)['_output'] }
  return { uses: counts.reduce((sum, { used }) => sum + used, 0), kept: (history as { items: unknown[] }).items.length }
}

describe.each(databases)('on $name', ({ fresh }) => {
  let model: ModelDouble
  let dataDir: string
  let env: Record<string, string>
  beforeAll(async () => {
    model = await startModel()
    dataDir = await dataFolder()
    const database = await fresh()
    env = {
      DATA_DIR: dataDir,
      AI_MODEL: 'compatible/test',
      AI_BASE_URL: model.url,
      AUTH_SECRET: 'only for tests, thirty-two letters',
      ...(database !== 'pglite' && { DATABASE_URL: database }),
    }
  })
  afterAll(async () => {
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('a server killed during a generation ends the stream without `done` and leaves no usage and no result; the next one finishes its stream on SIGTERM, and charges it', async () => {
    model.always(answers(goodAnswers.post, { stallAfter: 3 }))
    const first = await spawnReadyServer(env)
    const cookie = await signUpOwner(first)
    const events = await stream(first.url, cookie)
    expect(await events.next()).toMatchObject({ value: { event: 'message' } })
    first.signal('SIGKILL')
    await expect(Array.fromAsync(events)).rejects.toThrow()
    await first.ended

    const second = await spawnReadyServer(env)
    expect(await countedOn(second.url, cookie)).toEqual({ uses: 0, kept: 0 })
    model.always(answers(goodAnswers.post, { size: 20, pause: 150 }))
    const finished = await stream(second.url, cookie)
    expect(await finished.next()).toMatchObject({ value: { event: 'message' } })
    second.signal('SIGTERM')
    expect((await Array.fromAsync(finished)).at(-1)).toMatchObject({ event: 'done' })
    expect(await second.ended).toMatchObject({ code: 0, stderr: '' })

    const third = await spawnReadyServer(env)
    expect(await countedOn(third.url, cookie)).toEqual({ uses: 1, kept: 1 })
    third.signal('SIGTERM')
    await third.ended
  })
})
