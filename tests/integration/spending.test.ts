import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationMessages } from '#contract/messages.ts'
import { loadWriters } from '#server/core/generation/generate.ts'
import { createTokenBudgets } from '#server/core/generation/token-budget.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import { databases } from '#tests/support/databases.ts'
import { allEvents, generate, ledgerOf, newKey, stream } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Tokens. A call reserves its prompt and its longest answer: a few thousand. */
const [longest, each, all] = [500, 20_000, 60_000]
const limits = { AI_MAX_OUTPUT_TOKENS: String(longest), AI_DAILY_TOKENS_PER_USER: String(each), AI_DAILY_TOKENS: String(all) }
/** Tokens that the double reports for each call. */
const tokensPerCall = 18
const day = 86_400

const refusal = (message: string) => ({ status: 429, body: { code: 'RATE_LIMITED', message, data: { retryAfter: expect.any(Number) } } })
const [ofPerson, ofAll] = [refusal(generationMessages.dayReached), refusal(generationMessages.dayReachedByAll)]
const tooLong = { ...goodAnswers.post, caption: 'Old bicycles ask for a clean chain and a quiet hour. '.repeat(12) }

describe.each(databases)('daily token budgets, on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/paid', AI_BASE_URL: model.url, ...limits }
    server = await startServer({
      database: await fresh(),
      env,
      writing: { modelTimeouts: { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 } },
    })
    await loadWriters()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    user = await givenOn(server).user({ plan: 'pro' })
    model.always(answers(goodAnswers.post))
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })

  const budgetKeyOf = (who: string) => `tokens|${who}`
  const tokensTakenBy = async (who: string) =>
    (
      await server.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, budgetKeyOf(who)))
    )[0]?.hits ?? 0
  /** Records tokens as taken today. */
  const take = async (who: string, hits: number) => {
    await generate(await givenOn(server).user({ plan: 'pro' }), 'post')
    const [row] = await server.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, budgetKeyOf('all')))
    const values = { key: budgetKeyOf(who), hits, expiresAt: row?.expiresAt ?? new Date() }
    await server.db.insert(rateLimits).values(values).onConflictDoUpdate({ target: rateLimits.key, set: values })
    const before = model.calls.length
    return { asked: () => model.calls.length - before }
  }
  const spendingOf = (now: () => Date = () => new Date()) => {
    const env = { aiDailyTokens: { each, all }, aiMaxOutputTokens: longest, quotaTimeZone: 'UTC' }
    return createTokenBudgets({ db: server.db, log: createLog('silent'), env, now })
  }

  test('the output limit is sent to the model, and its tokens are taken from both budgets', async () => {
    expect((await generate(user, 'post')).status).toBe(200)
    expect(model.calls[0]?.body).toMatchObject({ max_tokens: longest })
    expect([await tokensTakenBy(user.id), await tokensTakenBy('all')]).toEqual([tokensPerCall, tokensPerCall])
  })

  test('a user over the daily budget is refused as JSON and as a stream, without charge and without a model call; others are not', async () => {
    const { asked } = await take(user.id, each)
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await generate(user, 'post', {}, { accept })
      expect(answer).toMatchObject(ofPerson)
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(day)
    }
    expect([asked(), await ledgerOf(server, user)]).toEqual([0, { rows: [], usage: [] }])
    expect((await generate(await givenOn(server).user({ plan: 'pro' }), 'post')).status).toBe(200)
  })

  test('when the total daily budget is used up, every user is refused', async () => {
    const { asked } = await take('all', all)
    expect(await generate(user, 'post')).toMatchObject(ofAll)
    expect([asked(), await ledgerOf(server, user), await tokensTakenBy(user.id)]).toEqual([0, { rows: [], usage: [] }, 0])
  })

  test('a stored answer is replayed under its key with an empty budget', async () => {
    const headers = { 'idempotency-key': newKey() }
    const { body } = await generate(user, 'post', {}, headers)
    await take(user.id, each)
    expect(await generate(user, 'post', {}, headers)).toMatchObject({ status: 200, body })
  })

  test('a draft is cut to fit when the budget allows no repair call', async () => {
    model.next(async (turn) => {
      await server.db
        .update(rateLimits)
        .set({ hits: each })
        .where(eq(rateLimits.key, budgetKeyOf(user.id)))
      await answers(tooLong)(turn)
    })
    expect((await generate(user, 'post')).status).toBe(200)
    expect(model.calls).toHaveLength(1)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('a refused model call costs nothing; an interrupted one costs what was sent', async () => {
    model.always(refuses(401))
    expect((await generate(user, 'post')).body).toMatchObject({ code: 'GENERATION_FAILED' })
    expect([await tokensTakenBy(user.id), await tokensTakenBy('all')]).toEqual([0, 0])

    model.next(answers(goodAnswers.post, { size: 9, stallAfter: 3 }))
    const events = await allEvents(await stream(user, 'post'))
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_TIMEOUT' } })
    const tokensTaken = await tokensTakenBy(user.id)
    expect(tokensTaken).toBeGreaterThan(100)
    expect(tokensTaken).toBeLessThan(each / 2)
  })

  test('concurrent calls on two servers never exceed the budget, and return what they did not use', async () => {
    const servers = [spendingOf(), spendingOf()]
    const people = Array.from({ length: 5 }, () => crypto.randomUUID())
    const calls = Array.from({ length: 60 }, async (_, at) => {
      const budget = await servers[at % 2]?.budgetOf(people[at % people.length] ?? '')
      return budget?.reserve(3_000)
    })
    const settled = await Promise.allSettled(calls)
    const held = settled.flatMap((call) => (call.status === 'fulfilled' && call.value ? [call.value] : []))
    expect(held).toHaveLength(all / 3_000)
    expect(await tokensTakenBy('all')).toBe(all)
    const each_ = await Promise.all(people.map(tokensTakenBy))
    expect(Math.max(...each_)).toBeLessThanOrEqual(each)
    expect(each_.reduce((sum, taken) => sum + taken, 0)).toBe(all)

    await Promise.all(held.map((tell) => tell(tokensPerCall)))
    expect(await tokensTakenBy('all')).toBe(held.length * tokensPerCall)
  })

  test('a new day starts with a full budget, and calls of the day before do not count in it', async () => {
    let now = new Date('2026-11-21T23:59:59Z')
    const spending = spendingOf(() => now)
    const before = await (await spending?.budgetOf(user.id))?.reserve(each)
    await expect(spending?.budgetOf(user.id)).rejects.toMatchObject({ code: 'RATE_LIMITED', data: { retryAfter: 1 } })

    now = new Date('2026-11-22T00:00:00Z')
    await (await spending?.budgetOf(user.id))?.reserve(1_000)
    await before?.(5)
    expect(await tokensTakenBy(user.id)).toBe(1_000)
  })
})

