import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { featureNames, plans } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import { newVoice } from '#contract/voices.ts'
import type { CheckedList, TopicList, TopicListRow } from '#kinds/topic-list-calls.ts'
import { builtinEngine, type Engine } from '#server/core/engine.ts'
import { maxAttempts } from '#server/features/topic-lists/writer.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { apiUsage, generations, rateLimits, topicListRows, topicLists, voices } from '#server/platform/db/schema.ts'
import { ModelFailure } from '#server/platform/models/model.ts'
import { databases, oneDatabase } from '#tests/support/databases.ts'
import { generate, ledgerOf, someFacts } from '#tests/support/generating.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { writeKilledList } from '#tests/support/killed-list.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runsAllTests } from '#tests/support/test-scope.ts'

const t = topicListMessages

/** Titles about so many topics, each with a fact, and the lines of all of them. */
const titlesAbout = (count: number) => ({
  text: ['topic,kind,what', ...Array.from({ length: count }, (_, at) => `Bikes ${at + 1},titles,Chains and brakes`)].join('\n'),
  lines: Array.from({ length: count }, (_, at) => at + 2),
})

const check = async (user: TestUser, text: string, defaults: object = {}) =>
  (await user.post('/api/topic-lists/check', { text, defaults })).body as CheckedList
const start = async (user: TestUser, given: { text: string; lines: number[] }, headers = {}) =>
  (await user.post('/api/topic-lists', { name: 'Spring', ...given }, headers)).body as { list: TopicList; left_out: number }
const open = async (user: TestUser, id: string) =>
  (await user.get(`/api/topic-lists/${id}`)).body as { list: TopicList; rows: TopicListRow[] }
const act = async (user: TestUser, id: string, action: string, rows?: string[]) =>
  (await user.post(`/api/topic-lists/${id}`, { action, ...(rows && { rows }) })).body as TopicList
const reaches = (user: TestUser, id: string, state: TopicList['state']) =>
  expect.poll(async () => (await open(user, id)).list.state, { interval: 100 }).toBe(state)

/** The built-in writer behind a gate: each text waits until the gate is opened. `fails` makes it fail instead. */
function gatedEngine() {
  const builtin = builtinEngine()
  const gate = { writing: [] as string[], most: 0, fails: false, open: Promise.withResolvers<void>() }
  const engine: Engine = {
    name: 'gated',
    async write(task, options) {
      if (gate.fails) throw new ModelFailure('unreachable')
      const topic = String(task.request.topic)
      gate.writing.push(topic)
      gate.most = Math.max(gate.most, gate.writing.length)
      await gate.open.promise
      gate.writing.splice(gate.writing.indexOf(topic), 1)
      return builtin.write(task, options)
    },
  }
  return { gate, engine }
}

