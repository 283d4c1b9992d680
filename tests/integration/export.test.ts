import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExportedEntry } from '#api/export.ts'
import { exportFormatIds, exportFormats } from '#contract/options.ts'
import { generations, savedContent } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { unzip } from '#tests/support/zip.ts'

const library = '/api/exports/library'
const history = '/api/exports/history'
const texts = '/api/exports/texts'
const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }
const today = () => new Date().toISOString().slice(0, 10)
const nameIn = ({ headers }: { headers: Headers }) => /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1]

describe.each(databases)('exports on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  const save = async (user: TestUser, more: object = {}) =>
    (await user.post('/functions/v1/save-content', { ...entry, ...more })).body as { id: string }
  const json = async (user: TestUser, path: string) => (await user.get(path)).body as ExportedEntry[]
  const generated = async (user: TestUser, { kind = 'post', request = {}, result = {}, createdAt = new Date() } = {}) => {
    const id = randomUUID()
    const row = { id, userId: user.id, kind, feature: 'tweets', request, result, state: 'done', expiresAt: new Date(), createdAt } as const
    await server.db.insert(generations).values(row)
    return id
  }

  test('each format is an attachment with its media type and a descriptive file name', async () => {
    const user = await given.user()
    for (const title of ['Older', 'Newer']) await save(user, { title })
    for (const format of exportFormatIds) {
      const answer = await user.fetch(`${library}?format=${format}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(exportFormats[format].mediaType)
      expect(nameIn(answer)).toBe(`postwright-library-${today()}.${format}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const text = format === 'docx' ? (unzip(bytes)['word/document.xml'] ?? '') : bytes.toString()
      expect(text.indexOf('Newer')).toBeGreaterThan(-1)
      expect(text.indexOf('Older')).toBeGreaterThan(text.indexOf('Newer'))
    }
  })

  test('the JSON export has the field names of the library', async () => {
    const user = await given.user()
    const { id } = await save(user, { tags: ['bikes', 'en'] })
    expect(await json(user, `${library}?format=json`)).toEqual([
      { id, ...entry, contentType: 'post', tags: ['bikes', 'en'], language: 'en', created_at: expect.any(String) },
    ])
  })

  test('search, filters and ids select the entries of the file', async () => {
    const user = await given.user()
    const [bread] = [await save(user, { title: 'bread', tags: ['food'] }), await save(user, { title: 'bike', feature: 'scripts' })]
    const titles = async (query: string) => (await json(user, `${library}?format=json${query}`)).map(({ title }) => title)
    expect(await titles('')).toEqual(['bike', 'bread'])
    expect(await titles('&search=BRE')).toEqual(['bread'])
    expect(await titles('&feature=scripts')).toEqual(['bike'])
    expect(await titles('&tag=food')).toEqual(['bread'])
    expect(await titles(`&ids=${bread.id}`)).toEqual(['bread'])
  })

  test('many entries can be selected by ids in the body, newest first in one file; an id of another user is 404', async () => {
    const [user, other] = [await given.user(), await given.user()]
    const rows = Array.from({ length: 250 }, (_, at) => ({
      id: randomUUID(),
      userId: user.id,
      ...entry,
      feature: 'twitter-post' as const,
      contentType: 'post' as const,
      title: `${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    }))
    await server.db.insert(savedContent).values(rows)
    const ids = rows.map(({ id }) => id)
    const { body } = await user.post(library, { format: 'json', ids: ids.slice(10) })
    expect((body as ExportedEntry[]).map(({ title }) => title)).toEqual(Array.from({ length: 240 }, (_, at) => `${249 - at}`))
    expect(await user.post(library, { format: 'csv', ids: [...ids, (await save(other)).id] })).toMatchObject({ status: 404 })
    expect(await other.post(library, { format: 'csv', ids })).toMatchObject({ status: 404 })
    expect(await user.post(library, { format: 'csv', ids: [] })).toMatchObject({ status: 422 })
  })

  test('a file of one text is named after its title, in characters that every system accepts', async () => {
    const user = await given.user()
    const { id } = await save(user, { title: '../साइकिल: \u202etxt.exe 🚲?' })
    const { headers } = await user.fetch(`${library}?format=txt&ids=${id}`)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="______-txt.exe.txt"; filename*=UTF-8''${encodeURIComponent('साइकिल-txt.exe')}.txt`,
    )
  })

  test('History is exported as texts, newest first, including unknown kinds', async () => {
    const user = await given.user()
    await generated(user, { kind: 'hologram', result: { shape: 'cube' }, createdAt: new Date('2026-05-01T10:00:00Z') })
    const post = { caption: 'चेन साफ़ करें।', title: 'साइकिल' }
    const request = { topic: 'bikes', platform: 'reddit', language: 'hi' }
    const id = await generated(user, { request, result: { post }, createdAt: new Date('2026-05-02T10:00:00Z') })

    expect(await json(user, `${history}?format=json`)).toEqual([
      {
        id,
        title: 'bikes',
        content: 'साइकिल\n\nचेन साफ़ करें।',
        contentType: 'post',
        feature: 'reddit-post',
        tags: [],
        language: 'hi',
        created_at: '2026-05-02T10:00:00.000Z',
      },
      expect.objectContaining({ title: '', content: '{"shape":"cube"}', feature: null, language: null }),
    ])
    expect(await json(user, `${history}?format=json&kind=post`)).toHaveLength(1)
    expect(await json(user, `${history}?format=json&ids=${id}`)).toHaveLength(1)
  })

  test('texts sent by a screen are exported unchanged and not stored', async () => {
    const user = await given.user()
    const entries = [
      { ...entry, content: 'edited\nby hand' },
      { ...entry, title: 'عنوان', content: 'نص', language: 'ar' },
    ]
    const answer = await user.post(texts, { format: 'json', name: 'YouTube titles', entries })
    expect(nameIn(answer)).toBe(`postwright-youtube-titles-${today()}.json`)
    expect(answer.body).toEqual(
      entries.map((sent) => ({ language: null, ...sent, id: null, contentType: 'post', tags: [], created_at: null })),
    )
    expect(nameIn(await user.post(texts, { format: 'md', name: 'x', entries: entries.slice(0, 1) }))).toBe('Bike-repair.md')
    expect(await server.db.$count(savedContent, sql`user_id = ${user.id}`)).toBe(0)
  })

  test('an export with an unknown, deleted or foreign id is 404 as a whole', async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const [mine, theirs, gone] = [await save(other), await save(owner), await save(other)]
    const generation = await generated(owner, { result: { post: { caption: 'secret' } } })
    await other.delete(`/api/saved-content/${gone.id}`)
    for (const path of [
      `${library}?format=csv&ids=${theirs.id}`,
      `${library}?format=docx&ids=${mine.id},${theirs.id}`,
      `${library}?format=json&ids=${gone.id}`,
      `${history}?format=txt&ids=${generation}`,
      `${history}?format=txt&ids=${randomUUID()}`,
    ])
      expect(await other.get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await json(other, `${library}?format=json`)).toHaveLength(1)
  })

  test('a visitor gets no file', async () => {
    for (const path of [`${library}?format=csv`, `${history}?format=csv`]) expect((await server.fetch(path)).status).toBe(401)
    const sent = await server.fetch(texts, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(sent.status).toBe(401)
  })

  test.each([
    ['no format', library],
    ['an unknown format', `${library}?format=pdf`],
    ['a filter of another list', `${library}?format=csv&kind=post`],
    ['an id that is none', `${library}?format=csv&ids=1`],
    ['no ids at all', `${library}?format=csv&ids=`],
    ['too many ids', `${library}?format=csv&ids=${Array.from({ length: 201 }, () => randomUUID()).join(',')}`],
    ['nothing that matches', `${library}?format=csv&search=nowhere`],
    ['an empty History', `${history}?format=docx`],
  ])('%s is refused with a message', async (_, path) => {
    const { status, body } = await (await given.user()).get(path)
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ message: /\S/ }] } } })
  })

  test.each([
    ['no text', []],
    ['a blank text', [{ ...entry, content: ' \n' }]],
    ['a text that cannot be stored', [{ ...entry, content: 'a\0b' }]],
    ['a text that is too long', [{ ...entry, content: 'x'.repeat(50_001) }]],
    ['too many texts', Array.from({ length: 201 }, () => entry)],
  ])('%s from a screen is refused with a message', async (_, entries) => {
    const answer = await (await given.user()).post(texts, { format: 'txt', name: 'x', entries })
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', data: { issues: [{ message: /\S/ }] } } })
  })
})
