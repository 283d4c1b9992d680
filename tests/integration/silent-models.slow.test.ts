import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/databases.ts'
import { allEvents, generate, ledgerOf, stream } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { answers, type Behaviour, faulty, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/**
 * Milliseconds: short, because each of these tests waits for one of them; long compared to an answer without pauses on a
 * busy machine.
 */
const timeouts = { first: 3_000, firstFollowed: 1_000, between: 3_000, again: 10 }
const deadline = 8_000

const good = goodAnswers.post
const stalls = answers(good, { size: 9, stallAfter: 2 })

describe.each(databases)('a model that is silent for too long, on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/first', AI_FALLBACK_MODELS: 'compatible/spare', AI_BASE_URL: model.url }
    server = await startServer({ database: await fresh(), env, writing: { modelTimeouts: timeouts, deadline } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const newUser = () => givenOn(server).user({ plan: 'pro' })

  const silent: [string, Behaviour][] = [
    ['silence', faulty.silence],
    ['a stall half way', stalls],
  ]
  test.each(silent)('%s from the first model: the fallback answers, charged once', async (_, behaviour) => {
    model.always((turn) => (turn.call.body.model === 'spare' ? answers(good)(turn) : behaviour(turn)))
    const user = await newUser()
    expect((await generate(user, 'post')).status).toBe(200)
    const { rows, usage } = await ledgerOf(server, user)
    expect(rows).toMatchObject([{ engine: 'compatible/spare' }])
    expect(usage).toHaveLength(1)
  })

  const silentChains: [string, Behaviour, string[]][] = [
    ['silence', faulty.silence, ['first', 'spare']],
    ['a stall half way', stalls, ['first', 'spare']],
    ['a drip that outlasts the deadline', answers(good, { size: 1, pause: 100 }), ['first']],
  ]
  test.each(silentChains)(
    '%s from all: a timeout, also at the end of a stream, and nothing charged or stored',
    async (_, behaviour, asked) => {
      model.always(behaviour)
      const [asking, streaming] = [await newUser(), await newUser()]
      const [{ body }, events] = await Promise.all([generate(asking, 'post'), stream(streaming, 'post').then(allEvents)])
      expect(body).toMatchObject({ code: 'GENERATION_TIMEOUT' })
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_TIMEOUT' } })
      // A silent model times out and is called once; one that keeps streaming is ended by the deadline alone.
      expect(model.calls.map((call) => call.body.model).toSorted()).toEqual(asked.flatMap((name) => [name, name]))
      for (const one of [asking, streaming]) expect(await ledgerOf(server, one)).toEqual({ rows: [], usage: [] })
    },
  )
})
