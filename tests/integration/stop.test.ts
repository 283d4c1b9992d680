import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import { generationMessages } from '#contract/messages.ts'
import { maxBatchItems } from '#kinds/index.ts'
import { databases } from '#tests/support/databases.ts'
import { allItems, generate, ledgerOf, newKey, requestBatch, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
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
    [{ keys: Array.from({ length: maxBatchItems + 1 }, newKey) }, 'keys'],
    [{ keys: ['two words'] }, 'keys.0'],
    [{ keys: ['a'], all: true }, ''],
  ])('%o is refused', async (body, path) => {
    const user = await given.user()
    expect(await user.post(stopPath, body)).toMatchObject({ status: 422, body: { data: { issues: [{ path }] } } })
  })
})
