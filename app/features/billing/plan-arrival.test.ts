import { afterEach, expect, test, vi } from 'vitest'
import { awaitPlan } from './plan-arrival.tsx'

afterEach(() => void vi.restoreAllMocks())

function waiting(...answers: (boolean | Error)[]) {
  const leaving = new AbortController()
  const waits: number[] = []
  let looks = 0
  const done = awaitPlan({
    signal: leaving.signal,
    async look() {
      const answer = answers[looks++] ?? false
      if (answer instanceof Error) throw answer
      return answer
    },
    async pause(milliseconds) {
      waits.push(milliseconds / 1_000)
      if (looks > 20) leaving.abort()
    },
  })
  return { done, waits, leaving, looks: () => looks }
}

test('the first check is after two seconds', async () => {
  const { done, waits } = waiting(true)
  expect(await done).toBe(true)
  expect(waits).toEqual([2])
})

test('a late plan is checked with delays that double, and a failed check counts as not active', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { done, waits } = waiting(false, new TypeError('Failed to fetch'), false, true)
  expect(await done).toBe(true)
  expect(waits).toEqual([2, 2, 4, 8])
})

test('after ten failed checks the polling ends', async () => {
  const { done, waits, looks } = waiting()
  expect(await done).toBe(false)
  expect(looks()).toBe(10)
  expect(waits).toEqual([2, 2, 4, 8, 16, 32, 64, 128, 256, 512])
})

test('leaving the page stops the polling without a message', async () => {
  const { done, leaving, looks } = waiting(true)
  leaving.abort()
  expect(await done).toBeNull()
  expect(looks()).toBe(0)
})
