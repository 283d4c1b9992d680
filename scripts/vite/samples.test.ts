import { expect, test } from 'vitest'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'
import type { Sample } from '#kinds/samples.ts'
import { writeSamples } from '#scripts/vite/samples.ts'

const samples = await writeSamples()

test.each([
  ['the post of the try-out', 'post', samples.tryOut],
  ['the post', 'post', samples.post],
  ['the description', 'description', samples.description],
  ['the script', 'script', samples.script],
  ['the ideas', 'ideas', samples.ideas],
] as const)('%s shown on the site passes every check of the product', (_, kind: KindName, { request, result }: Sample<KindName>) => {
  expect(serverKinds[kind].schema.result.safeParse(result).success).toBe(true)
  expect(serverKinds[kind].schema.check(result as never, request as never, measures)).toEqual([])
})

test('every build writes the same texts', async () => {
  expect(await writeSamples()).toEqual(samples)
})

test('the length shown for a text is correct', () => {
  expect(samples.tryOut.used).toBe(samples.tryOut.result.post.caption.length)
  expect(samples.post.used).toBe(samples.post.result.post.caption.length)
  expect(samples.description.used).toBe(Buffer.byteLength(samples.description.result.description))
})
