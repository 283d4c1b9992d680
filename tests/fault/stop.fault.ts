import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { ask, askAgain, expectSettled, type Member, newBook, newMembers, newOrder, putToWork } from '#tests/support/crowd.ts'
import { databases } from '#tests/support/databases.ts'
import { balance, type Fleet, startFleet } from '#tests/support/fleet.ts'
import { answers, type Behaviour, type ModelDouble, startModel } from '#tests/support/model.ts'

const stops = 10
const callers = 24
/** Texts delivered before each. */
const workBefore = 50
/** Milliseconds. The bar. */
const longestStop = 10_000
/** Milliseconds until a text that was broken off can be asked for again. */
const patience = 30_000

/** What a text is about says how long the model takes: two seconds, or half a minute; all else a tenth of a second. */
const long = 'repairing old bicycles on a rainy evening'
const endless = 'repairing old bicycles for the rest of a life'
const [quick, slow, slowest] = [
  { size: 60, pause: 15 },
  { size: 20, pause: 150 },
  { size: 10, pause: 1_000 },
].map((manner) => answers(goodAnswers.post, manner)) as [Behaviour, Behaviour, Behaviour]
const asTold: Behaviour = (turn) => {
  const { told } = turn.call
  if (told.includes(endless)) return slowest(turn)
  return told.includes(long) ? slow(turn) : quick(turn)
}

describe.each(databases)('on $name', ({ name, fresh }) => {
  let model: ModelDouble
  let fleet: Fleet
  let members: Member[]
  beforeAll(async () => {
    model = await startModel()
    model.always(asTold)
    fleet = await startFleet(await fresh(), { AI_MODEL: 'compatible/test', AI_BASE_URL: model.url })
    members = await fleet.look((db) => newMembers(db, { pro: 200 }))
  })
  afterAll(async () => {
    await fleet.close()
    await model.close()
  })

  /** Two streams of each length that have begun at a server, and how each ends. */
  async function streamsAt(url: string) {
    const before = model.calls.length
    const book = newBook()
    const orders = [long, long, endless, endless].map((topic, at) => newOrder(members[at] as Member, true, topic))
    const endings = Promise.all(orders.map((order) => ask(url, order, book)))
    const begun = () => model.calls.slice(before).filter(({ told }) => told.includes(long) || told.includes(endless)).length
    await expect.poll(begun, { timeout: 20_000, interval: 20 }).toBe(orders.length)
    return { book, endings }
  }

  test(`${stops} stops under load: not ready at once, no request cut off, every stream ends in a word, and it takes ten seconds at most`, async () => {
    const balancer = balance(fleet.urls)
    const { book, deliver, stop } = putToWork({ members: members.slice(4), callers, url: balancer.url })
    const took = { unready: [] as number[], end: [] as number[] }
    for (let n = 0; n < stops; n++) {
      await deliver(workBefore)
      const at = n % fleet.urls.length
      const url = fleet.urls[at] as string
      const streams = await streamsAt(url)

      const told = performance.now()
      const ended = fleet.end(at, 'SIGTERM').then((end) => ({ ...end, took: performance.now() - told }))
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 1 }).toBe(503)
      took.unready.push(performance.now() - told)
      expect(await streams.endings).toEqual(['delivered', 'delivered', 'refused', 'refused'])
      expect(Object.fromEntries(streams.book.endings)).toEqual({ delivered: 2, '503 UNAVAILABLE': 2 })
      const end = await ended
      expect(end).toMatchObject({ code: 0, stderr: '' })
      took.end.push(end.took)
      for (const [key, delivery] of streams.book.delivered) book.delivered.set(key, delivery)
      await fleet.start(at)
    }
    await stop()
    await balancer.stop()
    await askAgain(balancer.url, book, patience)
    await fleet.look((db) => expectSettled(db, members, book))

    const most = (values: number[]) => Math.round(Math.max(...values))
    console.log(
      `${name}: ${stops} stops, not ready after ${most(took.unready)} ms at most, ended after ${most(took.end)} ms at most. Endings: ${JSON.stringify(Object.fromEntries(book.endings))}`,
    )
    expect(most(took.end)).toBeLessThan(longestStop)
    const { cut, unreachable, ...others } = Object.fromEntries(book.endings)
    expect(cut).toBeUndefined()
    // One server alone is away while it starts; of two, one is always there.
    if (fleet.urls.length > 1) expect([unreachable, Object.keys(others)]).toEqual([undefined, ['delivered']])
  })
})

const kills = 50
/** Texts delivered before each kill. */
const workBeforeKill = (kill: number) => 5 + ((kill * 7) % 30)
/** Milliseconds: a run's lease and the margin in which its last statement may arrive (`server/core/ledger.ts`), and some for asking. */
const longestReservation = 180_000 + 30_000 + 15_000
const limit = plans.basic.limits.tweets as number

describe.each(databases)('on $name', ({ name, fresh }) => {
  let model: ModelDouble
  let fleet: Fleet
  let members: Member[]
  beforeAll(async () => {
    model = await startModel()
    model.always(answers(goodAnswers.post, { size: 60, pause: 15 }))
    fleet = await startFleet(await fresh(), { AI_MODEL: 'compatible/test', AI_BASE_URL: model.url })
    members = await fleet.look((db) => newMembers(db, { pro: 160, basic: 40 }))
  })
  afterAll(async () => {
    await fleet.close()
    await model.close()
  })

  test(`${kills} kills under load: what was acknowledged is there, what is there was delivered and counted once, and no limit is passed`, async () => {
    let turn = 0
    const url = () => fleet.urls[turn++ % fleet.urls.length] as string
    const { book, deliver, stop } = putToWork({ members, callers, url })
    for (let kill = 0; kill < kills; kill++) {
      await deliver(workBeforeKill(kill))
      const at = kill % fleet.urls.length
      await fleet.end(at, 'SIGKILL')
      await fleet.start(at)
    }
    await stop()
    const unknown = book.open.size

    const settled = await askAgain(url, book, longestReservation)
    const basic = members.filter(({ plan }) => plan === 'basic')
    for (const member of basic)
      await Promise.all(Array.from({ length: limit + 2 }, (_, at) => ask(url(), newOrder(member, at % 2 === 0), book)))
    await askAgain(url, book, longestReservation)

    const used = await fleet.look(async (db) => {
      await expectSettled(db, members, book)
      return Map.groupBy(book.delivered.values(), ({ order }) => order.member.id)
    })
    expect(basic.map(({ id }) => used.get(id)?.length)).toEqual(basic.map(() => limit))
    console.log(
      `${name}: ${kills} kills, ${book.delivered.size} texts and ${book.saved.length} entries acknowledged, ${unknown} calls cut off and asked again, the last answered after ${Math.round(settled / 1000)} s. Endings: ${JSON.stringify(Object.fromEntries(book.endings))}`,
    )
  })
})
