import { beforeEach, expect, test } from 'vitest'
import { screenKey, screenOf } from '#app/lib/generation/screens.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { type SavedFeature, savedFeatureIds } from '#kinds/library.ts'
import { kindPaths } from '#kinds/paths.ts'
import { fillFromEntry, fillIn } from './again.ts'

beforeEach(() => localStorage.clear())

const draftAt = (path: string) => JSON.parse(localStorage.getItem(`draft:${screenKey('me', path)}`) ?? 'null')

test.each(postPlatforms)('a %s post is opened on its generator screen again', (platform) => {
  expect(screenOf({ kind: 'post', request: { platform } })?.path).toBe(paths[platform])
})

test.each([
  ['titles', kindPaths.titles],
  ['description', kindPaths.description],
  ['hashtags', kindPaths.hashtags],
  ['ideas', kindPaths.ideas],
  ['script', kindPaths.script],
])('%s are opened on their generator screen again', (kind, path) => {
  expect(screenOf({ kind, request: {} })?.path).toBe(path)
})

test.each([
  [{ kind: 'a kind of a later version', request: {} }],
  [{ kind: 'post', request: { platform: 'a later platform' } }],
  [{ kind: 'toString', request: {} }],
])('%o has no screen, and nothing is filled in', (generation) => {
  expect(fillIn(generation, 'me')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('the form gets every setting, but not the reference to the earlier version', () => {
  const asked = { topic: 'bikes', details: 'Rs 900', occasion: 'offer', platform: 'reddit', tone: 'formal' }
  const request = { ...asked, rewrite: { of: 'x', how: 'shorter' } }
  expect(fillIn({ kind: 'post', request }, 'me')?.path).toBe(paths.reddit)
  expect(draftAt(paths.reddit)).toEqual({ ...asked, facts: {} })
})

test('the facts of a request are the answers of its form, steps a line each', () => {
  fillIn({ kind: 'script', request: { topic: 'bikes', facts: { price: 'Rs 900', steps: ['Oil it', 'Ride it'] } } }, 'me')
  expect(draftAt(kindPaths.script)).toMatchObject({ facts: { price: 'Rs 900', steps: 'Oil it\nRide it' } })
})

test('the platform of a hashtag request is ticked', () => {
  fillIn({ kind: 'hashtags', request: { topic: 'bikes', platform: 'tiktok' } }, 'me')
  expect(draftAt(kindPaths.hashtags)).toMatchObject({ platforms: ['tiktok'] })
})

test('the platform of a title request, which is a list, is selected', () => {
  fillIn({ kind: 'titles', request: { topic: 'bikes', platforms: ['tiktok'] } }, 'me')
  expect(draftAt(kindPaths.titles)).toMatchObject({ topic: 'bikes', platforms: 'tiktok' })
})

test('the previous draft can be restored', () => {
  localStorage.setItem(`draft:${screenKey('me', kindPaths.ideas)}`, '{"prompt":"mine"}')
  fillIn({ kind: 'ideas', request: { prompt: 'theirs' } }, 'me')?.undo()
  expect(draftAt(kindPaths.ideas)).toEqual({ prompt: 'mine' })
})

test.each(savedFeatureIds)('a saved %s opens the generator that writes it', (feature) => {
  expect(fillFromEntry({ feature, title: 'Bikes' }, 'me')?.path).toMatch(/^\/dashboard\//)
})

test.each<[SavedFeature, string, object]>([
  ['reddit-post', paths.reddit, { topic: 'Old bicycles' }],
  ['ideas', kindPaths.ideas, { prompt: 'Old bicycles' }],
])('the title of a saved %s becomes the topic, without the mark of a cut', (feature, path, draft) => {
  fillFromEntry({ feature, title: 'Old bicycles…' }, 'me')
  expect(draftAt(path)).toEqual(draft)
})
