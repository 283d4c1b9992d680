import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Generation } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, ledgerOf, newKey, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { askTogether, everything } from '#tests/support/together.ts'

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
  const chargedTo = async (user: TestUser) => (await ledgerOf(server, user)).uses.map(({ id }) => id).toSorted()
  const toldOf = (answers: readonly Stopped[]) =>
    answers.flatMap(({ items }) => items.flatMap(({ generation }) => generation?.id ?? [])).toSorted()

  test('whenever a stop arrives, what it says was charged is what the ledger holds, then and later', { timeout: 120_000 }, async () => {
    const user = await given.user({ plan: 'pro' })
    const answers: Stopped[] = []
    const ends: Promise<unknown>[] = []
    for (let round = 0; round < 40; round++) {
      const key = newKey()
      const gone = new AbortController()
      const asked = stream(user, 'titles', {}, { headers: { 'idempotency-key': key }, signal: gone.signal }).then((answer) => answer.text())
      ends.push(asked.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' })))
      // From before the request has left to after it was answered.
      for (let turn = 0; turn < round; turn++) await new Promise((resolve) => setImmediate(resolve))
      if (round % 4 === 3) await asked
      gone.abort()
      answers.push(await stop(user, [key]))
    }
    await Promise.all(ends)

    expect(answers.every(({ items }) => items.length === 1)).toBe(true)
    expect(toldOf(answers).length).toBeGreaterThan(0)
    // Another stop of the same keys, after all that was on its way has arrived, says the same.
    const keys = answers.flatMap(({ items }) => items.map(({ key }) => key))
    const again = await Promise.all(keys.map((key) => stop(user, [key])))
    expect(again).toEqual(answers)
    expect(await chargedTo(user)).toEqual(toldOf(answers))
  })

  test('several of one call: each key has its own outcome', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = everything()
    const answer = (await askTogether(user, items)).text()
    const stopped = await stop(
      user,
      items.map(({ key }) => key),
    )
    await answer
    expect(stopped.items.map(({ key }) => key)).toEqual(items.map(({ key }) => key))
    expect(await chargedTo(user)).toEqual(toldOf([stopped]))
  })

  test('a generation that had finished is answered whole, as History holds it', async () => {
    const user = await given.user({ plan: 'pro' })
    const key = newKey()
    const { body } = await generate(user, 'titles', {}, { 'idempotency-key': key })
    const { id, titles } = body as { id: string; titles: object[] }
    expect(await stop(user, [key])).toMatchObject({ items: [{ key, generation: { id, kind: 'titles', result: { titles } } }] })
    expect(await stop(await given.user(), [key])).toEqual({ items: [{ key, generation: null }] })
  })

  test('a request under a stopped key is refused and charges nothing', async () => {
    const user = await given.user({ plan: 'pro' })
    const key = newKey()
    await stop(user, [key])
    expect(await generate(user, 'titles', {}, { 'idempotency-key': key })).toMatchObject({
      status: 502,
      body: { code: 'GENERATION_FAILED', message: messages.generation.stopped },
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