describe.each(databases)('topic lists on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  test('a list is written row by row, each charged once and in History, exported in its order and saved to the library', async () => {
    const user = await given.user({ plan: 'pro' })
    const text = 'topic;kind;platform;details\nOld bicycles;Titles;YouTube;Chains\nNew tires;post;X;Rims\nWhy brakes squeak;script;;Dust\n'
    const { list } = await start(user, { text, lines: [2, 3, 4] })
    await reaches(user, list.id, 'done')
    const { rows } = await open(user, list.id)
    expect(rows.map(({ topic, kind, platform, state }) => [topic, kind, platform, state])).toEqual([
      ['Old bicycles', 'titles', 'youtube', 'done'],
      ['New tires', 'post', 'twitter', 'done'],
      ['Why brakes squeak', 'script', null, 'done'],
    ])
    const ledger = await ledgerOf(server, user)
    expect(ledger.rows.map(({ id, idempotencyKey }) => [id, idempotencyKey]).sort()).toEqual(
      rows.map(({ id, generation_id }) => [generation_id, id]).sort(),
    )
    expect(ledger.usage).toHaveLength(3)

    const file = (await (await user.fetch(`/api/exports/topic-list?format=json&id=${list.id}`)).json()) as { title: string; id: string }[]
    expect(file.map(({ title, id }) => [title, id])).toEqual(rows.map(({ topic, generation_id }) => [topic, generation_id]))

    const post = rows[1]?.id ?? ''
    expect((await user.post(`/api/topic-lists/${list.id}/save`, { rows: [post] })).body).toEqual({ saved: 1 })
    // The three titles and the script: what was saved before is not saved twice.
    expect((await user.post(`/api/topic-lists/${list.id}/save`)).body).toEqual({ saved: 4 })
    expect((await user.post(`/api/topic-lists/${list.id}/save`)).body).toEqual({ saved: 0 })
  })

  test('the check says what each row would be, what is wrong, and what does not fit into the plan and the other lists', async () => {
    const user = await given.user()
    const waiting = await server.db.insert(topicLists).values({ userId: user.id, name: 'Other', state: 'paused' }).returning()
    await server.db
      .insert(topicListRows)
      .values({ listId: waiting[0]?.id ?? '', position: 1, kind: 'titles', feature: 'titles', request: {} })
    const text =
      'topic,kind,platform,language,tone\na,titles,,de,\nb,Titles,,,\nc,,,,\n,titles,,,\nd,poem,,,\ne,titles,Reddit-ish,,\nf,,,Klingon,'
    const checked = await check(user, text, { kind: 'post', platform: 'linkedin' })
    expect(checked.rows.map(({ line, state, text: of }) => [line, state, of?.kind, of?.platform, of?.language])).toEqual([
      [2, 'ready', 'titles', 'twitter', 'de'],
      [3, 'over', 'titles', 'twitter', 'en'],
      [4, 'not-on-plan', 'post', 'linkedin', 'en'],
      ...[5, 6, 7, 8].map((line) => [line, 'wrong', undefined, undefined, undefined]),
    ])
    expect(checked.rows[3]?.problem).toBe(t.noTopic)
    expect(checked.rows[6]?.problem).toMatch(/^We don’t write in “Klingon”\. Pick one of: English, /)
    const otherTone = await check(user, 'topic,tone\na,grumpy', { kind: 'titles' })
    expect(otherTone.rows[0]?.problem).toMatch(/^“grumpy” isn’t one of our tones\. Pick one of: /)
    expect(checked.needed).toEqual([
      { feature: 'titles', rows: 2, left: plans.free.limits.titles === null ? null : plans.free.limits.titles - 1 },
      { feature: 'linkedin', rows: 1, left: 0 },
    ])
  })

  test('only rows that fit are started, once for an idempotency key, and none when none fits', async () => {
    const user = await given.user()
    const headers = { 'idempotency-key': 'the-same' }
    const first = await start(user, titlesAbout(3), headers)
    const again = await start(user, titlesAbout(3), headers)
    expect([first.left_out, again.left_out, again.list.id]).toEqual([1, 1, first.list.id])
    await reaches(user, first.list.id, 'done')
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
    expect(await user.post('/api/topic-lists', { name: 'More', ...titlesAbout(1) })).toMatchObject({ status: 422 })
  })

  test('a quota that is reached midway pauses the list with words, other quotas are still used, and it resumes when there is more', async () => {
    const user = await given.user({ plan: 'basic' })
    const limit = plans.basic.limits.scripts ?? 0
    for (let used = 0; used < limit - 1; used++) await insertUsage(server, user.id, { kind: 'script', feature: 'scripts' })
    const { list } = await start(user, { text: 'topic,kind,details\na,script,c\nb,titles,d', lines: [2, 3] })
    await reaches(user, list.id, 'done')
    // Two more rows, as if the last use was taken elsewhere after the check.
    await server.db.insert(topicListRows).values(
      (['scripts', 'titles'] as const).map((feature, at) => ({
        ...{ listId: list.id, position: at + 3, feature, kind: feature === 'scripts' ? 'script' : 'titles' },
        request: {
          topic: `c${at}`,
          facts: someFacts,
          language: 'en',
          tone: 'casual',
          ...(feature === 'titles' ? { platforms: ['youtube'] } : { length: 'short', targetAudience: 'general' }),
        },
        state: 'failed' as const,
      })),
    )
    await act(user, list.id, 'retry')
    await reaches(user, list.id, 'paused')
    const paused = await open(user, list.id)
    expect(paused.list.problem).toContain(featureNames.scripts.requests(limit))
    expect(paused.rows.map(({ state }) => state)).toEqual(['done', 'done', 'waiting', 'done'])

    const [oldest] = await server.db.select().from(apiUsage).where(eq(apiUsage.userId, user.id)).limit(1)
    await server.db.delete(generations).where(eq(generations.id, oldest?.id ?? ''))
    await server.db.delete(apiUsage).where(eq(apiUsage.id, oldest?.id ?? ''))
    expect((await act(user, list.id, 'resume')).problem).toBeNull()
    await reaches(user, list.id, 'done')
  })

  test('a row is written in the voice that it names; one that the plan lacks or that was deleted is told', async () => {
    const user = await given.user({ plan: 'basic' })
    const names = ['Asha', 'Ben', 'Cleo', 'Dev']
    const own = await server.db
      .insert(voices)
      .values(names.map((name, at) => ({ ...newVoice, name, userId: user.id, createdAt: new Date(at) })))
      .returning()
    const idOf = (wanted: string) => own.find(({ name }) => name === wanted)?.id ?? ''
    const text = 'topic,kind,voice,what\na,titles,asha,Bread\nb,titles,Dev,Bread\nc,titles,Nobody,Bread'
    const notOnPlan = voiceMessages.notOnPlan({ count: voiceCounts.voices(plans.basic.voices) })
    expect((await check(user, text)).rows.map(({ state, problem, text: of }) => [state, problem, of?.voice])).toEqual([
      ['ready', null, idOf('Asha')],
      ['wrong', notOnPlan, undefined],
      ['wrong', t.voiceUnknown({ voice: 'Nobody' }), undefined],
    ])

    const { list } = await start(user, { text, lines: [2] })
    await reaches(user, list.id, 'done')
    const [written] = (await ledgerOf(server, user)).rows
    expect(written?.request).toMatchObject({ voice: idOf('Asha') })
    expect((await open(user, list.id)).rows.map(({ voice }) => voice)).toEqual([idOf('Asha')])

    // As if the voice was deleted, or the plan ended, after the start.
    const request = { topic: 'd', facts: someFacts, language: 'en', tone: 'casual', platforms: ['youtube'] }
    await server.db.insert(topicListRows).values(
      [crypto.randomUUID(), idOf('Dev')].map((voice, at) => ({
        ...{ listId: list.id, position: at + 2, feature: 'titles' as const, kind: 'titles', state: 'failed' as const },
        request: { ...request, voice },
      })),
    )
    await act(user, list.id, 'retry')
    await reaches(user, list.id, 'paused')
    const { list: paused, rows } = await open(user, list.id)
    expect(paused.problem).toBe(notOnPlan)
    expect(rows.map(({ state, problem }) => [state, problem])).toEqual([
      ['done', null],
      ['failed', t.voiceGone],
      ['waiting', notOnPlan],
    ])
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('a row that was being written when its server was killed is stopped with its list, and can be tried again', async () => {
    const user = await given.user({ plan: 'pro' })
    const [killed] = await server.db.insert(topicLists).values({ userId: user.id, name: 'Killed' }).returning()
    const id = killed?.id ?? ''
    const request = { topic: 'Bikes', facts: someFacts, language: 'en', tone: 'casual', platforms: ['youtube'] }
    await server.db.insert(topicListRows).values({ listId: id, position: 1, kind: 'titles', feature: 'titles', request, state: 'writing' })

    expect((await act(user, id, 'stop')).rows).toMatchObject({ writing: 0, stopped: 1 })
    await act(user, id, 'retry')
    await reaches(user, id, 'done')
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('one row is written by itself: of a stopped list, and of a paused one, whose others still wait; each is charged once', async () => {
    const user = await given.user({ plan: 'pro' })
    const [list] = await server.db.insert(topicLists).values({ userId: user.id, name: 'Left', state: 'stopped' }).returning()
    const id = list?.id ?? ''
    const request = { topic: 'Bikes', facts: someFacts, language: 'en', tone: 'casual', platforms: ['youtube'] }
    const left = [1, 2, 3].map((position) => ({
      ...{ listId: id, position, kind: 'titles', feature: 'titles' as const, request, state: 'stopped' as const },
    }))
    const [first, second] = await server.db.insert(topicListRows).values(left).returning()

    await act(user, id, 'retry', [first?.id ?? ''])
    await reaches(user, id, 'stopped')
    const { rows } = await open(user, id)
    expect(rows.map(({ state }) => state)).toEqual(['done', 'stopped', 'stopped'])
    expect(rows[0]).toMatchObject({ beginning: expect.stringMatching(/\S/), to_check: 0, copied: false })
    expect(rows[1]).toMatchObject({ beginning: null, to_check: 0, copied: false })

    await server.db.update(topicLists).set({ state: 'paused' }).where(eq(topicLists.id, id))
    await server.db
      .update(topicListRows)
      .set({ state: 'waiting' })
      .where(and(eq(topicListRows.listId, id), eq(topicListRows.state, 'stopped')))
    await Promise.all([1, 2].map(() => act(user, id, 'retry', [second?.id ?? ''])))
    await expect.poll(async () => (await open(user, id)).rows.map(({ state }) => state)).toEqual(['done', 'done', 'waiting'])
    expect((await open(user, id)).list.state).toBe('paused')
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  test("another user's list is answered like a missing one, and a deleted list leaves its texts in History", async () => {
    const [user, other] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
    const { list } = await start(user, titlesAbout(1))
    await reaches(user, list.id, 'done')
    expect((await other.get(`/api/topic-lists/${list.id}`)).status).toBe(404)
    expect((await user.delete(`/api/topic-lists/${list.id}`)).status).toBe(204)
    expect((await user.get(`/api/topic-lists/${list.id}`)).status).toBe(404)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })
})

describe.each(databases)('topic lists that start together on $name', ({ fresh }) => {
  test('lists that are started at the same time stay together within what is left', async () => {
    const { gate, engine } = gatedEngine()
    const server = await startServer({ database: await fresh(), writing: { engine } })
    try {
      const user = await givenOn(server).user({ plan: 'basic' })
      const limit = plans.basic.limits.titles ?? 0
      const each = limit / 3
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, at) => user.post('/api/topic-lists', { name: `List ${at}`, ...titlesAbout(each) })),
      )

      const lists = await server.db.select({ id: topicLists.id }).from(topicLists).where(eq(topicLists.userId, user.id))
      const rows = await Promise.all(lists.map(({ id }) => server.db.$count(topicListRows, eq(topicListRows.listId, id))))
      expect(rows).toEqual([each, each, each])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422])
    } finally {
      gate.open.resolve()
      await server.stop()
    }
  })
})

