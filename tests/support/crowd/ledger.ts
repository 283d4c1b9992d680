import { inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { plans } from '#contract/plans.ts'
import type { Db } from '#server/platform/db/database.ts'
import { apiUsage, generations, savedContent } from '#server/platform/db/schema.ts'
import type { Member } from './members.ts'
import type { Book } from './work.ts'

const limit = plans.basic.limits.tweets as number

/**
 * Holds what a crowd was told against what the database holds: whatever was acknowledged is there as it was told, whatever is there
 * was delivered and is counted once, and nobody is above a limit. To be called when nothing is running or open any more.
 */
export async function expectSettled(db: Db, members: readonly Member[], { delivered, open, saved }: Book): Promise<void> {
  expect([...open]).toEqual([])
  const ids = members.map(({ id }) => id)
  const rows = await db.select().from(generations).where(inArray(generations.userId, ids))
  const uses = await db.select({ id: apiUsage.id, userId: apiUsage.userId }).from(apiUsage).where(inArray(apiUsage.userId, ids))
  const done = rows.filter(({ state }) => state === 'done')

  const stored = new Map(done.map((row) => [row.idempotencyKey, { id: row.id, result: row.result }]))
  const told = new Map([...delivered].map(([key, { id, result }]) => [key, { id, result }]))
  expect(stored).toEqual(told)
  expect(uses.map(({ id }) => id).sort()).toEqual(done.map(({ id }) => id).sort())

  const { rows: alive } = await db.execute(sql`select id from generations where state = 'running' and expires_at > now() - interval '30 s'`)
  expect(alive).toEqual([])

  const basic = new Set(members.filter(({ plan }) => plan === 'basic').map(({ id }) => id))
  const counts = Map.groupBy(uses, ({ userId }) => userId)
  expect([...counts].filter(([id, own]) => basic.has(id) && own.length > limit)).toEqual([])

  const titles = new Set((await db.select({ title: savedContent.title }).from(savedContent)).map(({ title }) => title))
  expect(saved.filter((title) => !titles.has(title))).toEqual([])
}
