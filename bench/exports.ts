import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Findings, figure, table } from '#bench/figures.ts'
import { exportFormatIds } from '#contract/options.ts'
import { dataExportPath } from '#contract/paths.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { givenOn } from '#tests/support/given.ts'
import { startServer } from '#tests/support/server.ts'

const entries = 10_000
const megabyte = 1_000_000
const rss = () => process.memoryUsage().rss / megabyte

/** A row for each format: the export of a whole library, with server and reader in one process. */
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

/** Entries of maximum length: 12 MB in total. */
const long = { entries: 240, line: 'Fix the chain first, then true the back wheel.\n' }

/** Milliseconds that other requests may wait during a large export. */
const longestWait = 100

/** Milliseconds and megabytes. */
interface Delay {
  readonly took: number
  readonly delay: number
  /** The longest turn of the event loop in CPU time, which other load on the machine does not affect. */
  readonly work: number
  readonly grown: number
}

/** The maximum event loop delay while a large response is read, by request. */
async function delaysOn({ name, fresh }: TestDatabase): Promise<({ name: string } & Delay)[]> {
  const server = await startServer({ database: await fresh() })
  try {
    const user = await givenOn(server).user()
    await server.db.execute(sql`
      insert into saved_content (user_id, title, content, content_type, feature)
      select ${user.id}, 'Entry ' || n, left(repeat(${long.line}, 2000), 50000), 'post', 'twitter-post'
      from generate_series(1, ${long.entries}::int) n`)
    const requests: [string, () => Promise<Response>][] = [
      ...exportFormatIds.map((format): [string, () => Promise<Response>] => [
        format,
        () => user.fetch(`/api/exports/library?format=${format}`),
      ]),
      ['all data', () => user.fetch(dataExportPath)],
      ['get-saved-content', () => user.fetch('/functions/v1/get-saved-content', { method: 'POST' })],
    ]
    const delays = []
    for (const [what, send] of requests) {
      // Warm up: loading and compiling is not measured.
      await (await send()).arrayBuffer()
      delays.push({ name: `${what}, ${name}`, ...(await delayOf(async () => read(await send()))) })
    }
    const many = async () => {
      const [, send] = requests.at(-1) as (typeof requests)[number]
      await Promise.all(Array.from({ length: 20 }, async () => read(await send())))
    }
    delays.push({ name: `20 × get-saved-content, ${name}`, ...(await delayOf(many)) })
    return delays
  } finally {
    await server.stop()
  }
}

async function read({ body }: Response): Promise<void> {
  for await (const _ of body ?? []);
}

async function delayOf(work: () => Promise<void>): Promise<Delay> {
  const before = rss()
  let [peak, longest, isDone] = [before, 0, false]
  const measure = async () => {
    for (let used = process.threadCpuUsage(); !isDone; ) {
      await nextTurn()
      const since = process.threadCpuUsage(used)
      used = process.threadCpuUsage()
      longest = Math.max(longest, since.user + since.system)
      peak = Math.max(peak, rss())
    }
  }
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const began = performance.now()
  const measuring = measure()
  await work()
  isDone = true
  await measuring
  loop.disable()
  return { took: performance.now() - began, delay: loop.max / 1e6, work: longest / 1e3, grown: peak - before }
}

/** Time and memory of an export of ten thousand entries, and how long large exports delay other requests. */
export async function benchExports(): Promise<Findings> {
  const rows: string[][] = []
  for (const database of databases) rows.push(...(await rowsOn(database)))
  const delays = []
  for (const database of databases) delays.push(...(await delaysOn(database)))
  const delayRows = delays.map(({ name, took, delay, work, grown }) => [name, ...[took, delay, work, grown].map(figure)])
  return {
    table: [
      table([`Export of ${entries.toLocaleString('en')} entries`, 'ms', 'MB of file', 'MB of memory grown'], rows),
      table(['12 MB of long texts', 'ms', 'event loop held up at most, ms', 'of the processor', 'MB of memory grown'], delayRows),
    ].join('\n\n'),
    bars: delays.map(({ name, delay }) => ({ name, value: delay, unit: 'ms held up', most: longestWait })),
  }
}
