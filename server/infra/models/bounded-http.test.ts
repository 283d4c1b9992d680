import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { expect, test } from 'vitest'
import { boundedFetch, maxEventLength } from './bounded-http.ts'

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
