import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tryOutPath } from '#contract/paths.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { type ListedVoice, newVoice, type Voice, type VoiceFields, voiceLimits } from '#contract/voices.ts'
import { rateLimits, sources, subscriptions, voiceRules } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import {
  allEvents,
  batchItem,
  generate,
  ledgerOf,
  newKey,
  requestBatch,
  rewritePost,
  stream,
  type WrittenPost,
} from '#tests/support/generating.ts'
import { givenOn, subscribe, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const fields: VoiceFields = {
  ...newVoice,
  name: 'Hollow Crumb',
  speaker: 'shop',
  trade: 'food',
  offer: 'A bakery',
  audience: 'Early risers',
  place: 'Mill Lane, Leeds',
  link: 'hollowcrumb.example',
  callToAction: 'Book a seat',
  useWords: ['crumb'],
  avoidWords: ['cheap'],
  spelling: 'british',
  ownPosts: ['Every morning before the town wakes we light the old oven.'],
  styleNote: 'Warm and short.',
}

const withoutPosts = ({ ownPosts: _, ...listed }: Voice) => listed

interface Listed {
  readonly items: ListedVoice[]
  readonly max: number
  readonly unused: string[]
}

describe.each(databases)('voices on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const created = async (user: TestUser, changes: Partial<VoiceFields> = {}) =>
    ((await user.post('/api/voices', { ...fields, ...changes })).body as { voice: Voice }).voice
  const listed = async (user: TestUser) => (await user.get('/api/voices')).body as Listed
  const put = async (user: TestUser, id: string, changes: object) => {
    const body = JSON.stringify({ ...fields, ...changes })
    const answer = await user.fetch(`/api/voices/${id}`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
    return { status: answer.status, body: await answer.json() }
  }
  const addSource = async (user: TestUser) => {
    const points = ['The dough rests for 48 hours.', 'The course costs $35.'].map((text, at) => ({ text, facts: [], at }))
    const row = { userId: user.id, origin: 'text' as const, title: 'Sourdough', text: 'x', points }
    const [source] = await server.db.insert(sources).values(row).returning()
    return source?.id ?? ''
  }

  test('a voice is created, listed, changed and deleted with all its fields', async () => {
    const user = await given.user({ plan: 'pro' })
    const voice = await created(user)
    expect(voice).toMatchObject(fields)
    expect(await listed(user)).toEqual({ items: [withoutPosts(voice)], max: 20, unused: [] })
    expect(await user.get(`/api/voices/${voice.id}`)).toMatchObject({ status: 200, body: { voice } })

    expect(await put(user, voice.id, { name: ' Night Oven ', avoidWords: ['free', 'free', ' '] })).toMatchObject({
      status: 200,
      body: { voice: { id: voice.id, name: 'Night Oven', avoidWords: ['free'] } },
    })

    expect(await user.delete(`/api/voices/${voice.id}`)).toMatchObject({ status: 200, body: {} })
    expect((await listed(user)).items).toEqual([])
    expect(await user.delete(`/api/voices/${voice.id}`)).toMatchObject({ status: 404 })
  })

  test("somebody else's voice can be neither read, changed nor deleted", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const voice = await created(owner)
    expect(await other.get(`/api/voices/${voice.id}`)).toMatchObject({ status: 404 })
    expect(await put(other, voice.id, { name: 'Mine now' })).toMatchObject({ status: 404 })
    expect(await other.delete(`/api/voices/${voice.id}`)).toMatchObject({ status: 404 })
    expect((await listed(owner)).items).toEqual([withoutPosts(voice)])
  })

  test.each([
    ['free', 1],
    ['basic', 3],
  ] as const)('%s has %i, however many are created at the same time', async (plan, most) => {
    const user = await given.user(plan === 'free' ? {} : { plan })
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => user.post('/api/voices', fields)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 403,
      body: { code: 'FEATURE_NOT_ON_PLAN', data: { feature: 'voices', plan } },
    })
    expect((await listed(user)).items).toHaveLength(most)
  })

  test('after a downgrade the oldest is used; the others can be read and deleted, and say that they are not used', async () => {
    const user = await given.user()
    await subscribe(server, user.id, 'basic')
    const [first, second] = [await created(user), await created(user, { name: 'Second' })]
    await server.db.delete(subscriptions).where(eq(subscriptions.userId, user.id))

    expect(await listed(user)).toMatchObject({ items: [first, second].map(withoutPosts), max: 1, unused: [second.id] })
    expect(await generate(user, 'titles', { voice: second.id })).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_ON_PLAN' } })
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
    expect(await generate(user, 'titles', { voice: first.id })).toMatchObject({ status: 200 })

    await user.delete(`/api/voices/${first.id}`)
    expect(await generate(user, 'titles', { voice: second.id })).toMatchObject({ status: 200 })
  })

  test.each<[string, object, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['with a link that is none', { link: 'hollow crumb' }, 'link'],
    ['with a script in place of a link', { link: 'javascript:alert(1)' }, 'link'],
    ['with an offer that is too long', { offer: 'x'.repeat(voiceLimits.offer + 1) }, 'offer'],
    ['with too many words', { useWords: Array.from({ length: voiceLimits.words + 1 }, String) }, 'useWords'],
    ['with a word that is only punctuation', { avoidWords: ['—'] }, 'avoidWords'],
    ['with too many posts', { ownPosts: Array.from({ length: voiceLimits.ownPosts + 1 }, String) }, 'ownPosts'],
    ['with an unknown habit', { emoji: 'many' }, 'emoji'],
  ])('a voice %s is refused', async (_, changes, path) => {
    const user = await given.user({ plan: 'pro' })
    expect(await user.post('/api/voices', { ...fields, ...changes })).toMatchObject({ status: 422, body: { data: { issues: [{ path }] } } })
    expect((await listed(user)).items).toEqual([])
  })

  test("a text cannot be written with somebody else's voice or source, nor with unknown ones; nothing is charged", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const [voice, source] = [(await created(owner)).id, await addSource(owner)]
    for (const background of [{ voice }, { source: { id: source, points: [0] } }, { voice: randomUUID() }])
      expect(await generate(other, 'titles', background)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await generate(owner, 'titles', { source: { id: source, points: [7] } })).toMatchObject({ status: 422 })
    expect([await ledgerOf(server, other), await ledgerOf(server, owner)]).toEqual(Array(2).fill({ rows: [], usage: [] }))
  })

  test('History has the voice and the source of a text, and the text says which points it used', async () => {
    const user = await given.user({ plan: 'pro' })
    const background = { voice: (await created(user)).id, source: { id: await addSource(user), points: [1] } }
    const { body } = await generate(user, 'post', { platform: 'facebook', occasion: 'event', length: 'medium', ...background })
    expect(body).toMatchObject({ usedPoints: [1] })
    const { caption } = (body as WrittenPost).post
    expect(caption).toContain('The course costs $35.')
    expect(caption).toContain('Hollow Crumb')
    expect(caption).not.toContain('48')
    expect((await user.get(`/api/generations/${(body as WrittenPost).id}`)).body).toMatchObject({
      request: background,
      result: { usedPoints: [1] },
    })
  })

  test('after its voice is deleted a text is replayed by its key, and can be rewritten', async () => {
    const user = await given.user({ plan: 'pro' })
    const voice = (await created(user)).id
    const [changes, headers] = [{ platform: 'facebook', length: 'medium', voice }, { 'idempotency-key': newKey() }]
    const first = await generate(user, 'post', changes, headers)
    await user.delete(`/api/voices/${voice}`)

    expect((await generate(user, 'post', changes, headers)).body).toEqual(first.body)
    expect(await generate(user, 'post', changes)).toMatchObject({ status: 404 })
    expect(await rewritePost(user, (first.body as WrittenPost).id, 'hook', changes)).toMatchObject({ status: 200 })
  })

  test('after a downgrade a text is rewritten without the voice that the plan no longer covers', async () => {
    const user = await given.user()
    await subscribe(server, user.id, 'basic')
    await created(user)
    const changes = { platform: 'facebook', length: 'medium', occasion: 'event', voice: (await created(user, { name: 'Second' })).id }
    const first = (await generate(user, 'post', changes)).body as WrittenPost
    expect(first.post.caption).toContain('hollowcrumb.example')
    await server.db.delete(subscriptions).where(eq(subscriptions.userId, user.id))

    const again = await rewritePost(user, first.id, 'hook', changes)
    expect(again).toMatchObject({ status: 200 })
    expect((again.body as WrittenPost).post.caption).not.toContain('hollowcrumb.example')
  })

  test('a visitor who tries it out cannot name a voice', async () => {
    const voice = (await created(await given.user())).id
    const answer = await server.fetch(tryOutPath, {
      method: 'POST',
      body: JSON.stringify({ topic: 'Open bakery night', platform: 'facebook', language: 'en', voice }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(422)
  })

  test('without a model, a style is measured in the posts, in none of their words', async () => {
    const user = await given.user()
    const posts = ['Is your starter asleep? Ours is too 🎉', 'Who needs sleep? We bake.']
    expect(await user.post('/api/voices/style-note', { posts, language: 'en' })).toMatchObject({
      status: 200,
      body: {
        measured: true,
        styleNote: 'Short sentences, about 3 words each. Speaks as “we”. An emoji here and there. Often opens with a question.',
      },
    })
    expect(await user.post('/api/voices/style-note', { posts: [], language: 'en' })).toMatchObject({ status: 422 })
  })

  test('a user gets forty style notes a day', async () => {
    const user = await given.user()
    await server.db.insert(rateLimits).values({ key: `styleNoteDay|${user.id}`, hits: 39, expiresAt: new Date(Date.now() + 86_400_000) })
    const ask = async () => (await user.post('/api/voices/style-note', { posts: ['Fresh bread today.'], language: 'en' })).status
    expect([await ask(), await ask()]).toEqual([200, 429])
  })

  describe('with a model', () => {
    let model: ModelDouble
    let withModel: TestServer
    let user: TestUser
    beforeAll(async () => {
      model = await startModel()
      const env = { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url, AI_MAX_OUTPUT_TOKENS: '1000', AI_DAILY_TOKENS_PER_USER: '9000' }
      withModel = await startServer({ database: await fresh(), env })
    })
    afterEach(() => model.reset())
    afterAll(async () => {
      await withModel.stop()
      await model.close()
    })
    const describeStyle = async () => (await user.post('/api/voices/style-note', { posts: fields.ownPosts, language: 'en' })).body

    test("a prompt has the voice's fields, kept rules and spelling, but neither own posts nor rules that were not kept", async () => {
      user = await givenOn(withModel).user({ plan: 'pro' })
      const voice = await created(user)
      const rule = (pattern: string, to: string, state: 'kept' | 'refused') => ({
        userId: user.id,
        voiceId: voice.id,
        pattern,
        state,
        rule: { kind: 'replace' as const, from: pattern, to },
      })
      await withModel.db.insert(voiceRules).values([rule('bread', 'loaf', 'kept'), rule('oven', 'hearth', 'refused')])
      model.always(answers(goodAnswers.post))

      await generate(user, 'post', { voice: voice.id })

      const { prompt } = model.calls[0] ?? { prompt: '' }
      for (const told of [
        'Hollow Crumb',
        'Mill Lane, Leeds',
        'hollowcrumb.example',
        'Book a seat',
        'cheap',
        'Warm and short.',
        'loaf (not bread)',
      ])
        expect(prompt).toContain(told)
      expect(prompt).toContain('British spelling')
      expect(prompt).not.toContain('hearth')
      expect(prompt).not.toContain('before the town wakes')
    })

    const withVoice = { platform: 'facebook', length: 'best' }
    const writings: Record<string, (voice: string) => Promise<unknown>> = {
      'one text': (voice) => generate(user, 'post', { ...withVoice, voice }),
      'a streamed text': async (voice) => allEvents(await stream(user, 'post', { ...withVoice, voice })),
      'several texts in one call': async (voice) => allEvents(await requestBatch(user, [batchItem('post', { ...withVoice, voice })])),
      'further versions': (voice) => generate(user, 'post', { ...withVoice, voice, versions: 2 }),
    }
    test.each(Object.keys(writings))('every prompt for %s has the voice', async (name) => {
      user = await givenOn(withModel).user({ plan: 'pro' })
      const { id } = await created(user)
      model.always(answers(goodAnswers.post))
      await writings[name]?.(id)
      expect(model.calls.length).toBeGreaterThan(name === 'further versions' ? 1 : 0)
      for (const { prompt } of model.calls) expect(prompt).toContain('Hollow Crumb')
    })

    test.each([
      ['another first line', { how: 'hook' }],
      ['a change in words', { how: 'instruction', instruction: 'Mention the oven' }],
      ['a change of a passage', { how: 'instruction', instruction: 'Warmer', passage: 'a clean chain' }],
    ])('every prompt for a rewrite has the voice: %s', async (_, rewrite) => {
      user = await givenOn(withModel).user({ plan: 'pro' })
      const { id: voice } = await created(user)
      model.always(answers(goodAnswers.post))
      const first = (await generate(user, 'post', { ...withVoice, voice })).body as WrittenPost
      const before = model.calls.length
      await generate(user, 'post', { ...withVoice, voice, rewrite: { of: first.id, ...rewrite } })
      const prompts = model.calls.slice(before).map(({ prompt }) => prompt)
      expect(prompts.length).toBeGreaterThan(0)
      for (const prompt of prompts) expect(prompt).toContain('Hollow Crumb')
    })

    test('emoji and hashtags that the voice has not, and that the model insists on, are taken out', async () => {
      user = await givenOn(withModel).user({ plan: 'pro' })
      const { id: voice } = await created(user, { emoji: 'none', hashtags: 'none' })
      const caption = 'Old bicycles ask for little: a clean chain, straight wheels and an hour.'
      model.always(answers({ ...goodAnswers.post, caption: `${caption} 🎉` }))
      const { body } = await generate(user, 'post', { ...withVoice, voice })
      expect((body as WrittenPost).post.caption).toBe(caption)
      expect((body as { checks?: CheckNote[] }).checks?.filter(({ code }) => code === 'emoji') ?? []).toEqual([])
    })

    test('an avoided word that the model insists on is told', async () => {
      user = await givenOn(withModel).user({ plan: 'pro' })
      const { id: voice } = await created(user)
      model.always(
        answers({
          ...goodAnswers.post,
          caption: 'Old bicycles ask for little: a cheap chain, straight wheels and an hour.',
        }),
      )
      expect((await generate(user, 'post', { voice })).body).toMatchObject({ checks: [{ code: 'avoided', quotes: ['cheap'] }] })
    })

    test('a style note is written by it, counts against the tokens of the day and is not charged', async () => {
      user = await givenOn(withModel).user()
      model.next(answers({ styleNote: 'Calm sentences. Speaks as “we”.' }))
      expect(await describeStyle()).toEqual({ styleNote: 'Calm sentences. Speaks as “we”.', measured: false })
      expect(await ledgerOf(withModel, user)).toEqual({ rows: [], usage: [] })
      expect(model.calls[0]?.prompt).toContain('before the town wakes')
    })

    test('sentences of a note that repeat the posts are left out; a note of nothing else is measured', async () => {
      user = await givenOn(withModel).user()
      const copied = 'They say they "light the old oven".'
      model.next(answers({ styleNote: `Calm sentences. ${copied}` }), answers({ styleNote: copied }))
      expect(await describeStyle()).toEqual({ styleNote: 'Calm sentences.', measured: false })
      expect(await describeStyle()).toMatchObject({ measured: true })
    })

    test('a model that fails, and a day without tokens, give a measured note', async () => {
      user = await givenOn(withModel).user()
      model.always(refuses(500))
      expect(await describeStyle()).toMatchObject({ measured: true })
      model.reset()
      const expiresAt = new Date(Date.now() + 2 * 86_400_000)
      await withModel.db
        .insert(rateLimits)
        .values({ key: `tokens|${user.id}`, hits: 9000, expiresAt })
        .onConflictDoUpdate({ target: rateLimits.key, set: { hits: 9000, expiresAt } })
      expect(await describeStyle()).toMatchObject({ measured: true })
      expect(model.calls).toEqual([])
    })
  })
})
