import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldMessages } from '#contract/field-messages.ts'
import type { AnyRequest, Kind, KindSchema } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { languageCodes } from '#contract/options.ts'
import { plans } from '#contract/plans.ts'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, generate, kindNames, ledgerOf, newKey, stream, writableSample, writtenPost } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('generation by the built-in writer on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** Expects a complete result of its kind that passes every check. */
  const expectWhole = (name: KindName, body: unknown) => {
    const schema: KindSchema = serverKinds[name].schema
    const { id, ...result } = body as { id: string }
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const parsed = schema.result.parse(result)
    expect(schema.check(parsed, kinds[name].sample as AnyRequest, measures)).toEqual([])
    return { id, result: parsed }
  }

  describe.each(kindNames)('%s', (name) => {
    const kind: Kind = kinds[name]

    test('as JSON: a complete result, charged once and stored in History', async () => {
      const user = await given.user({ plan: 'pro' })
      const { status, body } = await generate(user, name)
      expect(status).toBe(200)
      const { id, result } = expectWhole(name, body)
      const { rows, usage } = await ledgerOf(server, user)
      const { promptVersion, schemaVersion } = await serverKinds[name].writer()
      expect(rows).toMatchObject([{ id, kind: name, state: 'done', result, engine: 'builtin', promptVersion, schemaVersion }])
      expect(usage).toMatchObject([{ id, feature: kind.feature(kind.sample), requestDetails: kind.sample }])
      expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ id, result })
    })

    test('as a stream: partials, then the same complete result as `done`', async () => {
      const user = await given.user({ plan: 'pro' })
      const response = await stream(user, name)
      expect(response.headers.get('content-type')).toContain('text/event-stream')
      const events = await allEvents(response)
      expect(events.at(0)).toMatchObject({ event: 'message', data: { partial: expect.any(Object) } })
      expect(events.at(-1)?.event).toBe('done')
      const { id } = expectWhole(name, events.at(-1)?.data)
      expect((await ledgerOf(server, user)).usage).toMatchObject([{ id }])
    })
  })

  test('a second generation gives a different text', async () => {
    const user = await given.user({ plan: 'pro' })
    const captionOf = async () => (await writtenPost(user, { occasion: 'tips', length: 'medium' })).post.caption
    expect(await captionOf()).not.toBe(await captionOf())
  })

  describe('quotas', () => {
    test.each(['json', 'stream'] as const)('a feature outside the plan is a 403 with its message (%s)', async (face) => {
      const user = await given.user({ plan: 'free' })
      const response = face === 'json' ? await generate(user, 'post') : await stream(user, 'post')
      expect(response.status).toBe(403)
      const body = response.body instanceof ReadableStream ? await new Response(response.body).json() : response.body
      expect(body).toMatchObject({
        code: 'FEATURE_NOT_ON_PLAN',
        message: generationMessages.notOnFree,
        data: { feature: 'tweets', plan: 'free' },
      })
      expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
    })

    test.each(['json', 'stream'] as const)('a reached limit is a 429 with its message (%s)', async (face) => {
      const user = await given.user({ plan: 'free' })
      for (const _ of Array(plans.free.limits.titles)) expect((await generate(user, 'titles')).status).toBe(200)
      const response = face === 'json' ? await generate(user, 'titles') : await stream(user, 'titles')
      expect(response.status).toBe(429)
      const body = response.body instanceof ReadableStream ? await new Response(response.body).json() : response.body
      expect(body).toMatchObject({
        code: 'QUOTA_REACHED',
        message: generationMessages.limitReached,
        data: { feature: 'titles', limit: 2 },
      })
      expect((await ledgerOf(server, user)).usage).toHaveLength(2)
    })

    test('100 concurrent requests at a limit of 2 give exactly 2 results and 2 usage rows', async () => {
      const user = await given.user({ plan: 'free' })
      const answers = await Promise.all(Array.from({ length: 100 }, () => generate(user, 'hashtags')))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
      const { rows, usage } = await ledgerOf(server, user)
      expect([rows.length, usage.length]).toEqual([2, 2])
    })

    test('Instagram, TikTok and Facebook posts draw on the hashtags quota', async () => {
      const user = await given.user({ plan: 'basic' })
      await generate(user, 'post', { platform: 'instagram' })
      await generate(user, 'hashtags')
      expect((await ledgerOf(server, user)).usage.map(({ feature }) => feature)).toEqual(['hashtags', 'hashtags'])
    })
  })

  describe('Idempotency-Key', () => {
    test('a repeated request gets the first answer and is charged once, as JSON and as a stream', async () => {
      const user = await given.user({ plan: 'pro' })
      const headers = { 'idempotency-key': newKey() }
      const first = await generate(user, 'post', {}, headers)
      expect((await generate(user, 'post', {}, headers)).body).toEqual(first.body)
      const replayed = await allEvents(await stream(user, 'post', {}, { headers }))
      expect(replayed).toEqual([{ event: 'done', data: first.body }])
      expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    })

    test('a different request with the same key is refused', async () => {
      const user = await given.user({ plan: 'pro' })
      const headers = { 'idempotency-key': newKey() }
      await generate(user, 'post', {}, headers)
      const { status, body } = await generate(user, 'post', { topic: 'another topic' }, headers)
      expect([status, (body as { code: string }).code]).toEqual([422, 'INVALID_INPUT'])
    })

    test('an invalid key is refused', async () => {
      const user = await given.user({ plan: 'pro' })
      expect((await generate(user, 'post', {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(422)
    })
  })

  test.each(languageCodes)('the built-in writer writes %s', async (language) => {
    const user = await given.user({ plan: 'pro' })
    const { status, body } = await generate(user, 'post', { language })
    expect(status).toBe(200)
    expect(postSchema.check(postSchema.result.parse(body), { ...kinds.post.sample, language }, measures)).toEqual([])
  })

  test('details and occasion are in the text, in History, and in the notes of the answer', async () => {
    const user = await given.user({ plan: 'pro' })
    const details = '12 Mill Street\nUntil Friday, £12 a person'
    const { status, body } = await generate(user, 'post', { platform: 'linkedin', topic: 'Spring check', details, occasion: 'offer' })
    expect(status).toBe(200)
    const { id, post, arranged } = body as { id: string; post: { caption: string }; arranged: object }
    for (const fact of details.split('\n')) expect(post.caption).toContain(fact)
    expect(arranged).toMatchObject({ occasion: 'offer', guessed: false })
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ request: { details, occasion: 'offer' }, result: { arranged } })
  })

  test.each([
    ['A.B.C. ', 286],
    ['Translation: ', 153],
  ])('a topic of “%s”, %i times, gives a text of each kind', async (piece, times) => {
    const user = await given.user({ plan: 'pro' })
    const topic = piece.repeat(times).slice(0, 2000)
    for (const name of kindNames)
      for (const changes of [name === 'ideas' ? { prompt: topic } : { topic }, { details: topic }]) {
        const { status, body } = await generate(user, name, changes)
        expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200)
      }
  })

  test.each([
    ['details', { details: 'x'.repeat(2001) }, 'At most 2,000 characters'],
    ['details', { details: 7 }, fieldMessages.detailsText],
    ['occasion', { occasion: 'party' }, 'Please choose one of the listed occasions'],
  ])('invalid %s are refused with a message and not charged: %o', async (path, changes, message) => {
    const user = await given.user({ plan: 'pro' })
    const { status, body } = await generate(user, 'post', changes)
    expect([status, body]).toMatchObject([422, { code: 'INVALID_INPUT', data: { issues: [{ path, message }] } }])
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
  })

  test('a visitor is asked to sign in', async () => {
    const response = await server.fetch('/functions/v1/generate-posts', {
      method: 'POST',
      body: JSON.stringify(kinds.post.sample),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED', message: generationMessages.signInToUse })
  })

  describe('invalid input is a 422 with field messages; nothing is stored', () => {
    const bad: [string, object, string][] = [
      ['a blank topic', { topic: '  \n ' }, 'topic'],
      ['no topic', { topic: undefined }, 'topic'],
      ['a topic that is a number', { topic: 7 }, 'topic'],
      ['a topic of 2,001 characters', { topic: 'a'.repeat(2001) }, 'topic'],
      ['NUL in the topic', { topic: 'a\0b' }, 'topic'],
      ['half a surrogate pair in the topic', { topic: 'a\ud800b' }, 'topic'],
      ['an unknown platform', { platform: 'orkut' }, 'platform'],
      ['an unknown tone', { tone: 'angry' }, 'tone'],
      ['an unknown language', { language: 'klingon' }, 'language'],
      ['an unknown length', { length: 'endless' }, 'length'],
      ['an unknown field', { admin: true }, ''],
    ]
    test.each(bad)('%s', async (_, changes, path) => {
      const user = await given.user({ plan: 'pro' })
      const { status, body } = await generate(user, 'post', changes)
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path, message: expect.any(String) }] } })
      expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
    })

    test('a stream is refused the same way', async () => {
      const user = await given.user({ plan: 'pro' })
      const response = await stream(user, 'post', { topic: ' ' })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ data: { issues: [{ path: 'topic', message: generationMessages.topicFirst }] } })
    })
  })

  test('names and codes of a language are both accepted, an empty length and complexity mean short and moderate, userId is ignored', async () => {
    const user = await given.user({ plan: 'pro' })
    const { status } = await generate(user, 'post', { language: 'English', length: '', complexity: '', userId: 'somebody-else' })
    expect(status).toBe(200)
    const { rows } = await ledgerOf(server, user)
    expect(rows[0]?.request).toEqual({ ...writableSample('post'), length: 'short', complexity: 'moderate', language: 'en' })
  })

  // Last, because the server closes the connection while another request may be running.
  test('a body of 1 MB is a 413', async () => {
    const user = await given.user({ plan: 'pro' })
    expect((await generate(user, 'post', { topic: 'a'.repeat(1_100_000) })).status).toBe(413)
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
  })
})
