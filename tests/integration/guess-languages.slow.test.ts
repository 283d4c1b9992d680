import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { guessOccasionPath } from '#contract/paths.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: behindProxy })
})
afterAll(() => server.stop())

test.each(languageCodes)('the occasion of a topic with details is detected in %s', async (language) => {
  const answer = await server.fetch(guessOccasionPath, {
    method: 'POST',
    body: JSON.stringify({ topic: 'Bicycle 2000', details: '1. Oil it\n2. Ride it', language }),
    headers: { 'content-type': 'application/json', ...newClientAddress() },
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ occasion: expect.any(String) })
})
