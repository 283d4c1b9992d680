import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createReasoningFilter } from './reasoning.ts'

const read = (text: string, size: number) => {
  const filter = createReasoningFilter()
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  let answer = ''
  for (const piece of pieces) {
    const { restart, text: more } = filter.add(piece)
    answer = restart ? more : answer + more
  }
  return answer + filter.rest()
}

test.each([
  ['<think>They want {"a post"}</think>{"a":1}', '{"a":1}'],
  ['{"a":"1 < 2 <thin"}', '{"a":"1 < 2 <thin"}'],
  ['<<think>hm</think><think>again</thin</think>ok <', '<ok <'],
  ['<think>never ends </think', ''],
  ['They want {"a": 2}.\n</think>\n{"a":1}', '\n{"a":1}'],
  ['<THINKING>hm</Thinking>{"a":1}', '{"a":1}'],
  ['<reasoning>hm <think></reasoning>{"a":1}', '{"a":1}'],
  ['<seed:think>hm</seed:think>{"a":1}', '{"a":1}'],
  ['[THINK]hm [/think{"a":2}[/THINK]{"a":1}', '{"a":1}'],
  ['◁think▷hm◁/think▷{"a":1}', '{"a":1}'],
  ['<|begin_of_thought|>hm<|end_of_thought|><|begin_of_solution|>{"a":1}', '{"a":1}'],
  ['<|START_THINKING|>hm<|END_THINKING|><|START_RESPONSE|>{"a":1}', '{"a":1}'],
  ['<|channel>thought\nhm<channel|>{"a":1}', '{"a":1}'],
  [
    '<|channel|>analysis<|message|>{"a":2}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>{"a":1}<|return|>',
    '{"a":1}<|return|>',
  ],
  ['<|channel|>analysis<|message|>hm<|channel|>final<|message|>{"a":1}', '{"a":1}'],
  ['İ<think>İ</think>{"a":1}', 'İ{"a":1}'],
])('%j is read as %j, however it is split into chunks', (text, expected) => {
  assert(
    property(integer({ min: 1, max: 20 }), (size) => {
      expect(read(text, size)).toBe(expected)
    }),
  )
})
