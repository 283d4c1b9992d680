import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#api/account.ts'
import type { Voice } from '#contract/voices.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const answers = { trade: 'food', offer: 'A bakery in Pune', platforms: ['instagram', 'facebook'], language: 'hi' }

describe.each(databases)('the first visit, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const answer = (user: TestUser, given: unknown) => user.post('/api/first-visit', { answers: given })
  const isFirstVisit = async (user: TestUser) => ((await user.get('/api/me')).body as Me).first_visit
  const voicesOf = async (user: TestUser) => ((await user.get('/api/voices')).body as { items: Voice[] }).items

  test('its answers are stored as the first voice of the user, of nobody else, and are asked once', async () => {
    const [user, other] = [await given.user(), await given.user()]
    expect(await isFirstVisit(user)).toBe(true)

    const { status, body } = await answer(user, answers)

    expect([status, body]).toMatchObject([200, { voice: { ...answers, name: 'Asha Rao', speaker: 'shop' } }])
    expect(await isFirstVisit(user)).toBeUndefined()
    // A list has no own posts: they may be long.
    const { ownPosts: _, ...listed } = (body as { voice: Voice }).voice
    expect(await voicesOf(user)).toEqual([listed])
    expect(await isFirstVisit(other)).toBe(true)
    expect(await voicesOf(other)).toEqual([])
  })

  test('a shop speaks as a shop, a creator as a person, and a typed name is the voice’s', async () => {
    const user = await given.user()

    expect((await answer(user, { ...answers, trade: 'shop', name: 'Diya & Wick' })).body).toMatchObject({
      voice: { speaker: 'shop', name: 'Diya & Wick' },
    })
    // Without a name the stored one stays.
    expect((await answer(user, { ...answers, trade: 'creator' })).body).toMatchObject({ voice: { speaker: 'person', name: 'Diya & Wick' } })
  })

  test('is over after a skip, without a voice', async () => {
    const user = await given.user()

    expect((await answer(user, null)).body).toEqual({ voice: null })

    expect(await isFirstVisit(user)).toBeUndefined()
    expect(await voicesOf(user)).toEqual([])
  })

  test('answers that are sent twice, even at the same time, make one voice with the last ones', async () => {
    const user = await given.user()

    await Promise.all([1, 2, 3, 4].map(() => answer(user, answers)))
    await answer(user, { ...answers, platforms: ['tiktok', 'tiktok'], language: 'ur' })

    expect(await voicesOf(user)).toMatchObject([{ platforms: ['tiktok'], language: 'ur', offer: answers.offer }])
  })

  test('its voice can be changed, however long the name of the account is', async () => {
    const user = await given.user()
    await server.db
      .update(profiles)
      .set({ fullName: 'Asha Rao '.repeat(11).trim() })
      .where(eq(profiles.id, user.id))
    const { id, created_at: _, updated_at: _updated, ...fields } = ((await answer(user, answers)).body as { voice: Voice }).voice
    const put = { method: 'PUT', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }

    expect((await user.fetch(`/api/voices/${id}`, put)).status).toBe(200)
  })

  test.each([
    ['a trade that is not listed', { ...answers, trade: 'pirate' }, 'answers.trade'],
    ['a platform that is not listed', { ...answers, platforms: ['myspace'] }, 'answers.platforms.0'],
    ['a language that is not listed', { ...answers, language: 'klingon' }, 'answers.language'],
    ['an offer that is too long', { ...answers, offer: 'x'.repeat(201) }, 'answers.offer'],
    ['another field', { ...answers, user_id: 'somebody' }, 'answers'],
  ])('%s is refused, and the questions are asked again', async (_, body, path) => {
    const user = await given.user()

    expect(await answer(user, body)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ path }] } } })

    expect(await isFirstVisit(user)).toBe(true)
    expect(await voicesOf(user)).toEqual([])
  })
})
