import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Generation } from '#api/schemas.ts'
import { databases } from '#tests/support/databases.ts'
import { generate } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('history on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** Inserts a finished generation, older than the earlier ones. */
  const done = (user: TestUser, kind: string, request: object, result: object) =>
    server.db.execute(sql`insert into generations (user_id, kind, feature, request, result, state, created_at, expires_at)
      select ${user.id}::uuid, ${kind}, 'titles', ${JSON.stringify(request)}::jsonb, ${JSON.stringify(result)}::jsonb, 'done',
        now() - (1 + (select count(*) from generations)) * interval '1 second', now()`)
  const topics = async (user: TestUser, query = '') => {
    const { body } = await user.get(`/api/generations${query}`)
    return (body as { items: Generation[] }).items.map(({ request }) => request.topic ?? request.prompt)
  }
  const search = (text: string) => `?search=${encodeURIComponent(text)}`

  async function givenThree(): Promise<TestUser> {
    const user = await given.user()
    await done(user, 'post', { topic: 'साइकिल की मरम्मत' }, { post: { caption: 'पहले "चेन" देखें।\nफिर ब्रेक।' } })
    await done(user, 'titles', { topic: '100% rye_bread' }, { titles: [{ platform: 'youtube', title: 'GROSSE Öfen' }] })
    await done(user, 'ideas', { prompt: 'plain' }, { ideas: [{ title: 'a', description: 'Зима в городе', platforms: ['tiktok'] }] })
    return user
  }

  test('a search finds input and generated text, in any case and script', async () => {
    const user = await givenThree()
    expect(await topics(user, search('साइकिल'))).toEqual(['साइकिल की मरम्मत'])
    expect(await topics(user, search('"चेन" देखें'))).toEqual(['साइकिल की मरम्मत'])
    expect(await topics(user, search('größe'))).toEqual([])
    expect(await topics(user, search(' grosse ÖFEN '))).toEqual(['100% rye_bread'])
    expect(await topics(user, search('зИМА'))).toEqual(['plain'])
    expect(await topics(user, search('100%'))).toEqual(['100% rye_bread'])
    expect(await topics(user, search('_'))).toEqual(['100% rye_bread'])
    expect(await topics(user, search(' '))).toHaveLength(3)
  })

  test('the kind filters the list, also together with a search', async () => {
    const user = await givenThree()
    expect(await topics(user, '?kind=ideas')).toEqual(['plain'])
    expect(await topics(user, '?kind=ideas&search=rye')).toEqual([])
    expect(await topics(user, '?kind=titles&search=rye')).toEqual(['100% rye_bread'])
    expect(await user.get('/api/generations?kind=poem')).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'kind' }] } } })
    expect(await user.get(`/api/generations${search('x'.repeat(201))}`)).toMatchObject({ status: 422 })
  })

  test('pages of a filtered list have no gap and no repeat', async () => {
    const user = await given.user()
    for (let at = 0; at < 5; at++) {
      await done(user, 'post', { topic: `bread ${at}` }, {})
      await done(user, 'post', { topic: 'other' }, {})
    }
    const seen: unknown[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await user.get(`/api/generations?search=BREAD&limit=2${next && `&before=${next}`}`)
      const page = body as { items: Generation[]; next: string | null }
      seen.push(...page.items.map(({ request }) => request.topic))
      next = page.next
    }
    expect(seen).toEqual([0, 1, 2, 3, 4].map((at) => `bread ${at}`))
  })

  test("another user's generations and running ones are not listed and not found", async () => {
    const [owner, other] = [await givenThree(), await given.user()]
    const { body } = await owner.get('/api/generations?limit=1')
    const id = (body as { items: Generation[] }).items[0]?.id
    expect(await other.get(`/api/generations/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await topics(other, search('rye'))).toEqual([])
    await server.db.execute(sql`insert into generations (user_id, kind, feature, request, expires_at)
      values (${other.id}::uuid, 'post', 'titles', '{"topic": "rye"}', now() + interval '1 minute')`)
    expect(await topics(other, search('rye'))).toEqual([])
  })

  test('a new text can be searched as soon as it is stored', async () => {
    const user = await given.user()
    const answer = await generate(user, 'description', { topic: 'a quiet bicycle workshop' })
    const excerpt = (answer.body as { description: string }).description.slice(0, 20)
    expect(await topics(user, search(excerpt.toUpperCase()))).toEqual(['a quiet bicycle workshop'])
  })
})
