import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { goodAnswers } from '#tests/support/answers.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents } from '#tests/support/events.ts'
import { ledgerOf, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { rewritePost as rewrite, type WrittenPost as Written, writtenPost as written } from '#tests/support/rewriting.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Milliseconds; a stall is not waited out for long. */
const patience = { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 }

describe.each(databases)('rewriting with a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url }
    server = await startServer({ database: await fresh(), env, writing: { patience } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const short = { platform: 'linkedin', length: 'short' }
  const caption = 'Old bicycles ask for little: a clean chain, straight wheels and an hour. Which part do you start with?'
  const hashtags = ['#BikeRepair', '#OldBicycles', '#Bicycles']
  const post = { ...goodAnswers.post, caption, hashtags }
  const given = async (answer: object = post) => {
    user = await givenOn(server).user({ plan: 'pro' })
    model.next(answers(answer))
    return written(user, short)
  }
  const toldOf = (at: number) => model.calls[at]?.told ?? ''

  test('the model gets the stored text between marks of its own, and is told the one thing that changes', async () => {
    const { id } = await given()
    model.next(answers({ ...post, caption: caption.replace('Old bicycles ask for little', 'An old bicycle wants three things') }))
    expect((await rewrite(user, id, 'hook', short)).status).toBe(200)
    const told = toldOf(1)
    expect(told).toMatch(/<(topic-[0-9a-f]{16})>\nOld bicycles ask for little[^<]*\n<\/\1>/)
    expect(told).toContain('Change only the first line')
    expect(told.match(/<topic-[0-9a-f]{16}>/g)).toHaveLength(2)
    const { rows } = await ledgerOf(server, user)
    expect(rows.map(({ promptVersion }) => promptVersion)).toEqual([3, 3])
  })

  test('a hook that changes more than the first line goes back to the model', async () => {
    const three = { ...post, caption: 'Old bicycles ask for little. A clean chain does most of it. Which part do you start with?' }
    const { id } = await given(three)
    const more = 'Nobody ever oils it. Straight wheels come next, and then time. Which part do you start with?'
    const only = three.caption.replace('Old bicycles ask for little.', 'Nobody ever oils it.')
    model.next(answers({ ...post, caption: more }), answers({ ...post, caption: only }))
    const { body } = await rewrite(user, id, 'hook', short)
    expect(toldOf(2)).toContain('changes more than its first line')
    expect((body as Written).post.caption).toContain(only)
  })

  test('the text unchanged is no rewrite and goes back to the model', async () => {
    const { id } = await given()
    model.next(answers(post), answers({ ...post, caption: caption.replace('ask for little', 'need only this') }))
    expect((await rewrite(user, id, 'tone', { ...short, tone: 'formal' })).status).toBe(200)
    expect(toldOf(2)).toContain('is the earlier text unchanged')
  })

  test('another language than the one asked for is never delivered', async () => {
    const { id } = await given()
    model.always(answers(post))
    const { body } = await rewrite(user, id, 'language', { ...short, language: 'es' })
    expect(body).toMatchObject({ code: 'GENERATION_FAILED' })
    expect((await ledgerOf(server, user)).uses).toHaveLength(1)
  })

  test('a rewrite that fails charges nothing and leaves the earlier text where it was', async () => {
    const { id } = await given()
    model.always(refuses(500))
    expect((await rewrite(user, id, 'hook', short)).body).toMatchObject({ code: 'GENERATION_FAILED' })
    const { rows, uses } = await ledgerOf(server, user)
    expect([rows.length, uses.length]).toEqual([1, 1])
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({
      id,
      result: { post: { caption: expect.stringContaining(caption) } },
    })
  })

  test('a rewrite that stalls ends in a timeout and charges nothing', async () => {
    const { id } = await given()
    model.always(answers(post, { size: 9, stallAfter: 2 }))
    const events = await allEvents(await stream(user, 'post', { ...short, rewrite: { of: id, how: 'hook' } }))
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_TIMEOUT' } })
    expect((await ledgerOf(server, user)).uses).toHaveLength(1)
  })

  test('an invented figure is no more allowed in a rewrite than in a first text', async () => {
    const { id } = await given()
    const inventing = {
      ...post,
      caption: 'Studies show that 73% of old bicycles want a clean chain first. Which part do you start with today?',
    }
    model.always(answers(inventing))
    const { body } = await rewrite(user, id, 'tone', { ...short, tone: 'formal' })
    expect(JSON.stringify(body)).not.toContain('73%')
  })
})
