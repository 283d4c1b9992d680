import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EngineSettings, EngineTest } from '#api/engines.ts'
import { engineMessages, engineProblem } from '#contract/admin-messages.ts'
import { sessions } from '#server/infra/db/auth-schema.ts'
import { adminActions, modelProviderAccess, rateLimits, writingSettings } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import type { FailureCode } from '#server/infra/models/model.ts'
import { databases, sharedDatabases } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type Behaviour, faulty, type ModelDouble, refuses, says, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { freePort } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const path = '/api/admin/writing'
const key = 'sk-double-9f4c2ab87d31-k3yz'
const timeouts = {
  first: 60_000,
  firstFollowed: 60_000,
  between: 60_000,
  again: 10,
  loading: { most: 60_000, tell: 20, poll: 10, stays: 60_000 },
}
const [first, second] = [
  { provider: 'compatible', model: 'first' },
  { provider: 'compatible', model: 'second' },
]

const put = async (admin: TestUser, to: string, body: object) => {
  const answer = await admin.fetch(to, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  return { status: answer.status, body: (await answer.json()) as EngineSettings & { code?: string; message?: string; data?: unknown } }
}
const save = (admin: TestUser, changes: object) => put(admin, path, changes)
const setAccess = (admin: TestUser, provider: string, change: object) => put(admin, `${path}/providers/${provider}`, change)
const view = async (admin: TestUser) => (await admin.get(path)).body as EngineSettings
const runTest = async (admin: TestUser, input: object) => (await admin.post(`${path}/test`, input)).body as EngineTest
const problemIn = (answer: EngineTest) => ('problem' in answer ? answer.problem : null)
/** The engine in the history row of the only text of a user. */
const engineOf = async (server: TestServer, user: TestUser) => (await ledgerOf(server, user)).rows[0]?.engine

describe.each(databases)('what writes, chosen in the app, on $name', ({ fresh }) => {
  const logged: string[] = []
  const log = createLog('trace', [], { write: (line: string) => void logged.push(line) })
  let model: ModelDouble
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ database: await fresh(), log, writing: { modelTimeouts: timeouts } })
  })
  beforeEach(async () => {
    admin = await givenOn(server).user({ role: 'admin' })
    model.always(answers(goodAnswers.post))
  })
  afterEach(async () => {
    model.reset()
    await server.db.delete(writingSettings)
    await server.db.delete(modelProviderAccess)
    await view(admin)
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const useDouble = () => setAccess(admin, 'compatible', { base_url: model.url, key })
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  test('nothing is chosen at first; a choice writes the next text, and null returns to the built-in writer', async () => {
    expect(await view(admin)).toMatchObject({
      engine: null,
      fallbacks: [],
      decided: false,
      problem: null,
      prices: null,
      try_out: { engine: null, per_day: 100 },
      fixed: { engine: false, prices: false, budgets: false },
    })
    await useDouble()
    const saved = await save(admin, { engine: first, fallbacks: [second], prices: { input: 1, output: 2 } })
    expect(saved.body).toMatchObject({ engine: first, fallbacks: [second], decided: true, prices: { input: 1, output: 2 } })

    const [user, next] = [await newUser(), await newUser()]
    await generate(user, 'post')
    expect(await engineOf(server, user)).toBe('compatible/first')
    expect((await server.fetch('/api/capabilities').then((answer) => answer.json())) as object).toMatchObject({ model: true })
    expect((await admin.get('/api/admin/engine')).body).toMatchObject({
      model: 'compatible/first',
      fallbacks: ['compatible/second'],
      prices: { input: 1, output: 2 },
    })

    expect((await save(admin, { engine: null })).body).toMatchObject({ engine: null, fallbacks: [second], decided: true })
    await generate(next, 'post')
    expect(await engineOf(server, next)).toBe('builtin')
  })

  test('a key is in no answer, log line, audit row or column, and reaches the model; its last four letters are shown', async () => {
    await useDouble()
    await save(admin, { engine: first })
    model.next(refuses(401, { message: `Incorrect API key provided: ${key}` }), refuses(400, { message: key }))
    await generate(await newUser(), 'post')
    await generate(await newUser(), 'post')
    log.warn({ code: key }, 'a line that quotes it')
    const shown = await Promise.all([
      ...[path, '/api/admin/actions', '/api/admin/engine'].map((each) => admin.get(each)),
      runTest(admin, { engine: first }),
    ])
    expect((await view(admin)).providers.find(({ provider }) => provider === 'compatible')).toMatchObject({ key_end: 'k3yz' })
    const stored = await Promise.all([modelProviderAccess, adminActions, writingSettings].map((table) => server.db.select().from(table)))
    expect(model.calls[0]?.authorization).toBe(`Bearer ${key}`)
    expect(logged.some((line) => line.includes('(secret)'))).toBe(true)
    for (const text of [JSON.stringify(shown), JSON.stringify(stored), logged.join('')]) expect(text).not.toContain(key.slice(0, -4))
    expect(stored[1]?.length).toBeGreaterThan(1)
  })

  test('saving what is set already is one change in the audit log', async () => {
    await useDouble()
    await save(admin, { engine: first })
    const before = await server.db.$count(adminActions)
    expect((await save(admin, { engine: first })).body).toMatchObject({ engine: first })

    expect(await server.db.$count(adminActions)).toBe(before)
  })

  test('the audit log says who changed what, with the names of models', async () => {
    await useDouble()
    await save(admin, { engine: first, try_out: { engine: null, per_day: 5 } })
    const { items } = (await admin.get('/api/admin/actions?limit=2')).body as { items: object[] }
    expect(items).toMatchObject([
      {
        action: 'writing-changed',
        details: { engine: 'compatible/first', try_out: { engine: 'builtin', per_day: 5 } },
        admin: { id: admin.id },
      },
      { action: 'provider-changed', subject: 'compatible', details: { key: 'added', base_url: model.url } },
    ])
  })

  test('a sign-in older than an hour is refused by every call, with what to do', async () => {
    await useDouble()
    const hour = sql`now() - interval '61 minutes'`
    await server.db.update(sessions).set({ createdAt: hour }).where(eq(sessions.userId, admin.id))
    const refused = [
      await save(admin, { engine: null }),
      await setAccess(admin, 'openai', { key }),
      await admin.get(path),
      await admin.get(`${path}/found`),
      await admin.post(`${path}/models`, { provider: 'openai' }),
      await admin.post(`${path}/test`, { engine: first }),
    ]
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: engineMessages.signInAgain } })
    }
    admin = await givenOn(server).user({ role: 'admin' })
    expect((await view(admin)).decided).toBe(false)
  })

  test.each([
    [{ engine: { provider: 'openai', model: 'gpt' } }, 'engine', 'OpenAI needs a key.'],
    [{ fallbacks: [{ provider: 'compatible', model: 'x' }] }, 'fallbacks.0', 'OpenAI-compatible server needs an address.'],
    [{ try_out: { engine: { provider: 'google', model: 'gemini' }, per_day: 5 } }, 'try_out.engine', 'Google needs a key.'],
    [{ engine: { provider: 'local', model: 'tiny' } }, 'engine', 'The model tiny isn’t downloaded yet.'],
    [{ budgets: { per_user: 16_383, all: null, answer: null } }, 'budgets.per_user', engineMessages.budgetTooSmall({ least: 16_384 })],
  ])('%j is refused as a whole, with what is missing', async (changes, at, message) => {
    const { status, body } = await save(admin, { prices: { input: 1, output: 1 }, ...changes })
    expect([status, body]).toMatchObject([422, { data: { issues: [{ path: at, message: expect.stringContaining(message) }] } }])
    expect(await view(admin)).toMatchObject({ decided: false, prices: null })
  })

  test.each(['ftp://x/v1', 'http://me:hush@localhost/v1', 'http://localhost/v1?key=hush', 'ht tp'])(
    'the address %s is refused',
    async (base_url) => {
      expect(await setAccess(admin, 'ollama', { base_url })).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    },
  )

  test.each([
    ['localhost:11434', 'http://localhost:11434'],
    ['http://localhost:11434/api/chat', 'http://localhost:11434/v1'],
    ['http://localhost:1234/v1/chat/completions', 'http://localhost:1234/v1'],
    ['http://localhost:1234/v1/models/', 'http://localhost:1234/v1'],
  ])('the address %s is kept as %s', async (typed, base_url) => {
    expect((await setAccess(admin, 'ollama', { base_url: typed })).status).toBe(200)
    expect((await view(admin)).providers.find(({ provider }) => provider === 'ollama')?.base_url).toBe(base_url)
    await setAccess(admin, 'ollama', { base_url: null })
  })

  test('how a post of the chosen model failed last is shown', async () => {
    await useDouble()
    await save(admin, { engine: { ...first, model: 'failing' } })
    expect(await view(admin)).toMatchObject({ problem: null, last_problem: null })
    model.always(says('{"caption": "Clean', { finish: 'length' }))
    await generate(await newUser(), 'post')
    await expect
      .poll(async () => (await view(admin)).last_problem, { timeout: 10_000 })
      .toEqual({
        ...engineProblem('cutOff', { provider: 'OpenAI-compatible server', model: 'failing' }),
        hour: expect.stringMatching(/^2\d{3}-.*:00:00\.000Z$/),
      })
  })

  test('a stored key is not sent to another origin: not when the address is changed, and not when one is tried', async () => {
    const thief = await startModel()
    thief.always(answers(goodAnswers.post))
    await useDouble()
    const changed = await setAccess(admin, 'compatible', { base_url: thief.url })
    expect([changed.status, changed.body.data]).toMatchObject([
      422,
      { issues: [{ path: 'key', message: engineMessages.keyForOtherAddress }] },
    ])
    await runTest(admin, { engine: first, base_url: thief.url })
    expect(thief.calls.map(({ authorization }) => authorization)).toEqual([undefined])

    const path = `${model.url.replace('/v1', '')}/other/v1`
    expect((await setAccess(admin, 'compatible', { base_url: path })).status).toBe(200)
    expect((await setAccess(admin, 'compatible', { base_url: thief.url, key: 'another key' })).status).toBe(200)
    await runTest(admin, { engine: first })
    expect(thief.calls[1]?.authorization).toBe('Bearer another key')
    await thief.close()
  })

  test('without the key of the chosen engine its fallback writes, then the built-in writer; admins see why', async () => {
    await useDouble()
    await setAccess(admin, 'openai', { key })
    await save(admin, { engine: { provider: 'openai', model: 'gpt' }, fallbacks: [second] })
    const { body } = await setAccess(admin, 'openai', { key: null })
    expect(body.problem).toEqual(engineProblem('keyMissing', { provider: 'OpenAI', model: 'gpt' }))

    const [user, next] = [await newUser(), await newUser()]
    await generate(user, 'post')
    expect(await engineOf(server, user)).toBe('compatible/second')
    await save(admin, { fallbacks: [] })
    await generate(next, 'post')
    expect(await engineOf(server, next)).toBe('builtin')
  })

  test('a key of another AUTH_SECRET and settings of another version are reported or ignored, and stop nothing', async () => {
    await useDouble()
    await save(admin, { engine: first })
    await server.db.update(modelProviderAccess).set({ key: 'v1.AAAA' })
    await server.db.insert(writingSettings).values([
      { name: 'budgets', value: { per_user: 'many' } },
      { name: 'later', value: 1 },
    ])
    const settings = await view(admin)
    expect(settings.problem).toEqual(engineProblem('keyUnreadable', { provider: 'OpenAI-compatible server', model: 'first' }))
    expect(settings.providers.find(({ provider }) => provider === 'compatible')).toMatchObject({ key_end: null, base_url: model.url })
    expect(settings.budgets).toEqual({ per_user: null, all: null, answer: null })
    const user = await newUser()
    expect((await generate(user, 'post')).status).toBe(200)
    expect(await engineOf(server, user)).toBe('builtin')

    expect((await setAccess(admin, 'compatible', { key })).body.problem).toBeNull()
  })

  test('a text that is being written ends with its engine; the next one has the new engine', async () => {
    await useDouble()
    await save(admin, { engine: first })
    const [user, next] = [await newUser(), await newUser()]
    const held = Promise.withResolvers<void>()
    model.next(async (turn) => {
      await held.promise
      await answers(goodAnswers.post)(turn)
    })
    const running = generate(user, 'post')
    await expect.poll(() => model.calls.length).toBe(1)
    await save(admin, { engine: second })
    await generate(next, 'post')
    held.resolve()
    await running
    expect([await engineOf(server, user), await engineOf(server, next)]).toEqual(['compatible/first', 'compatible/second'])
  })

  test('budgets take effect with the next text', async () => {
    await useDouble()
    await save(admin, { engine: first, budgets: { per_user: 800, all: null, answer: 400 } })
    const user = await newUser()
    expect((await generate(user, 'post')).status).toBe(429)
    await save(admin, { budgets: { per_user: null, all: null, answer: 400 } })
    expect((await generate(user, 'post')).status).toBe(200)
    expect(model.calls[0]?.body).toMatchObject({ max_tokens: 400 })
  })

  describe('a test', () => {
    const input = () => ({ engine: first, base_url: model.url, key })

    test('writes one post with an unsaved key, measures it, and stores and charges nothing', async () => {
      model.always(answers(goodAnswers.post, { size: 20, pause: 5 }))
      const answer = await runTest(admin, input())
      expect(answer).toEqual({
        text: expect.stringContaining('Old bicycles'),
        model: 'compatible/first',
        input_tokens: 11,
        output_tokens: 7,
        first_word: expect.any(Number),
        seconds: expect.any(Number),
      })
      const { first_word, seconds } = answer as Extract<EngineTest, { text: string }>
      expect(first_word).toBeLessThan(seconds)
      expect(await ledgerOf(server, admin)).toEqual({ rows: [], usage: [] })
      expect((await view(admin)).providers.filter(({ key_end }) => key_end !== null)).toEqual([])
      expect(model.calls[0]).toMatchObject({ authorization: `Bearer ${key}` })
    })

    test('counts in the token budgets, and is refused when they are used up', async () => {
      await save(admin, { budgets: { per_user: null, all: 3_000, answer: 1_000 } })
      await server.db.delete(rateLimits)
      await runTest(admin, input())
      const [row] = await server.db.select().from(rateLimits).where(eq(rateLimits.key, 'tokens|all'))
      expect(row?.hits).toBe(18)
      await server.db.update(rateLimits).set({ hits: 3_000 })
      expect(await admin.post(`${path}/test`, input())).toMatchObject({ status: 429 })
      expect(model.calls).toHaveLength(1)
    })

    const named = { provider: 'OpenAI-compatible server', model: 'first' }
    test.each<[FailureCode, Behaviour]>([
      ['keyRefused', refuses(401)],
      ['modelUnknown', refuses(404)],
      ['noCredit', refuses(402)],
      ['requestRefused', refuses(422)],
      ['rateLimited', refuses(429, { retryAfter: 60 })],
      ['wrongUrl', async ({ response }) => void response.writeHead(404).end('Not here')],
      ['webPage', async ({ response }) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')],
      ['cutOff', says('{"caption": "Clean', { finish: 'length' })],
      ['filtered', says('', { finish: 'content_filter' })],
      ['empty', says('')],
      ['redirected', async ({ response }) => void response.writeHead(308, { location: 'https://elsewhere.example/v1' }).end()],
      ['serverError', refuses(500)],
      ['unreachable', faulty.hangsUp],
      ['unusable', says('Hello!')],
    ])('that fails as %s says so in words, with what to do', async (code, behaviour) => {
      model.always(behaviour)
      const { message, hint } = engineProblem(code, named)
      expect(problemIn(await runTest(admin, input()))).toEqual({
        message: expect.stringMatching(new RegExp(`^${RegExp.escape(message.replace(/\.$/, ''))}`)),
        hint: expect.stringContaining(hint),
      })
    })

    test.each([400, 402, 404, 422, 429, 500])('never shows or logs the key that a server quotes with status %s', async (status) => {
      logged.length = 0
      const ending = key.slice(-10)
      model.always(refuses(status, { message: `The account of ${key}, which ends in ${ending}, cannot use this model` }))
      const { message = '' } = problemIn(await runTest(admin, input())) ?? {}
      expect(message).toContain('The account of (secret), which ends in (secret), cannot use this model')
      expect(message + logged.join()).not.toContain(ending)
    })

    test('as a stream says that the model is being loaded, and ends in the same answer', async () => {
      await useDouble()
      const loaded = Promise.withResolvers<void>()
      model.next(async (turn) => {
        await loaded.promise
        await answers(goodAnswers.post)(turn)
      })
      const response = await admin.fetch(`${path}/test`, {
        method: 'POST',
        body: JSON.stringify({ engine: { ...first, model: 'slow' } }),
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      })
      let read = ''
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        read += piece
        if (read.includes('waiting')) loaded.resolve()
      }
      expect(read).toContain('{"waiting":{"stage":"loading","place":null,"seconds":null}}')
      expect(read).toMatch(/event: done\ndata: \{"text":/)
    })

    test('whose admin leaves is not a failure of the server', async () => {
      await useDouble()
      logged.length = 0
      model.always(answers(goodAnswers.post, { size: 4, stallAfter: 1 }))
      const leave = new AbortController()
      const body = JSON.stringify({ engine: first })
      const headers = { 'content-type': 'application/json' }
      const before = model.calls.length
      const left = expect(admin.fetch(`${path}/test`, { method: 'POST', body, headers, signal: leave.signal })).rejects.toThrow()
      await expect.poll(() => model.calls.length, { timeout: 60_000 }).toBeGreaterThan(before)
      leave.abort()
      await left

      const lines = () => logged.filter((line) => /client disconnected|request failed/.test(line))
      await expect.poll(lines, { timeout: 60_000 }).toEqual([expect.stringContaining('client disconnected')])
    })

    test('of a server that is not there, of an engine without a key, and of a local model without its file, says what is missing', async () => {
      const nobody = `http://127.0.0.1:${await freePort()}/v1`
      expect(problemIn(await runTest(admin, { engine: first, base_url: nobody }))?.message).toContain('We can’t reach')
      expect(problemIn(await runTest(admin, { engine: { provider: 'anthropic', model: 'x' } }))).toEqual(
        engineProblem('keyMissing', { provider: 'Anthropic', model: 'x' }),
      )
      expect(problemIn(await runTest(admin, { engine: { provider: 'local', model: 'x' } }))?.message).toContain('isn’t downloaded yet')
    })
  })

  test('the models of a provider come from its own list; what fails says why', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}/v1`
    const listed = (body: object) => admin.post(`${path}/models`, body).then((answer) => answer.body)
    expect(await listed({ provider: 'openai' })).toEqual({ problem: engineProblem('keyMissing', { provider: 'OpenAI', model: '' }) })
    expect(await listed({ provider: 'ollama', base_url: nobody })).toMatchObject({
      problem: { message: expect.stringContaining('We can’t reach Ollama') },
    })
    expect((await admin.get(`${path}/found`)).body).toMatchObject({ servers: expect.any(Array), in_container: expect.any(Boolean) })
  })
})

test('AI_MODEL may name a local model; while its file is missing, the built-in writer writes and admins read why', async () => {
  const server = await startServer({ env: { AI_MODEL: 'local/gemma-4-e2b' }, writing: {} })
  try {
    const admin = await givenOn(server).user({ role: 'admin' })
    const { engine, fixed, problem } = await view(admin)
    expect([engine, fixed.engine]).toEqual([{ provider: 'local', model: 'gemma-4-e2b' }, true])
    expect(problem?.message).toContain('gemma-4-e2b')
    expect((await admin.get('/api/capabilities')).body).toMatchObject({ model: false })
  } finally {
    await server.stop()
  }
})

describe('with AI_MODEL and its relatives set', () => {
  let model: ModelDouble
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    model = await startModel()
    model.always(answers(goodAnswers.post))
    const env = {
      AI_MODEL: 'compatible/fixed',
      AI_FALLBACK_MODELS: 'openai/gpt',
      AI_API_KEY: 'openai=sk-from-env',
      AI_BASE_URL: model.url,
      AI_PRICE_INPUT: '1',
      AI_PRICE_OUTPUT: '2',
      AI_DAILY_TOKENS: '50000',
    }
    server = await startServer({ env, writing: { modelTimeouts: timeouts } })
    admin = await givenOn(server).user({ role: 'admin' })
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })

  test('they are shown, cannot be changed, and win over what is stored', async () => {
    await server.db.insert(writingSettings).values([{ name: 'engine', value: { provider: 'ollama', model: 'stored' } }])
    const settings = await view(admin)
    expect(settings).toMatchObject({
      engine: { provider: 'compatible', model: 'fixed' },
      fallbacks: [{ provider: 'openai', model: 'gpt' }],
      decided: true,
      prices: { input: 1, output: 2 },
      budgets: { per_user: null, all: 50_000, answer: 8_192 },
      fixed: { engine: true, prices: true, budgets: true },
    })
    expect(JSON.stringify(settings)).not.toContain('sk-from-env')
    expect(settings.providers.filter(({ from_environment }) => from_environment).map(({ provider }) => provider)).toEqual([
      'openai',
      'compatible',
    ])

    const refused = [
      await save(admin, { engine: null }),
      await save(admin, { fallbacks: [] }),
      await save(admin, { prices: null }),
      await save(admin, { budgets: settings.budgets }),
      await setAccess(admin, 'openai', { key }),
    ]
    for (const { status, body } of refused) expect([status, body.message]).toEqual([409, engineMessages.fixedByEnvironment])

    const user = await givenOn(server).user({ plan: 'pro' })
    await generate(user, 'post')
    expect(await engineOf(server, user)).toBe('compatible/fixed')
  })

  test('the engine for visitors and the keys of other providers are still chosen in the app', async () => {
    expect((await setAccess(admin, 'anthropic', { key })).status).toBe(200)
    const chosen = { engine: { provider: 'anthropic', model: 'claude' }, per_day: 7 }
    expect((await save(admin, { try_out: chosen })).body).toMatchObject({ try_out: chosen, engine: { model: 'fixed' } })
  })
})

describe.each(sharedDatabases)('two servers of one database', ({ fresh }) => {
  let model: ModelDouble
  let servers: [TestServer, TestServer]
  beforeAll(async () => {
    model = await startModel()
    const database = await fresh()
    const start = () => startServer({ database, writing: { modelTimeouts: timeouts } })
    servers = [await start(), await start()]
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await model.close()
  })
  const modelsOnEach = async () => {
    const used = servers.map(async (server) => {
      const user = await givenOn(server).user({ plan: 'pro' })
      await generate(user, 'post')
      return engineOf(server, user)
    })
    return Promise.all(used)
  }

  test('fifty people generate while the engine changes: nothing is lost or charged twice, and both servers use the new one', async () => {
    const admin = await givenOn(servers[0]).user({ role: 'admin' })
    model.always(answers(goodAnswers.post, { size: 30, pause: 3 }))
    await setAccess(admin, 'compatible', { base_url: model.url })
    await save(admin, { engine: first })
    await expect.poll(modelsOnEach).toEqual(['compatible/first', 'compatible/first'])

    const people = await Promise.all(Array.from({ length: 50 }, (_, at) => givenOn(servers[at % 2 === 0 ? 0 : 1]).user({ plan: 'pro' })))
    const before = model.calls.length
    /** Two texts each: the second begins when the first has ended, on both sides of the change. */
    const writing = people.map(async (user) => [await generate(user, 'post'), await generate(user, 'post')])
    await expect.poll(() => model.calls.length - before).toBeGreaterThan(10)
    await save(admin, { engine: second })
    const statuses = (await Promise.all(writing)).flat().map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200))

    const ledgers = await Promise.all(people.map((user) => ledgerOf(servers[0], user)))
    for (const { rows, usage } of ledgers) {
      expect(rows.map(({ state, inputTokens }) => [state, inputTokens])).toEqual([
        ['done', 11],
        ['done', 11],
      ])
      expect(usage).toHaveLength(2)
    }
    const engines = ledgers.flatMap(({ rows }) => rows.map(({ engine }) => engine))
    expect(new Set(engines)).toEqual(new Set(['compatible/first', 'compatible/second']))
    expect(model.calls.length - before).toBe(100)
    await expect.poll(modelsOnEach).toEqual(['compatible/second', 'compatible/second'])
  })

  test('a key that is saved on one server is used by the other', async () => {
    const [admin, other] = [await givenOn(servers[0]).user({ role: 'admin' }), await givenOn(servers[1]).user({ role: 'admin' })]
    model.always(answers(goodAnswers.post))
    await setAccess(admin, 'compatible', { base_url: model.url, key })
    await runTest(other, { engine: first })
    await expect
      .poll(async () => {
        await runTest(other, { engine: first })
        return model.calls.at(-1)?.authorization
      })
      .toBe(`Bearer ${key}`)
  })
})
