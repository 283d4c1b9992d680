import { expect, test } from 'vitest'
import { createTokenBudgets } from '#server/core/generation/token-budget.ts'
import type { Db } from '#server/infra/db/database.ts'
import { createLog } from '#server/infra/log.ts'

test('when the token counts cannot be read, a generation is refused as UNAVAILABLE, without the error of the database', async () => {
  const db = { execute: () => Promise.reject(new Error('Connection terminated unexpectedly')) } as unknown as Db
  const env = { aiDailyTokens: { each: 20_000, all: 60_000 }, aiMaxOutputTokens: 500, quotaTimeZone: 'UTC' }
  const budgets = createTokenBudgets({ db, log: createLog('silent'), env })

  await expect(budgets?.budgetOf('0190a0a0-0000-7000-8000-000000000001')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.not.stringContaining('Connection'),
  })
})
