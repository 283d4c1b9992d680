import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const entries = 10_000
const megabyte = 1_000_000
const rss = () => process.memoryUsage().rss

describe.each(databases)(`a library of ${entries} entries on $name`, ({ fresh }) => {
  let server: TestServer
  let user: TestUser

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    user = await givenOn(server).user()
    // A kilobyte each that hardly compresses, so that the file is large.
    await server.db.execute(sql`
      insert into saved_content (user_id, title, content, content_type, feature)
      select ${user.id}, 'Entry ' || n, (select string_agg(md5(n || '-' || m), ' ') from generate_series(1, 30) m), 'post', 'twitter-post'
      from generate_series(1, ${entries}::int) n`)
  })
  afterAll(() => server.stop())

  /** The chunks of the answer, read on demand. */
  async function* piecesOf(format: string, signal?: AbortSignal) {
    const { status, body } = await user.fetch(`/api/exports/library?format=${format}`, signal ? { signal } : {})
    expect(status).toBe(200)
    if (body) yield* body
  }

  test.each(['csv', 'docx'])('streams as %s within 100 MB of memory', async (format) => {
    const before = rss()
    let [size, peak] = [0, 0]
    for await (const piece of piecesOf(format)) {
      size += piece.byteLength
      peak = Math.max(peak, rss())
    }
    expect(size).toBeGreaterThan(5 * megabyte)
    expect(peak - before).toBeLessThan(100 * megabyte)
  })

  test.each(['csv', 'docx'])('stops reading rows for %s when the client disconnects', async (format) => {
    const reads = vi.spyOn(server.db, 'select')
    const leaving = new AbortController()
    const pieces = piecesOf(format, leaving.signal)
    await pieces.next()
    leaving.abort()
    await expect(pieces.next()).rejects.toThrow('abort')

    const since = async () => {
      const before = reads.mock.calls.length
      await delay(100)
      return reads.mock.calls.length - before
    }
    await expect.poll(since).toBe(0)
    expect(reads.mock.calls.length).toBeLessThan(entries / 100)
    reads.mockRestore()
  })
})
