import { expect, test } from 'vitest'
import { generationLabel, generationTopic, preview, rewriteLabel, rewriteOf } from './describe.ts'

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

test('the topic is what the user typed, for every kind', () => {
  expect(generationTopic({ request: { topic: 'bikes' } })).toBe('bikes')
  expect(generationTopic({ request: { prompt: 'ceramics' } })).toBe('ceramics')
  expect(generationTopic({ request: {} })).toBe('')
})

const earlier = '0197aaaa-0000-7000-8000-000000000001'

test('a rewrite has the label of its version and the id of the original', () => {
  const request = { topic: 'bikes', rewrite: { of: earlier, how: 'shorter' } }
  expect(rewriteLabel({ request })).toBe('Shorter')
  expect(rewriteOf({ request })).toEqual({ of: earlier, how: 'shorter' })
})

test.each([[{}], [{ rewrite: null }], [{ rewrite: { of: earlier, how: 'unknown' } }], [{ rewrite: { how: 'longer' } }]])(
  'a request of %o is not a known rewrite',
  (request) => {
    expect(rewriteOf({ request })).toBeNull()
    expect(rewriteLabel({ request })).toBeNull()
  },
)

test.each([
  [{ post: { parts: ['1/2 Chain', '2/2 Brake'], caption: 'all' } }, '1/2 Chain'],
  [{ titles: [{ title: ' A title ', platform: 'youtube' }] }, 'A title'],
  [
    {
      titles: [
        { title: 'Old bikes', platform: 'youtube' },
        { title: 'Old bikes. Your take?', platform: 'youtube' },
      ],
    },
    'Your take?',
  ],
  [{ hashtags: ['#bread', '#rye'] }, '#bread'],
  [{ checks: [{ code: 'number', field: 'script', quotes: ['38 %'] }], script: 'You are' }, 'You are'],
  [{ post: { caption: 'Old bikes' } }, ''],
  [{}, ''],
])('the first text of %o that says more than the topic is %j', (result, words) => {
  expect(preview(result, 'old bikes')).toBe(words)
})
