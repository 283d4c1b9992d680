import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { between, useSelection } from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('a range from %s to %s is %j', (from, to, range) => {
  expect(between(ids, from, to)).toEqual(range)
})

test('a range starts at the entry that was changed last and gets the state of its end; another list starts with nothing selected', () => {
  const { result, rerender } = renderHook(({ list }) => useSelection(list, ids), { initialProps: { list: 'all' } })
  const ticked = () => [...result.current.ticked].sort()
  act(() => result.current.tick('b', true, false))
  act(() => result.current.tick('d', true, true))
  expect(ticked()).toEqual(['b', 'c', 'd'])
  act(() => result.current.tick('c', false, true))
  expect(ticked()).toEqual(['b'])
  act(() => result.current.tickAll(true))
  expect(ticked()).toEqual(ids)
  rerender({ list: 'another' })
  expect(ticked()).toEqual([])
})
