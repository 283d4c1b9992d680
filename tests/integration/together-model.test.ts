import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/databases.ts'
import { allEvents, eventsOf } from '#tests/support/events.ts'
import { generate, ledgerOf, stream } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { goodAnswer, kindAsked } from '#tests/support/kind-asked.ts'
import { answers, type Behaviour, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { askTogether, endings, item, tellings } from '#tests/support/together.ts'

/** Milliseconds; short between two signs, so that stalls do not make the tests long. */
const patience = { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 }
const good = answers(goodAnswer, { size: 30 })
const nothing = { rows: [], uses: [] }
const items = () => [item('post'), item('titles'), item('script')]

describe.each(databases)('several generations by a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({
      database: await fresh(),
      env: { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url },
      writing: { patience },
    })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  /** Does as it is told for every kind but titles. */
  const butTitles =
    (behaviour: Behaviour): Behaviour =>
    (turn) =>
      (kindAsked(turn.call) === 'titles' ? behaviour : good)(turn)

  test('what fails costs nothing and hurts no other, and its key can be tried again alone', async () => {
    const user = await newUser()
    const wanted = items()
    model.always(butTitles(refuses(500)))
    const events = await allEvents(await askTogether(user, wanted))
    expect(endings(events)).toEqual({ post: 'done', titles: 'GENERATION_FAILED', script: 'done' })
    expect((await ledgerOf(server, user)).rows).toHaveLength(2)

    model.always(good)
    const again = await allEvents(await stream(user, 'titles', {}, { headers: { 'idempotency-key': wanted[1]?.key ?? '' } }))
    expect(again.at(-1)?.event).toBe('done')
    expect((await ledgerOf(server, user)).uses).toHaveLength(3)
  })

  test('one that stalls ends in its own time-out while the others are delivered', async () => {
    const user = await newUser()
    model.always(butTitles(answers(goodAnswer, { size: 9, stallAfter: 2 })))
    const events = await allEvents(await askTogether(user, items()))
    expect(endings(events)).toEqual({ post: 'done', titles: 'GENERATION_TIMEOUT', script: 'done' })
    expect(tellings(events).at(-1)).toMatchObject({ slot: 'titles', error: { code: 'GENERATION_TIMEOUT' } })
  })

  test('a caller that leaves ends all that still run, at the model too, and pays only for what was finished', async () => {
    const user = await newUser()
    model.always((turn) => answers(goodAnswer, kindAsked(turn.call) === 'titles' ? {} : { size: 2, pause: 100 })(turn))
    const leave = new AbortController()
    const reading = async () => {
      for await (const { data } of eventsOf(await askTogether(user, items(), { signal: leave.signal })))
        if ((data as { done?: unknown }).done) leave.abort()
    }
    await expect(reading()).rejects.toThrow()

    await expect.poll(() => model.calls.map(({ hungUp }) => hungUp).toSorted()).toEqual([false, true, true])
    await expect.poll(async () => (await ledgerOf(server, user)).rows.map(({ kind, state }) => [kind, state])).toEqual([['titles', 'done']])
    expect((await ledgerOf(server, user)).uses).toHaveLength(1)
  })

  test('a caller that leaves before the first word leaves nothing behind', async () => {
    const user = await newUser()
    model.always(answers(goodAnswer, { size: 4, pause: 200 }))
    const leave = new AbortController()
    const asked = askTogether(user, items(), { signal: leave.signal }).then(allEvents)
    await expect.poll(() => model.calls.length).toBe(3)
    leave.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(() => ledgerOf(server, user)).toEqual(nothing)
  })

  test('a key that runs in such a call is a 409 elsewhere, and the call goes on', async () => {
    const user = await newUser()
    const refused = Promise.withResolvers<void>()
    model.always(async (turn) => {
      await refused.promise
      await good(turn)
    })
    const wanted = items()
    const asked = askTogether(user, wanted).then(allEvents)
    await expect.poll(() => model.calls.length).toBe(3)
    expect((await generate(user, 'post', {}, { 'idempotency-key': wanted[0]?.key ?? '' })).body).toMatchObject({ code: 'CONFLICT' })
    refused.resolve()
    expect(new Set(Object.values(endings(await asked)))).toEqual(new Set(['done']))
  })
})
