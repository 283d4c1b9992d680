import { afterEach, expect, test } from 'vitest'
import { limitTable } from '#server/core/limit-table.ts'
import { clientIpHeader } from '#server/platform/client-ip.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
afterEach(() => server.stop())

/** One guess more at once than a machine may make. */
const guess = async (headers: (n: number) => Record<string, string>) => {
  const answers = await Promise.all(
    Array.from({ length: limitTable.link.max + 1 }, (_, n) =>
      server.fetch('/api/auth/setup/check', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers(n) },
        body: JSON.stringify({ token: 'a guess' }),
      }),
    ),
  )
  return answers.map(({ status }) => status)
}

test('nobody gets a fresh limit by claiming to be somebody else', async () => {
  server = await startServer()

  const statuses = await guess((n) => ({ [clientIpHeader]: `198.18.0.${n}`, 'x-forwarded-for': `198.18.1.${n}` }))

  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('people behind a trusted proxy do not share a limit', async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

  expect(await guess((n) => ({ 'x-forwarded-for': `198.18.1.${n % 2}` }))).not.toContain(429)
  expect(await guess(() => ({ 'x-forwarded-for': '198.18.1.9' }))).toContain(429)
})
