import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { PooledDatabase } from '#server/infra/db/postgres.ts'

/** A pool of one connection whose statements `query` handles. `released` holds the argument of each release: whether it was broken. */
function createPool(query: (statement: string) => Promise<unknown>) {
  const released: boolean[] = []
  const client = {
    query: ({ text }: { text: string }) => query(text),
    release: (broken: boolean) => released.push(broken),
  }
  return { db: new PooledDatabase(Object.assign(new Pool(), { connect: async () => client })), released }
}
const succeed = async () => ({ rows: [] })
const failAt = (keyword: string) => async (statement: string) =>
  statement.includes(keyword) ? Promise.reject(new Error('Query read timeout')) : succeed()

test.each([
  ['reused after success', succeed, false],
  ['discarded when `begin` failed', failAt('begin'), true],
  ['discarded when a statement failed', failAt('select'), true],
  ['discarded when `commit` failed', failAt('commit'), true],
])('the connection of a transaction is returned to the pool and %s', async (_, query, broken) => {
  const { db, released } = createPool(query)
  const result = db.transaction(async (tx) => tx.execute(sql`select 1`))
  if (broken) await expect(result).rejects.toThrow()
  else await result
  expect(released).toEqual([broken])
})

test('a transaction whose callback throws is rolled back, and its connection is reused', async () => {
  const statements: string[] = []
  const { db, released } = createPool(async (statement) => {
    statements.push(statement)
    return { rows: [] }
  })
  const result = db.transaction(() => Promise.reject(new RangeError('over the limit')))
  await expect(result).rejects.toThrow('over the limit')
  expect(statements).toEqual(['begin', 'rollback'])
  expect(released).toEqual([false])
})
