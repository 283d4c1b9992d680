import { expect, test, vi } from 'vitest'
import { newIdempotencyKey } from '#app/lib/api.ts'

test('idempotency keys are 32 hex digits and never the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(100)
})

test('keys are made where crypto.randomUUID does not exist: plain http from another machine', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
