import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { withoutReasoning } from './reasoning.ts'

const read = (text: string, size: number) => {
  const answers = withoutReasoning()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return pieces.map((piece) => answers.add(piece)).join('') + answers.rest()
}

test.each([
  ['<think>They want {"a post"}</think>{"a":1}', '{"a":1}'],
  ['{"a":"1 < 2 <thin"}', '{"a":"1 < 2 <thin"}'],
  ['<<think>hm</think><think>again</thin</think>ok <', '<ok <'],
  ['<think>never ends </think', ''],
  ['</think>nothing was opened', '</think>nothing was opened'],
])('%j is read as %j, in whatever pieces it comes', (text, wanted) => {
  assert(
    property(integer({ min: 1, max: 20 }), (size) => {
      expect(read(text, size)).toBe(wanted)
    }),
  )
})
