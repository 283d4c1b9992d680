import { Agent } from 'node:http'
import { type Question, timed } from '#bench/asking.ts'
import { type Findings, figure, table } from '#bench/figures.ts'
import { asking, type Person, secret, signedIn } from '#bench/people.ts'
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Files under way at once, seconds each time, and how often one and two processes are asked by turns. */
const load = { atOnce: 16, warmUpSeconds: 3, seconds: 5, turns: 3, people: 400, entries: 100 }

/** A Word document of somebody's library: the server draws and packs it, after one short look into the database. */
const file = '/api/exports/library?format=docx'

const fillLibraries = (databaseUrl: string) =>
  asking(databaseUrl, (client) =>
    client.query(
      `insert into saved_content (user_id, title, content, content_type, feature)
       select id, 'Entry ' || n, repeat($2 || n || '. ', 10), 'post', 'twitter-post' from profiles, generate_series(1, $1::int) n`,
      [load.entries, 'An old bicycle asks for little: a clean chain, fresh brake pads and a patient afternoon. Tip '],
    ),
  )

/** Asks one server after the other, as one person after the other. */
function exportsFrom(servers: readonly RunningServer[], people: readonly Person[]): () => Question {
  let asked = 0
  return () => {
    const { url } = servers[asked % servers.length] as RunningServer
    const { cookie } = people[asked++ % people.length] as Person
    return { url: url + file, headers: { cookie } }
  }
}

/** Files a second. */
async function rateOf(next: () => Question, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  let written = 0
  const ask = async () => {
    while (performance.now() - began < seconds * 1000) {
      await timed(agent, next())
      written++
    }
  }
  await Promise.all(Array.from({ length: load.atOnce }, ask))
  agent.destroy()
  return written / ((performance.now() - began) / 1000)
}

/** What a second server process on the same database adds where the database is not the limit. */
export async function benchProcesses(): Promise<Findings> {
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret }
  const servers = [await startServer('postgres', variables), await startServer('postgres', variables)] as const
  try {
    const people = await signedIn(databaseUrl, servers[0].url, load.people, 'pro')
    await fillLibraries(databaseUrl)
    const [one, two] = [exportsFrom(servers.slice(0, 1), people), exportsFrom(servers, people)]
    await rateOf(two, load.warmUpSeconds)
    const sums = { one: 0, two: 0 }
    for (let turn = 0; turn < load.turns; turn++) {
      sums.one += await rateOf(one, load.seconds)
      sums.two += await rateOf(two, load.seconds)
    }
    const ratio = sums.two / sums.one
    return {
      table: table(
        [`Libraries of ${load.entries} entries as Word documents`, 'a second', 'ratio'],
        [
          ['one process', figure(sums.one / load.turns), '1 ×'],
          ['two processes on one PostgreSQL', figure(sums.two / load.turns), `${figure(ratio)} ×`],
        ],
      ),
      bars: [{ name: 'two processes against one', value: ratio, unit: '×', least: 1.6 }],
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
