import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CheckNote } from '#contract/result-notes.ts'
import { kinds } from '#kinds/index.ts'
import { postMessages } from '#kinds/post/messages.ts'
import type { PostResult } from '#kinds/post/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, eventsOf, generate, ledgerOf, newKey, rewritePost, stream } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, faulty, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

type Written = { id: string } & PostResult

const captionsOf = ({ post, otherVersions = [] }: PostResult) =>
  [post, ...otherVersions.map((version) => version.post)].map(({ caption }) => caption)
const firstLines = (result: PostResult) => captionsOf(result).map((caption) => caption.split('\n')[0])
const offer = { topic: 'Free coffee with every croissant', details: 'Until Friday\n12 Mill Street', platform: 'facebook', length: 'medium' }
const sad = { topic: 'Our shop dog Biscuit passed away last night', platform: 'facebook' }

describe.each(databases)('versions of the built-in writer on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  test('three versions begin differently, have every given fact, and are one charged generation', async () => {
    const user = await given.user({ plan: 'pro' })
    const { status, body } = await generate(user, 'post', { ...offer, versions: 3 })
    expect(status).toBe(200)
    const result = body as Written
    expect(new Set(firstLines(result)).size).toBe(3)
    for (const caption of captionsOf(result)) for (const fact of ['Until Friday', '12 Mill Street']) expect(caption).toContain(fact)
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([1, 1])
    expect(rows[0]).toMatchObject({ id: result.id, state: 'done', request: { versions: 3 } })
  })

  test('the same key gives the same versions again, charged once', async () => {
    const user = await given.user({ plan: 'pro' })
    const headers = { 'idempotency-key': newKey() }
    const first = await generate(user, 'post', { ...offer, versions: 2 }, headers)
    expect((await generate(user, 'post', { ...offer, versions: 2 }, headers)).body).toEqual(first.body)
    expect((await generate(user, 'post', { ...offer, versions: 3 }, headers)).status).toBe(422)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('one version is the same request as none, for clients that know nothing of versions', async () => {
    const user = await given.user({ plan: 'pro' })
    const headers = { 'idempotency-key': newKey() }
    const first = await generate(user, 'post', offer, headers)
    expect(Object.keys(first.body as object)).not.toContain('otherVersions')
    expect((await generate(user, 'post', { ...offer, versions: 1 }, headers)).body).toEqual(first.body)
  })

  test('a topic that bears one arrangement gets one, with a note, and counts once', async () => {
    const user = await given.user({ plan: 'pro' })
    const { otherVersions, arranged } = (await generate(user, 'post', { ...sad, versions: 3 })).body as Written
    expect(otherVersions).toBeUndefined()
    expect(arranged?.notes).toContainEqual({ code: 'fewer', of: 'versions', count: 1 })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test.each([0, 4, 1.5, '2', null])('%j versions are refused, and nothing is reserved', async (versions) => {
    const user = await given.user({ plan: 'pro' })
    const { status, body } = await generate(user, 'post', { ...offer, versions })
    expect(status).toBe(422)
    expect(body).toMatchObject({ data: { issues: [{ path: 'versions', message: postMessages.versionsWrong }] } })
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
  })

  test('History finds and exports every version', async () => {
    const user = await given.user({ plan: 'pro' })
    const result = (await generate(user, 'post', { ...offer, versions: 2 })).body as Written
    const text = kinds.post.text(result)
    for (const caption of captionsOf(result)) expect(text).toContain(caption)
    const last = captionsOf(result).at(-1)?.split('\n')[0] ?? ''
    const { body } = await user.get(`/api/generations?search=${encodeURIComponent(last)}`)
    expect((body as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([result.id])
    const file = await user.fetch(`/api/exports/history?format=json&ids=${result.id}`)
    expect(((await file.json()) as { content: string }[])[0]?.content).toBe(text)
  })

  test('a rewrite of the second version starts from that version and has one', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id, otherVersions } = (await generate(user, 'post', { ...offer, versions: 2 })).body as Written
    expect(otherVersions).toHaveLength(1)
    const again = (version: number) => generate(user, 'post', { ...offer, tone: 'formal', rewrite: { of: id, how: 'tone', version } })
    const second = await again(2)
    expect([second.status, (second.body as Written).otherVersions]).toEqual([200, undefined])
    expect((await again(3)).status).toBe(404)
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })
})

/** Milliseconds; short between chunks, because a test waits for a stall. */
const timeouts = { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 }
const linkedin = { platform: 'linkedin', length: 'short' }
const hashtags = ['#BikeRepair', '#OldBicycles', '#Bicycles']
const captions = [
  'Old bicycles ask for little: a clean chain, straight wheels and an hour. Which part do you start with?',
  'Oil first, then air. The bike in your cellar needs no more than that before it rolls again.',
  'Whoever has straightened a wheel knows this quiet joy. Take the old frame out and try it yourself.',
] as const
const answer = (caption: string, options = {}) => answers({ ...goodAnswers.post, caption, hashtags }, options)
const bodies = (result: PostResult) => captionsOf(result).map((caption) => caption.split('\n\n#')[0])
const fewer = (measured: number): CheckNote => ({ code: 'versions', field: 'otherVersions', quotes: [], measured, allowed: { min: 3 } })

describe.each(databases)('versions of a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url }
    server = await startServer({ database: await fresh(), env, writing: { modelTimeouts: timeouts } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const newUser = () => givenOn(server).user({ plan: 'pro' })
  const three = { ...linkedin, versions: 3 }

  test('three versions are one conversation, one charged generation and the tokens of all', async () => {
    const user = await newUser()
    model.next(...captions.map((caption) => answer(caption)))
    const result = (await generate(user, 'post', three)).body as Written
    expect(bodies(result)).toEqual(captions)
    expect(result.checks).toBeUndefined()
    expect(model.calls[2]?.prompt).toContain(captions[0])
    expect(model.calls[2]?.prompt).toContain(captions[1])
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows).toMatchObject([{ state: 'done', inputTokens: 33, outputTokens: 21 }])
    expect(usage).toHaveLength(1)
  })

  test('the first version streams, and the others follow it', async () => {
    const user = await newUser()
    model.next(...captions.map((caption) => answer(caption, { size: 20, pause: 5 })))
    const events = await allEvents(await stream(user, 'post', three))
    const partials = events.flatMap(({ data }) =>
      (data as { partial?: PostResult }).partial ? [(data as { partial: PostResult }).partial] : [],
    )
    const seen = partials.map((partial) => captionsOf(partial).filter(Boolean).length)
    expect(seen.filter((count) => count === 1).length).toBeGreaterThan(1)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(bodies(events.at(-1)?.data as Written)).toEqual(captions)
    for (const partial of partials.filter(({ otherVersions }) => otherVersions)) expect(partial.post.caption).toContain(captions[0])
  })

  test('a version that is an earlier one again goes back to the model, and is left out with a note when it stays so', async () => {
    const user = await newUser()
    model.next(answer(captions[0]))
    model.always(answer(captions[0]))
    const result = (await generate(user, 'post', three)).body as Written
    expect(model.calls[2]?.prompt).toContain('is an earlier version again')
    expect(bodies(result)).toEqual([captions[0]])
    expect(result.checks).toEqual([fewer(1)])
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('a version is checked like a single text: its own note about an invented number', async () => {
    const user = await newUser()
    const invented = 'Studies show that 73% of riders oil first. The bike in your cellar needs it now and then.'
    model.next(answer(captions[0]))
    model.always(answer(invented))
    const { otherVersions = [], checks = [] } = (await generate(user, 'post', { ...linkedin, versions: 2 })).body as Written
    expect(otherVersions[0]?.checks).toContainEqual({ code: 'number', field: 'caption', quotes: ['73%'] })
    expect(checks).toEqual([])
  })

  test.each([
    ['refuses', refuses(400)],
    ['breaks off', faulty.hangsUp],
    ['stalls', answer(captions[1], { size: 9, stallAfter: 2 })],
  ])('when the model %s after the first version, that one is delivered with a note and charged once', async (_, behaviour) => {
    const user = await newUser()
    model.next(answer(captions[0]))
    model.always(behaviour)
    const result = (await generate(user, 'post', three)).body as Written
    expect(bodies(result)).toEqual([captions[0]])
    expect(result.checks).toEqual([fewer(1)])
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('when the first version fails, nothing is delivered and nothing is charged', async () => {
    const user = await newUser()
    model.always(refuses(500))
    expect((await generate(user, 'post', three)).body).toMatchObject({ code: 'GENERATION_FAILED' })
    expect((await ledgerOf(server, user)).usage).toEqual([])
  })

  test('Stop while a later version is written charges nothing', async () => {
    const user = await newUser()
    const key = newKey()
    model.next(answer(captions[0]))
    model.always(answer(captions[1], { size: 2, pause: 50 }))
    const response = await stream(user, 'post', three, { headers: { 'idempotency-key': key } })
    let isStopped = false
    let last: unknown
    for await (const { event, data } of eventsOf(response)) {
      last = { event, data }
      if (isStopped || !(data as { partial?: PostResult }).partial?.otherVersions?.[0]?.post.caption) continue
      isStopped = true
      await user.post('/api/generations/stop', { keys: [key] })
    }
    expect(last).toMatchObject({ event: 'error', data: { code: 'GENERATION_FAILED' } })
    expect((await ledgerOf(server, user)).usage).toEqual([])
  })

  test('a rewrite of the second version sends the model that version', async () => {
    const user = await newUser()
    model.next(answer(captions[0]), answer(captions[1]))
    const { id } = (await generate(user, 'post', { ...linkedin, versions: 2 })).body as Written
    model.next(answer(captions[2]))
    await generate(user, 'post', { ...linkedin, tone: 'formal', rewrite: { of: id, how: 'tone', version: 2 } })
    expect(model.calls[2]?.prompt).toContain(captions[1])
    expect(model.calls[2]?.prompt).not.toContain(captions[0])
  })

  test('rewriting a text of several versions without naming one rewrites the first', async () => {
    const user = await newUser()
    model.next(answer(captions[0]), answer(captions[1]))
    const { id } = (await generate(user, 'post', { ...linkedin, versions: 2 })).body as Written
    model.next(answer(captions[2]))
    expect((await rewritePost(user, id, 'tone', { ...linkedin, tone: 'formal' })).status).toBe(200)
    expect(model.calls[2]?.prompt).toContain(captions[0])
  })
})
