import { clockOf, momentOf } from '#server/core/month.ts'

/** Calendar days in a row, oldest first. */
export interface Days {
  /** `2026-11-21`. */
  readonly dates: readonly string[]
  /** The first moment of each day. */
  readonly starts: readonly Date[]
  /** The first moment after the last day. */
  readonly end: Date
}

/** The `count` days that end with the one that `now` lies in, by the zone's clocks. */
export function daysUntil(now: Date, timeZone: string, count: number): Days {
  const clock = clockOf(timeZone)
  const local = new Date(clock(now.getTime()))
  const midnight = (daysAgo: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - daysAgo)
  const midnights = Array.from({ length: count }, (_, at) => midnight(count - 1 - at))
  return {
    dates: midnights.map((wall) => new Date(wall).toISOString().slice(0, 10)),
    starts: midnights.map((wall) => momentOf(wall, clock)),
    end: momentOf(midnight(-1), clock),
  }
}

/** `daysUntil`, worked out once a day: it costs some ten milliseconds. */
export function lastDaysOf(timeZone: string, count: number): (now: Date) => Days {
  let days: Days | undefined
  return (now) => {
    const today = days?.starts.at(-1)
    if (!days || !today || now < today || now >= days.end) days = daysUntil(now, timeZone, count)
    return days
  }
}
