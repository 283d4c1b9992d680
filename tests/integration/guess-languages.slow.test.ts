import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { databases } from '#tests/support/databases.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('detecting the occasion of a topic, on $name', ({ fresh }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: await fresh(), env: behindProxy })
  })
  afterAll(() => server.stop())

  const guess = async (body: object, headers: Record<string, string> = newClientAddress()) => {
    const answer = await server.fetch('/functions/v1/guess-occasion', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: answer.status, body: (await answer.json()) as { occasion?: string } }
  }

  test.each(languageCodes)('it is detected in %s, with details', async (language) => {
    const { status } = await guess({ topic: 'Bicycle 2000', details: '1. Oil it\n2. Ride it', language })
    expect(status).toBe(200)
  })
})
