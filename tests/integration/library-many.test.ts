import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { libraryMessages } from '#contract/messages.ts'
import { libraryLimits, maxEntriesPerCall, type SavedContent } from '#kinds/library.ts'
import { newestPages } from '#server/features/library/entries.ts'
import { savedContent } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }
const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ ...entry, title: `entry ${at}` }))

describe.each(databases)('a library of many entries on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const saveAll = (user: TestUser, entries: readonly object[], headers?: Record<string, string>) =>
    user.post('/api/saved-content', { entries }, headers)
  const saved = async (user: TestUser, entries: readonly object[]) =>
    ((await saveAll(user, entries)).body as { items: SavedContent[] }).items
  const listed = async (user: TestUser, query = '') =>
    ((await user.get(`/api/saved-content${query}`)).body as { items: SavedContent[] }).items
  const titles = async (user: TestUser, query = '') => (await listed(user, query)).map(({ title }) => title)

  test('several entries are saved in one call, the first on top, once per idempotency key', async () => {
    const user = await given.user()
    const key = { 'idempotency-key': 'all' }
    const answers = await Promise.all([1, 2, 3].map(() => saveAll(user, numbered(maxEntriesPerCall.saved), key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await titles(user, '?limit=100')).toEqual(numbered(maxEntriesPerCall.saved).map(({ title }) => title))
    expect(await saveAll(user, numbered(1), key)).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'Idempotency-Key' }] } } })
  })

  test('one invalid entry refuses the whole call with a message', async () => {
    const user = await given.user()
    expect(await saveAll(user, [entry, { ...entry, content: ' ' }])).toMatchObject({
      status: 422,
      body: { data: { issues: [{ path: 'entries.1.content', message: libraryMessages.nothingToSave }] } },
    })
    expect(await saveAll(user, [])).toMatchObject({ status: 422 })
    expect(await saveAll(user, numbered(maxEntriesPerCall.saved + 1))).toMatchObject({ status: 422 })
    expect(await titles(user)).toEqual([])
  })

  test('title, text and tags of an entry can be changed, and a search finds the new values', async () => {
    const user = await given.user()
    const [before] = await saved(user, [{ ...entry, tags: ['bikes'] }])
    const path = `/api/saved-content/${before?.id}`
    const after = { ...before, title: 'Räder', tags: ['Rad', 'Kette'] }

    expect(await user.patch(path, { title: ' Räder ', tags: ['Rad', 'Kette', 'Rad'] })).toMatchObject({ status: 200, body: after })
    expect(await listed(user, '?search=R%C3%84D')).toEqual([after])
    expect(await titles(user, '?search=bike')).toEqual([])

    const refused = [
      {},
      { title: ' ' },
      { content: '' },
      { tags: [' '] },
      { tags: Array(21).fill('x') },
      { feature: 'ideas' },
      { title: 'a\0b' },
    ]
    for (const changes of refused) expect(await user.patch(path, changes)).toMatchObject({ status: 422 })
    expect(await listed(user)).toEqual([after])
  })

  test('the list can be filtered by feature and by tag, together with a search', async () => {
    const user = await given.user()
    await saved(user, [
      { ...entry, title: 'one', tags: ['a', 'b'] },
      { ...entry, title: 'two', tags: ['a'], feature: 'scripts' },
      { ...entry, title: 'three', tags: [], feature: 'scripts' },
    ])
    expect(await titles(user, '?feature=scripts')).toEqual(['two', 'three'])
    expect(await titles(user, '?tag=a')).toEqual(['one', 'two'])
    expect(await titles(user, '?tag=a&feature=scripts&search=TW')).toEqual(['two'])
    expect(await titles(user, '?tag=A')).toEqual([])
    expect(await user.get('/api/saved-content?feature=poems')).toMatchObject({ status: 422 })
    expect((await user.get('/api/saved-content/tags')).body).toEqual({
      tags: [
        { tag: 'a', entries: 2 },
        { tag: 'b', entries: 1 },
      ],
    })
  })

  test('several entries are deleted and restored in one call; ids of other users are ignored', async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const ids = (await saved(owner, numbered(5))).map(({ id }) => id)
    const [foreign] = await saved(other, [entry])
    const request = { ids: [...ids.slice(0, 3), foreign?.id, randomUUID()] }

    const removed = (await owner.post('/api/saved-content/delete', request)).body as { ids: string[] }
    expect(removed.ids.toSorted()).toEqual(ids.slice(0, 3).toSorted())
    expect(await titles(owner)).toEqual(['entry 3', 'entry 4'])
    expect(await titles(other)).toEqual(['Bike repair'])

    expect((await other.post('/api/saved-content/restore', request)).body).toEqual({ ids: [foreign?.id] })
    await owner.post('/api/saved-content/restore', request)
    expect(await titles(owner)).toEqual(numbered(5).map(({ title }) => title))
    expect(await other.patch(`/api/saved-content/${ids[0]}`, { title: 'mine now' })).toMatchObject({ status: 404 })

    const tooMany = Array.from({ length: maxEntriesPerCall.selected + 1 }, () => randomUUID())
    for (const wrong of [[], tooMany, ['no id']])
      expect(await owner.post('/api/saved-content/delete', { ids: wrong })).toMatchObject({ status: 422 })
  })

  test('a full library refuses new entries and loses nothing; deleting entries frees space', async () => {
    const user = await given.user()
    // Megabytes of text would take a minute on a busy machine; a smaller limit has the same rules.
    const room = { entries: 40, bytes: 1_000_000 }
    const rooms = (['entries', 'bytes'] as const).map((of) => vi.spyOn(libraryLimits, of, 'get').mockReturnValue(room[of] as never))
    onTestFinished(() => rooms.forEach((spy) => void spy.mockRestore()))
    await server.db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature)
      select ${user.id}::uuid, 'Title', 'Text', 'post', 'ideas' from generate_series(1, ${room.entries - 1}::int)`)
    const [last] = await saved(user, [entry])
    expect(last).toBeDefined()
    const refused = { status: 422, body: { data: { issues: [{ message: libraryMessages.full }] } } }
    expect(await user.post('/functions/v1/save-content', entry)).toMatchObject(refused)

    await user.delete(`/api/saved-content/${last?.id}`)
    expect(await user.post('/functions/v1/save-content', entry)).toMatchObject({ status: 200 })

    await server.db.execute(sql`update saved_content set content = repeat('x', 50000) where id in
      (select id from saved_content where user_id = ${user.id} limit ${room.bytes / 50_000}::int)`)
    const [some] = await listed(user, '?search=text')
    expect(await user.patch(`/api/saved-content/${some?.id}`, { content: 'y'.repeat(50_000) })).toMatchObject(refused)
    await server.db.delete(savedContent).where(eq(savedContent.userId, user.id))
  })

  test('the call of the specification answers the newest entries up to a limit, with a cursor for older ones', async () => {
    const user = await given.user()
    await server.db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature, created_at)
      select ${user.id}::uuid, 'entry ' || n, repeat('x', 1000), 'post', 'ideas', now() - n * interval '1 second' from generate_series(1, 500) n`)
    const whole = (await user.post('/functions/v1/get-saved-content')).body as { content: SavedContent[]; next: null }
    expect(whole).toMatchObject({ content: { length: 500 }, next: null })

    const some = await Array.fromAsync(newestPages(server.db, user.id, 300_000))
    expect(some.flatMap(({ items }) => items)).toEqual(whole.content.slice(0, 400))
    const older = `?limit=100&before=${some.at(-1)?.next}`
    expect(await titles(user, older)).toEqual(whole.content.slice(400).map(({ title }) => title))
  })

  test('a page of long texts has fewer entries than requested, and none is skipped', async () => {
    const user = await given.user()
    await server.db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature, created_at)
      select ${user.id}::uuid, 'entry ' || n, repeat('अ', 50000), 'post', 'ideas', now() - n * interval '1 second' from generate_series(1, 20) n`)
    const sizes: number[] = []
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await user.get(`/api/saved-content?limit=100${next && `&before=${next}`}`)
      const page = body as { items: SavedContent[]; next: string | null }
      sizes.push(page.items.length)
      seen.push(...page.items.map(({ title }) => title))
      next = page.next
    }
    // 150 KB each: the seventh fills the megabyte.
    expect(sizes).toEqual([7, 7, 6])
    expect(seen).toEqual(Array.from({ length: 20 }, (_, at) => `entry ${at + 1}`))
    const { body } = await user.post('/functions/v1/get-saved-content')
    expect((body as { content: SavedContent[] }).content.map(({ title }) => title)).toEqual(seen)
  })
})
