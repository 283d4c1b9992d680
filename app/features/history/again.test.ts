import { beforeEach, expect, test } from 'vitest'
import { screenKey, screenOf } from '#app/lib/generation/screens.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { kindPaths } from '#kinds/paths.ts'
import { fillIn } from './again.ts'

beforeEach(() => localStorage.clear())

const draftAt = (path: string) => JSON.parse(localStorage.getItem(`draft:${screenKey('me', path)}`) ?? 'null')

test.each(postPlatforms)('a %s post is run again on its own screen', (platform) => {
  expect(screenOf({ kind: 'post', request: { platform } })?.path).toBe(paths[platform])
})

test.each([
  ['titles', kindPaths.titles],
  ['description', kindPaths.description],
  ['hashtags', kindPaths.hashtags],
  ['ideas', kindPaths.ideas],
  ['script', kindPaths.script],
])('%s are run again on their own screen', (kind, path) => {
  expect(screenOf({ kind, request: {} })?.path).toBe(path)
})

test.each([
  [{ kind: 'a kind of a later version', request: {} }],
  [{ kind: 'post', request: { platform: 'a later platform' } }],
  [{ kind: 'toString', request: {} }],
])('%o has no screen, and fills in nothing', (generation) => {
  expect(fillIn(generation, 'me')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('the form gets every setting, but not which text it was a version of', () => {
  const asked = { topic: 'bikes', details: 'Rs 900', occasion: 'offer', platform: 'reddit', tone: 'formal' }
  const request = { ...asked, rewrite: { of: 'x', how: 'shorter' } }
  expect(fillIn({ kind: 'post', request }, 'me')?.path).toBe(paths.reddit)
  expect(draftAt(paths.reddit)).toEqual(asked)
})

test('hashtags of one platform tick that platform', () => {
  fillIn({ kind: 'hashtags', request: { topic: 'bikes', platform: 'tiktok' } }, 'me')
  expect(draftAt(kindPaths.hashtags)).toMatchObject({ platforms: ['tiktok'] })
})

test('the platform of titles, which their request lists, is chosen again', () => {
  fillIn({ kind: 'titles', request: { topic: 'bikes', platforms: ['tiktok'] } }, 'me')
  expect(draftAt(kindPaths.titles)).toEqual({ topic: 'bikes', platforms: 'tiktok' })
})

test('the draft that was there can be brought back', () => {
  localStorage.setItem(`draft:${screenKey('me', kindPaths.ideas)}`, '{"prompt":"mine"}')
  fillIn({ kind: 'ideas', request: { prompt: 'theirs' } }, 'me')?.undo()
  expect(draftAt(kindPaths.ideas)).toEqual({ prompt: 'mine' })
})
