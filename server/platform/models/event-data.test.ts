import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, maxEventLength } from './event-data.ts'

const read = (text: string, size = text.length) => {
  const events: string[] = []
  const parse = createEventParser((data) => events.push(data))
  for (const piece of text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []) parse(piece)
  return events
}

const stream = ': a comment\n\nevent: x\nid: 7\ndata: {"a": 1}\n\ndata:two\r\ndata: lines\r\n\r\ndata:\n\nretry: 3\n\ndata: [DONE]\n\n'

test('each event is read with its data, however the stream is split into chunks', () => {
  const sizes = integer({ min: 1, max: stream.length })
  assert(
    property(sizes, (size) => {
      expect(read(stream, size)).toEqual(['{"a": 1}', 'two\nlines', '', '[DONE]'])
    }),
  )
})

test('an incomplete event is ignored', () => expect(read('data: one\n\ndata: half\n')).toEqual(['one']))

test.each([
  ['of one line', 'x'],
  ['of many lines', `data: ${'x'.repeat(57)}\n`],
])('an endless event %s is rejected before it fills the memory', (_, piece) => {
  const parse = createEventParser(() => undefined)
  const chunk = piece.repeat(512)
  let length = 0
  expect(() => {
    for (; length < 4 * maxEventLength; length += chunk.length) parse(chunk)
  }).toThrow('too long')
  expect(length).toBeLessThan(4 * maxEventLength)
})
