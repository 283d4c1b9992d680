import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { brand } from '#contract/brand.ts'
import type { Account } from '#server/core/accounts.ts'
import type { LargeAnswers } from '#server/core/large-answers.ts'
import type { Limits } from '#server/core/limits.ts'
import { addressHashOf } from '#server/core/spent-quotas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import { type Exported, type Section, sections } from './export-sections.ts'

/** Rows that are held at a time. The largest library entry is 350 KB as JSON. */
const pageRows = 10

interface Deps {
  db: Db
  /** By it e-mail addresses are hashed. */
  secret: string
  limits: Pick<Limits, 'admit'>
  answers: LargeAnswers
}

/**
 * Answers everything that is stored about the person who asks, as one JSON file that is written while it is read.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export const createExport =
  ({ db, secret, limits, answers }: Deps) =>
  async (account: Account | null, signal: AbortSignal): Promise<Response> => {
    if (!account) throw fail('UNAUTHORIZED')
    await limits.admit('dataFile', account.id)
    const now = new Date()
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    const exported = { ...account, addressHash: addressHashOf(secret, account.email) }
    const { body } = await answers.write({ userId: account.id, signal }, async () => ({ head: headers, contents: file(db, exported, now) }))
    return new Response(body, { headers })
  }

async function* file(db: Db, account: Exported, now: Date): AsyncGenerator<string, void> {
  yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    let first = true
    for await (const row of rowsOf(db, section, account)) {
      yield `${first ? '' : ','}\n${row}`
      first = false
    }
    yield first ? ']' : '\n]'
  }
  yield '\n}\n'
}

/** A section's rows as JSON texts, oldest first, a page at a time. */
async function* rowsOf(db: Db, { table, of, key, without = [] }: Section, account: Exported): AsyncGenerator<string, void> {
  const shown = Object.values(getTableColumns(table)).filter(({ name }) => !without.includes(name) && name !== 'user_id')
  let after: readonly string[] | undefined
  for (;;) {
    const page = await pageOf(db, { table, shown, key, where: and(of(account), after && beyond(key, after)) })
    for (const { row } of page) yield row
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = last.place
  }
}

interface Page {
  readonly table: PgTable
  readonly shown: readonly PgColumn[]
  readonly key: readonly PgColumn[]
  readonly where: SQL | undefined
}

/** The database writes the JSON, with the names that its columns have. */
function pageOf(db: Db, { table, shown, key, where }: Page): Promise<{ row: string; place: string[] }[]> {
  const fields = sql.join(
    shown.flatMap((column) => [sql`${column.name}::text`, sql`${column}`]),
    sql`, `,
  )
  const place = sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )
  return db
    .select({ row: sql<string>`json_build_object(${fields})::text`, place: sql<string[]>`array[${place}]` })
    .from(table)
    .where(where)
    .orderBy(...key.map((column) => asc(column)))
    .limit(pageRows)
}

const beyond = (key: readonly PgColumn[], after: readonly string[]): SQL => {
  const columns = sql.join([...key], sql`, `)
  const values = sql.join(
    key.map((column, at) => sql`${after[at]}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}
