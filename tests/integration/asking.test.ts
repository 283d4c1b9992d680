import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import type { TopicList, TopicListRow } from '#api/topic-lists.ts'
import type { TriedPost } from '#api/try-out.ts'
import type { Kind } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { formerOccasions } from '#contract/occasions.ts'
import { tryOutPath } from '#contract/paths.ts'
import { plans } from '#contract/plans.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { questionFor } from '#contract/role-messages.ts'
import { questionsOf } from '#contract/roles.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { ideasMessages } from '#kinds/ideas/messages.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { databases } from '#tests/support/databases.ts'
import {
  allEvents,
  batchEvents,
  batchItem,
  generate,
  kindNames,
  ledgerOf,
  newKey,
  outcomesOf,
  requestBatch,
  stream,
} from '#tests/support/generating.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Whose text of nothing but a topic is no result. */
const askingKinds = ['post', 'carousel', 'description', 'titles', 'script'] as const satisfies readonly KindName[]
type Asked = { readonly id: string; readonly counted?: boolean } & ResultNotes & Readonly<Record<string, unknown>>

/** Without facts: as it is typed, nothing but a topic. */
const bare = { topic: 'gel nails at my salon', facts: undefined, occasion: 'offer' } as const
const facts = { price: '£25', until: 'Sunday 8 pm', where: '12 Mill Street', order: 'WhatsApp 98765 43210' } as const
/** The fewest facts that become a text: slides need two. */
const fewest = (kind: KindName) => ({ price: '£25', ...(kind === 'carousel' && { where: '12 Mill Street' }) })
const questionsOfOffer = questionsOf.offer.map((role) => ({ role, question: questionFor('offer', role) }))
const nothing = { rows: [], usage: [] }

const textOf = (kind: KindName, answer: unknown) => (kinds[kind] as Kind).text(answer as never)

