import { TZDate } from '@date-fns/tz'

/** Calendar days in a row, oldest first. */
export interface Days {
  /** `2026-11-21`. */
  readonly dates: readonly string[]
  /** The first moment of each day. */
  readonly starts: readonly Date[]
  /** The first moment after the last day. */
  readonly end: Date
}

/** The `count` days that end with the one that `now` is in, by the zone's clocks. Where clocks skip midnight, a day begins after that. */
export function daysUntil(now: Date, timeZone: string, count: number): Days {
  const local = new TZDate(now, timeZone)
  const dayAfter = (days: number) => new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + days, timeZone)
  const days = Array.from({ length: count }, (_, at) => dayAfter(at + 1 - count))
  return {
    dates: days.map((day) => day.toISOString().slice(0, '2026-11-21'.length)),
    starts: days.map((day) => new Date(day.getTime())),
    end: new Date(dayAfter(1).getTime()),
  }
}

/** `daysUntil`, computed once a day: thirty days take some two milliseconds. */
export function lastDaysOf(timeZone: string, count: number): (now: Date) => Days {
  let days: Days | undefined
  return (now) => {
    const today = days?.starts.at(-1)
    if (!days || !today || now < today || now >= days.end) days = daysUntil(now, timeZone, count)
    return days
  }
}
