import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { type Member, newCallLog, newOrder, retryOpenOrders, sendOrder, startCrowd } from '#tests/support/crowd.ts'
import { type Fleet, startFleet } from '#tests/support/fleet.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Milliseconds of load. */
const lasts = 60_000
const callers = 64
/** Milliseconds until a key that another call uses is free. */
const retryTimeout = 30_000
const limit = plans.basic.limits.tweets as number

describe('two server processes on one PostgreSQL', () => {
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await startFleet(await freshDatabase())
  })
  afterAll(() => fleet.close())

  test(`a minute of ${callers} concurrent callers: every call is answered, and exactly what was delivered is stored and counted`, async () => {
    const members = await fleet.newMembers({ pro: 400, basic: 100 })
    const { log, stop } = startCrowd({ members, callers, url: fleet.nextUrl })
    await wait(lasts)
    await stop()

    await fleet.expectSettled(members, log)
    const calls = [...log.outcomes.values()].reduce((sum, count) => sum + count, 0)
    console.log(`${Math.round(calls / (lasts / 1000))} calls a second. Endings: ${JSON.stringify(Object.fromEntries(log.outcomes))}`)
    const expectedOutcomes = ['delivered', '429 QUOTA_REACHED', '429 RATE_LIMITED']
    expect([...log.outcomes.keys()].filter((ending) => !expectedOutcomes.includes(ending))).toEqual([])
  })

  test(`${limit + 4} concurrent calls at a limit of ${limit}, half at each process, give ${limit} results`, async () => {
    const members = await fleet.newMembers({ basic: 10 })
    const book = newCallLog()
    await Promise.all(
      members.flatMap((member) =>
        Array.from({ length: limit + 4 }, (_, at) => sendOrder(fleet.nextUrl(), newOrder(member, at % 2 === 0), book)),
      ),
    )
    const delivered = Map.groupBy(book.delivered.values(), ({ order }) => order.member.id)
    expect(members.map(({ id }) => delivered.get(id)?.length)).toEqual(members.map(() => limit))
    expect(Object.fromEntries(book.outcomes)).toEqual({ delivered: 10 * limit, '429 QUOTA_REACHED': 10 * 4 })
  })

  test('one request sent ten times at once, half to each process, is generated and counted once and delivered to every caller', async () => {
    const [member] = (await fleet.newMembers({ basic: 1 })) as [Member]
    const order = newOrder(member, false)
    const books = Array.from({ length: 10 }, newCallLog)
    await Promise.all(books.map((book) => sendOrder(fleet.nextUrl(), order, book)))
    await Promise.all(
      books.map(async (book) => {
        if (!book.delivered.has(order.key)) book.open.add(order)
        await retryOpenOrders(fleet.nextUrl, book, retryTimeout)
      }),
    )
    const ids = new Set(books.map((book) => book.delivered.get(order.key)?.id))
    expect(ids.size).toBe(1)
    const { usage } = (await (await fetch(`${fleet.nextUrl()}/api/usage`, { headers: { cookie: member.cookie } })).json()) as {
      usage: { used: number }[]
    }
    expect(usage.reduce((sum, { used }) => sum + used, 0)).toBe(1)
  })
})
