import { expect, test, vi } from 'vitest'
import { count, i18n, params } from '#contract/i18n.ts'

const catalogue = i18n('i18n-test', {
  plain: 'Plain',
  named: params('Search {place} for “{typed}”'),
  entries: count({ one: '{count} entry', other: '{count} entries' }),
})

test('a message takes values and the right plural', () => {
  const { plain, named, entries } = catalogue
  expect([plain, named({ place: 'Help', typed: 'cards' }), entries(1), entries(2)]).toEqual([
    'Plain',
    'Search Help for “cards”',
    '1 entry',
    '2 entries',
  ])
})

test('what users type is inserted as it is', () => {
  expect(catalogue.named({ place: '$& {typed}', typed: '$1 {place}' })).toBe('Search $& {typed} for “$1 {place}”')
})

test('reading a message sets no timer', () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  catalogue
  expect(setTimer).not.toHaveBeenCalled()
  setTimer.mockRestore()
})
