import { expect, test } from 'vitest'
import { createPace, createQueue } from '#server/infra/models/local/queue.ts'
import type { Priority } from '#server/infra/models/model.ts'

const job = (name: string, priority: Priority = 'interactive') => ({ name, priority })

test('serves by priority, then by arrival', () => {
  const queue = createQueue<ReturnType<typeof job>>(10)
  for (const each of [job('v', 'visitor'), job('b', 'batch'), job('i'), job('j'), job('c', 'batch')]) queue.add(each)

  expect(queue.all().map(({ name }) => name)).toEqual(['i', 'j', 'b', 'c', 'v'])
})

test('a repair goes before others of its priority', () => {
  const queue = createQueue<ReturnType<typeof job>>(10)
  for (const each of [job('i'), job('b', 'batch'), job('v', 'visitor')]) queue.add(each)
  queue.add(job('repair', 'batch'), true)
  queue.add(job('repair', 'interactive'), true)

  expect(queue.all().map(({ name }) => name)).toEqual(['repair', 'i', 'repair', 'b', 'v'])
})

test('is bounded, and knows places', () => {
  const queue = createQueue<ReturnType<typeof job>>(2)
  const [first, second] = [job('first'), job('second')]

  expect([queue.add(first), queue.add(second), queue.add(job('third'))]).toEqual([true, true, false])
  expect([first, second].map(queue.placeOf)).toEqual([1, 2])
  expect(queue.remove(first)).toBe(true)
  expect(queue.remove(first)).toBe(false)
  expect(queue.placeOf(second)).toBe(1)
})

test('waiting times are unknown before the first text, then follow from the average', () => {
  const pace = createPace()
  expect(pace.estimate(1, [], 1)).toBeNull()
  pace.record(10)

  expect(pace.estimate(1, [], 1)).toBe(0)
  expect(pace.estimate(1, [4], 1)).toBe(6)
  expect(pace.estimate(3, [4], 1)).toBe(26)
  expect(pace.estimate(2, [4, 7], 2)).toBe(6)
  expect(pace.estimate(1, [30], 1)).toBe(0)
})
