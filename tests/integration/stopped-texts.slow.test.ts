import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { kinds } from '#kinds/index.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { startFleet } from '#tests/support/fleet.ts'
import { eventsOf, pathOf } from '#tests/support/generating.ts'
import { answers } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'

/** Sends a part of its answer and nothing more: whoever wants the text has to leave. */
const stalling = answers(goodAnswers.titles, { size: 40, stallAfter: 2 })

/** One server on PGlite, two on one PostgreSQL. */
describe.each(databases)('servers that are killed while a text is shown, on $name', ({ fresh }) => {
  test('give back no stop, and charge nothing', async () => {
    const fleet = await startFleet(await fresh(), stalling)
    try {
      const [member] = await fleet.newMembers({ free: 1 })
      const answer = await fetch((fleet.urls[0] ?? '') + pathOf('titles'), {
        method: 'POST',
        body: JSON.stringify(kinds.titles.sample),
        headers: { cookie: member?.cookie ?? '', 'content-type': 'application/json', accept: 'text/event-stream' },
      })
      expect((await eventsOf(answer).next()).value).toMatchObject({ event: 'message' })
      await fleet.kill(0, 'SIGKILL')
      await fleet.start(0)

      const stops = await fleet.inspect((db) => db.select().from(rateLimits).where(like(rateLimits.key, 'stopped-month|%')))
      expect(stops.map(({ hits }) => hits)).toEqual([1])
    } finally {
      await fleet.close()
    }
  })
})
