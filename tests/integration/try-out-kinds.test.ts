import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TriedPost } from '#api/try-out.ts'
import { tryOutKindPath, tryOutPath } from '#contract/paths.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { generations, rateLimits } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const requests = {
  titles: { kind: 'titles', topic: 'repairing old bicycles', platform: 'youtube', language: 'en' },
  hashtags: { kind: 'hashtags', topic: 'repairing old bicycles', platform: 'instagram', language: 'en' },
  script: { kind: 'script', topic: 'repairing old bicycles', length: 'reel', language: 'en' },
} as const
const kinds = Object.keys(requests) as (keyof typeof requests)[]

const asking = (server: TestServer, body: object, address: Record<string, string> = newClientAddress(), path: string = tryOutKindPath) =>
  server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...address } })

describe.each(databases)('titles, hashtags and scripts for visitors on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    server = await startServer({ database: await fresh(), env: behindProxy })
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })

  test.each(kinds)('a visitor gets %s; nothing is stored', async (kind) => {
    const answer = await asking(server, requests[kind])
    expect(answer.status).toBe(200)
    const { ask, questions, ...written } = (await answer.json()) as TriedPost
    expect(written).toEqual({
      caption: expect.stringMatching(/bicycle/i),
      used: expect.any(Number),
      arranged: expect.objectContaining({ guessed: true }),
      engine: null,
    })
    // Hashtags are made of a topic alone.
    expect(Boolean(ask)).toBe(kind !== 'hashtags')
    if (ask) expect(questions?.[0]).toMatchObject({ role: ask[0]?.role, question: ask[0]?.question })
    expect(await server.db.select().from(generations)).toEqual([])
    expect(JSON.stringify(await server.db.select().from(rateLimits))).not.toContain('bicycles')
  })

  test('steps make a script of it', async () => {
    const answer = await asking(server, { ...requests.script, facts: { steps: 'Oil the chain\nCheck the brakes' } })
    const { caption, ask } = (await answer.json()) as TriedPost
    for (const step of ['Oil the chain', 'Check the brakes']) expect(caption).toContain(step)
    expect(ask).toBeUndefined()
  })

  test('they share the limit of the posts', async () => {
    const { max } = limitTable.tryOut
    const visitor = newClientAddress()
    const body = (at: number) => requests[kinds[at % kinds.length] ?? 'titles']
    const statuses = await Promise.all(Array.from({ length: max }, async (_, at) => (await asking(server, body(at), visitor)).status))
    expect(statuses).toEqual(Array.from({ length: max }, () => 200))
    const post = { topic: 'repairing old bicycles', platform: 'linkedin', language: 'en' }
    expect((await asking(server, post, visitor, tryOutPath)).status).toBe(429)
    expect((await asking(server, requests.script, visitor)).status).toBe(429)
  })

  test.each([
    ['kind', { kind: 'ideas' }],
    ['topic', { topic: ' ' }],
    ['platform', { platform: 'linkedin' }],
    ['details', { details: 'x'.repeat(2001) }],
    ['', { length: 'long' }],
    ['', { premium: true }],
  ])('an invalid %s is refused and does not count against the limit: %o', async (path, changes) => {
    const visitor = newClientAddress()
    const answer = await asking(server, { ...requests.titles, ...changes }, visitor)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'INVALID_INPUT', data: { issues: [{ path }] } }])
    const [address = ''] = Object.values(visitor)
    expect(
      await server.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `tryOut|${address}`)),
    ).toEqual([])
  })

  test('a script of more than two minutes is refused', async () => {
    const answer = await asking(server, { ...requests.script, length: 'long' })
    expect([answer.status, await answer.json()]).toMatchObject([422, { data: { issues: [{ path: 'length' }] } }])
  })

  test('the model for visitors writes them within its texts a day, and the built-in writer when it fails', async () => {
    const admin = await givenOn(server).user({ role: 'admin' })
    const put = (path: string, body: object) =>
      admin.fetch(`/api/admin/writing${path}`, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    await put('/providers/compatible', { base_url: model.url })
    expect((await put('', { try_out: { engine: { provider: 'compatible', model: 'for-visitors' }, per_day: 2 } })).status).toBe(200)
    const written = async () => (await (await asking(server, requests.titles)).json()) as TriedPost

    model.always(answers(goodAnswers.titles))
    expect(await written()).toMatchObject({ engine: 'OpenAI-compatible server' })
    model.always(refuses(401))
    expect(await written()).toMatchObject({ engine: null, arranged: expect.anything() })
    const calls = model.calls.length
    expect(await written()).toMatchObject({ engine: null })
    expect(model.calls).toHaveLength(calls)
  })
})
