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

test('a range gets the tick of its end, from the entry that was changed last; another list starts with nothing ticked', () => {
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
