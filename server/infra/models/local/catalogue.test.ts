import { expect, test } from 'vitest'
import { catalogue, recommendModel } from '#server/infra/models/local/catalogue.ts'

const gigabyte = 1e9

test.each([
  ['4 GB', 4, null, undefined],
  ['8 GB', 7.6, null, 'gemma-4-e2b'],
  ['16 GB', 15.4, null, 'gemma-4-e4b'],
  ['64 GB', 64, null, 'gemma-4-e4b'],
  ['8 GB and a graphics card with 12 GB', 8, { memory: 12 * gigabyte, sharesMemory: false }, 'gemma-4-12b'],
  ['16 GB and a graphics card with 4 GB', 15.4, { memory: 4 * gigabyte, sharesMemory: false }, 'gemma-4-e4b'],
  ['Apple silicon with 16 GB', 17.1, { memory: 12 * gigabyte, sharesMemory: true }, 'gemma-4-12b'],
  ['Apple silicon with 8 GB', 8.6, { memory: 6 * gigabyte, sharesMemory: true }, 'gemma-4-e2b'],
])('a machine with %s is offered a model that fits', (_, memory, gpu, id) => {
  const model = recommendModel({ memory: memory * gigabyte, gpu })

  expect(model?.id).toBe(id)
  expect(model?.memory ?? 0).toBeLessThan(Math.max(memory * gigabyte, gpu?.memory ?? 0))
})

test.each(catalogue)('$id is pinned to a revision, a size and a checksum', ({ url, sha256, bytes, memory }) => {
  expect(url).toMatch(/^https:\/\/huggingface\.co\/[\w-]+\/[\w.-]+\/resolve\/[0-9a-f]{40}\/[\w.-]+\.gguf$/)
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(bytes).toBeLessThan(memory)
})
