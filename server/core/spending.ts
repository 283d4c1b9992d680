import { ORPCError } from '@orpc/server'
import { messages } from '#contract/messages.ts'
import { type Days, lastDaysOf } from '#server/core/days.ts'
import { correct, type Purse, take, takenFrom } from '#server/core/purses.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import type { Budget } from '#server/platform/models/model.ts'
import { usualAnswer } from '#server/platform/token-limits.ts'

/** How many tokens models may take a calendar day, in all their calls: those too that end in nothing. */
export interface Spending {
  /**
   * What a person's generation may take.
   * @throws RATE_LIMITED when not even one call is left today
   */
  budgetOf(userId: string): Promise<Budget>
}

interface Deps {
  readonly db: Db
  readonly log: Log
  readonly env: Pick<Env, 'aiDailyTokens' | 'aiMaxOutputTokens' | 'quotaTimeZone'>
  readonly now?: () => Date
}

interface Limit extends Purse {
  /** What a person is told when it is reached. */
  readonly words: string
}

/** `undefined` where no day is limited. */
export function createSpending({ db, log, env, now = () => new Date() }: Deps): Spending | undefined {
  const { aiDailyTokens: daily, aiMaxOutputTokens: longest = usualAnswer, quotaTimeZone } = env
  if (daily.each === undefined && daily.all === undefined) return undefined
  const today = lastDaysOf(quotaTimeZone, 1)
  const { dayReached, dayReachedByAll } = messages.generation
  const limitsOf = (userId: string): Limit[] => [
    ...(daily.each === undefined ? [] : [{ key: `tokens|${userId}`, most: daily.each, words: dayReached }]),
    ...(daily.all === undefined ? [] : [{ key: 'tokens|all', most: daily.all, words: dayReachedByAll }]),
  ]
  const refusal = ({ words }: Limit, { end }: Days) =>
    fail('RATE_LIMITED', { retryAfter: Math.ceil((end.getTime() - now().getTime()) / 1000) }, words)

  const note = (purses: readonly Purse[], change: number, day: Days) =>
    correct(db, purses, change, day).catch((error: unknown) =>
      log.error({ error }, 'What a model took could not be noted; what was set aside for it counts today'),
    )

  async function setAside(limits: readonly Limit[], tokens: number) {
    const day = today(now())
    const count = await take(db, limits, tokens, day)
    const reached = limits[count]
    if (reached) {
      await note(limits.slice(0, count), -tokens, day)
      throw refusal(reached, day)
    }
    return (taken: number) => note(limits, taken - tokens, day)
  }

  const unreadable = (error: unknown) => {
    if (error instanceof ORPCError) return error
    log.error({ error }, 'What models may still take today could not be read')
    return fail('UNAVAILABLE')
  }

  return {
    async budgetOf(userId) {
      const limits = limitsOf(userId)
      const day = today(now())
      const taken = await takenFrom(db, limits, day)
      // Each call sets its longest answer aside.
      const reached = limits.find(({ key, most }) => (taken.get(key) ?? 0) + longest > most)
      if (reached) throw refusal(reached, day)
      return {
        setAside: (tokens) =>
          setAside(limits, tokens).catch((error: unknown) => {
            throw unreadable(error)
          }),
      }
    },
  }
}
