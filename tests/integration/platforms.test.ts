import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postPlatforms } from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import { kinds, maxBatchItems } from '#kinds/index.ts'
import { savedFeatures } from '#kinds/library.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms } from '#platforms/index.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { writers } from '#tests/support/writers.ts'

test('a batch accepts every kind, and a post for each platform', () => {
  expect(maxBatchItems).toBe(Object.keys(kinds).length - 1 + postPlatforms.length)
})

test.each(postPlatforms)('%s: the prompt contains its name and conventions', (platform) => {
  const { system } = writers.post.prompt({ ...kinds.post.sample, platform })
  expect(system).toContain(platforms[platform].label)
  expect(system).toContain(platformWriting[platform].prompt.habits)
})

describe.each(databases)('every platform on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  test.each(postPlatforms)('%s: a post is generated, charged to its quota, and stored in History and the library', async (platform) => {
    const user = await given.user({ plan: 'pro' })
    const { status, body } = await generate(user, 'post', { platform })
    expect(status).toBe(200)
    const { id, post } = body as { id: string; post: { caption: string; title?: string } }
    expect(`${post.title} ${post.caption}`).toMatch(/repairing old bicycles/iu)
    expect((await ledgerOf(server, user)).usage).toMatchObject([{ id, feature: postFeatures[platform] }])
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({ kind: 'post', request: { platform } })

    const feature = `${platform}-post` as const
    await user.post('/functions/v1/save-content', { title: 'A post', content: post.caption, feature })
    expect((await user.get(`/api/saved-content?feature=${feature}`)).body).toMatchObject({ items: [{ feature, contentType: 'post' }] })
    expect(savedFeatures[feature]).toBe(platforms[platform].savedAs)
  })

  test('the OpenAPI document lists each of them', async () => {
    const document = await (await server.fetch('/openapi.json')).text()
    expect(document).toContain(JSON.stringify(postPlatforms))
  })
})
