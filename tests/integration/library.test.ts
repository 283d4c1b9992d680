import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SavedContent } from '#kinds/library.ts'
import { purgeDeleted } from '#server/features/library/changes.ts'
import { savedContent } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }

describe.each(databases)('the library on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const save = async (user: TestUser, more: object = {}, headers?: Record<string, string>) =>
    (await user.post('/functions/v1/save-content', { ...entry, ...more }, headers)).body as SavedContent
  const titles = async (user: TestUser, query = '') =>
    ((await user.get(`/api/saved-content${query}`)).body as { items: SavedContent[] }).items.map(({ title }) => title)

  test('a saved entry is listed with its type and tags', async () => {
    const user = await given.user()
    const saved = await save(user, { tags: ['bikes'] })
    expect(saved).toEqual({ id: saved.id, ...entry, contentType: 'post', tags: ['bikes'], created_at: saved.created_at })
    expect((await user.get('/api/saved-content')).body).toEqual({ items: [saved], next: null })
    expect((await user.post('/functions/v1/get-saved-content', { userId: user.id })).body).toEqual({ content: [saved], next: null })
  })

  test('an entry keeps what it was written from, and the points that it uses', async () => {
    const user = await given.user()
    const source = { id: crypto.randomUUID(), points: [0, 2] }
    const saved = await save(user, { source })
    expect(saved.source).toEqual(source)
    expect((await user.get('/api/saved-content')).body).toEqual({ items: [saved], next: null })
  })

  test('a missing type is derived from the feature', async () => {
    const user = await given.user()
    const types = ['titles', 'scripts', 'hashtags'].map(async (feature) => (await save(user, { feature })).contentType)
    expect(await Promise.all(types)).toEqual(['title', 'script', 'post'])
  })

  test('the user id in a payload is ignored: the entry belongs to the caller', async () => {
    const [me, other] = [await given.user(), await given.user()]
    await save(me, { userId: other.id })
    expect(await titles(other)).toEqual([])
    expect(await titles(me)).toEqual(['Bike repair'])
  })

  test('the same idempotency key saves once and answers the same entry', async () => {
    const user = await given.user()
    const key = { 'idempotency-key': 'k1' }
    const saves = await Promise.all(Array.from({ length: 5 }, () => save(user, {}, key)))
    expect(new Set(saves.map(({ id }) => id)).size).toBe(1)
    expect(await titles(user)).toHaveLength(1)
    const other = await user.post('/functions/v1/save-content', { ...entry, title: 'Other' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ path: 'Idempotency-Key' }] } } })
  })

  test('a search finds parts of title, content and feature (label or key), in any case and script', async () => {
    const user = await given.user()
    await save(user, { title: 'ÉTÉ à vélo', content: 'один', feature: 'reddit-post' })
    await save(user, { title: 'plain', content: 'Зима', feature: 'hashtags' })
    expect(await titles(user, `?search=${encodeURIComponent('été À')}`)).toEqual(['ÉTÉ à vélo'])
    expect(await titles(user, `?search=${encodeURIComponent('зИМ')}`)).toEqual(['plain'])
    expect(await titles(user, '?search=REDDIT%20p')).toEqual(['ÉTÉ à vélo'])
    expect(await titles(user, '?search=hashtag')).toEqual(['plain'])
    expect(await titles(user, '?search=nowhere')).toEqual([])
    expect(await titles(user, '?search=%20')).toHaveLength(2)
  })

  test('a search is independent of Unicode composition, including the nukta', async () => {
    const user = await given.user()
    await save(user, { title: 'Cafe\u0301 au lait', content: '\u0915\u093c\u093f\u0938\u094d\u0938\u093e' })
    expect(await titles(user, `?search=${encodeURIComponent('CAF\u00c9')}`)).toHaveLength(1)
    expect(await titles(user, `?search=${encodeURIComponent('\u0958\u093f\u0938')}`)).toHaveLength(1)
  })

  test('percent sign and underscore in a search are literal', async () => {
    const user = await given.user()
    await save(user, { title: '100% rye' })
    await save(user, { title: 'snake_case' })
    expect(await titles(user, '?search=%25')).toEqual(['100% rye'])
    expect(await titles(user, '?search=_')).toEqual(['snake_case'])
  })

  test('pages are newest first, without gap or repeat, also for equal timestamps', async () => {
    const user = await given.user()
    for (let at = 0; at < 7; at++) await save(user, { title: `entry ${at}` })
    await server.db
      .update(savedContent)
      .set({ createdAt: new Date('2026-05-01T10:00:00.123Z') })
      .where(sql`${savedContent.userId} = ${user.id} and ${savedContent.title} in ('entry 2', 'entry 3', 'entry 4')`)

    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await user.get(`/api/saved-content?limit=2${next && `&before=${encodeURIComponent(next)}`}`)
      const page = body as { items: SavedContent[]; next: string | null }
      seen.push(...page.items.map(({ title }) => title))
      next = page.next
    }
    expect(seen.slice(0, 4)).toEqual(['entry 6', 'entry 5', 'entry 1', 'entry 0'])
    expect(seen.slice(4).sort()).toEqual(['entry 2', 'entry 3', 'entry 4'])
  })

  test('a deleted entry is not listed or found, can be restored, and is removed after a day', async () => {
    const user = await given.user()
    const [keep, drop] = [await save(user, { title: 'keep' }), await save(user, { title: 'drop' })]

    expect(await user.delete(`/api/saved-content/${drop.id}`)).toMatchObject({ status: 204 })
    expect(await titles(user)).toEqual(['keep'])
    expect(await user.delete(`/api/saved-content/${drop.id}`)).toMatchObject({ status: 404 })

    expect(await user.post(`/api/saved-content/${drop.id}/restore`)).toMatchObject({ status: 200, body: drop })
    expect(await titles(user)).toEqual(['drop', 'keep'])

    await user.delete(`/api/saved-content/${drop.id}`)
    await purgeDeleted(server.db)
    expect(await user.post(`/api/saved-content/${drop.id}/restore`)).toMatchObject({ status: 200 })

    await user.delete(`/api/saved-content/${drop.id}`)
    await server.db.update(savedContent).set({ deletedAt: sql`now() - interval '25 hours'` }).where(eq(savedContent.id, drop.id))
    await purgeDeleted(server.db)
    expect(await user.post(`/api/saved-content/${drop.id}/restore`)).toMatchObject({ status: 404 })
    expect(await titles(user)).toEqual([keep.title])
  })

  test("another user's entry cannot be deleted or restored", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const { id } = await save(owner)
    expect(await other.delete(`/api/saved-content/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await other.post(`/api/saved-content/${id}/restore`)).toMatchObject({ status: 404 })
    expect(await titles(owner)).toEqual(['Bike repair'])
    expect(await owner.delete(`/api/saved-content/${randomUUID()}`)).toMatchObject({ status: 404 })
  })
})
