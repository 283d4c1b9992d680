import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { type PlanId, plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import { addressHashOf } from '#server/core/billing/quota.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { eventsOf, generate, ledgerOf, newKey, pathOf, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Sends a part of its answer and nothing more: whoever wants the text has to leave. */
const stalling = answers(goodAnswers.titles, { size: 40, stallAfter: 2 })
const whole = answers(goodAnswers.titles)

/** One server on PGlite, two on one PostgreSQL. */
describe.each(databases)('texts that are stopped after a part was shown, on $name', ({ name, fresh }) => {
  let model: ModelDouble
  let servers: TestServer[]
  let server: TestServer
  beforeAll(async () => {
    model = await startModel()
    const database = await fresh()
    const env = { AI_MODEL: 'compatible/test', AI_BASE_URL: model.url }
    servers = await Promise.all(Array.from({ length: name === 'PGlite' ? 1 : 2 }, () => startServer({ database, env })))
    server = servers[0] as TestServer
  })
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.stop()))
    await model.close()
  })

  const newUser = (plan: PlanId = 'free') => givenOn(server).user({ plan })
  let turn = 0
  /** Streams titles from each server in turn. */
  const open = (user: TestUser, init: RequestInit = {}) =>
    fetch((servers[turn++ % servers.length] as TestServer).url + pathOf('titles'), {
      method: 'POST',
      body: JSON.stringify(kinds.titles.sample),
      ...init,
      headers: { cookie: user.cookie, 'content-type': 'application/json', accept: 'text/event-stream', ...(init.headers as object) },
    })
  /** Reads the first part of the text, and leaves. @returns the status of the answer */
  async function readAndLeave(user: TestUser): Promise<number> {
    const leave = new AbortController()
    const answer = await open(user, { signal: leave.signal })
    if (answer.ok) for await (const { event } of eventsOf(answer)) if (event === 'message') break
    leave.abort()
    return answer.status
  }
  const keyOf = (user: TestUser, period: string) => `stopped-${period}|${addressHashOf(server.secret, user.email)}|titles`
  const stopsOf = async (user: TestUser, period = 'month') =>
    (
      await server.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(user, period)))
    )[0]?.hits ?? 0
  const setStops = (user: TestUser, hits: number, period = 'month') =>
    server.db
      .update(rateLimits)
      .set({ hits })
      .where(eq(rateLimits.key, keyOf(user, period)))
  const settled = (user: TestUser) =>
    expect.poll(async () => (await ledgerOf(server, user)).rows.filter(({ state }) => state === 'running')).toEqual([])

  test('three for each request of the plan in a month, none of which counts as a request; then streams are refused with words', async () => {
    model.always(stalling)
    const user = await newUser()
    const most = 3 * (plans.free.limits.titles ?? 0)
    for (let stops = 1; stops <= most; stops++) {
      expect(await readAndLeave(user)).toBe(200)
      await settled(user)
      expect(await stopsOf(user)).toBe(stops)
    }
    expect((await ledgerOf(server, user)).usage).toEqual([])

    const refused = await open(user)
    const body = (await refused.json()) as { code: string; message: string; data: { retryAfter: number } }
    expect([refused.status, body.code]).toEqual([429, 'RATE_LIMITED'])
    const [before, after] = generationMessages.stoppedMonth({ day: '|' }).split('|') as [string, string]
    expect(body.message.startsWith(before) && body.message.endsWith(after)).toBe(true)
    expect(refused.headers.get('retry-after')).toBe(String(body.data.retryAfter))
    expect((await ledgerOf(server, user)).rows).toEqual([])

    // What shows nothing before it is charged, another feature and another user go on.
    model.always(whole)
    expect((await generate(user, 'titles')).status).toBe(200)
    model.always(answers(goodAnswers.ideas))
    expect((await stream(user, 'ideas')).status).toBe(200)
    model.always(whole)
    expect((await open(await newUser())).status).toBe(200)
  })

  test('an unlimited feature is bounded by the day', async () => {
    model.always(stalling)
    const user = await newUser('pro')
    expect(await readAndLeave(user)).toBe(200)
    await settled(user)
    await setStops(user, 60, 'day')
    const refused = await open(user)
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([429, generationMessages.stoppedDay])
  })

  test('of many parallel streams no more begin than may be stopped, and each that is finished leaves its stop', async () => {
    model.always(stalling)
    const user = await newUser('basic')
    const most = 3 * (plans.basic.limits.titles ?? 0)
    await readAndLeave(user)
    await settled(user)
    await setStops(user, most - 4)
    const statuses = await Promise.all(Array.from({ length: 12 }, () => readAndLeave(user)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    await settled(user)
    expect(await stopsOf(user)).toBe(most)

    await setStops(user, most - 2)
    model.always(whole)
    for (let round = 0; round < 3; round++) await Promise.all([open(user), open(user)].map(async (answer) => (await answer).text()))
    expect((await ledgerOf(server, user)).usage).toHaveLength(6)
    expect(await stopsOf(user)).toBe(most - 2)
  })

  test('a stop by its key on another server counts, although the stream is read to its end', async () => {
    model.always(answers(goodAnswers.titles, { size: 20, pause: 20 }))
    const user = await newUser()
    const key = newKey()
    const events = eventsOf(await open(user, { headers: { 'idempotency-key': key } }))
    const { value: first } = await events.next()
    expect(first?.event).toBe('message')
    const other = servers[turn % servers.length] as TestServer
    const stopped = await fetch(`${other.url}/api/generations/stop`, {
      method: 'POST',
      body: JSON.stringify({ keys: [key] }),
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
    })
    expect(await stopped.json()).toEqual({ items: [{ key, generation: null }] })
    let last = first
    for await (const event of events) last = event
    expect(last?.event).toBe('error')
    await expect.poll(() => stopsOf(user)).toBe(1)
    expect((await ledgerOf(server, user)).usage).toEqual([])
  })

  test('a new account with the same address continues with the stops of the deleted one', async () => {
    model.always(stalling)
    const user = await newUser()
    await readAndLeave(user)
    await settled(user)
    await server.db.delete(profiles).where(eq(profiles.id, user.id))
    const { email: _, ...again } = await newUser()
    await server.db.update(profiles).set({ email: user.email }).where(eq(profiles.id, again.id))

    await readAndLeave({ ...again, email: user.email })
    await settled({ ...again, email: user.email })
    expect(await stopsOf(user)).toBe(2)
  })
})
