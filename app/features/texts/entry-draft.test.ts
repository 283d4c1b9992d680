import { expect, test } from 'vitest'
import { withTyped } from '#app/ui/chip-input.tsx'
import { libraryMessages } from '#contract/messages.ts'
import type { SavedContent } from '#kinds/library.ts'
import { changesOf, draftOf, problemsOf } from './entry-draft.ts'
import { entryMessages } from './messages.ts'

const entry: SavedContent = {
  id: '0197aaaa-0000-7000-8000-000000000001',
  title: 'Bikes',
  content: 'Fix the chain.',
  contentType: 'post',
  feature: 'reddit-post',
  tags: ['bikes'],
  created_at: '2026-05-01T10:00:00.000Z',
}
const json = (title: string) => JSON.stringify({ platform: 'youtube', title })
const savedTitle: SavedContent = { ...entry, title: 'Bread', content: json('Bread'), feature: 'titles' }

test('a draft that equals the entry is no change, also with spaces around it', () => {
  expect(changesOf(entry, draftOf(entry))).toBeNull()
  expect(changesOf(entry, { title: ' Bikes ', text: 'Fix the chain.\n', tags: ['bikes'], typed: ' , ' })).toBeNull()
  expect(changesOf(savedTitle, draftOf(savedTitle))).toBeNull()
})

test('only changed fields are sent, including a tag that is being typed', () => {
  expect(changesOf(entry, { ...draftOf(entry), text: 'New' })).toEqual({ content: 'New' })
  expect(changesOf(entry, { ...draftOf(entry), typed: 'chain' })).toEqual({ tags: ['bikes', 'chain'] })
})

test("a saved title is edited as text and stored as JSON of platform and title; the entry's unchanged name follows it", () => {
  expect(draftOf(savedTitle).text).toBe('Bread')
  expect(changesOf(savedTitle, { ...draftOf(savedTitle), text: 'Rye' })).toEqual({ title: 'Rye', content: json('Rye') })
  expect(changesOf({ ...savedTitle, title: 'My name' }, { ...draftOf(savedTitle), title: 'My name', text: 'Rye' })).toEqual({
    content: json('Rye'),
  })
})

test('a saved title that was stored as plain text is stored as plain text again', () => {
  const plain = { ...savedTitle, content: 'Bread' }
  expect(changesOf(plain, { ...draftOf(plain), text: 'Rye' })).toMatchObject({ content: 'Rye' })
})

test('commas separate tags, and no tag is added twice', () => {
  expect(withTyped(['a'], ' b, a ,, c ')).toEqual(['a', 'b', 'c'])
})

test('each field has its own error', () => {
  const fine = draftOf(entry)
  expect(problemsOf(fine)).toEqual({ title: undefined, text: undefined, tags: undefined })
  expect(problemsOf({ ...fine, title: ' ' }).title).toBe(libraryMessages.titleRequired)
  expect(problemsOf({ ...fine, title: 'x'.repeat(301) }).title).toBe(entryMessages.tooLong({ most: 300 }))
  expect(problemsOf({ ...fine, text: '' }).text).toBe(libraryMessages.nothingToSave)
  expect(problemsOf({ ...fine, typed: 'x'.repeat(41) }).tags).toBe(entryMessages.tooLong({ most: 40 }))
  expect(problemsOf({ ...fine, typed: Array.from({ length: 21 }, (_, at) => at).join() }).tags).toBe(libraryMessages.tooManyTags)
})
