import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type Findings, figure, table } from '#bench/figures.ts'
import { exportFormatIds } from '#contract/options.ts'
import { dataExportPath } from '#contract/paths.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer } from '#tests/support/server.ts'

const megabyte = 1_000_000
const rss = () => process.memoryUsage().rss / megabyte

/** Many entries of usual length, with the index `n` of each. */
const many = { entries: 10_000, content: sql`(select string_agg(md5(n || '-' || m), ' ') from generate_series(1, 30) m)` }
/** Entries of maximum length: 12 MB in total. */
const long = { entries: 240, content: sql`left(repeat('Fix the chain first, then true the back wheel.\n', 2000), 50000)` }

/** Milliseconds that other requests may wait during a large export. */
const longestWait = 100

/** Sends requests of a user with such a library, with server and reader in one process. */
async function withLibrary<Result>(
  { fresh }: TestDatabase,
  { entries, content }: { entries: number; content: SQL },
  measure: (user: TestUser) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ database: await fresh() })
  try {
    const user = await givenOn(server).user()
    await server.db.execute(sql`
      insert into saved_content (user_id, title, content, content_type, feature)
      select ${user.id}, 'साइकिल ' || n, ${content}, 'post', 'twitter-post' from generate_series(1, ${entries}::int) n`)
    return await measure(user)
  } finally {
    await server.stop()
  }
}

/** Reads a response to its end; returns its bytes. */
async function read({ body }: Response): Promise<number> {
  let size = 0
  for await (const chunk of body ?? []) size += chunk.byteLength
  return size
}

/** Milliseconds and megabytes. */
interface Measured {
  readonly took: number
  /** The maximum event loop delay. */
  readonly delay: number
  /** The longest turn of the event loop in CPU time, which other load on the machine does not affect. */
  readonly work: number
  readonly grown: number
  readonly size: number
}

async function measure(send: () => Promise<Response>, times = 1): Promise<Measured> {
  const before = rss()
  let [peak, longest, isDone] = [before, 0, false]
  const watch = async () => {
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
  const watching = watch()
  const [size = 0] = await Promise.all(Array.from({ length: times }, async () => read(await send())))
  isDone = true
  await watching
  loop.disable()
  return { took: performance.now() - began, delay: loop.max / 1e6, work: longest / 1e3, grown: peak - before, size: size / megabyte }
}

const exportOf = (user: TestUser, format: string) => () => user.fetch(`/api/exports/library?format=${format}`)

/** A row for each format: the export of a whole library. */
const rowsOn = (database: TestDatabase): Promise<string[][]> =>
  withLibrary(database, many, (user) =>
    Array.fromAsync(exportFormatIds, async (format) => {
      const { took, size, grown } = await measure(exportOf(user, format))
      return [`${format}, ${database.name}`, ...[took, size, grown].map(figure)]
    }),
  )

/** How large responses delay other requests, by response. */
const delaysOn = (database: TestDatabase): Promise<(Measured & { name: string })[]> =>
  withLibrary(database, long, (user) => {
    const library = () => user.fetch('/functions/v1/get-saved-content', { method: 'POST' })
    const requests: [string, () => Promise<Response>, number?][] = [
      ...exportFormatIds.map((format): [string, () => Promise<Response>] => [format, exportOf(user, format)]),
      ['all data', () => user.fetch(dataExportPath)],
      ['get-saved-content', library],
      ['20 × get-saved-content', library, 20],
    ]
    return Array.fromAsync(requests, async ([what, send, times]) => {
      // Warm up: loading and compiling is not measured.
      await read(await send())
      return { name: `${what}, ${database.name}`, ...(await measure(send, times)) }
    })
  })

/** Time and memory of an export of ten thousand entries, and how long large exports delay other requests. */
export async function benchExports(): Promise<Findings> {
  const rows = (await Array.fromAsync(databases, rowsOn)).flat()
  const delays = (await Array.fromAsync(databases, delaysOn)).flat()
  const delayRows = delays.map(({ name, took, delay, work, grown }) => [name, ...[took, delay, work, grown].map(figure)])
  return {
    table: [
      table([`Export of ${many.entries.toLocaleString('en')} entries`, 'ms', 'MB of file', 'MB of memory grown'], rows),
      table(['12 MB of long texts', 'ms', 'event loop held up at most, ms', 'of the processor', 'MB of memory grown'], delayRows),
    ].join('\n\n'),
    bars: delays.map(({ name, delay }) => ({ name, value: delay, unit: 'ms held up', most: longestWait })),
  }
}
