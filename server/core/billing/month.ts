import { TZDate } from '@date-fns/tz'

/** A calendar month: its start, and the start of the next month. */
interface Month {
  readonly start: Date
  readonly end: Date
}

/** The month of `now` in a time zone. When the clocks skip the first hour of the month, it starts after that hour. */
export function monthOf(now: Date, timeZone: string): Month {
  const local = new TZDate(now, timeZone)
  const startOf = (month: number) => new Date(new TZDate(local.getFullYear(), month, 1, timeZone).getTime())
  return { start: startOf(local.getMonth()), end: startOf(local.getMonth() + 1) }
}

/** `monthOf` with a cache. Computing it takes a fifth of the CPU time of a database read, and every request needs it. */
export function calendarOf(timeZone: string): (now: Date) => Month {
  let month: Month | undefined
  return (now) => {
    if (!month || now < month.start || now >= month.end) month = monthOf(now, timeZone)
    return month
  }
}