describe.each(oneDatabase)('topic lists beside other work on $name', ({ name, fresh }) => {
  test('one text of a user and one list at a time: single texts are neither limited nor kept waiting; pause, resume, stop and the rest', async () => {
    const { gate, engine } = gatedEngine()
    const server = await startServer({ database: await fresh(), writing: { engine } })
    try {
      const given = givenOn(server)
      const [user, other] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
      const { list } = await start(user, titlesAbout(4))
      const { list: otherList } = await start(other, titlesAbout(1))
      await expect.poll(() => gate.writing.length).toBe(2)
      const single = generate(user, 'titles', { topic: 'Single' })
      await expect.poll(() => gate.writing).toContain('Single')

      await act(user, list.id, 'pause')
      gate.open.resolve()
      expect((await single).status).toBe(200)
      await reaches(other, otherList.id, 'done')
      await expect.poll(async () => (await open(user, list.id)).list.rows).toMatchObject({ done: 1, waiting: 3 })
      expect(gate.most).toBe(3)
      const counted = await server.db.select().from(rateLimits).where(like(rateLimits.key, 'generation|%'))
      expect(counted.map(({ key, hits }) => [key, hits])).toEqual([[`generation|${user.id}`, 1]])

      gate.open = Promise.withResolvers()
      await act(user, list.id, 'resume')
      await expect.poll(() => gate.writing).toHaveLength(1)
      expect((await act(user, list.id, 'stop')).state).toBe('stopped')
      gate.open.resolve()
      await expect.poll(async () => (await open(user, list.id)).list.rows).toMatchObject({ done: 2, stopped: 2, writing: 0 })
      await act(user, list.id, 'retry')
      await reaches(user, list.id, 'done')
      expect((await ledgerOf(server, user)).usage).toHaveLength(5)
    } finally {
      gate.open.resolve()
      await server.stop()
    }
  })

  test('while the model is away a row waits and is tried again, in the end it fails with words and uncharged, and can be tried again', async () => {
    const { gate, engine } = gatedEngine()
    gate.open.resolve()
    gate.fails = true
    const server = await startServer({ database: await fresh(), writing: { engine } })
    try {
      const user = await givenOn(server).user({ plan: 'pro' })
      const { list } = await start(user, titlesAbout(1))
      const rows = eq(topicListRows.listId, list.id)
      const stored = async () => (await server.db.select().from(topicListRows).where(rows))[0]
      await expect.poll(stored).toMatchObject({ state: 'waiting', attempts: 1, problem: null })
      // As after the other attempts.
      await server.db
        .update(topicListRows)
        .set({ attempts: maxAttempts - 1 })
        .where(rows)
      await reaches(user, list.id, 'done')
      expect(await stored()).toMatchObject({ state: 'failed', problem: t.gaveUp })
      expect((await ledgerOf(server, user)).rows).toEqual([])

      gate.fails = false
      await act(user, list.id, 'retry')
      await reaches(user, list.id, 'done')
      expect(await stored()).toMatchObject({ state: 'done', problem: null })
    } finally {
      await server.stop()
    }
  })

  test('a disabled account pauses its list, and nothing is written', async () => {
    const { gate, engine } = gatedEngine()
    const server = await startServer({ database: await fresh(), writing: { engine } })
    try {
      const user = await givenOn(server).user({ plan: 'pro' })
      const { list } = await start(user, titlesAbout(2))
      await expect.poll(() => gate.writing).toHaveLength(1)
      await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, user.id))
      gate.open.resolve()
      const stored = async () => (await server.db.select().from(topicLists).where(eq(topicLists.id, list.id)))[0]
      await expect.poll(stored).toMatchObject({ state: 'paused', problem: t.accountDisabled })
      const done = and(eq(topicListRows.listId, list.id), eq(topicListRows.state, 'done'))
      expect(await server.db.$count(topicListRows, done)).toBe(1)
    } finally {
      gate.open.resolve()
      await server.stop()
    }
  })

  // On PGlite a server with a queue of texts is killed in tests/integration/local-generation.test.ts.
  test.runIf(name === 'PostgreSQL' || runsAllTests)(
    'a list whose server is killed in the middle is continued by the next start: every row is written once and charged once',
    async () => {
      await writeKilledList({ database: await fresh(), rows: 16, kills: 1, moveClock: true })
    },
  )

  test.runIf(name === 'PostgreSQL')('two servers of one database write each row once', async () => {
    const database = await fresh()
    const servers = [await startServer({ database }), await startServer({ database })] as const
    try {
      const user = await givenOn(servers[0]).user({ plan: 'pro' })
      const { list } = await start(user, titlesAbout(12))
      await reaches(user, list.id, 'done')
      const { rows, usage } = await ledgerOf(servers[0], user)
      expect([rows.length, usage.length]).toEqual([12, 12])
    } finally {
      for (const server of servers) await server.stop()
    }
  })
})
