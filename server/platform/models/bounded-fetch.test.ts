import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'
import { longestEvent } from './event-data.ts'

/** Sends the same again and again, `times` or for ever. Answers how many bytes a reader was given, and what ended it. */
async function read(piece: string, times = Number.POSITIVE_INFINITY) {
  function* pieces() {
    for (let sent = 0; sent < times; sent++) yield piece
  }
  const server = createServer((_, response) => pipeline(pieces(), response, () => undefined)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  let bytes = 0
  let ended: unknown = null
  try {
    const { body } = await boundedFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    for await (const chunk of body ?? []) bytes += chunk.byteLength
  } catch (error) {
    ended = error
  }
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  return { bytes, ended }
}

test('an event without end breaks off before it fills the memory', async () => {
  const { bytes, ended } = await read('x'.repeat(65_536))
  expect(ended).toMatchObject({ message: expect.stringContaining('no end') })
  expect(bytes).toBeLessThanOrEqual(longestEvent)
})

test.each(['\n', '\r\n'])('a long answer of short events, its lines ended by %j, is read whole', async (end) => {
  const event = `data: ${'x'.repeat(1_000)}${end}${end}`
  expect(await read(event, 4_000)).toEqual({ bytes: 4_000 * event.length, ended: null })
})
