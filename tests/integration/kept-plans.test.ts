import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'

describe.each(databases)('$name', ({ fresh }) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
  })
  afterAll(() => database.close())

  test('keeps the plan of a statement that comes often, on whichever connection, and of no other', async () => {
    const often = (n: number | null) => sql`select ${n}::int + 1 as next`
    for (let n = 0; n < 12; n++) expect((await database.db.execute(often(n))).rows).toEqual([{ next: n + 1 }])
    await database.db.transaction(async (tx) => {
      for (const n of [0, 1, null]) expect((await tx.execute(often(n))).rows).toEqual([{ next: n === null ? null : n + 1 }])
      await tx.execute(sql`select ${1}::int + 2`)
      const { rows } = await tx.execute<{ statement: string; used: number }>(
        sql`select statement, (generic_plans + custom_plans)::int as used from pg_prepared_statements where name like 'often%'`,
      )
      expect(rows).toContainEqual({ statement: 'select $1::int + 1 as next', used: expect.toSatisfy((used) => used >= 3) })
      expect(rows.map(({ statement }) => statement)).not.toContain('select $1::int + 2')
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

  test('a statement with a kept plan fails like any other, and works again afterwards', async () => {
    const { db } = database
    const halved = (n: number) => sql`select 12 / ${n}::int as share`
    for (let n = 0; n < 12; n++) await db.execute(halved(4))
    await expect(db.execute(halved(0))).rejects.toMatchObject({ cause: { code: '22012' } })
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(halved(0)).catch(() => 'what follows must not run')
        await tx.execute(halved(3))
      }),
    ).rejects.toMatchObject({ cause: { code: '25P02' } })
    expect((await db.execute(halved(6))).rows).toEqual([{ share: 2 }])
  })

  test('a statement that could not be parsed is parsed once it can be', async () => {
    const { db } = database
    const later = () => db.execute(sql`select id from later where id = ${1}`)
    for (let n = 0; n < 12; n++) await expect(later()).rejects.toMatchObject({ cause: { code: '42P01' } })
    await db.execute(sql`create table later (id int)`)
    expect((await later()).rows).toEqual([])
  })
})
