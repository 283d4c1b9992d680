import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(await freshDatabase())
})
afterAll(() => database.close())

test('PostgreSQL keeps the plan of a statement that comes often, on whichever connection, and of no other', async () => {
  const often = (n: number) => sql`select ${n}::int + 1 as next`
  const kept = sql`select statement, generic_plans + custom_plans as used from pg_prepared_statements`
  for (let n = 0; n < 12; n++) expect((await database.db.execute(often(n))).rows).toEqual([{ next: n + 1 }])
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 3; n++) expect((await tx.execute(often(n))).rows).toEqual([{ next: n + 1 }])
    await tx.execute(sql`select ${1}::int + 2`)
    expect((await tx.execute(kept)).rows).toEqual([{ statement: 'select $1::int + 1 as next', used: expect.any(String) }])
  })
})

test('a column that is added does not stand in the way of a kept plan', async () => {
  const { db } = database
  await db.execute(sql`create table shelf (id int)`)
  await db.execute(sql`insert into shelf values (1)`)
  for (let n = 0; n < 12; n++) await db.execute(sql`select id from shelf where id = ${1}`)
  await db.execute(sql`alter table shelf add column name text`)
  expect((await db.execute(sql`select id from shelf where id = ${1}`)).rows).toEqual([{ id: 1 }])
})
