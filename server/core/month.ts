/** Tells the wall clock of a zone at a moment, written as if it were UTC; both in milliseconds. */
export type Clock = (moment: number) => number

export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => wallClock(format.formatToParts(moment))
}

function wallClock(parts: readonly Intl.DateTimeFormatPart[]): number {
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const hour = 3_600_000
/** No zone is further from UTC, and no change of clocks is larger. */
const furthest = 15 * hour

/** The first moment at which the zone's wall clock shows `wall` or later: a month can begin in an hour that clocks skip. */
export function momentOf(wall: number, clock: Clock): Date {
  let [before, after] = [wall - furthest, wall + furthest]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (clock(middle) >= wall) after = middle
    else before = middle
  }
  return new Date(after)
}

/** A calendar month: its first moment, and the first of the month after. */
export interface Month {
  readonly start: Date
  readonly end: Date
}

/** The month that `now` lies in, by the zone's clocks. */
export function monthOf(now: Date, timeZone: string): Month {
  const clock = clockOf(timeZone)
  const local = new Date(clock(now.getTime()))
  const firstOf = (month: number) => momentOf(Date.UTC(local.getUTCFullYear(), month, 1), clock)
  return { start: firstOf(local.getUTCMonth()), end: firstOf(local.getUTCMonth() + 1) }
}

/** `monthOf`, worked out once a month: it costs a millisecond, and every request asks. */
export function calendarOf(timeZone: string): (now: Date) => Month {
  let month: Month | undefined
  return (now) => {
    if (!month || now < month.start || now >= month.end) month = monthOf(now, timeZone)
    return month
  }
}
