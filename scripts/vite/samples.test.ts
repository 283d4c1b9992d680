import { expect, test } from 'vitest'
import { measures } from '#contract/weighted.ts'
import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'
import type { Sample } from '#kinds/samples.ts'
import { sample, writeSamples } from '#scripts/vite/samples.ts'

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

test('a sample that is no more than its topic fails the build', async () => {
  await expect(sample('post', { topic: 'bicycles', platform: 'facebook', length: 'short', language: 'en' }, 1)).rejects.toThrow(
    'needs facts',
  )
})

test('the post of the try-out has each of its facts, word for word', () => {
  const { request, result } = samples.tryOut
  for (const fact of [request.topic, ...(request.details ?? '').split('\n')]) expect(result.post.caption).toContain(fact)
})

test('the same news is written in each language with a line of its own', () => {
  const calls = Object.entries(samples.languages).map(([language, text]) => [language, text.split('🛍️').at(-1)])
  for (const [language, call] of calls) expect(call, language).toMatch(/\p{L}.*lunabags\.example$/u)
  expect(new Set(calls.map(([, call]) => call)).size).toBe(calls.length)
})

test('every build writes the same texts', async () => {
  expect(await writeSamples()).toEqual(samples)
})

test('the length shown for a text is correct', () => {
  expect(samples.tryOut.used).toBe(samples.tryOut.result.post.caption.length)
  expect(samples.post.used).toBe(samples.post.result.post.caption.length)
  expect(samples.description.used).toBe(Buffer.byteLength(samples.description.result.description))
})