describe.each(databases)('asking for facts on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const usageOf = async (user: TestUser) => (await user.get('/api/usage')).body
  const historyOf = async (user: TestUser) => ((await user.get('/api/generations')).body as { items: unknown[] }).items

  describe.each(askingKinds)('a %s of nothing but a topic', (kind) => {
    test.each(['json', 'stream'] as const)(
      'is answered with the text and the questions; nothing is stored or counted (%s)',
      async (face) => {
        const user = await given.user({ plan: 'pro' })
        const before = await usageOf(user)
        const answer =
          face === 'json'
            ? await generate(user, kind, bare)
            : { status: 200, body: (await allEvents(await stream(user, kind, bare))).at(-1)?.data }

        expect(answer.status).toBe(200)
        expect(answer.body).toMatchObject({ ask: questionsOfOffer, counted: false })
        expect(textOf(kind, answer.body)).toMatch(/gel nails/i)
        expect(await ledgerOf(server, user)).toEqual(nothing)
        expect(await historyOf(user)).toEqual([])
        expect(await usageOf(user)).toEqual(before)
        expect((await user.get(`/api/generations/${(answer.body as Asked).id}`)).status).toBe(404)
      },
    )

    test('is written as soon as the facts that it needs are given, and counted', async () => {
      const user = await given.user({ plan: 'pro' })
      const { body } = await generate(user, kind, { ...bare, facts: fewest(kind) })
      expect(body).not.toHaveProperty('ask')
      expect(body).not.toHaveProperty('counted')
      expect(textOf(kind, body)).toContain('£25')
      expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    })
  })

  test('ideas ask where the topic is nothing but a request, and count nothing; with things to film they are written', async () => {
    const user = await given.user({ plan: 'pro' })
    const prompt = 'post ideas for a small shop'
    const { body } = await generate(user, 'ideas', { prompt, facts: undefined })
    expect(body).toMatchObject({ ask: [{ role: 'what', question: ideasMessages.things }], counted: false })
    expect(await ledgerOf(server, user)).toEqual(nothing)

    const written = (await generate(user, 'ideas', { prompt, facts: { what: 'fresh bread, birthday cakes, cold coffee' } })).body
    expect(written).not.toHaveProperty('ask')
    expect(textOf('ideas', written)).toMatch(/Birthday cakes/u)
    expect(textOf('ideas', written)).not.toMatch(/post ideas/iu)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test.each(['hashtags', 'ideas'] as const)('%s of a subject ask nothing', async (kind) => {
    const user = await given.user({ plan: 'pro' })
    const { body } = await generate(user, kind, { facts: undefined })
    expect(body).not.toHaveProperty('ask')
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('in a batch only what was written is counted, as written too', async () => {
    const user = await given.user({ plan: 'pro' })
    const items = [...askingKinds.map((kind) => batchItem(kind, bare)), batchItem('hashtags'), batchItem('titles', {}, 'with facts')]
    const events = await allEvents(await requestBatch(user, items))

    expect(new Set(Object.values(outcomesOf(events)))).toEqual(new Set(['done']))
    expect(events.at(-1)).toEqual({ event: 'done', data: { written: 2 } })
    const asked = batchEvents(events).filter(({ done }) => done?.ask)
    expect(asked.map(({ slot }) => slot).toSorted()).toEqual(askingKinds.toSorted())
    for (const { done } of asked) expect(done).toMatchObject({ ask: questionsOfOffer, counted: false })
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['hashtags', 'titles'])
    expect(usage).toHaveLength(2)
  })

  test('the last request of the month is still there after the questions', async () => {
    const user = await given.user({ plan: 'basic' })
    const limit = plans.basic.limits.titles ?? 0
    for (let used = 0; used < limit - 1; used++) await insertUsage(server, user.id)
    for (let turn = 0; turn < 3; turn++) expect((await generate(user, 'titles', bare)).body).toMatchObject({ counted: false })
    expect((await generate(user, 'titles', { ...bare, facts })).status).toBe(200)
    expect(await generate(user, 'titles', bare)).toMatchObject({ status: 429, body: { code: 'QUOTA_REACHED' } })
  })

  test('the Idempotency-Key of a request that was asked about writes and is charged once with facts', async () => {
    const user = await given.user({ plan: 'pro' })
    const headers = { 'idempotency-key': newKey() }
    const asked = [await generate(user, 'post', bare, headers), await generate(user, 'post', bare, headers)]
    for (const { body } of asked) expect(body).toMatchObject({ ask: questionsOfOffer, counted: false })
    const written = await generate(user, 'post', { ...bare, facts }, headers)
    const again = await generate(user, 'post', { ...bare, facts }, headers)
    expect(written.body).not.toHaveProperty('ask')
    expect(again.body).toEqual(written.body)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    expect((await generate(user, 'post', bare, headers)).status).toBe(422)
  })

  test('several versions ask once', async () => {
    const user = await given.user({ plan: 'pro' })
    const { body } = await generate(user, 'post', { ...bare, versions: 3 })
    expect(body).toMatchObject({ ask: questionsOfOffer, counted: false })
    expect(body).not.toHaveProperty('versions')
    expect(await ledgerOf(server, user)).toEqual(nothing)
  })

  test('only what topic and details leave open is asked', async () => {
    const user = await given.user({ plan: 'pro' })
    const { ask = [] } = (await generate(user, 'post', { ...bare, topic: 'gel nails for £25 at my salon' })).body as Asked
    expect(ask.map(({ role }) => role)).not.toContain('price')
    expect(ask.map(({ role }) => role)).toContain('where')
  })

  test.each(['post', 'description'] as const)('facts by role are in a %s word for word, and in the stored request', async (kind) => {
    const user = await given.user({ plan: 'pro' })
    const options = kind === 'post' ? { platform: 'facebook', length: 'long' } : {}
    const { body } = await generate(user, kind, { ...bare, ...options, facts })
    for (const fact of Object.values(facts)) expect(textOf(kind, body)).toContain(fact)
    const [row] = (await ledgerOf(server, user)).rows
    expect(row?.request).toMatchObject({ facts })
    expect((await user.get(`/api/generations/${row?.id}`)).body).toMatchObject({ request: { facts } })
  })

  test('steps are a list or lines; empty facts are none; an unknown role, or a list elsewhere, is refused', async () => {
    const user = await given.user({ plan: 'pro' })
    const tips = { topic: 'ways to sleep better', occasion: 'tips' }
    for (const steps of [['No screens after nine', 'Get up at seven'], 'No screens after nine\nGet up at seven']) {
      const { body } = await generate(user, 'post', { ...tips, facts: { steps } })
      expect(textOf('post', body)).toMatch(/1[.)] No screens after nine\n+2[.)] Get up at seven/)
    }
    expect((await generate(user, 'post', { ...tips, facts: { steps: [' '], why: ' ' } })).body).toMatchObject({ counted: false })
    for (const wrong of [{ colour: 'red' }, { price: ['£5'] }, { where: 'a'.repeat(2_000) }])
      expect((await generate(user, 'post', { ...tips, facts: wrong })).status).toBe(422)
  })

  test.each(Object.entries(formerOccasions))('the former occasion %s is understood as %s', async (former, now) => {
    const user = await given.user({ plan: 'pro' })
    const { body } = await generate(user, 'post', { occasion: former })
    expect(body).toMatchObject({ arranged: { occasion: now, guessed: false } })
    expect((await ledgerOf(server, user)).rows[0]?.request).toMatchObject({ occasion: now })
  })

  describe('answers to the questions of a stored text', () => {
    const answer = (user: TestUser, id: string, given: object | undefined) => user.post(`/api/generations/${id}/facts`, { facts: given })

    test.each(askingKinds)('of a %s: replace the stored text and its facts without a charge', async (kind) => {
      const user = await given.user({ plan: 'pro' })
      const { id } = (await generate(user, kind, { ...bare, facts: fewest(kind) })).body as Asked
      const [before] = (await ledgerOf(server, user)).rows
      const now = { price: '£27.50', where: '12 Mill Street' }

      const { status, body } = await answer(user, id, now)
      expect(status).toBe(200)
      const { request, result } = body as Generation
      expect(request).toEqual({ ...before?.request, facts: now })
      expect(textOf(kind, result)).toContain('£27.50')
      expect(textOf(kind, result)).not.toContain('£25')
      expect((await user.get(`/api/generations/${id}`)).body).toEqual(body)
      const { rows, usage } = await ledgerOf(server, user)
      expect(rows).toEqual([{ ...before, request, result, search: expect.stringContaining('£27.50') }])
      expect(usage).toHaveLength(1)
    })

    test.each(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'])('keep the phrases of the %s text of a request', async (turn) => {
      const user = await given.user({ plan: 'pro' })
      const request = { ...bare, topic: `gel nails at my ${turn} salon`, platform: 'instagram', length: 'medium' }
      const { id, ...written } = (await generate(user, 'post', { ...request, facts })).body as Asked
      const { result } = (await answer(user, id, { ...facts, price: '£31' })).body as Generation
      expect(textOf('post', result)).toBe(textOf('post', written).replaceAll('£25', '£31'))
    })

    test('without any fact leave the text as it was', async () => {
      const user = await given.user({ plan: 'pro' })
      const { id, ...written } = (await generate(user, 'post', { ...bare, facts })).body as Asked
      for (const none of [{}, undefined, { price: ' ' }]) {
        expect(await answer(user, id, none)).toMatchObject({ status: 200, body: { request: { facts }, result: written } })
      }
    })

    test('are refused for a rewrite and for one of several versions, and the text stays', async () => {
      const user = await given.user({ plan: 'pro' })
      const { id } = (await generate(user, 'post', { ...bare, facts })).body as Asked
      const rewritten = (await generate(user, 'post', { ...bare, facts, tone: 'formal', rewrite: { of: id, how: 'tone' } })).body as Asked
      const versions = (await generate(user, 'post', { ...bare, facts, versions: 2 })).body as Asked
      for (const { id: other } of [rewritten, versions]) {
        const before = (await user.get(`/api/generations/${other}`)).body
        const refused = { status: 409, body: { code: 'CONFLICT', message: generationMessages.notArranged } }
        expect(await answer(user, other, { price: '£31' })).toMatchObject(refused)
        expect((await user.get(`/api/generations/${other}`)).body).toEqual(before)
      }
    })

    test("of another user's text, or one that asked, are answered like those of a missing one", async () => {
      const [user, other] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
      const { id } = (await generate(user, 'post', { ...bare, facts })).body as Asked
      const before = (await user.get(`/api/generations/${id}`)).body
      const asked = (await generate(other, 'post', bare)).body as Asked
      for (const missing of [id, asked.id, crypto.randomUUID()])
        expect(await answer(other, missing, { price: '£31' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect((await user.get(`/api/generations/${id}`)).body).toEqual(before)
    })

    test('are open to API keys that may write, and described in the OpenAPI document', async () => {
      const user = await given.user({ plan: 'pro' })
      const { id } = (await generate(user, 'post', { ...bare, facts })).body as Asked
      const [reads, writes] = await Promise.all([
        givenKey(server, user.id, { scopes: ['read'] }),
        givenKey(server, user.id, { scopes: ['write'] }),
      ])
      const by = async ({ headers }: { headers: object }) => {
        const body = JSON.stringify({ facts: { price: '£31' } })
        const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
        return (await server.fetch(`/api/generations/${id}/facts`, sent)).status
      }
      expect([await by(reads), await by(writes)]).toEqual([403, 200])

      const { paths } = (await (await server.fetch('/openapi.json')).json()) as { paths: Record<string, { post?: object }> }
      expect(paths['/api/generations/{id}/facts']?.post).toMatchObject({
        description: expect.stringContaining('nothing is charged'),
        responses: { 200: {}, 404: {}, 409: {}, 429: {} },
      })
      const post = JSON.stringify(paths[`/functions/v1/${kinds.post.call}`]?.post)
      for (const field of ['facts', 'ask', 'counted']) expect(post).toContain(`"${field}"`)
    })
  })

  test('the guess of an occasion says what is given, and finds the facts that were typed', async () => {
    const guess = async (body: object) => (await server.fetch('/functions/v1/guess-occasion', jsonOf({ language: 'en', ...body }))).json()
    expect(await guess({ topic: '20% off all candles till sunday', details: '12 Mill Street' })).toEqual({
      occasion: 'offer',
      given: expect.arrayContaining(['price', 'until', 'where']),
      found: [
        { role: 'price', text: '20%' },
        { role: 'until', text: 'sunday' },
        { role: 'where', text: '12 Mill Street' },
      ],
    })
    expect(await guess({ topic: 'candles', occasion: 'launch' })).toEqual({ occasion: 'launch', given: [], found: [] })
  })

  test('the try-out asks for the facts of a thin topic, and writes with them', async () => {
    const tried = async (body: object) =>
      (await (await server.fetch(tryOutPath, jsonOf({ platform: 'instagram', language: 'en', ...body }))).json()) as TriedPost
    const thin = await tried({ topic: bare.topic, occasion: 'offer' })
    expect(thin).toMatchObject({ ask: questionsOfOffer, caption: expect.stringMatching(/gel nails/i) })
    const whole = await tried({ topic: bare.topic, occasion: 'offer', facts })
    expect(whole).not.toHaveProperty('ask')
    for (const fact of Object.values(facts)) expect(whole.caption).toContain(fact)
  })

  test('a list with columns by role is written with them; a row without any fact fails with words and is not charged', async () => {
    const user = await given.user({ plan: 'pro' })
    const text = [
      'topic,kind,price,where,tips',
      'Gel nails,post,£25,12 Mill Street,',
      'Sleep better,script,,,No screens',
      'Candles,titles,,,',
    ].join('\n')
    const { list } = (await user.post('/api/topic-lists', { name: 'Spring', text, lines: [2, 3, 4] })).body as { list: TopicList }
    const open = async () => (await user.get(`/api/topic-lists/${list.id}`)).body as { list: TopicList; rows: TopicListRow[] }
    await expect.poll(async () => (await open()).list.state, { interval: 100 }).toBe('done')

    const { rows } = await open()
    expect(rows.map(({ state, lacks_facts }) => [state, lacks_facts])).toEqual([
      ['done', false],
      ['done', false],
      ['failed', true],
    ])
    const [before = '', after = ''] = topicListMessages.needsFacts({ facts: '|' }).split('|')
    expect(rows[2]?.problem?.startsWith(before) && rows[2].problem.endsWith(after)).toBe(true)
    const ledger = await ledgerOf(server, user)
    expect(ledger.usage).toHaveLength(2)
    const requestOf = (kind: string) => ledger.rows.find((row) => row.kind === kind)
    expect(requestOf('post')?.request).toMatchObject({ facts: { price: '£25', where: '12 Mill Street' } })
    for (const fact of ['£25', '12 Mill Street']) expect(textOf('post', requestOf('post')?.result)).toContain(fact)
    expect(requestOf('script')?.request).toMatchObject({ facts: { steps: 'No screens' } })
  })
})

const jsonOf = (body: object) => ({ method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

describe.each(databases)('facts for a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ database: await fresh(), env: { AI_MODEL: 'compatible/paid', AI_BASE_URL: model.url } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })

  test.each(kindNames)('%s: they are in its prompt by name, and it is charged as ever', async (kind) => {
    const user = await givenOn(server).user({ plan: 'pro' })
    model.always(answers(goodAnswers[kind]))
    await generate(user, kind, { facts: { where: 'the old mill', steps: ['Begin small', 'Go on'] } })
    expect(model.calls[0]?.prompt).toContain('Where: the old mill')
    expect(model.calls[0]?.prompt).toContain('Begin small; Go on')
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows).toMatchObject([{ state: 'done', request: { facts: { where: 'the old mill' } }, engine: 'compatible/paid' }])
    expect(usage).toHaveLength(1)
  })

  test('a model writes from nothing but a topic, and its text is no result to arrange again', async () => {
    const user = await givenOn(server).user({ plan: 'pro' })
    model.always(answers(goodAnswers.post))
    const { id, ...result } = (await generate(user, 'post', { facts: undefined })).body as Asked
    expect(result).not.toHaveProperty('ask')
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    const refused = await user.post(`/api/generations/${id}/facts`, { facts: { price: '£31' } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ result })
    expect(model.calls).toHaveLength(1)
  })
})
