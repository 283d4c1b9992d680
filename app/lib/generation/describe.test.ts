import { expect, test, vi } from 'vitest'
import {
  firstLine,
  generationLabel,
  generationText,
  generationTopic,
  isChanged,
  rewriteLabel,
  rewriteOf,
  topicBesideFirstLine,
} from './describe.ts'

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

const titled = (...titles: string[]) => ({ titles: titles.map((title) => ({ title, platform: 'youtube' })) })
const request = { topic: 'old bikes' }

test.each([
  ['post', { post: { caption: '\n Chain  first.\nThen brakes.', parts: ['x'] } }, 'Chain first.'],
  ['titles', titled('1. A title', 'Another'), 'A title'],
  ['script', { script: '## Hook\nYou are late.' }, 'Hook'],
  ['script', { script: '[0:00–0:07] Start\n(Shot: the door)\nYou are late.' }, 'You are late.'],
  ['ideas', { ideas: [{ title: 'Film it', description: 'Now', platforms: [] }] }, '1 idea: Film it'],
  ['hashtags', { hashtags: ['#bread', '#rye'] }, '#bread #rye'],
  ['post', { post: { caption: ' ' } }, 'old bikes'],
  ['a kind of a later version', { verse: 'Roses' }, 'old bikes'],
  ['titles', {}, 'old bikes'],
])('a text of %s, %o, is listed as %j', (kind, result, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(firstLine({ kind, request, result })).toBe(words)
})

test.each([
  ['Old bicycles', 'Old bicycles', null],
  ['OLD bicycles!! 🚲✨', 'old bicycles.', null],
  ['हमारी बेकरी।', 'हमारी बेकरी', null],
  ['Old bicycles are here.', 'Old bicycles', 'Old bicycles'],
])('beside the first line %j the topic %j is shown as %j', (caption, topic, shown) => {
  expect(topicBesideFirstLine({ kind: 'post', request: { topic }, result: { post: { caption } } })).toBe(shown)
})

const edit = (title: string, version = 1) => ({ result: titled(title), version, copied: true, at: '2026-11-30T00:00:00.000Z' })

test('a text is the one that its user last had, also of a later version', () => {
  const one = { kind: 'titles', request, result: { ...titled('Written'), otherVersions: [titled('Second')] } }
  expect(generationText(one)).toBe('Written')
  expect(generationText({ ...one, edited: edit('Mine', 2) })).toBe('Mine')
  expect(firstLine({ ...one, edited: edit('Mine', 2) })).toBe('Mine')
})

test('a text is changed when it differs from the version that its user had, and not when it was only copied', () => {
  const one = { kind: 'titles', request, result: { ...titled('Written'), otherVersions: [titled('Second')] } }
  expect(isChanged(one)).toBe(false)
  expect(isChanged({ ...one, edited: edit('Written') })).toBe(false)
  expect(isChanged({ ...one, edited: edit('Second', 2) })).toBe(false)
  expect(isChanged({ ...one, edited: edit('Second') })).toBe(true)
})
