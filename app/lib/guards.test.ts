import { afterEach, expect, test, vi } from 'vitest'
import { storeReturnPath, takeReturnPath } from '#app/lib/guards.tsx'
import { paths } from '#contract/paths.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

const chosen = '/manual-payment-request?plan=pro&interval=monthly'
const hours = (count: number) => count * 60 * 60 * 1000

test('a stored path is returned once, then the dashboard', () => {
  storeReturnPath(chosen)

  expect([takeReturnPath(), takeReturnPath()]).toEqual([chosen, paths.dashboard])
})

test('a stored path is valid for a day, as long as the link of the email', () => {
  vi.useFakeTimers()
  storeReturnPath(chosen)
  vi.advanceTimersByTime(hours(23))
  expect(takeReturnPath()).toBe(chosen)

  storeReturnPath(chosen)
  vi.advanceTimersByTime(hours(24))
  expect(takeReturnPath()).toBe(paths.dashboard)
})

test('a later sign-up without a return path does not use an older one', () => {
  storeReturnPath(chosen)
  storeReturnPath(paths.dashboard)

  expect(takeReturnPath()).toBe(paths.dashboard)
})

test.each(['not json', '{"path":"//evil.example","until":9e15}', '{"path":"/pricing"}', '"/pricing"', 'null'])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem('return-path', stored)

    expect(takeReturnPath()).toBe(paths.dashboard)
  },
)
