/** The wall clock of a zone at a moment, written as if it were UTC, in milliseconds. */
function wallClock(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const hour = 3_600_000
/** No zone is further from UTC, and no change of clocks is larger. */
const furthest = 15 * hour

/** The first moment at which the zone's wall clock shows `wall` or later: a month can begin in an hour that clocks skip. */
function momentOf(wall: number, timeZone: string): Date {
  let [before, after] = [wall - furthest, wall + furthest]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (wallClock(middle, timeZone) >= wall) after = middle
    else before = middle
  }
  return new Date(after)
}

/** The calendar month that `now` lies in, by the zone's clocks: its first moment, and the first of the month after. */
export function monthOf(now: Date, timeZone: string): { start: Date; end: Date } {
  const local = new Date(wallClock(now.getTime(), timeZone))
  const firstOf = (month: number) => momentOf(Date.UTC(local.getUTCFullYear(), month, 1), timeZone)
  return { start: firstOf(local.getUTCMonth()), end: firstOf(local.getUTCMonth() + 1) }
}
