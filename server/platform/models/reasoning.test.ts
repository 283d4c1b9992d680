import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createReasoningFilter } from './reasoning.ts'

const read = (text: string, size: number) => {
  const filter = createReasoningFilter()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return pieces.map((piece) => filter.add(piece)).join('') + filter.rest()
}

test.each([
  ['<think>They want {"a post"}</think>{"a":1}', '{"a":1}'],
  ['{"a":"1 < 2 <thin"}', '{"a":"1 < 2 <thin"}'],
  ['<<think>hm</think><think>again</thin</think>ok <', '<ok <'],
  ['<think>never ends </think', ''],
  ['</think>nothing was opened', '</think>nothing was opened'],
])('%j is read as %j, however it is split into chunks', (text, expected) => {
  assert(
    property(integer({ min: 1, max: 20 }), (size) => {
      expect(read(text, size)).toBe(expected)
    }),
  )
})
