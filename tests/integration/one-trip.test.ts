import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, inOneTrip } from '#server/platform/db/database.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'

describe.each(databases)('statements in one trip to $name', ({ fresh }) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    await database.db.execute(sql`create table shelf (book text primary key)`)
  })
  afterAll(() => database.close())

  const add = (...books: string[]) => sql`insert into shelf select unnest(string_to_array(${books.join(',')}, ',')) returning book`
  const books = async () => (await database.db.execute(sql`select book from shelf order by book`)).rows.map(({ book }) => book)

  test('each is told by how many rows it gave, and sees what the ones before it did', async () => {
    const both = sql`select book from shelf where book = ${'a'} or book = ${'b'}`
    expect(await inOneTrip(database.db, [add('a', 'b'), both, sql`delete from shelf`, sql`select ${null}::int`])).toEqual([2, 2, 0, 1])
  })

  test('one that fails leaves nothing of the others, and the next trip knows nothing of it', async () => {
    for (let round = 0; round < 30; round++) {
      await expect(inOneTrip(database.db, [add(`c${round}`), sql`select 1 / ${0}::int`, add('d')])).rejects.toThrow(/Failed query/)
    }
    expect(await books()).toEqual([])
    expect(await inOneTrip(database.db, [add('d'), sql`select 1 / ${1}::int`])).toEqual([1, 1])
    expect(await books()).toEqual(['d'])
  })
})
