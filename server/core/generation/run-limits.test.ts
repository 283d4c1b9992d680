import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeadline, keepLease } from '#server/core/generation/run-limits.ts'
import { createLog } from '#server/infra/log.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a deadline does not count the time in which it is paused', () => {
  const { signal, setPaused } = createDeadline(1_000)
  vi.advanceTimersByTime(400)
  setPaused(true)
  setPaused(true)
  vi.advanceTimersByTime(60_000)
  setPaused(false)
  setPaused(false)
  vi.advanceTimersByTime(599)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

test('a lease is renewed until it is stopped, also after an attempt that failed', async () => {
  const renew = vi.fn(async () => true).mockRejectedValueOnce(new Error('no connection'))
  const { signal, stop } = keepLease({ renew }, 60_000, createLog('silent'))
  await vi.advanceTimersByTimeAsync(179_999)
  expect(renew).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(renew).toHaveBeenCalledTimes(2)
  expect(signal.aborted).toBe(false)
})

test('a lost lease ends the run with an error', async () => {
  const { signal, stop } = keepLease({ renew: async () => false }, 60_000, createLog('silent'))
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(signal.reason).toMatchObject({ code: 'GENERATION_FAILED' })
})
