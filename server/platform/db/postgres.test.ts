import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { PooledDatabase } from '#server/platform/db/postgres.ts'

/** A pool of one connection that answers each statement as it is told, and how the connection was given back. */
function poolThat(answers: (statement: string) => Promise<unknown>) {
  const released: boolean[] = []
  const client = {
    query: (query: { text: string }) => answers(query.text),
    release: (broken: boolean) => released.push(broken),
  }
  return { db: new PooledDatabase(Object.assign(new Pool(), { connect: async () => client })), released }
}
const well = async () => ({ rows: [] })
const failingAt = (word: string) => async (statement: string) =>
  statement.includes(word) ? Promise.reject(new Error('Query read timeout')) : well()

test.each([
  ['kept, when it went well', well, false],
  ['thrown away, when it could not begin', failingAt('begin'), true],
  ['thrown away, when a statement failed', failingAt('select'), true],
  ['thrown away, when it could not commit', failingAt('commit'), true],
])('the connection of a transaction is given back and %s', async (_, answers, broken) => {
  const { db, released } = poolThat(answers)
  const done = db.transaction(async (tx) => tx.execute(sql`select 1`))
  if (broken) await expect(done).rejects.toThrow()
  else await done
  expect(released).toEqual([broken])
})

test('a transaction that its own caller gives up is rolled back, and its connection is kept', async () => {
  const statements: string[] = []
  const { db, released } = poolThat(async (statement) => {
    statements.push(statement)
    return { rows: [] }
  })
  const refused = db.transaction(() => Promise.reject(new RangeError('over the limit')))
  await expect(refused).rejects.toThrow('over the limit')
  expect(statements).toEqual(['begin', 'rollback'])
  expect(released).toEqual([false])
})
