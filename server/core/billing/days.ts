import { TZDate } from '@date-fns/tz'

/** Consecutive calendar days, oldest first. */
export interface Days {
  /** `2026-11-21`. */
  readonly dates: readonly string[]
  /** The start of each day. */
  readonly starts: readonly Date[]
  /** The end of the last day, exclusive. */
  readonly end: Date
}

/** The last `count` days up to the day of `now`, in a time zone. When the clocks skip midnight, a day starts after the gap. */
export function daysUntil(now: Date, timeZone: string, count: number): Days {
  const local = new TZDate(now, timeZone)
  const dayAfter = (days: number) => new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + days, timeZone)
  const days = Array.from({ length: count }, (_, index) => dayAfter(index + 1 - count))
  return {
    dates: days.map((day) => day.toISOString().slice(0, '2026-11-21'.length)),
    starts: days.map((day) => new Date(day.getTime())),
    end: new Date(dayAfter(1).getTime()),
  }
}

/** `daysUntil` with a cache: computing thirty days takes about two milliseconds. */
export function lastDaysOf(timeZone: string, count: number): (now: Date) => Days {
  let days: Days | undefined
  return (now) => {
    const today = days?.starts.at(-1)
    if (!days || !today || now < today || now >= days.end) days = daysUntil(now, timeZone, count)
    return days
  }
}
