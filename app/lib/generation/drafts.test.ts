import { expect, test } from 'vitest'
import { groupDrafts } from './drafts.ts'

const text = (id: string, topic: string, of?: string, more: object = {}) => ({
  id,
  kind: 'post',
  request: { topic, platform: 'reddit', ...(of && { rewrite: { of, how: 'shorter' } }), ...more },
})
const ids = (generations: Parameters<typeof groupDrafts>[0]) => groupDrafts(generations).map((group) => group.map(({ id }) => id))

test('texts of one topic and kind that follow each other are drafts of one, in the place of the newest', () => {
  expect(ids([text('c', 'tea'), text('b', 'tea'), text('x', 'rye'), text('a', 'tea')])).toEqual([['c', 'b'], ['x'], ['a']])
})

test('rewrites of one text are together, and so are the rewrites of those', () => {
  expect(ids([text('c', 'tea', 'a'), text('x', 'rye'), text('b', 'tea', 'a'), text('y', 'rye'), text('a', 'tea')])).toEqual([
    ['c', 'b', 'a'],
    ['x'],
    ['y'],
  ])
  expect(ids([text('c', 'tea', 'b'), text('x', 'rye'), text('b', 'tea', 'a'), text('y', 'rye'), text('a', 'tea')])).toEqual([
    ['c', 'b', 'a'],
    ['x'],
    ['y'],
  ])
})

test('a rewrite whose first text is on a later page stands alone until that is loaded', () => {
  expect(ids([text('b', 'tea', 'a'), text('x', 'rye')])).toEqual([['b'], ['x']])
  expect(ids([text('b', 'tea', 'a'), text('x', 'rye'), text('a', 'tea')])).toEqual([['b', 'a'], ['x']])
})

test('the same topic for another platform or of another kind is a text of its own', () => {
  const other = text('b', 'tea', 'a', { platform: 'linkedin' })
  expect(ids([other, text('a', 'tea')])).toEqual([['b'], ['a']])
  expect(ids([{ ...text('b', 'tea'), kind: 'script' }, text('a', 'tea')])).toEqual([['b'], ['a']])
})

test('no generation is lost or shown twice, whatever they rewrite', () => {
  const all = Array.from({ length: 60 }, (_, at) => text(`${at}`, `topic ${at % 3}`, at % 4 === 0 ? `${(at * 7) % 60}` : undefined))
  expect(
    groupDrafts(all)
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(all.map(({ id }) => id).sort())
})
