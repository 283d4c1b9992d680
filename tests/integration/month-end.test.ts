import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { monthOf } from '#server/core/month.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

afterEach(() => vi.useRealTimers())

/** More at once than the plan has. */
const press = async (user: TestUser) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => generate(user, 'titles')))
  return answers.map(({ status }) => status).sort()
}
const used = async (user: TestUser) => {
  const { usage } = (await user.get('/api/usage')).body as { usage: { feature: string; used: number; limit: number }[] }
  return usage.find(({ feature }) => feature === 'titles')
}

// Only this process's clock jumps. PGlite lives in it and jumps along; PostgreSQL stays behind, as on a machine of its own.
describe.each(databases)('a clock that jumps over the end of a month, on $name', ({ fresh }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
  })
  afterAll(() => server.stop())

  test('opens one new month and no second one: never above the limit, and uses are what is in History', async () => {
    const user = await givenOn(server).user()
    await server.db.execute(sql`update sessions set expires_at = expires_at + interval '1 year'`)
    expect(await press(user)).toEqual([200, 200, 429, 429, 429])

    const { end } = monthOf(new Date(), 'UTC')
    vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() + 1000 })
    expect(await used(user)).toEqual({ feature: 'titles', used: 0, limit: 2 })
    expect(await press(user)).toEqual([200, 200, 429, 429, 429])
    expect(await used(user)).toEqual({ feature: 'titles', used: 2, limit: 2 })

    vi.useRealTimers()
    expect(await press(user)).toEqual([429, 429, 429, 429, 429])
    const { rows, uses } = await ledgerOf(server, user)
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(uses.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })
})