test('the built-in writer uses no tokens and has no such limit', async () => {
  const server = await startServer({ env: limits })
  const user = await givenOn(server).user({ plan: 'pro' })
  expect((await generate(user, 'post')).status).toBe(200)
  expect((await server.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('tokens'))).toEqual([])
  await server.stop()
})

describe.each(databases)('a model that bills tokens, without budgets of the operator, on $name', ({ fresh }) => {
  test('a user over the default of a day is refused texts, and no model is asked about their sources and styles', async () => {
    const model = await startModel()
    const env = { AI_MODEL: 'openai/paid', AI_API_KEY: 'sk-of-a-test', AI_BASE_URL: model.url }
    const server = await startServer({ database: await fresh(), env })
    try {
      const user = await givenOn(server).user({ plan: 'pro' })
      const expiresAt = new Date(Date.now() + 2 * day * 1000)
      await server.db.insert(rateLimits).values({ key: `tokens|${user.id}`, hits: 1_999_000, expiresAt })

      expect(await generate(user, 'post')).toMatchObject(ofPerson)
      const text =
        'Our bakery opens in the old mill on 3 May 2027 with forty kinds of bread. A loaf of rye costs €4.50, and tasting is free.'
      expect((await user.post('/api/sources', { text })).status).toBe(200)
      const posts = ['Fresh bread today, and every day of the week.']
      expect(await user.post('/api/voices/style-note', { posts, language: 'en' })).toMatchObject({ body: { measured: true } })
      expect(model.calls).toEqual([])
    } finally {
      await server.stop()
      await model.close()
    }
  })
})
