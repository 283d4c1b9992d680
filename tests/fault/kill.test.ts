import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Usage } from '#contract/api.ts'
import { kinds } from '#kinds/index.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { eventsOf, pathOf } from '#tests/support/generating.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

const json = { 'content-type': 'application/json' }

/** Makes the owner account and answers its cookies. */
async function signUpOwner({ url, setupToken }: ServerProcess): Promise<string> {
  const owner = { token: setupToken, name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse' }
  const answer = await fetch(`${url}/api/auth/setup`, { method: 'POST', body: JSON.stringify(owner), headers: { ...json, origin: url } })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const stream = async (url: string, cookie: string) => {
  const headers = { ...json, cookie, accept: 'text/event-stream' }
  return eventsOf(await fetch(url + pathOf('post'), { method: 'POST', body: JSON.stringify(kinds.post.sample), headers }))
}

/** All uses of the month, and all that History holds. */
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

  test('a server killed while it writes cuts the stream without a done and leaves no use and no result, and the next one goes on', async () => {
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
    model.always(answers(goodAnswers.post))
    expect((await Array.fromAsync(await stream(second.url, cookie))).at(-1)).toMatchObject({ event: 'done' })
    expect(await countedOn(second.url, cookie)).toEqual({ uses: 1, kept: 1 })
    second.signal('SIGTERM')
    await second.ended
  })
})
