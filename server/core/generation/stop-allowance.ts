import { brand } from '#contract/brand.ts'
import { generationMessages } from '#contract/messages.ts'
import { type Feature, plans } from '#contract/plans.ts'
import type { GenerationAccount } from '#server/core/accounts/accounts.ts'
import { lastDaysOf } from '#server/core/billing/days.ts'
import { calendarOf } from '#server/core/billing/month.ts'
import { addressHashOf } from '#server/core/billing/quota.ts'
import { adjust, consume } from '#server/core/calls/counters.ts'
import type { Db } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'

/** Texts of a feature that may be stopped in a month after they were partly shown, for each request of the plan. */
const stopsPerRequest = 3
/** The same in a day, for a feature without a limit. */
const stopsPerDay = 60

/** A stop that one stream may end with. */
export interface AllowedStop {
  /** The stream did not end with it. Never rejects. */
  giveBack(): Promise<void>
}

/**
 * Stopping a text is free, also when most of it was shown already. So that nobody reads texts this way without being charged, the
 * stops of texts by models are counted, apart from the uses.
 */
export interface StopAllowances {
  /**
   * Takes a stop when a stream begins, so that parallel streams on all servers cannot exceed the limit together; it is given back
   * unless the stream ends with it. That of a server that was killed stays taken.
   * @throws RATE_LIMITED when none is left
   */
  take(account: GenerationAccount, feature: Feature): Promise<AllowedStop>
}

interface Deps {
  readonly db: Db
  readonly log: Pick<Log, 'error'>
  /** The key of the email address hash: a new account with the same address continues with its count. */
  readonly secret: string
  readonly timeZone: string
  readonly now?: () => Date
}

export function createStopAllowances({ db, log, secret, timeZone, now = () => new Date() }: Deps): StopAllowances {
  const [monthAt, dayAt] = [calendarOf(timeZone), lastDaysOf(timeZone, 1)]
  const dateOf = (end: Date) => new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone }).format(end)

  return {
    async take({ email, plan }, feature) {
      const requests = plans[plan].limits[feature]
      const period = requests === null ? dayAt(now()) : monthAt(now())
      const counter = {
        key: `stopped-${requests === null ? 'day' : 'month'}|${addressHashOf(secret, email)}|${feature}`,
        limit: requests === null ? stopsPerDay : stopsPerRequest * requests,
      }
      if ((await consume(db, [counter], 1, period)) === 0) {
        const { stoppedDay, stoppedMonth } = generationMessages
        const message = requests === null ? stoppedDay : stoppedMonth({ day: dateOf(period.end) })
        throw fail('RATE_LIMITED', { retryAfter: Math.ceil((period.end.getTime() - now().getTime()) / 1000) }, message)
      }
      return {
        giveBack: () =>
          adjust(db, [counter], -1, period).catch((error: unknown) =>
            log.error({ error }, 'a stop that was not needed could not be given back'),
          ),
      }
    },
  }
}
