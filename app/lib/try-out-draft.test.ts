import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTryOutDraft, readTryOutDraft, saveTryOutDraft, type TryOutDraft } from '#app/lib/try-out-draft.ts'

const sale: TryOutDraft = {
  kind: 'post',
  topic: 'Diwali sale on candles, 20% off',
  details: 'Till Sunday',
  facts: { price: '₹450', steps: 'Light it\nWait' },
  platform: 'instagram',
  language: 'en',
  text: 'Diwali sale on candles, 20% off till Sunday.',
}
const day = 24 * 60 * 60 * 1_000

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

/** Stores the draft with some fields replaced. */
function store(changed: object): void {
  localStorage.setItem('try-out-draft', JSON.stringify({ ...sale, savedAt: Date.now(), ...changed }))
}

test('a saved draft is read again, and a cleared one is gone', () => {
  saveTryOutDraft(sale)
  expect(readTryOutDraft()).toEqual(sale)
  clearTryOutDraft()
  expect(readTryOutDraft()).toBeNull()
})

test('a newer draft replaces the one before', () => {
  saveTryOutDraft(sale)
  saveTryOutDraft({ ...sale, platform: 'reddit' })
  expect(readTryOutDraft()?.platform).toBe('reddit')
})

test.each<Partial<TryOutDraft>>([
  { kind: 'titles', platform: 'youtube' },
  { kind: 'hashtags', platform: 'tiktok' },
  { kind: 'script', platform: '' },
])('a draft of another kind is kept too: %o', (other) => {
  saveTryOutDraft({ ...sale, ...other })
  expect(readTryOutDraft()).toEqual({ ...sale, ...other })
})

test('a draft is kept for seven days and not longer', () => {
  vi.useFakeTimers()
  saveTryOutDraft(sale)
  vi.advanceTimersByTime(7 * day)
  expect(readTryOutDraft()).toEqual(sale)
  vi.advanceTimersByTime(1)
  expect(readTryOutDraft()).toBeNull()
})

test.each([
  ['an unknown kind', { kind: 'poem' }],
  ['a platform that its kind lacks', { kind: 'hashtags', platform: 'reddit' }],
  ['an unknown fact', { facts: { colour: 'red' } }],
  ['a fact that is too long', { facts: { price: 'x'.repeat(401) } }],
  ['facts that are no texts', { facts: { price: 7 } }],
  ['an unknown platform', { platform: 'myspace' }],
  ['an unknown language', { language: 'tlh' }],
  ['no topic', { topic: '' }],
  ['a topic that is too long', { topic: 'x'.repeat(2_001) }],
  ['details that are no text', { details: 7 }],
  ['details that are too long', { details: 'x'.repeat(2_001) }],
  ['an empty text', { text: '' }],
  ['a text that is too long', { text: 'x'.repeat(50_001) }],
  ['no date', { savedAt: undefined }],
  ['a date in the future', { savedAt: Date.now() + day }],
])('a draft with %s is ignored', (_, changed) => {
  store({})
  expect(readTryOutDraft()).toEqual(sale)
  store(changed)
  expect(readTryOutDraft()).toBeNull()
})

test.each(['not json', '"a text"', '[]', 'null'])('an unreadable draft (%s) is ignored', (stored) => {
  localStorage.setItem('try-out-draft', stored)
  expect(readTryOutDraft()).toBeNull()
})
