import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TriedPost } from '#api/try-out.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { generationMessages } from '#contract/messages.ts'
import { tryOutPath } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import { tryOutLimitReached } from '#contract/visitor-messages.ts'
import { measures } from '#contract/weighted.ts'
import { postLimit } from '#platforms/index.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { type ModelDouble, startModel } from '#tests/support/model.ts'
import { behindProxy } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const bicycles = {
  topic: 'Bicycle repair class',
  details: 'Saturday, 10 am\n12 Mill Street\n£20 with tools',
  platform: 'twitter',
  language: 'en',
}

let visitors = 0
/** The address of a new visitor. */
const newVisitor = () => `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`

const asking = (server: TestServer, address: string, body: unknown = bicycles, headers: Record<string, string> = {}) =>
  server.fetch(tryOutPath, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
  })

describe.each(databases)('the try-out on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    // A model is configured without behaviours: a call of it would fail the test.
    server = await startServer({ database: await fresh(), env: { ...behindProxy, AI_MODEL: 'compatible/paid', AI_BASE_URL: model.url } })
  })
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  /** Row counts of every table except the rate limits. */
  async function rows(): Promise<Record<string, number>> {
    const { rows: tables } = await server.db.execute<{ name: string }>(
      sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename <> 'rate_limits'`,
    )
    const counts = tables.map(async ({ name }) => {
      const { rows } = await server.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.raw(name)}`)
      return [name, rows[0]?.count ?? -1] as const
    })
    return Object.fromEntries(await Promise.all(counts))
  }

  test('users and visitors get a post; nothing is stored, and no paid model is called', async () => {
    const user = await givenOn(server).user()
    const [visitor, member] = [newVisitor(), newVisitor()]
    const before = await rows()
    expect(Object.keys(before).length).toBeGreaterThan(5)

    const answers = [await asking(server, visitor), await asking(server, member, bicycles, { cookie: user.cookie })]

    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const tried = (await answer.json()) as TriedPost
      expect(tried).toEqual({
        caption: expect.stringMatching(/bicycle/i),
        used: measures.weighted(tried.caption),
        arranged: expect.objectContaining({ guessed: true }),
        ...(tried.questions && { questions: tried.questions }),
        engine: null,
      })
    }
    expect(await rows()).toEqual(before)
    expect(JSON.stringify(await server.db.select().from(rateLimits))).not.toContain('bicycles')
    expect(model.calls).toEqual([])
  })

  test('a second call gives a different text, where a text has a question that varies', async () => {
    const visitor = newVisitor()
    const tips = {
      ...bicycles,
      topic: '3 tips for your bicycle',
      details: '1. Oil the chain\n2. Check the brakes\n3. Pump the tyres',
      platform: 'facebook',
    }
    const captions = []
    for (let turn = 0; turn < 3; turn++) captions.push(((await (await asking(server, visitor, tips)).json()) as TriedPost).caption)
    expect(new Set(captions).size).toBe(3)
  })

  test('details are in the post word for word, for the chosen occasion', async () => {
    const details = '$25 this week\n12 Mill Street'
    const answer = await asking(server, newVisitor(), { ...bicycles, details, occasion: 'offer' })
    const { caption, arranged } = (await answer.json()) as TriedPost
    for (const fact of details.split('\n')) expect(caption).toContain(fact)
    expect(arranged).toMatchObject({ occasion: 'offer', guessed: false })
  })

  test('a topic alone is answered with the questions that such a text needs, each with a short label and an example', async () => {
    const answer = await asking(server, newVisitor(), {
      topic: 'plumber available this weekend Leeds',
      platform: 'instagram',
      language: 'en',
    })
    const { arranged, ask, questions = [] } = (await answer.json()) as TriedPost
    expect(ask?.length).toBeGreaterThan(0)
    expect(questions.map(({ role }) => role)).toEqual(ask?.slice(0, questions.length).map(({ role }) => role))
    for (const { role, label, question, example } of questions) {
      expect(arranged && question).toBe(questionFor(arranged?.occasion ?? 'other', role))
      expect(label.split(' ').length).toBeLessThanOrEqual(3)
      expect(example).not.toBe('')
    }
  })

  test('a fact that answers one is in the text word for word, is asked for no more, and makes it a result', async () => {
    const facts = { price: '£45 an hour', order: 'Call 555 0134' }
    const answer = await asking(server, newVisitor(), {
      topic: 'plumber available this weekend Leeds',
      platform: 'instagram',
      language: 'en',
      facts,
    })
    const { caption, ask, questions = [] } = (await answer.json()) as TriedPost
    for (const fact of Object.values(facts)) expect(caption).toContain(fact)
    expect(ask).toBeUndefined()
    expect(questions.map(({ role }) => role)).not.toEqual(expect.arrayContaining(['price']))
  })

  test('a visitor is limited per minute, with a waiting time; others are not affected', async () => {
    const { max, seconds } = limitTable.tryOut
    const visitor = newVisitor()
    const statuses = (await Promise.all(Array.from({ length: max + 5 }, () => asking(server, visitor)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(max)

    const refused = await asking(server, visitor)
    const { data, message } = (await refused.json()) as { data: { retryAfter: number }; message: string }
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(data.retryAfter))
    expect(data.retryAfter).toBeGreaterThan(0)
    expect(data.retryAfter).toBeLessThanOrEqual(seconds)
    expect(message).toBe(tryOutLimitReached(data.retryAfter))
    expect((await asking(server, newVisitor())).status).toBe(200)
  })

  test('a visitor is limited per hour', async () => {
    const { max, seconds } = limitTable.tryOutHour
    const visitor = newVisitor()
    await asking(server, visitor)
    await server.db
      .update(rateLimits)
      .set({ hits: max })
      .where(eq(rateLimits.key, `tryOutHour|${visitor}`))
    const refused = await asking(server, visitor)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(seconds - 60)
    expect(((await refused.json()) as { message: string }).message).toContain(`${Math.ceil(wait / 60)} minutes`)
  })

  test.each([
    ['topic', { topic: ' ' }, generationMessages.topicFirst],
    ['topic', { topic: 7 }, generationMessages.topicFirst],
    ['topic', { topic: 'x'.repeat(2001) }, 'At most 2,000 characters'],
    ['topic', { topic: 'bi\0kes' }, fieldMessages.notStorable],
    ['platform', { platform: 'myspace' }, generationMessages.platform],
    ['language', { language: 'tlh' }, expect.any(String)],
    ['details', { details: 'x'.repeat(2001) }, 'At most 2,000 characters'],
    ['occasion', { occasion: 'party' }, expect.any(String)],
    ['facts.price', { facts: { price: 'x'.repeat(401) } }, 'At most 400 characters'],
    ['', { length: 'long' }, expect.any(String)],
    ['', { premium: true }, expect.any(String)],
  ])('an invalid %s is refused with a message and does not count against the limit: %o', async (path, changes, message) => {
    const visitor = newVisitor()
    const answer = await asking(server, visitor, { ...bicycles, ...changes })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'INVALID_INPUT', data: { issues: [{ path, message }] } }])
    expect(
      await server.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `tryOut|${visitor}`)),
    ).toEqual([])
  })
})

describe('what the try-out writes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: behindProxy })
  })
  afterAll(() => server.stop())

  test('a topic of maximum length gives a post within the limit', async () => {
    const answer = await asking(server, newVisitor(), { ...bicycles, topic: `bicycles ${'and more bicycles '.repeat(110)}` })
    const { used } = (await answer.json()) as TriedPost
    expect([answer.status, used <= postLimit('twitter').max]).toEqual([200, true])
  })
})
