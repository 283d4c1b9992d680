import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { topics, topicsOf } from '#eval/topics.ts'
import { writers } from '#kinds/index.server.ts'
import { kinds } from '#kinds/index.ts'
import { createHistory } from '#server/core/history.ts'
import { findPage, findTags } from '#server/features/library/entries.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'

/** Entries of the library, and generations, of one person. */
const rows = 10_000
const rounds = 15
const languages = ['en', 'hi', 'de', 'ar'] as const

/** Posts of the built-in writer of about 1 KB each, in four languages. */
function texts(count: number): { topic: string; caption: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const language = languages[at % languages.length] ?? 'en'
    const topic = topics[language].known[0]
    const details = topicsOf(language).join('\n')
    const writing = writers.post.arrange({ ...kinds.post.sample, platform: 'facebook', language, topic, details, length: 'long' }, at)
    let step = writing.next()
    while (!step.done) step = writing.next()
    return { topic, caption: kinds.post.result.parse(step.value).post.caption }
  })
}

/** Somebody who has saved, and had written, as much as `rows` says; the word "zarzuela" is in one entry, the oldest. */
async function givenMany(db: Db): Promise<string> {
  const userId = randomUUID()
  await db.insert(profiles).values({ id: userId, email: 'many@example.com', fullName: 'Many' })
  const written = JSON.stringify(texts(200))
  await db.execute(sql`insert into saved_content (user_id, title, content, content_type, feature, tags, created_at)
    select ${userId}::uuid, n || ' ' || (entry ->> 'topic'), (entry ->> 'caption') || case when n = ${rows}::int then ' zarzuela' else '' end,
      'post', 'facebook-post', array['facebook', 'tag ' || n % 50], now() - n * interval '1 minute'
    from generate_series(1, ${rows}::int) n, lateral (select ${written}::jsonb -> (n % 200) as entry) of`)
  await db.execute(sql`insert into generations (user_id, kind, feature, request, result, state, created_at, expires_at)
    select user_id, 'post', 'hashtags', jsonb_build_object('topic', title, 'platform', 'facebook'),
      jsonb_build_object('post', jsonb_build_object('caption', content)), 'done', created_at, now() from saved_content`)
  await db.execute('vacuum analyze')
  return userId
}

async function timed(read: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  for (let at = 0; at < rounds; at++) {
    const start = performance.now()
    await read()
    times.push(performance.now() - start)
  }
  return [figure(percentile(times, 0.5)), figure(percentile(times, 0.99))]
}

async function rowsOn({ name, fresh }: TestDatabase): Promise<string[][]> {
  const database = await openTestDatabase(await fresh())
  try {
    const { db } = database
    const id = await givenMany(db)
    const history = createHistory(db)
    const reads: Record<string, () => Promise<unknown>> = {
      'library, first page': () => findPage(db, id, { limit: 50 }),
      'library, a common word': () => findPage(db, id, { limit: 50, search: 'the' }),
      'library, in the oldest entry': () => findPage(db, id, { limit: 50, search: 'Zarzuela' }),
      'library, a word in none': () => findPage(db, id, { limit: 50, search: 'xylophone' }),
      'library, one tag': () => findPage(db, id, { limit: 50, tag: 'tag 7' }),
      'library, its tags': () => findTags(db, id),
      'history, first page': () => history.list(id, { limit: 25 }),
      'history, in the oldest one': () => history.list(id, { limit: 25, search: 'Zarzuela' }),
      'history, a word in none': () => history.list(id, { limit: 25, search: 'xylophone' }),
      'history, a kind of none': () => history.list(id, { limit: 25, kind: 'script' }),
    }
    const found = []
    for (const [read, run] of Object.entries(reads)) found.push([`${read}, ${name}`, ...(await timed(run))])
    return found
  } finally {
    await database.close()
  }
}

/** How long the database and our own code take to look through what one person has; the bar is 100 ms. */
export async function benchSearch(): Promise<Findings> {
  const found = []
  for (const database of databases) found.push(...(await rowsOn(database)))
  return { table: table([`Of ${rows.toLocaleString('en')} of one person`, 'p50 ms', 'p99 ms'], found) }
}
