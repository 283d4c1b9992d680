import { expect, test } from 'vitest'
import { storedRun } from '#app/lib/generation/stored-run.ts'
import type { Generation } from '#contract/api.ts'

const stored: Generation = {
  ...{ id: 'one', kind: 'post', feature: 'tweets', created_at: '2026-11-30T00:00:00.000Z' },
  request: { topic: 'Bread', platform: 'twitter', language: 'en' },
  result: { post: { caption: 'First' }, otherVersions: [{ post: { caption: 'Second' } }], checks: [] },
}

test('a stored text becomes a run with its versions, of which the first is shown', () => {
  const run = storedRun(stored)
  expect(run).toMatchObject({ id: 'one', state: 'written', original: { post: { caption: 'First' } }, alternatives: { shown: 0 } })
  expect(run?.alternatives?.all).toHaveLength(2)
})

test('what its user made of a version is shown, and the text as it was written stays', () => {
  const run = storedRun({ ...stored, edited: { result: { post: { caption: 'Mine' } }, version: 2, copied: true, at: '' } })
  expect(run).toMatchObject({
    ...{ result: { post: { caption: 'Mine' } }, original: { post: { caption: 'Second' } } },
    alternatives: { shown: 1 },
  })
})

test('a kind of a later build is no run', () => {
  expect(storedRun({ ...stored, kind: 'poem' })).toBeNull()
})
