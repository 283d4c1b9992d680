import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { KindSchema } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { maxBatchItems } from '#kinds/index.ts'
import { generations } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import {
  allEvents,
  allItems,
  batchEvents,
  batchItem,
  batchPath,
  eventsOf,
  generate,
  ledgerOf,
  outcomesOf,
  requestBatch,
  stream,
} from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type Behaviour, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswer, kindOfCall } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('batches on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const eventsOf = async (...args: Parameters<typeof requestBatch>) => allEvents(await requestBatch(...args))

  test('every item: each streams under its slot and completes, charged once and stored, and the answer ends', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = allItems()
    expect(items).toHaveLength(maxBatchItems)
    const response = await requestBatch(user, items)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = await allEvents(response)

    expect(events.at(-1)).toEqual({ event: 'done', data: { written: maxBatchItems } })
    expect(outcomesOf(events)).toEqual(Object.fromEntries(items.map(({ slot }) => [slot, 'done'])))
    for (const { slot, kind: name, request } of items) {
      const [first, ...rest] = batchEvents(events).filter((telling) => telling.slot === slot)
      expect(first?.partial, slot).toBeTruthy()
      const { id, ...result } = rest.at(-1)?.done ?? { id: '' }
      const schema: KindSchema = serverKinds[name].schema
      expect(schema.check(schema.result.parse(result), schema.request.parse(request), measures)).toEqual([])
      expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ id, kind: name, result })
    }
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([maxBatchItems, maxBatchItems])
  })

  test('another running generation refuses none of the items', async () => {
    const user = await given.user({ plan: 'pro' })
    const expiresAt = new Date(Date.now() + 60_000)
    await server.db.insert(generations).values({ userId: user.id, kind: 'post', feature: 'tweets', request: {}, expiresAt })

    expect(new Set(Object.values(outcomesOf(await eventsOf(user, allItems()))))).toEqual(new Set(['done']))
  })

  test('items of one feature share its quota: the first get what is left, the others their own error, other features run', async () => {
    const user = await given.user({ plan: 'free' })
    const posts = (['instagram', 'tiktok', 'facebook'] as const).map((platform) => batchItem('post', { platform }, platform))
    const events = await eventsOf(user, [batchItem('hashtags'), ...posts, batchItem('post'), batchItem('titles')])

    expect(outcomesOf(events)).toEqual({
      hashtags: 'done',
      instagram: 'done',
      tiktok: 'QUOTA_REACHED',
      facebook: 'QUOTA_REACHED',
      post: 'FEATURE_NOT_ON_PLAN',
      titles: 'done',
    })
    const errors = Object.fromEntries(batchEvents(events).flatMap(({ slot, error }) => (error ? [[slot, error]] : [])))
    expect(errors.facebook).toEqual({
      code: 'QUOTA_REACHED',
      message: generationMessages.limitReached,
      data: { feature: 'hashtags', limit: 2 },
    })
    expect(errors.post).toMatchObject({ message: generationMessages.notOnFree, data: { feature: 'tweets', plan: 'free' } })
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows).toHaveLength(3)
    expect(usage.map(({ feature }) => feature).toSorted()).toEqual(['hashtags', 'hashtags', 'titles'])
  })

  test('when nothing can be reserved the stream still has an error for each item', async () => {
    const user = await given.user({ plan: 'free' })
    const events = await eventsOf(user, [batchItem('post'), batchItem('script')])
    expect(outcomesOf(events)).toEqual({ post: 'FEATURE_NOT_ON_PLAN', script: 'FEATURE_NOT_ON_PLAN' })
    expect(events.at(-1)).toEqual({ event: 'done', data: { written: 0 } })
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
  })

  test('two concurrent batches never exceed the monthly quota', async () => {
    const user = await given.user({ plan: 'free' })
    const ask = () => eventsOf(user, [batchItem('ideas', {}, 'one'), batchItem('ideas', {}, 'two')])
    const ended = (await Promise.all([ask(), ask()])).flatMap((events) => Object.values(outcomesOf(events)))
    expect(ended.toSorted()).toEqual(['QUOTA_REACHED', 'QUOTA_REACHED', 'done', 'done'])
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  test('items with the same keys are replayed and charged once, in a batch or alone', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = [batchItem('post'), batchItem('titles')]
    const answersIn = (events: Awaited<ReturnType<typeof eventsOf>>) =>
      Object.fromEntries(batchEvents(events).flatMap(({ slot, done }) => (done ? [[slot, done]] : [])))
    const first = answersIn(await eventsOf(user, items))

    expect(answersIn(await eventsOf(user, items))).toEqual(first)
    for (const { kind, key } of items) {
      const headers = { 'idempotency-key': key }
      expect((await generate(user, kind, {}, headers)).body).toEqual(first[kind])
      expect(await allEvents(await stream(user, kind, {}, { headers }))).toEqual([{ event: 'done', data: first[kind] }])
    }
    const [other] = items.map(({ key }) => ({ ...batchItem('titles', { topic: 'another topic' }), key }))
    expect(outcomesOf(await eventsOf(user, [other]))).toEqual({ titles: 'INVALID_INPUT' })
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  test("rewriting another user's text is not found, and affects no other item", async () => {
    const [user, stranger] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
    const { body } = await generate(stranger, 'titles')
    const rewrite = { of: (body as { id: string }).id, how: 'hook' }

    expect(outcomesOf(await eventsOf(user, [batchItem('titles', { rewrite }), batchItem('post')]))).toEqual({
      titles: 'NOT_FOUND',
      post: 'done',
    })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  describe('invalid input is a 422 that names the item and its field; nothing is reserved', () => {
    const good = batchItem('titles')
    const bad: [string, unknown[], string, string?][] = [
      ['a blank topic', [good, batchItem('post', { topic: ' ' })], 'items.1.request.topic', generationMessages.topicFirst],
      ['a platform of another kind', [batchItem('hashtags', { platform: 'reddit' })], 'items.0.request.platform'],
      ['an unknown field', [batchItem('script', { admin: true })], 'items.0.request'],
      ['an unknown kind', [good, { ...good, slot: 'b', kind: 'poem' }], 'items.1.kind'],
      ['no key', [{ ...good, key: '' }], 'items.0.key'],
      ['no slot', [{ ...good, slot: '' }], 'items.0.slot'],
      ['the same slot twice', [good, { ...batchItem('ideas'), slot: good.slot }], 'items.1.slot'],
      ['nothing', [], 'items'],
      ['one too many', [...allItems(), { ...good, slot: 'another' }], 'items'],
      ['a text', ['titles'], 'items.0'],
    ]
    test.each(bad)('%s', async (_, items, path, message) => {
      const user = await given.user({ plan: 'pro' })
      const response = await requestBatch(user, items)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        code: 'INVALID_INPUT',
        data: { issues: [{ path, message: message ?? expect.any(String) }] },
      })
      expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
    })
  })

  test('a visitor is asked to sign in', async () => {
    const body = JSON.stringify({ items: [batchItem('post')] })
    const response = await server.fetch(batchPath, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    // Without `Accept` there is no such call: it exists as a stream only.
    expect(response.status).toBe(404)
    const streamed = await server.fetch(`${batchPath}/stream`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(streamed.status).toBe(401)
  })
})

/** Milliseconds; short between chunks, so that stalls do not make the tests slow. */
const timeouts = { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 }
const good = answers(goodAnswer, { size: 30 })
const nothing = { rows: [], usage: [] }
const items = () => [batchItem('post'), batchItem('titles'), batchItem('script')]

describe.each(databases)('batches by a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({
      database: await fresh(),
      env: { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url },
      writing: { modelTimeouts: timeouts },
    })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  /** Answers every kind except titles. */
  const butTitles =
    (behaviour: Behaviour): Behaviour =>
    (turn) =>
      (kindOfCall(turn.call) === 'titles' ? behaviour : good)(turn)

  test('a failed item costs nothing and affects no other, and its key can be retried alone', async () => {
    const user = await newUser()
    const requested = items()
    model.always(butTitles(refuses(500)))
    const events = await allEvents(await requestBatch(user, requested))
    expect(outcomesOf(events)).toEqual({ post: 'done', titles: 'GENERATION_FAILED', script: 'done' })
    expect((await ledgerOf(server, user)).rows).toHaveLength(2)

    model.always(good)
    const again = await allEvents(await stream(user, 'titles', {}, { headers: { 'idempotency-key': requested[1]?.key ?? '' } }))
    expect(again.at(-1)?.event).toBe('done')
    expect((await ledgerOf(server, user)).usage).toHaveLength(3)
  })

  test('a stalled item ends in its own timeout while the others are delivered', async () => {
    const user = await newUser()
    model.always(butTitles(answers(goodAnswer, { size: 9, stallAfter: 2 })))
    const events = await allEvents(await requestBatch(user, items()))
    expect(outcomesOf(events)).toEqual({ post: 'done', titles: 'GENERATION_TIMEOUT', script: 'done' })
    expect(batchEvents(events).at(-1)).toMatchObject({ slot: 'titles', error: { code: 'GENERATION_TIMEOUT' } })
  })

  test('a disconnect cancels all running items, at the model too, and only finished ones are charged', async () => {
    const user = await newUser()
    model.always((turn) => answers(goodAnswer, kindOfCall(turn.call) === 'titles' ? {} : { size: 2, pause: 100 })(turn))
    const leave = new AbortController()
    const reading = async () => {
      for await (const { data } of eventsOf(await requestBatch(user, items(), { signal: leave.signal })))
        if ((data as { done?: unknown }).done) leave.abort()
    }
    await expect(reading()).rejects.toThrow()

    await expect.poll(() => model.calls.map(({ hungUp }) => hungUp).toSorted()).toEqual([false, true, true])
    await expect.poll(async () => (await ledgerOf(server, user)).rows.map(({ kind, state }) => [kind, state])).toEqual([['titles', 'done']])
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('a disconnect before the first event stores nothing', async () => {
    const user = await newUser()
    model.always(answers(goodAnswer, { size: 4, pause: 200 }))
    const leave = new AbortController()
    const events = requestBatch(user, items(), { signal: leave.signal }).then(allEvents)
    await expect.poll(() => model.calls.length).toBe(3)
    leave.abort()
    await expect(events).rejects.toThrow()
    await expect.poll(() => ledgerOf(server, user)).toEqual(nothing)
  })

  test('a key that runs in a batch is a 409 elsewhere, and the batch continues', async () => {
    const user = await newUser()
    const refused = Promise.withResolvers<void>()
    model.always(async (turn) => {
      await refused.promise
      await good(turn)
    })
    const requested = items()
    const events = requestBatch(user, requested).then(allEvents)
    await expect.poll(() => model.calls.length).toBe(3)
    expect((await generate(user, 'post', {}, { 'idempotency-key': requested[0]?.key ?? '' })).body).toMatchObject({ code: 'CONFLICT' })
    refused.resolve()
    expect(new Set(Object.values(outcomesOf(await events)))).toEqual(new Set(['done']))
  })
})
