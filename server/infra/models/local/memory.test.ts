import { expect, test } from 'vitest'
import { cachedFilesOf, freeMemory, freeOfVmStat, totalMemory } from '#server/infra/models/local/memory.ts'

test('free memory is a part of what this process may use', () => {
  expect(freeMemory()).toBeGreaterThan(0)
  expect(freeMemory()).toBeLessThan(totalMemory())
})

test('on macOS memory that only repeats what is on disk counts as free', () => {
  const output = `Mach Virtual Memory Statistics: (page size of 16384 bytes)
Pages free:                               10000.
Pages active:                            200000.
Pages inactive:                           50000.
Pages speculative:                         4000.
Pages purgeable:                           1000.`

  expect(freeOfVmStat(output)).toBe(16_384 * 65_000)
})

test('cached files in a container count as free', () => {
  expect(cachedFilesOf('anon 100\nfile 900\ninactive_file 400\nactive_file 300\n')).toBe(700)
  expect(cachedFilesOf('')).toBe(0)
})
