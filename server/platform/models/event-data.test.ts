import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { eventData } from './event-data.ts'

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
