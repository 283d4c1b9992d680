import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postFeatures } from '#contract/plans.ts'
import { rewriteExhausted } from '#contract/result-messages.ts'
import { kinds } from '#kinds/index.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, generate, ledgerOf, stream, type WrittenPost, writtenPost } from '#tests/support/generating.ts'
import { givenOn, insertUsage } from '#tests/support/given.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const facts = { price: '£12 a person', where: '12 Mill Street', until: 'Until Friday' }
const instagram = { platform: 'instagram', facts }
const here = { ...instagram, length: 'best', premium: false }
const movedTo = (platform: string, of: string) => ({ ...here, platform, rewrite: { of, how: 'platform' } })
type Post = WrittenPost & { readonly post: { readonly title?: string }; readonly arranged?: { readonly notes: unknown } }

describe.each(databases)('the same post for another platform on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  test('has every fact and counts as a text of that platform', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await writtenPost(user, instagram)
    const { status, body } = await generate(user, 'post', movedTo('linkedin', id))
    expect(status).toBe(200)
    for (const fact of Object.values(facts)) expect((body as Post).post.caption).toContain(fact)
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows.map(({ feature }) => feature).sort()).toEqual([postFeatures.instagram, postFeatures.linkedin].sort())
    expect(usage).toHaveLength(2)
  })

  test('is streamed like any text, and has a title on Reddit', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await writtenPost(user, instagram)
    const events = await allEvents(await stream(user, 'post', movedTo('reddit', id)))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { post: { title: expect.any(String), caption: expect.any(String) } } })
  })

  test('keeps every sentence of a text that the built-in writer did not arrange', async () => {
    const user = await given.user({ plan: 'pro' })
    const caption = 'Our oven broke on the first day.\n\nCome to 12 Mill Street until Friday.\n\n#Bread'
    const request = { ...kinds.post.sample, ...instagram }
    const id = await insertUsage(server, user.id, { kind: 'post', request, result: { post: { caption } } })
    const { body } = await generate(user, 'post', movedTo('reddit', id))
    const moved = body as Post
    expect(moved.post).toEqual({ title: 'Our oven broke on the first day.', caption: 'Come to 12 Mill Street until Friday.' })
    expect(moved.arranged?.notes).toContainEqual({ code: 'kept' })
    const { body: again } = await generate(user, 'post', movedTo('facebook', moved.id))
    expect((again as Post).post.caption).toMatch(/^Our oven broke on the first day\.\n\nCome to 12 Mill Street until Friday\./u)
  })

  test('keeps no hashtag as a word, also where its user wrote on below them', async () => {
    const user = await given.user({ plan: 'pro' })
    const caption = 'Our oven broke on the first day.\n\n#Bread #Oven\n\nCome to 12 Mill Street until Friday.'
    const request = { ...kinds.post.sample, ...instagram }
    const id = await insertUsage(server, user.id, { kind: 'post', request, result: { post: { caption } } })
    const { body } = await generate(user, 'post', movedTo('reddit', id))
    expect((body as Post).post.caption).toBe('Come to 12 Mill Street until Friday.')
    const { body: again } = await generate(user, 'post', movedTo('facebook', id))
    expect((again as Post).post.caption).toMatch(/until Friday\.\n\n#Bread #Oven/u)
  })

  test('is made from the text as its user has edited it, also without what was taken out', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await writtenPost(user, instagram)
    const caption = 'We moved the oven ourselves.\n\nCome to 12 Mill Street.'
    await user.put(`/api/generations/${id}/edited`, { result: { post: { caption } }, version: 1, copied: false })
    const moved = (await generate(user, 'post', movedTo('linkedin', id))).body as Post
    expect(moved.post.caption).toContain(caption)
    expect(moved.post.caption).not.toContain(facts.price)
  })

  test('is refused for the platform that it has, with another topic, and by a plan without that platform', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await writtenPost(user, instagram)
    const same = await generate(user, 'post', movedTo('instagram', id))
    expect(same.body).toMatchObject({ data: { issues: [{ path: 'platform', message: rewriteExhausted.platform }] } })
    expect((await generate(user, 'post', { ...movedTo('linkedin', id), topic: 'tomatoes' })).status).toBe(422)
    expect((await ledgerOf(server, user)).rows).toHaveLength(1)

    const free = await given.user({ plan: 'free' })
    const request = { ...kinds.post.sample, ...instagram }
    const own = await insertUsage(server, free.id, { kind: 'post', request, result: { post: { caption: 'Come on Friday.' } } })
    expect((await generate(free, 'post', movedTo('linkedin', own))).body).toMatchObject({ code: 'FEATURE_NOT_ON_PLAN' })
    expect((await ledgerOf(server, free)).rows).toHaveLength(1)
  })
})

describe.each(databases)('the same post for another platform with a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ database: await fresh(), env: { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const caption = 'Old bicycles ask for little: a clean chain and an hour, £12 a person. 12 Mill Street, until Friday.'
  const post = { ...goodAnswers.post, caption, hashtags: ['#BikeRepair', '#OldBicycles', '#Bicycles'] }

  test('the model is told so in a plain sentence, with what that platform wants', async () => {
    const user = await givenOn(server).user({ plan: 'pro' })
    model.always(answers(post))
    const { id } = await writtenPost(user, instagram)
    expect((await generate(user, 'post', movedTo('linkedin', id))).status).toBe(200)
    const prompt = model.calls.at(-1)?.prompt ?? ''
    expect(prompt).toContain('Rewrite that post for LinkedIn')
    expect(prompt).toContain('casual LinkedIn post in English')
    expect(prompt).toContain(caption)
  })

  test('a fact that the first text had and this one lacks is told, and none of the first text is called made up', async () => {
    const user = await givenOn(server).user({ plan: 'pro' })
    const request = { ...kinds.post.sample, platform: 'instagram' as const }
    const result = { post: { caption: 'Old bicycles on 4 May: £35, or 20% off with a friend.' } }
    const id = await insertUsage(server, user.id, { kind: 'post', request, result })
    model.always(answers({ ...post, caption: 'Old bicycles on 4 May, and 20% off for whoever brings a friend along to us.' }))
    const { body } = await generate(user, 'post', { ...movedTo('linkedin', id), facts: undefined })
    const { checks = [] } = body as { checks?: readonly { code: string; quotes: readonly string[] }[] }
    expect(checks).toContainEqual(expect.objectContaining({ code: 'missing', quotes: ['£35'] }))
    expect(checks.filter(({ code }) => code === 'number' || code === 'claim')).toEqual([])
  })
})
