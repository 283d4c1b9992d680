import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { featureNames, plans } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import { newVoice } from '#contract/voices.ts'
import { apiUsage, generations, topicListRows, topicLists, voices } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { ledgerOf, someFacts } from '#tests/support/generating.ts'
import { givenOn, insertUsage } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { act, check, gatedEngine, open, reaches, start, titlesAbout } from '#tests/support/topic-lists.ts'

const t = topicListMessages

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
        listId: list.id,
        position: at + 3,
        feature,
        kind: feature === 'scripts' ? 'script' : 'titles',
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
        listId: list.id,
        position: at + 2,
        feature: 'titles' as const,
        kind: 'titles',
        state: 'failed' as const,
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
      listId: id,
      position,
      kind: 'titles',
      feature: 'titles' as const,
      request,
      state: 'stopped' as const,
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
