import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { KindSchema } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { itemsAtOnce } from '#kinds/index.ts'
import { generations } from '#server/platform/db/schema.ts'
import { goodAnswer, kindAsked } from '#tests/support/answers.ts'
import { databases } from '#tests/support/databases.ts'
import {
  allEvents,
  askTogether,
  endings,
  eventsOf,
  everything,
  generate,
  item,
  ledgerOf,
  stream,
  tellings,
  togetherPath,
} from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type Behaviour, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('several generations in one call on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const told = async (...args: Parameters<typeof askTogether>) => allEvents(await askTogether(...args))

  test('twelve at once: each streams under its slot and ends whole, charged once and kept, and the answer ends', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = everything()
    expect(items).toHaveLength(itemsAtOnce)
    const response = await askTogether(user, items)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = await allEvents(response)

    expect(events.at(-1)).toEqual({ event: 'done', data: { written: 12 } })
    expect(endings(events)).toEqual(Object.fromEntries(items.map(({ slot }) => [slot, 'done'])))
    for (const { slot, kind: name, request } of items) {
      const [first, ...rest] = tellings(events).filter((telling) => telling.slot === slot)
      expect(first?.partial, slot).toBeTruthy()
      const { id, ...result } = rest.at(-1)?.done ?? { id: '' }
      const schema: KindSchema = serverKinds[name].schema
      expect(schema.check(schema.result.parse(result), schema.request.parse(request), measures)).toEqual([])
      expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ id, kind: name, result })
    }
    const { rows, uses } = await ledgerOf(server, user)
    expect([rows.length, uses.length]).toEqual([12, 12])
  })

  test('a generation that runs beside them refuses none of the twelve', async () => {
    const user = await given.user({ plan: 'pro' })
    const expiresAt = new Date(Date.now() + 60_000)
    await server.db.insert(generations).values({ userId: user.id, kind: 'post', feature: 'tweets', request: {}, expiresAt })

    expect(new Set(Object.values(endings(await told(user, everything()))))).toEqual(new Set(['done']))
  })

  test('items of one feature share its quota: the first get what is left, the rest their own message, other features run', async () => {
    const user = await given.user({ plan: 'free' })
    const posts = (['instagram', 'tiktok', 'facebook'] as const).map((platform) => item('post', { platform }, platform))
    const events = await told(user, [item('hashtags'), ...posts, item('post'), item('titles')])

    expect(endings(events)).toEqual({
      hashtags: 'done',
      instagram: 'done',
      tiktok: 'QUOTA_REACHED',
      facebook: 'QUOTA_REACHED',
      post: 'FEATURE_NOT_ON_PLAN',
      titles: 'done',
    })
    const errors = Object.fromEntries(tellings(events).flatMap(({ slot, error }) => (error ? [[slot, error]] : [])))
    expect(errors.facebook).toEqual({
      code: 'QUOTA_REACHED',
      message: messages.generation.limitReached,
      data: { feature: 'hashtags', limit: 2 },
    })
    expect(errors.post).toMatchObject({ message: messages.generation.notOnFree, data: { feature: 'tweets', plan: 'free' } })
    const { rows, uses } = await ledgerOf(server, user)
    expect(rows).toHaveLength(3)
    expect(uses.map(({ feature }) => feature).toSorted()).toEqual(['hashtags', 'hashtags', 'titles'])
  })

  test('when nothing can be reserved the stream still tells each item why', async () => {
    const user = await given.user({ plan: 'free' })
    const events = await told(user, [item('post'), item('script')])
    expect(endings(events)).toEqual({ post: 'FEATURE_NOT_ON_PLAN', script: 'FEATURE_NOT_ON_PLAN' })
    expect(events.at(-1)).toEqual({ event: 'done', data: { written: 0 } })
    expect(await ledgerOf(server, user)).toEqual({ rows: [], uses: [] })
  })

  test('two calls at once never spend more of a month than there is', async () => {
    const user = await given.user({ plan: 'free' })
    const ask = () => told(user, [item('ideas', {}, 'one'), item('ideas', {}, 'two')])
    const ended = (await Promise.all([ask(), ask()])).flatMap((events) => Object.values(endings(events)))
    expect(ended.toSorted()).toEqual(['QUOTA_REACHED', 'QUOTA_REACHED', 'done', 'done'])
    expect((await ledgerOf(server, user)).uses).toHaveLength(2)
  })

  test('the same items under the same keys are answered again and counted once, together or alone', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = [item('post'), item('titles')]
    const answersIn = (events: Awaited<ReturnType<typeof told>>) =>
      Object.fromEntries(tellings(events).flatMap(({ slot, done }) => (done ? [[slot, done]] : [])))
    const first = answersIn(await told(user, items))

    expect(answersIn(await told(user, items))).toEqual(first)
    for (const { kind, key } of items) {
      const headers = { 'idempotency-key': key }
      expect((await generate(user, kind, {}, headers)).body).toEqual(first[kind])
      expect(await allEvents(await stream(user, kind, {}, { headers }))).toEqual([{ event: 'done', data: first[kind] }])
    }
    const [other] = items.map(({ key }) => ({ ...item('titles', { topic: 'another topic' }), key }))
    expect(endings(await told(user, [other]))).toEqual({ titles: 'INVALID_INPUT' })
    expect((await ledgerOf(server, user)).uses).toHaveLength(2)
  })

  test("rewriting another person's text is as if it did not exist, and hurts no other item", async () => {
    const [user, stranger] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
    const { body } = await generate(stranger, 'titles')
    const rewrite = { of: (body as { id: string }).id, how: 'hook' }

    expect(endings(await told(user, [item('titles', { rewrite }), item('post')]))).toEqual({ titles: 'NOT_FOUND', post: 'done' })
    expect((await ledgerOf(server, user)).uses).toHaveLength(1)
  })

  describe('bad input is a 422 that names the item and its field; nothing is reserved', () => {
    const good = item('titles')
    const bad: [string, unknown[], string, string?][] = [
      ['a blank topic', [good, item('post', { topic: ' ' })], 'items.1.request.topic', messages.generation.topicFirst],
      ['a platform of another kind', [item('hashtags', { platform: 'reddit' })], 'items.0.request.platform'],
      ['an unknown field', [item('script', { admin: true })], 'items.0.request'],
      ['an unknown kind', [good, { ...good, slot: 'b', kind: 'poem' }], 'items.1.kind'],
      ['no key', [{ ...good, key: '' }], 'items.0.key'],
      ['no slot', [{ ...good, slot: '' }], 'items.0.slot'],
      ['the same slot twice', [good, { ...item('ideas'), slot: good.slot }], 'items.1.slot'],
      ['nothing', [], 'items'],
      ['thirteen', [...everything(), { ...good, slot: 'thirteenth' }], 'items'],
      ['a text', ['titles'], 'items.0'],
    ]
    test.each(bad)('%s', async (_, items, path, message) => {
      const user = await given.user({ plan: 'pro' })
      const response = await askTogether(user, items)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        code: 'INVALID_INPUT',
        data: { issues: [{ path, message: message ?? expect.any(String) }] },
      })
      expect(await ledgerOf(server, user)).toEqual({ rows: [], uses: [] })
    })
  })

  test('nobody signed in is told to sign in', async () => {
    const body = JSON.stringify({ items: [item('post')] })
    const response = await server.fetch(togetherPath, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    // Without `Accept` there is no such call: its only face is the stream.
    expect(response.status).toBe(404)
    const streamed = await server.fetch(`${togetherPath}/stream`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(streamed.status).toBe(401)
  })
})

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
