import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contractDocument } from '#server/features/docs/document.ts'
import { databases } from '#tests/support/databases.ts'
import { type FuzzRequest, requestsFor, validRequest, withIdsOf } from '#tests/support/fuzz/requests.ts'
import { asCommand, type Operation, operationsOf, type Received, type Sent, send } from '#tests/support/fuzz/send.ts'
import { createVerdict } from '#tests/support/fuzz/verdict.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { behindProxy, newClientAddress } from '#tests/support/network.ts'
import { expectations } from '#tests/support/permissions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'
import { createUserWithEverything, type Everything } from '#tests/support/user-with-everything.ts'

/** Some requests to each call, always the same. `npm run test:fuzz` sends many more, with a new seed each time. */
const [seed, requests] = [Number(process.env.FUZZ_SEED ?? 20_261_121), Number(process.env.FUZZ_REQUESTS ?? 5_000)]

const document = await contractDocument('http://localhost', 'session')
const operations = operationsOf(document)
const verdict = createVerdict(document)
const runs = Math.ceil(requests / operations.length)
/** Requests after which new users are created: rate limits count by user, and much of a user's data is deleted by then. */
const requestsEach = 25
/** Maximum characters of a failure report: some requests are long. */
const longestReport = 4000

interface Users {
  readonly person: Everything
  readonly token: string
  readonly admin: TestUser
}

describe.each(databases)('generated requests, on $name', ({ fresh }) => {
  let stripe: StripeDouble
  let server: TestServer
  let users: Users
  let requestCount = 0
  /** Whether data that a valid request needs may have been changed. */
  let needsFreshUsers = true
  const agent = new Agent({ keepAlive: true })

  beforeAll(async () => {
    stripe = await startStripe()
    server = await startServer({ database: await fresh(), env: { ...stripe.env, ...behindProxy } })
  })
  afterAll(async () => {
    agent.destroy()
    await server.stop()
    await stripe.close()
  })
  const createUsers = async () => {
    const [person, admin] = [await createUserWithEverything(server, stripe), await givenOn(server).user({ plan: 'pro', role: 'admin' })]
    const { token } = (await person.user.get('/api/auth/token')).body as { token: string }
    users = { person, admin, token }
    needsFreshUsers = false
  }
  beforeEach(async () => {
    if (needsFreshUsers) await createUsers()
  })

  const credentialsOf = (who: FuzzRequest['who']): { cookie?: string; authorization?: string } =>
    ({
      visitor: {},
      person: { cookie: users.person.user.cookie },
      token: { authorization: `Bearer ${users.token}` },
      admin: { cookie: users.admin.cookie },
    })[who]

  const wired = ({ who, method, target, headers, body }: FuzzRequest): Sent => {
    const own = { host: `localhost:${server.port}`, ...credentialsOf(who), ...newClientAddress() }
    // Headers of the fuzzer are added to those of browsers and proxies and do not replace them.
    const cookie = [own.cookie, headers.cookie].filter(Boolean).join('; ')
    const forwarded = [headers['x-forwarded-for'], own['x-forwarded-for']].filter(Boolean).join(', ')
    return {
      method,
      target: withIdsOf(target, users.person),
      headers: { ...own, ...headers, ...(cookie && { cookie }), 'x-forwarded-for': forwarded },
      body: body && { bytes: Buffer.from(withIdsOf(body.text, users.person), body.encoding), chunked: body.chunked },
    }
  }

  /** A body that the document forbids must have no effect. */
  const forbidden = (operation: Operation, { body, misdirected }: FuzzRequest, { status }: Received): string[] => {
    if (misdirected || status >= 300 || body?.encoding !== 'utf8' || body.text.trim() === '') return []
    return verdict.allows(operation, body.text) ? [] : ['done, though the document forbids such a body']
  }

  async function fault(operation: Operation, request: FuzzRequest): Promise<{ status: number; fault: string | null }> {
    if (++requestCount % requestsEach === 0) await createUsers()
    const sent = wired(request)
    const received = await send(agent, server.port, sent, operation.path === '/api/events')
    needsFreshUsers ||= received.status < 300 && request.method !== 'GET'
    const faults = [...verdict.faultsOf(operation, received, request.misdirected), ...forbidden(operation, request, received)]
    return { status: received.status, fault: faults.length > 0 ? [...faults, asCommand(sent, server.url)].join('\n') : null }
  }

  test.each(operations)('$name answers as the OpenAPI document describes', { timeout: 300_000 + runs * 2_000 }, async (operation) => {
    const sound = validRequest(operation)
    const due = expectations[operation.name]?.[0]?.expected.admin
    expect(await fault(operation, sound)).toEqual({ status: expect.toSatisfy((status) => status < 300 || status === due), fault: null })

    const property = fc.asyncProperty(requestsFor(operation), async (request) => {
      const { fault: found } = await fault(operation, request)
      if (found) throw new Error(found)
    })
    const { failed, errorInstance } = await fc.check(property, { seed, numRuns: runs - 1 })
    const again = `npm run test:fuzz -- --seed ${seed} --requests ${requests} --only "${operation.name}"`
    if (failed) expect.fail(`${String((errorInstance as Error)?.message).slice(0, longestReport)}\n\nAgain: ${again}`)
  })
})
