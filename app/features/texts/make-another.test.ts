import { beforeEach, expect, test } from 'vitest'
import { screenKey } from '#app/lib/generation/screens.ts'
import { paths } from '#contract/paths.ts'
import { type SavedFeature, savedFeatureIds } from '#kinds/library.ts'
import { kindPaths } from '#kinds/paths.ts'
import { fillFromEntry } from './make-another.ts'

beforeEach(() => localStorage.clear())

const draftAt = (path: string) => JSON.parse(localStorage.getItem(`draft:${screenKey('me', path)}`) ?? 'null')

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

test('the draft that it replaces can be restored', () => {
  localStorage.setItem(`draft:${screenKey('me', kindPaths.titles)}`, '{"topic":"mine"}')
  fillFromEntry({ feature: 'titles', title: 'theirs' }, 'me')?.undo()
  expect(draftAt(kindPaths.titles)).toEqual({ topic: 'mine' })
})
