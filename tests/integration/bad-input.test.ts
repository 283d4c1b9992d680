import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '#kinds/index.ts'
import { apiUsage, generations, savedContent } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { type Answer, givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const saveContent = '/functions/v1/save-content'
const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }

interface Case {
  readonly path: string
  /** A valid body. */
  readonly good: Record<string, unknown>
  /** The free text field in it, and its maximum length in UTF-16 units. */
  readonly text: string
  readonly longest: number
}

const cases: Case[] = [
  ...Object.values(kinds).map(({ call, sample }) => ({
    path: `/functions/v1/${call}`,
    good: sample as Record<string, unknown>,
    text: 'prompt' in sample ? 'prompt' : 'topic',
    longest: 2000,
  })),
  { path: saveContent, good: entry, text: 'title', longest: 300 },
  { path: saveContent, good: entry, text: 'content', longest: 50_000 },
]

describe.each(databases)('invalid input on $name', ({ fresh }) => {
  let server: TestServer
  let user: TestUser

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    user = await givenOn(server).user({ plan: 'pro' })
  })
  afterAll(async () => {
    await server.stop()
  })

  /** Expects that nothing of this user is stored or counted. */
  const nothingStored = async () => {
    const tables = [generations, apiUsage, savedContent]
    const rows = await Promise.all(tables.map((table) => server.db.select({ id: table.id }).from(table).where(eq(table.userId, user.id))))
    expect(rows).toEqual([[], [], []])
  }
  const issues = ({ body }: Answer) => (body as { data?: { issues?: { path: string; message: string }[] } }).data?.issues ?? []
  const refused = async (answer: Answer, path: string | RegExp) => {
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } })
    expect(issues(answer).map((issue) => issue.path)).toEqual(expect.arrayContaining([expect.stringMatching(path)]))
    for (const { message } of issues(answer)) expect(message).toMatch(/\S/)
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bat .*:\d+|stack/)
    await nothingStored()
  }
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    user.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  describe.each(cases)('$path ($text)', ({ path, good, text, longest }) => {
    test.each([
      ['missing', undefined],
      ['null', null],
      ['a number', 7],
      ['a list', ['bikes']],
      ['an object', { toString: 'bikes' }],
      ['empty', ''],
      ['blank', ' \n\t\u00a0 '],
      ['with a NUL', 'bi\0kes'],
      ['with half a surrogate pair', 'bikes \ud83d'],
    ])('the text %s', async (_, value) => {
      await refused(await user.post(path, { ...good, [text]: value }), new RegExp(`^${text}$`))
    })

    test('refuses a text that is one character too long', async () => {
      await refused(await user.post(path, { ...good, [text]: 'x'.repeat(longest + 1) }), new RegExp(`^${text}$`))
    })

    test('refuses an unknown field', async () => {
      await refused(await user.post(path, { ...good, plan: 'pro' }), /^$/)
    })

    test.each([
      ['nothing', ''],
      ['cut short', '{"topic": "bi'],
      ['not JSON', 'topic=bikes'],
      ['a list', '[]'],
      ['a text', '"bikes"'],
      ['null', 'null'],
      ['a prototype', '{"__proto__": {"topic": "bikes"}}'],
    ])('a body that is %s', async (_, body) => {
      const answer = await send(path, body)
      await refused({ status: answer.status, headers: answer.headers, body: await answer.json() }, /^/)
    })

    test('refuses a body that is not JSON', async () => {
      const answer = await send(path, 'topic=bikes', { 'content-type': 'application/x-www-form-urlencoded' })
      await refused({ status: answer.status, headers: answer.headers, body: await answer.json() }, /^$/)
    })

    test('refuses a megabyte, with and without Content-Length', async () => {
      const body = JSON.stringify({ ...good, [text]: 'x'.repeat(1_000_000) })
      const stated = await send(path, body)
      const chunked = await user.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      })
      expect([stated.status, chunked.status]).toEqual([413, 413])
      expect(await stated.json()).toMatchObject({ code: 'TOO_LARGE' })
      await nothingStored()
    })
  })

  describe.each(Object.values(kinds))('$call', ({ call, sample }) => {
    const options = Object.entries(sample).filter(([, value]) => typeof value !== 'number' && typeof value !== 'boolean')
    test.each(options.map(([name]) => name).filter((name) => name !== 'topic' && name !== 'prompt'))(
      'refuses an unknown %s',
      async (name) => {
        const value = Array.isArray((sample as Record<string, unknown>)[name]) ? ['nowhere'] : 'nowhere'
        await refused(await user.post(`/functions/v1/${call}`, { ...sample, [name]: value }), new RegExp(`^${name}`))
      },
    )

    test('the stream call refuses the same input before it starts to stream', async () => {
      const answer = await send(`/functions/v1/${call}`, '{}', { accept: 'text/event-stream' })
      expect(answer.headers.get('content-type')).toContain('application/json')
      await refused({ status: answer.status, headers: answer.headers, body: await answer.json() }, /^/)
    })
  })

  test.each([
    ['generate-ideas', { ...kinds.ideas.sample, count: 0 }, 'count'],
    ['generate-ideas', { ...kinds.ideas.sample, count: 11 }, 'count'],
    ['generate-ideas', { ...kinds.ideas.sample, count: 2.5 }, 'count'],
    ['generate-ideas', { ...kinds.ideas.sample, count: '5' }, 'count'],
    ['generate-titles', { ...kinds.titles.sample, platforms: [] }, 'platforms'],
    ['generate-titles', { ...kinds.titles.sample, platforms: ['youtube', 'tiktok'] }, 'platforms'],
    ['generate-posts', { ...kinds.post.sample, premium: 'yes' }, 'premium'],
    ['save-content', { ...entry, tags: Array.from({ length: 21 }, () => 'tag') }, 'tags'],
    ['save-content', { ...entry, tags: ['x'.repeat(41)] }, 'tags.0'],
    ['save-content', { ...entry, tags: [' '] }, 'tags.0'],
    ['save-content', { ...entry, tags: 'tag' }, 'tags'],
    ['save-content', { ...entry, feature: 'poem' }, 'feature'],
    ['save-content', { ...entry, contentType: 'poem' }, 'contentType'],
  ])('%s with %o', async (call, body, path) => {
    await refused(await user.post(`/functions/v1/${call}`, body), new RegExp(`^${path.replace('.', '\\.')}`))
  })

  test.each([
    ['/api/generations?limit=0', 'limit'],
    ['/api/generations?limit=101', 'limit'],
    ['/api/generations?limit=many', 'limit'],
    ['/api/saved-content?limit=-1', 'limit'],
    [`/api/saved-content?search=${'x'.repeat(201)}`, 'search'],
    ['/api/saved-content?search=a%00b', 'search'],
    ['/api/generations?page=2', ''],
    ['/api/saved-content?user_id=1', ''],
    ['/api/generations/1', 'id'],
    ["/api/generations/'; drop table generations; --", 'id'],
  ])('GET %s', async (path, field) => {
    await refused(await user.get(path), new RegExp(`^${field}$`))
  })

  test('refuses invalid ids in paths of calls that write', async () => {
    await refused(await user.delete('/api/saved-content/1'), /^id$/)
    await refused(await user.post('/api/saved-content/1/restore'), /^id$/)
  })

  test.each(['x y', 'é', '', 'x'.repeat(201)])('refuses the idempotency key "%s"', async (key) => {
    const headers = { 'idempotency-key': encodeURI(key) === key ? key : Buffer.from(key).toString('latin1') }
    await refused(await user.post(saveContent, entry, headers), /^Idempotency-Key$/)
  })
})

test('without a session every call that is not public answers 401 for any body', async () => {
  const server = await startServer()
  const calls = [...Object.values(kinds).map(({ call }) => call), 'save-content', 'get-saved-content']
  for (const call of calls) {
    const answer = await server.fetch(`/functions/v1/${call}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([call, answer.status]).toEqual([call, 401])
  }
  for (const path of ['/api/me', '/api/usage', '/api/generations', '/api/saved-content'])
    expect((await server.fetch(path)).status).toBe(401)
  await server.stop()
})
