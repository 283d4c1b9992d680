import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mcpPath } from '#contract/paths.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { givenOn } from '#tests/support/given.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
/**
 * The clock stands still while a test calls, so a window does not end before a slow machine has used it up. Each test has a window of its own.
 */
const nextWindow = () => vi.setSystemTime(Date.now() + limitTable.call.seconds * 1_000)
beforeAll(async () => {
  nextWindow()
  server = await startServer({ env: { ...behindProxy, CALL_LIMITS: 'on' } })
})
beforeEach(() => {
  nextWindow()
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

/** Calls until one is refused. @throws when more are allowed than any limit of calls allows */
async function untilRefused(call: () => Promise<Response>): Promise<Response> {
  for (let made = 0; made <= limitTable.file.max; made += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, call))
    const refused = answers.find(({ status }) => status === 429)
    await Promise.all(answers.filter((answer) => answer !== refused).map((answer) => answer.arrayBuffer()))
    if (refused) return refused
  }
  throw new Error('No call was refused')
}

test.each(['/api/capabilities', '/api/generations', '/api/no-such-call', '/api/auth/ok', '/readyz', mcpPath, '/openapi.json', '/'])(
  'a client that repeats %s is refused after a while, and no other client is',
  async (path) => {
    const client = newClientAddress()
    const refused = await untilRefused(() => server.fetch(path, { headers: client }))

    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.fetch(path, { headers: newClientAddress() })).status).not.toBe(429)
  },
)

test.each(['the session', 'an API key'])('a user with %s is refused at all addresses together, and no other user is', async (way) => {
  const [user, other] = [await givenOn(server).user(), await givenOn(server).user()]
  const headers = way === 'an API key' ? (await givenKey(server, user.id)).headers : { cookie: user.cookie }
  const call = (sent: Record<string, string>) => server.fetch('/api/usage', { headers: { ...sent, ...newClientAddress() } })

  const refused = await untilRefused(() => call(headers))

  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call({ cookie: other.cookie })).status).toBe(200)
})

test('whether the server lives is always told', async () => {
  const client = newClientAddress()
  await untilRefused(() => server.fetch('/api/capabilities', { headers: client }))
  const answers = await Promise.all(Array.from({ length: 400 }, () => server.fetch('/livez', { headers: client })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
