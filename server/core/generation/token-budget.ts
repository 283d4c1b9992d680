import { ORPCError } from '@orpc/server'
import { generationMessages } from '#contract/messages.ts'
import { type Days, lastDaysOf } from '#server/core/billing/days.ts'
import { adjust, type Counter, consume, countsOf } from '#server/core/calls/counters.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import type { ModelBudget } from '#server/infra/models/model.ts'
import { defaultMaxOutputTokens } from '#server/infra/token-limits.ts'

/** The tokens that models may use per calendar day, in all calls, including failed ones. */
export interface TokenBudgets {
  /**
   * The budget of one generation of a user, or of a visitor (`null`), for whom the limit of all counts.
   * @throws RATE_LIMITED when today's tokens do not suffice for one more call, UNAVAILABLE when they cannot be read
   */
  budgetOf(userId: string | null): Promise<ModelBudget>
}

interface Deps {
  readonly db: Db
  readonly log: Log
  readonly env: Pick<Env, 'aiDailyTokens' | 'aiMaxOutputTokens' | 'quotaTimeZone'>
  readonly now?: () => Date
}

interface DailyBudget extends Counter {
  /** The error message when the limit is reached. */
  readonly message: string
}

const unlimited: ModelBudget = { reserve: async () => async () => {} }

/** A number of uses a day that all servers of the database share. */
export interface DailyUses {
  /** Takes one use, unless none is left. Concurrent calls together never take more than `limit` a day. */
  take(limit: number): Promise<boolean>
}

/** @param key the counter's name, a row of `rate_limits` */
export function createDailyUses({ db, timeZone, key, now = () => new Date() }: DailyUsesDeps): DailyUses {
  const today = lastDaysOf(timeZone, 1)
  return { take: async (limit) => (await consume(db, [{ key, limit }], 1, today(now()))) === 1 }
}

interface DailyUsesDeps {
  readonly db: Db
  /** The time zone of the calendar days. */
  readonly timeZone: string
  readonly key: string
  readonly now?: () => Date
}

/** `undefined` when no daily limit is configured. */
export function createTokenBudgets({ db, log, env, now = () => new Date() }: Deps): TokenBudgets | undefined {
  const { aiDailyTokens: daily, aiMaxOutputTokens: maxAnswer = defaultMaxOutputTokens, quotaTimeZone } = env
  if (daily.each === undefined && daily.all === undefined) return undefined
  const today = lastDaysOf(quotaTimeZone, 1)
  const { dayReached, dayReachedByAll } = generationMessages
  const budgetsOf = (userId: string | null): DailyBudget[] => [
    ...(daily.each === undefined || userId === null ? [] : [{ key: `tokens|${userId}`, limit: daily.each, message: dayReached }]),
    ...(daily.all === undefined ? [] : [{ key: 'tokens|all', limit: daily.all, message: dayReachedByAll }]),
  ]
  const toRateLimitError = ({ message }: DailyBudget, { end }: Days) =>
    fail('RATE_LIMITED', { retryAfter: Math.ceil((end.getTime() - now().getTime()) / 1000) }, message)

  const correct = (budgets: readonly Counter[], change: number, day: Days) =>
    adjust(db, budgets, change, day).catch((error: unknown) =>
      log.error({ error }, 'the tokens of a model call could not be corrected; its reserved tokens count today'),
    )

  async function reserve(budgets: readonly DailyBudget[], tokens: number) {
    const day = today(now())
    const count = await consume(db, budgets, tokens, day)
    const reached = budgets[count]
    if (reached) {
      await correct(budgets.slice(0, count), -tokens, day)
      throw toRateLimitError(reached, day)
    }
    return (used: number) => correct(budgets, used - tokens, day)
  }

  const throwBudgetError = (error: unknown): never => {
    if (error instanceof ORPCError) throw error
    log.error({ error }, 'the daily token counts could not be read or updated')
    throw fail('UNAVAILABLE')
  }

  return {
    async budgetOf(userId) {
      const budgets = budgetsOf(userId)
      const day = today(now())
      if (budgets.length === 0) return unlimited
      const used = await countsOf(db, budgets, day).catch(throwBudgetError)
      // Each call reserves the tokens of its longest possible answer.
      const reached = budgets.find(({ key, limit }) => (used.get(key) ?? 0) + maxAnswer > limit)
      if (reached) throw toRateLimitError(reached, day)
      return { reserve: (tokens) => reserve(budgets, tokens).catch(throwBudgetError) }
    },
  }
}
