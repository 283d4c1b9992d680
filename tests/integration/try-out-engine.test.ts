import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TriedPost } from '#api/try-out.ts'
import { tryOutPath } from '#contract/paths.ts'
import { failures, generations, modelProviderAccess, rateLimits, writingSettings } from '#server/infra/db/schema.ts'
import { databases, sharedDatabases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const timeouts = { first: 60_000, firstFollowed: 60_000, between: 60_000, again: 10 }
/** Of the length that a try-out asks for. */
const post = {
  ...goodAnswers.post,
  caption:
    'Old bicycles ask for little: a clean chain, straight wheels and one quiet hour in the yard. Begin with the part that you know best, and go on from there. Which part do you start with?',
}
const engine = { provider: 'compatible', model: 'for-visitors' }

/** A visitor with an address of their own, so that rate limits do not apply. */
async function tryOut(server: TestServer): Promise<TriedPost & { status: number }> {
  const answer = await server.fetch(tryOutPath, {
    method: 'POST',
    body: JSON.stringify({ topic: 'repairing old bicycles', platform: 'facebook', language: 'en' }),
    headers: { 'content-type': 'application/json', ...newClientAddress() },
  })
  return { status: answer.status, ...((await answer.json()) as TriedPost) }
}
const put = (admin: TestUser, path: string, body: object) =>
  admin.fetch(`/api/admin/writing${path}`, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
/** Chooses the double for visitors. */
async function choose(server: TestServer, model: ModelDouble, perDay: number): Promise<void> {
  const admin = await givenOn(server).user({ role: 'admin' })
  await put(admin, '/providers/compatible', { base_url: model.url })
  expect((await put(admin, '', { try_out: { engine, per_day: perDay } })).status).toBe(200)
}

describe.each(databases)('an engine for visitors, on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ database: await fresh(), env: behindProxy, writing: { modelTimeouts: timeouts } })
  })
  beforeEach(() => model.always(answers(post)))
  afterEach(async () => {
    model.reset()
    for (const table of [writingSettings, modelProviderAccess, rateLimits, failures]) await server.db.delete(table)
    const admin = await givenOn(server).user({ role: 'admin' })
    await admin.get('/api/admin/writing')
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const named = async () => {
    const answer = await server.fetch(tryOutPath)
    return { cache: answer.headers.get('cache-control'), ...((await answer.json()) as object) }
  }
  /** How often a failure of the try-out was counted; it is stored a moment later. */
  const counted = async (reason: string) =>
    (await server.db.select().from(failures)).filter((row) => row.name === 'try-out' && row.reason === reason)[0]?.count ?? 0

  test('nobody is named while the built-in writer writes for visitors, whatever writes for others', async () => {
    const admin = await givenOn(server).user({ role: 'admin' })
    await put(admin, '/providers/compatible', { base_url: model.url })
    await put(admin, '', { engine })
    expect(await named()).toEqual({ engine: null, cache: 'public, max-age=60' })
    expect(await tryOut(server)).toMatchObject({ status: 200, engine: null, arranged: expect.anything() })
    expect(model.calls).toEqual([])
  })

  test('it writes, the answer and the page name its provider but not the model, and nothing is stored', async () => {
    await choose(server, model, 10)
    expect(await named()).toMatchObject({ engine: 'OpenAI-compatible server' })
    const tried = await tryOut(server)
    expect(tried).toEqual({
      status: 200,
      caption: expect.stringContaining('Old bicycles'),
      used: expect.any(Number),
      engine: 'OpenAI-compatible server',
    })
    expect(model.calls.map(({ body }) => body.model)).toEqual(['for-visitors'])
    expect(await server.db.select().from(generations)).toEqual([])
    expect(JSON.stringify(await server.db.select().from(rateLimits))).not.toContain('bicycles')
  })

  test('what the model did not repair is told to the visitor', async () => {
    await choose(server, model, 10)
    model.always(answers({ ...post, caption: `${post.caption} 83% of riders never oil a chain.` }))
    const { caption, checks } = await tryOut(server)
    expect(caption).toContain('83% of riders')
    expect(checks).toMatchObject([{ code: 'number', quotes: [expect.stringContaining('83%')] }])
  })

  test('when it fails, the visitor gets a text of the built-in writer, and the failure is counted', async () => {
    await choose(server, model, 10)
    model.always(refuses(401))
    expect(await tryOut(server)).toMatchObject({ status: 200, engine: null, arranged: expect.anything() })
    await expect.poll(() => counted('GENERATION_FAILED')).toBe(1)
  })

  test('when the tokens of all users are used up, the built-in writer writes for visitors', async () => {
    await choose(server, model, 10)
    const admin = await givenOn(server).user({ role: 'admin' })
    await put(admin, '', { budgets: { per_user: null, all: 800, answer: 400 } })
    expect(await tryOut(server)).toMatchObject({ status: 200, engine: null })
    expect(model.calls).toEqual([])
  })

  test('the rest of the day after the last text, the built-in writer writes; the limit holds when all come at once', async () => {
    await choose(server, model, 3)
    const tried = await Promise.all(Array.from({ length: 12 }, () => tryOut(server)))
    expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(tried.filter((each) => each.engine !== null)).toHaveLength(3)
    expect(model.calls).toHaveLength(3)
    await expect.poll(() => counted('RATE_LIMITED')).toBeGreaterThanOrEqual(9)
  })
})

test.each(sharedDatabases)('visitors of two servers share the number of texts a day', async ({ fresh }) => {
  const model = await startModel()
  model.always(answers(post))
  const database = await fresh()
  const start = () => startServer({ database, env: behindProxy, writing: { modelTimeouts: timeouts } })
  const servers = [await start(), await start()] as const
  await choose(servers[0], model, 5)
  await expect.poll(async () => (await servers[1].fetch(tryOutPath)).json()).toEqual({ engine: 'OpenAI-compatible server' })
  const tried = await Promise.all(Array.from({ length: 20 }, (_, at) => tryOut(servers[at % 2 === 0 ? 0 : 1])))
  expect(tried.filter((each) => each.engine !== null)).toHaveLength(5)
  expect(model.calls).toHaveLength(5)
  for (const server of servers) await server.stop()
  await model.close()
})
