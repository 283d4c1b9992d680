import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { maxAttempts } from '#server/features/topic-lists/writer.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { rateLimits, topicListRows, topicLists } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, ledgerOf } from '#tests/support/generating.ts'
import { givenOn } from '#tests/support/given.ts'
import { writeKilledList } from '#tests/support/killed-list.ts'
import { startServer } from '#tests/support/server.ts'
import { act, gatedEngine, open, reaches, start, titlesAbout } from '#tests/support/topic-lists.ts'

const t = topicListMessages

describe.each(databases)('topic lists beside other work on $name', ({ name, fresh }) => {
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

  test('a list whose server is killed in the middle is continued by the next start: every row is written once and charged once', async () => {
    await writeKilledList({ database: await fresh(), rows: 16, kills: 1, moveClock: true })
  })

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
