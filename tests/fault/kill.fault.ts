import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { expectSettled } from '#tests/support/crowd/ledger.ts'
import { type Member, newMembers } from '#tests/support/crowd/members.ts'
import { newOrder } from '#tests/support/crowd/orders.ts'
import { ask, askAgain, putToWork } from '#tests/support/crowd/work.ts'
import { databases } from '#tests/support/databases.ts'
import { type Fleet, startFleet } from '#tests/support/fleet.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'

const kills = 50
const callers = 24
/** Texts delivered before each kill. */
const workBefore = (kill: number) => 5 + ((kill * 7) % 30)
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
      await deliver(workBefore(kill))
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
