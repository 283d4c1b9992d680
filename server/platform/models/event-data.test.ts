import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { eventData, longestEvent } from './event-data.ts'

const read = (text: string, size = text.length) => {
  const events: string[] = []
  const take = eventData((data) => events.push(data))
  for (const piece of text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []) take(piece)
  return events
}

const stream = ': a comment\n\nevent: x\nid: 7\ndata: {"a": 1}\n\ndata:two\r\ndata: lines\r\n\r\ndata:\n\nretry: 3\n\ndata: [DONE]\n\n'

test('each event has its data, in whatever pieces the stream comes', () => {
  const sizes = integer({ min: 1, max: stream.length })
  assert(
    property(sizes, (size) => {
      expect(read(stream, size)).toEqual(['{"a": 1}', 'two\nlines', '', '[DONE]'])
    }),
  )
})

test('an event that is not ended is none', () => expect(read('data: one\n\ndata: half\n')).toEqual(['one']))

test.each([
  ['of one line', 'x'],
  ['of many lines', `data: ${'x'.repeat(57)}\n`],
])('an event without end %s is refused before it fills the memory', (_, piece) => {
  const take = eventData(() => undefined)
  const chunk = piece.repeat(512)
  let taken = 0
  expect(() => {
    for (; taken < 4 * longestEvent; taken += chunk.length) take(chunk)
  }).toThrow('no end')
  expect(taken).toBeLessThan(4 * longestEvent)
})
