import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Generation } from '#contract/api.ts'
import { generationMessages } from '#contract/messages.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, allItems, generate, ledgerOf, newKey, requestBatch, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type Behaviour, faulty, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const stopPath = '/api/generations/stop'
type Stopped = { items: { key: string; generation: Generation | null }[] }

describe.each(databases)('stopping generations on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const stop = async (user: TestUser, keys: readonly string[]) => (await user.post(stopPath, { keys })).body as Stopped
  const chargedTo = async (user: TestUser) => (await ledgerOf(server, user)).usage.map(({ id }) => id).toSorted()
  const toldOf = (answers: readonly Stopped[]) =>
    answers.flatMap(({ items }) => items.flatMap(({ generation }) => generation?.id ?? [])).toSorted()

  test('a stop at any moment reports exactly what the ledger has charged', { timeout: 120_000 }, async () => {
    const user = await given.user({ plan: 'pro' })
    const answers: Stopped[] = []
    const ends: Promise<unknown>[] = []
    for (let round = 0; round < 40; round++) {
      const key = newKey()
      const disconnect = new AbortController()
      const answer = stream(user, 'titles', {}, { headers: { 'idempotency-key': key }, signal: disconnect.signal }).then((answer) =>
        answer.text(),
      )
      ends.push(answer.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' })))
      // From before the request is sent until after it is answered.
      for (let turn = 0; turn < round; turn++) await new Promise((resolve) => setImmediate(resolve))
      if (round % 4 === 3) await answer
      disconnect.abort()
      answers.push(await stop(user, [key]))
    }
    await Promise.all(ends)

    expect(answers.every(({ items }) => items.length === 1)).toBe(true)
    expect(toldOf(answers).length).toBeGreaterThan(0)
    // A second stop of the same keys, after all requests have ended, gives the same answer.
    const keys = answers.flatMap(({ items }) => items.map(({ key }) => key))
    const again = await Promise.all(keys.map((key) => stop(user, [key])))
    expect(again).toEqual(answers)
    expect(await chargedTo(user)).toEqual(toldOf(answers))
  })

  test('several keys in one call: each has its own outcome', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = allItems()
    const answer = (await requestBatch(user, items)).text()
    const stopped = await stop(
      user,
      items.map(({ key }) => key),
    )
    await answer
    expect(stopped.items.map(({ key }) => key)).toEqual(items.map(({ key }) => key))
    expect(await chargedTo(user)).toEqual(toldOf([stopped]))
  })

  test('a finished generation is answered completely, as in History', async () => {
    const user = await given.user({ plan: 'pro' })
    const key = newKey()
    const { body } = await generate(user, 'titles', {}, { 'idempotency-key': key })
    const { id, titles } = body as { id: string; titles: object[] }
    expect(await stop(user, [key])).toMatchObject({ items: [{ key, generation: { id, kind: 'titles', result: { titles } } }] })
    expect(await stop(await given.user(), [key])).toEqual({ items: [{ key, generation: null }] })
  })

  test('a request with a stopped key is refused and charges nothing', async () => {
    const user = await given.user({ plan: 'pro' })
    const key = newKey()
    await stop(user, [key])
    expect(await generate(user, 'titles', {}, { 'idempotency-key': key })).toMatchObject({
      status: 502,
      body: { code: 'GENERATION_FAILED', message: generationMessages.stopped },
    })
    expect(await chargedTo(user)).toEqual([])
  })

  test.each([
    [{}, 'keys'],
    [{ keys: [] }, 'keys'],
    [{ keys: Array.from({ length: 13 }, newKey) }, 'keys'],
    [{ keys: ['two words'] }, 'keys.0'],
    [{ keys: ['a'], all: true }, ''],
  ])('%o is refused', async (body, path) => {
    const user = await given.user()
    expect(await user.post(stopPath, body)).toMatchObject({ status: 422, body: { data: { issues: [{ path }] } } })
  })
})

/**
 * Milliseconds: short, because each of these tests waits for one of them; long compared to an answer without pauses on a
 * busy machine.
 */
const timeouts = { first: 3_000, firstFollowed: 1_000, between: 3_000, again: 10 }
const deadline = 8_000

const good = goodAnswers.post
const stalls = answers(good, { size: 9, stallAfter: 2 })

describe.each(databases)('a model that is silent for too long, on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/first', AI_FALLBACK_MODELS: 'compatible/spare', AI_BASE_URL: model.url }
    server = await startServer({ database: await fresh(), env, writing: { modelTimeouts: timeouts, deadline } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  const silent: [string, Behaviour][] = [
    ['silence', faulty.silence],
    ['a stall half way', stalls],
  ]
  test.each(silent)('%s from the first model: the fallback answers, charged once', async (_, behaviour) => {
    model.always((turn) => (turn.call.body.model === 'spare' ? answers(good)(turn) : behaviour(turn)))
    const user = await newUser()
    expect((await generate(user, 'post')).status).toBe(200)
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows).toMatchObject([{ engine: 'compatible/spare' }])
    expect(usage).toHaveLength(1)
  })

  const silentChains: [string, Behaviour, string[]][] = [
    ['silence', faulty.silence, ['first', 'spare']],
    ['a stall half way', stalls, ['first', 'spare']],
    ['a drip that outlasts the deadline', answers(good, { size: 1, pause: 100 }), ['first']],
  ]
  test.each(silentChains)(
    '%s from all: a timeout, also at the end of a stream, and nothing charged or stored',
    async (_, behaviour, asked) => {
      model.always(behaviour)
      const [asking, streaming] = [await newUser(), await newUser()]
      const [{ body }, events] = await Promise.all([generate(asking, 'post'), stream(streaming, 'post').then(allEvents)])
      expect(body).toMatchObject({ code: 'GENERATION_TIMEOUT' })
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_TIMEOUT' } })
      // A silent model times out and is called once; one that keeps streaming is ended by the deadline alone.
      expect(model.calls.map((call) => call.body.model).toSorted()).toEqual(asked.flatMap((name) => [name, name]))
      for (const one of [asking, streaming]) expect(await ledgerOf(server, one)).toEqual({ rows: [], usage: [] })
    },
  )
})
