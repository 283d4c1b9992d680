import { expect, test } from 'vitest'
import { generationLabel, generationTopic } from './describe.ts'

test.each([
  ['post', { platform: 'reddit' }, 'Post · Reddit'],
  ['post', { platform: 'youtube' }, 'Post · YouTube Community'],
  ['titles', { platforms: ['youtube'] }, 'Titles · YouTube'],
  ['titles', { platforms: ['General'] }, 'Titles'],
  ['script', {}, 'Script'],
  ['a kind of a later version', {}, 'a kind of a later version'],
])('a generation of %s with %o is called %s', (kind, request, label) => {
  expect(generationLabel({ kind, request })).toBe(label)
})

test('its topic is what the person typed, whatever the kind calls it', () => {
  expect(generationTopic({ request: { topic: 'bikes' } })).toBe('bikes')
  expect(generationTopic({ request: { prompt: 'ceramics' } })).toBe('ceramics')
  expect(generationTopic({ request: {} })).toBe('')
})
