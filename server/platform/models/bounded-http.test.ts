import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { boundedFetch, createEventParser, maxEventLength } from './bounded-http.ts'

/** Fetches a body that repeats `piece`, endlessly by default. Returns the number of bytes read and the error that ended the read. */
async function fetchRepeated(piece: string, times = Number.POSITIVE_INFINITY) {
  function* pieces() {
    for (let sent = 0; sent < times; sent++) yield piece
  }
  const server = createServer((_, response) => pipeline(pieces(), response, () => undefined)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  let bytes = 0
  let failure: unknown = null
  try {
    const { body } = await boundedFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    for await (const chunk of body ?? []) bytes += chunk.byteLength
  } catch (error) {
    failure = error
  }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { bytes, failure }
}

test('an endless event is aborted before it fills the memory', async () => {
  const { bytes, failure } = await fetchRepeated('x'.repeat(65_536))
  expect(failure).toMatchObject({ message: expect.stringContaining('too long') })
  expect(bytes).toBeLessThanOrEqual(maxEventLength)
})

test.each(['\n', '\r\n'])('a long answer of short events is read completely, with lines ended by %j', async (end) => {
  const event = `data: ${'x'.repeat(1_000)}${end}${end}`
  expect(await fetchRepeated(event, 4_000)).toEqual({ bytes: 4_000 * event.length, failure: null })
})

const parseEvents = (text: string, size = text.length) => {
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
      expect(parseEvents(stream, size)).toEqual(['{"a": 1}', 'two\nlines', '', '[DONE]'])
    }),
  )
})

test('an incomplete event is ignored', () => expect(parseEvents('data: one\n\ndata: half\n')).toEqual(['one']))

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
