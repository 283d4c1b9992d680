import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { ExportedEntry } from '#api/export.ts'
import type { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds, maxBatchItems } from '#kinds/index.ts'
import { savedFeatures } from '#kinds/library.ts'
import { appPaths } from '#kinds/paths.ts'
import type { createGenerationFeature } from '#server/features/generation/routes.ts'
import { allEvents, ledgerOf, newKey, requestBatch } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { memo } from '#tests/support/memo/index.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

// Test files of one worker share their modules: the lists must be read again for this file, and again after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

// The two lines that a new kind takes: one in each list. What the list's module computes from it is computed again.
vi.mock('#kinds/index.ts', async (original) => {
  const [real, { memo: added }] = await Promise.all([original<typeof import('#kinds/index.ts')>(), import('#tests/support/memo/index.ts')])
  const listed = { ...real.kinds, memo: added }
  const isKind = (name: string) => Object.hasOwn(listed, name)
  return { ...real, kinds: listed, kindNames: Object.keys(listed), isKind, maxBatchItems: real.maxBatchItems + added.screens.length }
})
vi.mock('#kinds/index.server.ts', async (original) => {
  const [{ serverKinds }, { memoSchema }] = await Promise.all([
    original<typeof import('#kinds/index.server.ts')>(),
    import('#tests/support/memo/schema.ts'),
  ])
  const writer = async () => (await import('#tests/support/memo/writer.server.ts')).memoWriter
  return { serverKinds: { ...serverKinds, memo: { schema: memoSchema, writer } } }
})

const path = `/functions/v1/${memo.call}`
const { sample } = memo

test('a kind without schemas, writer or routes fails the type check', () => {
  type Listed = typeof serverKinds
  expectTypeOf<keyof Listed>().toEqualTypeOf<KindName>()
  expectTypeOf<Omit<Listed, 'post'>>().not.toExtend<Listed>()
  expectTypeOf<Omit<Listed, 'post'> & { post: Listed['titles'] }>().not.toExtend<Listed>()
  expectTypeOf<keyof ReturnType<typeof createGenerationFeature>['routes']['generate']>().toEqualTypeOf<KindName>()
  expect(kindNames).toContain(memo.name)
})

test('a new kind is in the paths, the library and the batch', () => {
  expect(appPaths).toContain('/dashboard/content-tools/memo')
  expect(savedFeatures).toMatchObject({ memos: 'Memo' })
  expect(maxBatchItems).toBe(Object.values(kinds).reduce((sum, { screens }) => sum + screens.length, 0))
})

describe.each(['built-in writer', 'model'] as const)('a new kind, written by the %s', (by) => {
  let model: ModelDouble
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ env: by === 'model' ? { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url } : {} })
    user = await givenOn(server).user({ plan: 'basic' })
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const body = 'We open on Sunday, with bread from our own oven.\n\nCome by and tell us which loaf you like best.'
  const ready = () => model.next(answers({ subject: 'We open on Sunday', body }))

  test('answers JSON, is counted once and is in the history', async () => {
    ready()
    const written = await user.post(path, sample)
    expect(written).toMatchObject({ status: 200, body: { subject: expect.any(String), body: expect.any(String) } })
    const { id } = written.body as { id: string }
    expect((await ledgerOf(server, user)).usage).toMatchObject([{ id, feature: 'descriptions' }])
    expect((await user.get('/api/generations?kind=memo')).body).toMatchObject({ items: [{ id, kind: 'memo' }] })
  })

  test('streams until it is done', async () => {
    ready()
    const asked = {
      method: 'POST',
      body: JSON.stringify(sample),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    }
    const events = await allEvents(await user.fetch(path, asked))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { subject: expect.any(String) } })
  })

  test('is written in a batch', async () => {
    ready()
    const events = await allEvents(await requestBatch(user, [{ slot: 'one', kind: 'memo', key: newKey(), request: sample }]))
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ slot: 'one', done: expect.objectContaining({ subject: expect.any(String) }) }),
    )
  })

  test('is saved in the library and exported from there and from the history', async () => {
    const entry = { title: 'A memo', content: 'Hello.', feature: 'memos' }
    expect(await user.post('/functions/v1/save-content', entry)).toMatchObject({
      status: 200,
      body: { feature: 'memos', contentType: 'post' },
    })
    expect((await user.get('/api/exports/library?format=json')).body).toMatchObject([{ feature: 'memos', content: 'Hello.' }])
    const exported = (await user.get('/api/exports/history?format=json')).body as ExportedEntry[]
    expect(exported.length).toBeGreaterThan(0)
    for (const { feature } of exported) expect(feature).toBe('memos')
  })

  test('refuses what its request does not know, and is in the API description', async () => {
    expect(await user.post(path, { ...sample, platform: 'twitter' })).toMatchObject({ status: 422 })
    const { paths } = (await (await server.fetch('/openapi.json')).json()) as { paths: Record<string, unknown> }
    expect(Object.keys(paths)).toContain(path)
  })
})
