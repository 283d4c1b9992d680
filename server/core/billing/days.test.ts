import { expect, test } from 'vitest'
import { daysUntil, lastDaysOf } from './days.ts'

const lengthsInHours = ({ starts, end }: ReturnType<typeof daysUntil>) =>
  [...starts, end].slice(1).map((moment, index) => (moment.getTime() - (starts[index]?.getTime() ?? 0)) / 3_600_000)

test('days begin at midnight of the time zone', () => {
  const late = new Date('2026-11-20T20:00:00Z')
  expect(daysUntil(late, 'UTC', 2).dates).toEqual(['2026-11-19', '2026-11-20'])
  const kolkata = daysUntil(late, 'Asia/Kolkata', 2)
  expect(kolkata.dates).toEqual(['2026-11-20', '2026-11-21'])
  expect(kolkata.starts.map((start) => start.toISOString())).toEqual(['2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z'])
})

test('days include those of the month and the year before', () => {
  const { dates } = daysUntil(new Date('2027-01-02T12:00:00Z'), 'UTC', 30)
  expect([dates[0], dates.at(-2), dates.length]).toEqual(['2026-12-04', '2027-01-01', 30])
})

test('days with a clock change have 23 or 25 hours, and a day without midnight starts after the gap', () => {
  expect(lengthsInHours(daysUntil(new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin', 2))).toEqual([24, 23])
  expect(lengthsInHours(daysUntil(new Date('2026-10-25T12:00:00Z'), 'Europe/Berlin', 2))).toEqual([24, 25])
  // Clocks in Santiago went from 24:00 to 01:00.
  expect(daysUntil(new Date('2026-09-06T12:00:00Z'), 'America/Santiago', 1).starts[0]?.toISOString()).toBe('2026-09-06T04:00:00.000Z')
})

test('cached days are computed again when the next day starts', () => {
  const lastDays = lastDaysOf('UTC', 2)
  const evening = lastDays(new Date('2026-11-20T23:59:59Z'))
  expect(lastDays(new Date('2026-11-20T00:00:00Z'))).toBe(evening)
  expect(lastDays(new Date('2026-11-21T00:00:00Z')).dates).toEqual(['2026-11-20', '2026-11-21'])
})
