import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { behindProxy, newMachine } from '#tests/support/machines.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('what a topic is taken for, on $name', ({ fresh }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: await fresh(), env: behindProxy })
  })
  afterAll(() => server.stop())

  const guess = async (body: object, headers: Record<string, string> = newMachine()) => {
    const answer = await server.fetch('/functions/v1/guess-occasion', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: answer.status, body: (await answer.json()) as object }
  }

  test.each([
    ['Diwali sale on handmade candles, 20% off till Sunday', 'en', 'offer'],
    ['We are hiring a junior accountant in Bengaluru', 'en', 'hiring'],
    ['My cat has been missing since Friday', 'en', 'missing'],
    ['Wie finde ich meine ersten Kunden?', 'de', 'question'],
    ['Zephyr', 'en', 'subject'],
    ['Oh well, so it goes with these things', 'en', 'other'],
  ])('“%s” (%s): %s', async (topic, language, occasion) => {
    expect(await guess({ topic, language })).toEqual({ status: 200, body: { occasion } })
  })

  test.each(languageCodes)('it is answered in %s, with details', async (language) => {
    const { status } = await guess({ topic: 'Bicycle 2000', details: '1. Oil it\n2. Ride it', language })
    expect(status).toBe(200)
  })

  test('the same is answered to whoever is signed in, and the text that is written is for it', async () => {
    const user = await givenOn(server).user({ plan: 'pro' })
    const topic = 'Half price on all winter jackets'
    const guessed = await guess({ topic, language: 'en' }, { ...newMachine(), cookie: user.cookie })
    const { body } = await user.post('/functions/v1/generate-titles', { topic, platforms: ['youtube'] })
    expect((body as { arranged: object }).arranged).toMatchObject({ ...guessed.body, guessed: true })
  })

  test('nothing of it is stored', async () => {
    await guess({ topic: 'A secret bakery opens on Sunday', details: 'hush-hush lane', language: 'en' })
    const { rows: tables } = await server.db.execute<{ name: string }>(
      sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(5)
    for (const { name } of tables) {
      const { rows } = await server.db.execute(
        sql`select 1 from ${sql.raw(name)} as it where it::text like '%ecret bakery%' or it::text like '%hush-hush%'`,
      )
      expect(rows, name).toEqual([])
    }
  })

  test.each([
    ['topic', { topic: ' ' }],
    ['topic', { topic: 'x'.repeat(2001) }],
    ['details', { topic: 'bread', details: 'x'.repeat(2001) }],
    ['language', { topic: 'bread', language: 'tlh' }],
    ['', { topic: 'bread', occasion: 'offer' }],
  ])('a bad %s is refused in words', async (path, body) => {
    expect(await guess(body)).toMatchObject({ status: 422, body: { data: { issues: [{ path, message: expect.stringMatching(/\S/) }] } } })
  })
})
