import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { type Member, newCallLog, newOrder, retryOpenOrders, sendOrder, startCrowd } from '#tests/support/crowd.ts'
import { databases } from '#tests/support/databases.ts'
import { type Fleet, startBalancer, startFleet } from '#tests/support/fleet.ts'
import { answers, type Behaviour } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'

const stops = 10
const callers = 24
/** Texts delivered before each one. */
const workBefore = 50
/** Milliseconds allowed. */
const longestStop = 10_000
/** Milliseconds within which an interrupted text can be requested again. */
const retryTimeout = 30_000

/** The topic determines how long the model takes: two seconds, half a minute, or a tenth of a second for all others. */
const long = 'repairing old bicycles on a rainy evening'
const endless = 'repairing old bicycles for the rest of a life'
const [quick, slow, slowest] = [
  { size: 60, pause: 15 },
  { size: 20, pause: 150 },
  { size: 10, pause: 1_000 },
].map((manner) => answers(goodAnswers.post, manner)) as [Behaviour, Behaviour, Behaviour]
const byTopic: Behaviour = (turn) => {
  const { prompt } = turn.call
  if (prompt.includes(endless)) return slowest(turn)
  return prompt.includes(long) ? slow(turn) : quick(turn)
}

describe.each(databases)('on $name', ({ name, fresh }) => {
  let fleet: Fleet
  let members: Member[]
  beforeAll(async () => {
    fleet = await startFleet(await fresh(), byTopic)
    members = await fleet.newMembers({ pro: 200 })
  })
  afterAll(() => fleet.close())

  /** Starts two streams of each length at a server, and reports how each ends. */
  async function streamsAt(url: string) {
    const before = fleet.model.calls.length
    const book = newCallLog()
    const orders = [long, long, endless, endless].map((topic, at) => newOrder(members[at] as Member, true, topic))
    const endings = Promise.all(orders.map((order) => sendOrder(url, order, book)))
    const started = () => fleet.model.calls.slice(before).filter(({ prompt }) => prompt.includes(long) || prompt.includes(endless)).length
    await expect.poll(started, { timeout: 20_000, interval: 20 }).toBe(orders.length)
    return { book, endings }
  }

  test(`${stops} graceful shutdowns under load: not ready at once, no request cut off, every stream ends with an event, within ten seconds`, async () => {
    const balancer = startBalancer(fleet.urls)
    const { log, waitForDeliveries, stop } = startCrowd({ members: members.slice(4), callers, url: balancer.url })
    const took = { unready: [] as number[], end: [] as number[] }
    for (let n = 0; n < stops; n++) {
      await waitForDeliveries(workBefore)
      const at = n % fleet.urls.length
      const url = fleet.urls[at] as string
      const streams = await streamsAt(url)

      const signalledAt = performance.now()
      const ended = fleet.kill(at, 'SIGTERM').then((end) => ({ ...end, took: performance.now() - signalledAt }))
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 1 }).toBe(503)
      took.unready.push(performance.now() - signalledAt)
      expect(await streams.endings).toEqual(['delivered', 'delivered', 'refused', 'refused'])
      expect(Object.fromEntries(streams.book.outcomes)).toEqual({ delivered: 2, '503 UNAVAILABLE': 2 })
      const end = await ended
      expect(end).toMatchObject({ code: 0, stderr: '' })
      took.end.push(end.took)
      for (const [key, delivery] of streams.book.delivered) log.delivered.set(key, delivery)
      await fleet.start(at)
    }
    await stop()
    await balancer.stop()
    await retryOpenOrders(balancer.url, log, retryTimeout)
    await fleet.expectSettled(members, log)

    const most = (values: number[]) => Math.round(Math.max(...values))
    console.log(
      `${name}: ${stops} stops, not ready after ${most(took.unready)} ms at most, ended after ${most(took.end)} ms at most. Endings: ${JSON.stringify(Object.fromEntries(log.outcomes))}`,
    )
    expect(most(took.end)).toBeLessThan(longestStop)
    const { cut, unreachable, ...others } = Object.fromEntries(log.outcomes)
    expect(cut).toBeUndefined()
    // A single server is unavailable while it restarts; of two, one is always available.
    if (fleet.urls.length > 1) expect([unreachable, Object.keys(others)]).toEqual([undefined, ['delivered']])
  })
})

const kills = 50
/** Texts delivered before each kill. */
const workBeforeKill = (kill: number) => 5 + ((kill * 7) % 30)
/** Milliseconds: the lease of a reservation, the margin for its last statement (`server/core/billing/ledger.ts`), and time for retries. */
const longestReservation = 180_000 + 30_000 + 15_000
const limit = plans.basic.limits.tweets as number

describe.each(databases)('on $name', ({ name, fresh }) => {
  let fleet: Fleet
  let members: Member[]
  beforeAll(async () => {
    fleet = await startFleet(await fresh())
    members = await fleet.newMembers({ pro: 160, basic: 40 })
  })
  afterAll(() => fleet.close())

  test(`${kills} kills under load: acknowledged data is stored, stored data was delivered and counted once, and no limit is exceeded`, async () => {
    const { log, waitForDeliveries, stop } = startCrowd({ members, callers, url: fleet.nextUrl })
    for (let kill = 0; kill < kills; kill++) {
      await waitForDeliveries(workBeforeKill(kill))
      const at = kill % fleet.urls.length
      await fleet.kill(at, 'SIGKILL')
      await fleet.start(at)
    }
    await stop()
    const unknown = log.open.size

    const settled = await retryOpenOrders(fleet.nextUrl, log, longestReservation)
    const basic = members.filter(({ plan }) => plan === 'basic')
    for (const member of basic)
      await Promise.all(Array.from({ length: limit + 2 }, (_, at) => sendOrder(fleet.nextUrl(), newOrder(member, at % 2 === 0), log)))
    await retryOpenOrders(fleet.nextUrl, log, longestReservation)

    await fleet.expectSettled(members, log)
    const used = Map.groupBy(log.delivered.values(), ({ order }) => order.member.id)
    expect(basic.map(({ id }) => used.get(id)?.length)).toEqual(basic.map(() => limit))
    console.log(
      `${name}: ${kills} kills, ${log.delivered.size} texts and ${log.saved.length} entries acknowledged, ${unknown} calls cut off and asked again, the last answered after ${Math.round(settled / 1000)} s. Endings: ${JSON.stringify(Object.fromEntries(log.outcomes))}`,
    )
  })
})
