import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentResult } from '#api/current.ts'
import type { Generation } from '#api/schemas.ts'
import type { AnyRequest } from '#contract/kind.ts'
import type { KindName } from '#kinds/index.ts'
import type { SavedContent } from '#kinds/library.ts'
import { storedEntries } from '#kinds/saved-parts.ts'
import { generations, savedContent } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { generate } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const one = '/functions/v1/save-content'
const many = '/api/saved-content'

describe.each(databases)('saved texts of generations on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const get = async (user: TestUser, id: string) => (await user.get(`/api/generations/${id}`)).body as Generation
  const written = async (user: TestUser, kind: 'titles' | 'description' = 'titles') => {
    const { id } = (await generate(user, kind, { topic: 'a quiet bicycle workshop' })).body as { id: string }
    return get(user, id)
  }
  /** Saves a generation as the star does. */
  const star = async (user: TestUser, generation: Generation) => {
    const { kind, request, id } = generation
    const entries = storedEntries(kind as KindName, request as AnyRequest, currentResult(generation), id)
    return ((await user.post(many, { entries })).body as { items: SavedContent[] }).items
  }
  const entries = async (user: TestUser) => ((await user.get(many)).body as { items: SavedContent[] }).items
  const edit = (user: TestUser, id: string, result: object) =>
    user.put(`/api/generations/${id}/edited`, { result, version: 1, copied: true })

  test('a saved generation is marked as saved, with its parts, in the list and alone, until its entries are deleted', async () => {
    const user = await given.user()
    const generation = await written(user)
    expect(generation.saved).toBeUndefined()
    const saved = await star(user, generation)
    expect(saved.map(({ generation_id: of, part }) => [of, part])).toEqual(saved.map((_, at) => [generation.id, `title-${at}`]))

    const marks = saved.map(({ id, part }) => ({ part, id }))
    expect((await get(user, generation.id)).saved).toEqual(marks)
    expect((await user.get('/api/generations')).body).toMatchObject({ items: [{ saved: marks }] })

    const ids = saved.map(({ id }) => id)
    await user.post('/api/saved-content/delete', { ids })
    expect((await get(user, generation.id)).saved).toBeUndefined()
    await user.post('/api/saved-content/restore', { ids })
    expect((await get(user, generation.id)).saved).toEqual(marks)
  })

  test("another user's generation and one that does not exist cannot be named, and nothing is saved", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const { id } = await written(owner)
    const entry = { title: 'Mine', content: 'Text', feature: 'titles', part: 'title-0' }
    for (const generation_id of [id, randomUUID()]) {
      expect(await other.post(one, { ...entry, generation_id })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect(await other.post(many, { entries: [entry, { ...entry, generation_id }] })).toMatchObject({ status: 404 })
    }
    expect(await other.post(one, { ...entry, generation_id: 'no id' })).toMatchObject({ status: 422 })
    expect(await entries(other)).toEqual([])
    expect((await get(owner, id)).saved).toBeUndefined()
  })

  test('an entry follows the text that it was saved from, until the user changes the entry', async () => {
    const user = await given.user()
    const generation = await written(user, 'description')
    const [saved] = await star(user, generation)
    await edit(user, generation.id, { description: 'By hand.' })
    expect(await entries(user)).toEqual([{ ...saved, content: 'By hand.' }])

    await user.patch(`${many}/${saved?.id}`, { content: 'Changed in the library.' })
    await edit(user, generation.id, { description: 'By hand again.' })
    expect(await entries(user)).toMatchObject([{ content: 'Changed in the library.' }])
  })

  test('of several titles only the changed one changes in the library, also its name', async () => {
    const user = await given.user()
    const generation = await written(user)
    const saved = await star(user, generation)
    const { titles } = generation.result as { titles: { platform: string; title: string }[] }
    await edit(user, generation.id, { titles: titles.map((title, at) => (at === 1 ? { ...title, title: 'By hand' } : title)) })

    const changed = await entries(user)
    expect(changed[1]).toMatchObject({ title: 'By hand', content: JSON.stringify({ platform: titles[1]?.platform, title: 'By hand' }) })
    expect(changed.filter((_, at) => at !== 1)).toEqual(saved.filter((_, at) => at !== 1))
  })

  test('entries without a generation, as they were saved before, stay as they are, and so do those whose generation is gone', async () => {
    const user = await given.user()
    const generation = await written(user, 'description')
    const { description } = generation.result as { description: string }
    const before = (await user.post(one, { title: 'Before', content: description, feature: 'descriptions' })).body as SavedContent
    const [saved] = await star(user, generation)
    await edit(user, generation.id, { description: 'By hand.' })
    expect(await entries(user)).toMatchObject([{ content: 'By hand.' }, before])
    expect(before).not.toHaveProperty('generation_id')

    await server.db.delete(generations).where(eq(generations.id, generation.id))
    const rows = await server.db.select().from(savedContent).where(eq(savedContent.userId, user.id))
    expect(rows.map(({ id }) => id).sort()).toEqual([before.id, saved?.id].sort())
    expect((await entries(user)).every((entry) => entry.generation_id === undefined)).toBe(true)
  })
})
