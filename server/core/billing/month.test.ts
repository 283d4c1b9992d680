import { expect, test } from 'vitest'
import { calendarOf, monthOf } from '#server/core/billing/month.ts'

const month = (now: string, zone: string) => {
  const { start, end } = monthOf(new Date(now), zone)
  return [start.toISOString(), end.toISOString()]
}

test.each([
  ['UTC', '2026-11-21T07:00:00Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'],
  // Already the first in India, still the 31st in UTC.
  ['Asia/Kolkata', '2026-10-31T18:30:00Z', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['Asia/Kolkata', '2026-10-31T18:29:59.999Z', '2026-09-30T18:30:00.000Z', '2026-10-31T18:30:00.000Z'],
  // Clocks went back on the first of the month, and forward within it.
  ['America/New_York', '2026-11-15T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ['America/New_York', '2026-03-20T12:00:00Z', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  // Clocks jumped from midnight to one o'clock on the first: the month begins at one.
  ['America/Asuncion', '2023-10-15T12:00:00Z', '2023-10-01T04:00:00.000Z', '2023-11-01T03:00:00.000Z'],
])('in %s the month of %s runs from %s to %s', (zone, now, start, end) => {
  expect(month(now, zone)).toEqual([start, end])
})

test('a cached month is replaced when a moment is in another month', () => {
  const monthAt = calendarOf('Asia/Kolkata')
  const moments = [
    '2026-10-31T18:29:59.999Z',
    '2026-10-31T18:30:00Z',
    '2026-11-30T18:29:59.999Z',
    '2026-11-30T18:30:00Z',
    '2026-10-31T18:29:59Z',
  ]
  for (const moment of moments) expect(monthAt(new Date(moment))).toEqual(monthOf(new Date(moment), 'Asia/Kolkata'))
})
