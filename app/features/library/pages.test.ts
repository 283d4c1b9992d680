import { expect, test } from 'vitest'
import type { SavedContent } from '#kinds/library.ts'
import { idsIn, type Pages, withBack, withChanged, without } from './pages.ts'

/** Entries are named by their second: the higher, the newer. */
const entry = (second: number, id = `id-${second}`): SavedContent => ({
  id,
  title: id,
  content: 'Text',
  contentType: 'post',
  feature: 'ideas',
  tags: [],
  created_at: `2026-05-01T10:00:${String(second).padStart(2, '0')}.000Z`,
})
const list = (...pages: SavedContent[][]): Pages => ({
  pages: pages.map((items) => ({ items, next: null })),
  pageParams: pages.map(() => undefined),
})
const full = list([entry(9), entry(8)], [entry(7), entry(6)], [entry(5)])

test.each([[['id-9']], [['id-8', 'id-7']], [['id-6', 'id-5']], [['id-9', 'id-8', 'id-7', 'id-6', 'id-5']]])(
  'entries %j that were taken out come back where they were',
  (ids) => {
    const taken = without(full, new Set(ids))
    expect(idsIn(taken)).toEqual(idsIn(full).filter((id) => !ids.includes(id)))
    const entries = full.pages.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)))
    expect(idsIn(withBack(taken, entries))).toEqual(idsIn(full))
  },
)

test('an entry that is there again already is not put in twice', () => {
  expect(withBack(full, [entry(7)])).toEqual(full)
})

test('entries of the same moment keep the order of the server', () => {
  const same = list([entry(9, 'c'), entry(9, 'a')])
  expect(idsIn(withBack(same, [entry(9, 'b')]))).toEqual(['c', 'b', 'a'])
})

test('a changed entry stands in the place of what it was', () => {
  const changed = { ...entry(7), title: 'New' }
  expect(withChanged(full, changed).pages[1]?.items[0]).toEqual(changed)
})
