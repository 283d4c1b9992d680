import { sql } from 'drizzle-orm'
import { type Findings, figure, table } from '#bench/figures.ts'
import { exportFormatIds } from '#contract/export-formats.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer } from '#tests/support/server.ts'

const entries = 10_000
const megabyte = 1_000_000
const rss = () => process.memoryUsage().rss / megabyte

/** A row for each format: the whole library of one person, read as fast as it comes, server and reader in one process. */
async function rowsOn({ name, fresh }: TestDatabase): Promise<string[][]> {
  const server = await startServer({ database: await fresh() })
  try {
    const user = await givenOn(server).user()
    await server.db.execute(sql`
      insert into saved_content (user_id, title, content, content_type, feature)
      select ${user.id}, 'साइकिल ' || n, (select string_agg(md5(n || '-' || m), ' ') from generate_series(1, 30) m), 'post', 'twitter-post'
      from generate_series(1, ${entries}::int) n`)
    const rows: string[][] = []
    for (const format of exportFormatIds) {
      const [began, before] = [performance.now(), rss()]
      const { body } = await user.fetch(`/api/exports/library?format=${format}`)
      let [size, peak] = [0, before]
      for await (const piece of body ?? []) {
        size += piece.byteLength
        peak = Math.max(peak, rss())
      }
      rows.push([`${format}, ${name}`, figure(performance.now() - began), figure(size / megabyte), figure(peak - before)])
    }
    return rows
  } finally {
    await server.stop()
  }
}

/** What a file of ten thousand entries takes of time and memory. */
export async function benchExports(): Promise<Findings> {
  const rows: string[][] = []
  for (const database of databases) rows.push(...(await rowsOn(database)))
  return { table: table([`Export of ${entries.toLocaleString('en')} entries`, 'ms', 'MB of file', 'MB of memory grown'], rows) }
}
