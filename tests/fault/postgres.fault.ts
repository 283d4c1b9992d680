import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallLog, type Member, newCallLog, newOrder, retryOpenOrders, sendOrder, startCrowd } from '#tests/support/crowd.ts'
import { type Fleet, startFleet } from '#tests/support/fleet.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/support/postgres.ts'

const callers = 24
/** Milliseconds that an outage lasts. */
const outages = [
  ['fast', 1_000],
  ['immediate', 3_000],
  ['fast', 15_000],
  ['immediate', 500],
] as const
/** Texts delivered before each one. */
const workBefore = 50
/** Milliseconds allowed. */
const recovery = 5_000
/** Milliseconds after which a query of a hanging database fails: `query_timeout` in `server/infra/db/postgres.ts`, and a margin. */
const queryTimeout = 30_000
/** Milliseconds: the lease of a reservation, its margin, and time for retries. */
const longestReservation = 225_000

describe('two servers on one PostgreSQL', () => {
  let postgres: OwnPostgres
  let fleet: Fleet
  let members: Member[]
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    fleet = await startFleet(postgres.url)
    members = await fleet.newMembers({ pro: 160, basic: 40 })
  })
  afterAll(async () => {
    await fleet.close()
    await postgres.close()
  })

  const readiness = () => Promise.all(fleet.urls.map(async (url) => (await fetch(`${url}/readyz`)).status))

  /** The answers of each kind of call: `503 UNAVAILABLE`. */
  async function answersOf(path: string, body?: object): Promise<string> {
    const headers = { cookie: members[0]?.cookie ?? '', 'content-type': 'application/json' }
    const answer = await fetch(fleet.nextUrl() + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return `${answer.status} ${((await answer.json()) as { code?: string }).code}`
  }
  const calls: [string, object?][] = [
    ['/api/me'],
    ['/api/generations'],
    ['/api/saved-content'],
    ['/functions/v1/save-content', { title: 'Lost', content: 'All of it', feature: 'titles' }],
    ['/api/auth/sign-in/email', { email: 'asha@example.com', password: 'correct horse' }],
    ['/api/auth/get-session'],
  ]

  /** Milliseconds until both servers are ready, generate and store a text, and receive events. */
  async function untilRecovered(book: CallLog): Promise<number> {
    const began = performance.now()
    await expect.poll(readiness, { timeout: 2 * recovery, interval: 50 }).toEqual([200, 200])
    for (const url of fleet.urls) {
      const member = members.find(({ plan }) => plan === 'pro') as Member
      await expect.poll(async () => sendOrder(url, newOrder(member, true), book), { timeout: recovery }).toBe('delivered')
    }
    const listeners = "select count(*)::int as n from pg_stat_activity where application_name = 'postwright events'"
    await expect.poll(() => fleet.inspect(async (db) => (await db.execute(listeners)).rows), { timeout: recovery }).toEqual([{ n: 2 }])
    return performance.now() - began
  }

  test('stopped and started under load: 503 for every call, not ready, recovered within five seconds, and nothing lost', async () => {
    const book = newCallLog()
    const recovered: number[] = []
    for (const [manner, lasts] of outages) {
      const { waitForDeliveries, stop } = startCrowd({ members, callers, url: fleet.nextUrl }, book)
      await waitForDeliveries(workBefore)
      await postgres.stop(manner)
      await expect.poll(readiness).toEqual([503, 503])
      for (const [path, body] of calls) expect([path, await answersOf(path, body)]).toEqual([path, '503 UNAVAILABLE'])
      expect((await fetch(`${fleet.nextUrl()}/livez`)).status).toBe(200)
      expect((await fetch(fleet.nextUrl())).status).toBe(200)
      await wait(lasts)
      await postgres.start()
      recovered.push(await untilRecovered(book))
      await stop()
    }
    const unknown = book.open.size
    await retryOpenOrders(fleet.nextUrl, book, longestReservation)
    await fleet.expectSettled(members, book)

    console.log(
      `${outages.length} outages: recovered after ${recovered.map(Math.round).join(', ')} ms, ${book.delivered.size} texts acknowledged, ${unknown} in doubt and asked again. Endings: ${JSON.stringify(Object.fromEntries(book.outcomes))}`,
    )
    for (const took of recovered) expect(took).toBeLessThan(recovery)
    const expectedOutcome = /^(delivered|503 UNAVAILABLE|429 (QUOTA_REACHED|RATE_LIMITED)|409 CONFLICT)$/
    expect([...book.outcomes.keys()].filter((ending) => !expectedOutcome.test(ending))).toEqual([])
  })

  test('a database that hangs does not hang the servers: not ready, 503 for every call, and recovered as soon as it answers', async () => {
    const { log, waitForDeliveries, stop } = startCrowd({ members, callers, url: fleet.nextUrl })
    await waitForDeliveries(workBefore)
    await postgres.freeze()
    const began = performance.now()
    expect(await readiness()).toEqual([503, 503])
    expect(performance.now() - began).toBeLessThan(recovery)
    await expect.poll(() => log.outcomes.get('503 UNAVAILABLE') ?? 0, { timeout: queryTimeout }).toBeGreaterThanOrEqual(callers)
    await postgres.thaw()
    expect(await untilRecovered(log)).toBeLessThan(recovery)
    await stop()
    expect(log.outcomes.get('cut') ?? 0).toBe(0)
  })
})
