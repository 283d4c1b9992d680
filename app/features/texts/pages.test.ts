import { expect, test } from 'vitest'
import type { SavedContent } from '#kinds/library.ts'
import { type Pages, withChanged, without, withRestored } from './pages.ts'

/** An entry with the second of its creation in its id. */
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
const idsIn = ({ pages }: Pages) => pages.flatMap(({ items }) => items.map(({ id }) => id))
const full = list([entry(9), entry(8)], [entry(7), entry(6)], [entry(5)])

test.each([[['id-9']], [['id-8', 'id-7']], [['id-6', 'id-5']], [['id-9', 'id-8', 'id-7', 'id-6', 'id-5']]])(
  'removed entries %j are restored at their positions',
  (ids) => {
    const rest = without(full, new Set(ids))
    expect(idsIn(rest)).toEqual(idsIn(full).filter((id) => !ids.includes(id)))
    const entries = full.pages.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)))
    expect(idsIn(withRestored(rest, entries))).toEqual(idsIn(full))
  },
)

test('an entry that is already in the list again is not inserted twice', () => {
  expect(withRestored(full, [entry(7)])).toEqual(full)
})

test('entries with the same time have the order of the server', () => {
  const same = list([entry(9, 'c'), entry(9, 'a')])
  expect(idsIn(withRestored(same, [entry(9, 'b')]))).toEqual(['c', 'b', 'a'])
})

test('a changed entry replaces the previous version', () => {
  const changed = { ...entry(7), title: 'New' }
  expect(withChanged(full, changed).pages[1]?.items[0]).toEqual(changed)
})
