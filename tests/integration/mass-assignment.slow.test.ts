import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#server/features/auth/endpoints.ts'
import { contractDocument } from '#server/features/docs/document.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import type { TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'
import { expectations, type Sent, signIn } from '#tests/support/permissions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'
import { createUserWithEverything, type Everything, storedDataOf } from '#tests/support/user-with-everything.ts'

interface Operation {
  /** `POST /api/try`. */
  readonly name: string
  readonly reads: boolean
  /** Whether it has any input: body, path or query. */
  readonly takes: boolean
}
type Described = Record<string, Record<string, { requestBody?: object; parameters?: object[] }>>

const { paths = {} } = (await contractDocument('http://localhost', 'session')) as { paths?: Described }
/** Every operation of the contract. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody, parameters }]): Operation => {
    const name = `${method.toUpperCase()} ${path}`
    return { name, reads: method === 'get', takes: requestBody !== undefined || parameters !== undefined }
  }),
)

/** Fields that decide identity, permissions and price. */
const privilegedFields = (other: string) => ({
  role: 'admin',
  plan: 'pro',
  plan_id: 'pro',
  price: 0,
  amount: 0,
  status: 'paid',
  feature: 'tweets',
  limit: 1_000_000,
  userId: other,
  user_id: other,
  user_email: 'other@example.com',
  sender_email: 'other@example.com',
  disabled: false,
  email_verified: true,
  emailVerified: true,
  twoFactorEnabled: false,
  expires_at: '2999-01-01T00:00:00.000Z',
})
type Field = keyof ReturnType<typeof privilegedFields>

/** Fields that belong to an operation. */
const legitimateFields: Readonly<Record<string, readonly Field[]>> = {
  'POST /api/payment-requests': ['plan_id', 'user_email'],
  'POST /functions/v1/payment-requests': ['plan_id', 'user_email'],
  'POST /functions/v1/save-content': ['feature'],
  'POST /api/saved-content': ['feature'],
  'POST /api/exports/texts': ['feature'],
  'POST /api/admin/people/{id}/plan': ['plan', 'expires_at'],
}
const generating = Object.keys(expectations).filter((name) => name.includes('/generate-') && !name.includes('together'))
/** Fields that are accepted because callers of the specification send them, and ignored. */
const ignored: Readonly<Record<string, readonly Field[]>> = {
  ...Object.fromEntries(generating.map((name) => [name, ['userId'] as const])),
  'POST /functions/v1/save-content': ['userId'],
  'POST /functions/v1/get-saved-content': ['userId'],
  'POST /functions/v1/create-checkout': ['userId'],
  'POST /api/payment-requests': ['amount', 'status'],
  'POST /functions/v1/payment-requests': ['amount', 'status'],
  'POST /api/payment-requests/{id}/chats': ['sender_email'],
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies of a body, each with the field added to one of its objects. */
function withField(body: Json, field: string, value: unknown): Json[] {
  const inside = Object.entries(body).flatMap(([name, part]) => {
    if (isObject(part)) return withField(part, field, value).map((changed) => ({ ...body, [name]: changed }))
    if (!Array.isArray(part) || !isObject(part[0])) return []
    return withField(part[0], field, value).map((changed) => ({ ...body, [name]: [changed, ...part.slice(1)] }))
  })
  return [{ ...body, [field]: value }, ...inside]
}

// The contract refuses them before the database is used: one is enough.
describe('unknown fields', () => {
  let server: TestServer
  let stripe: StripeDouble
  let owner: Everything
  let other: Everything
  let admin: TestUser

  beforeAll(async () => {
    stripe = await startStripe()
    const env = { ...stripe.env, ...behindProxy }
    server = await startServer({ database: 'pglite', env })
    owner = await createUserWithEverything(server, stripe)
    other = await createUserWithEverything(server, stripe)
    admin = (await createUserWithEverything(server, stripe)).user
    await server.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, admin.id))
  })
  afterAll(async () => {
    await server.stop()
    await stripe.close()
  })

  const json = () => ({ origin: server.url, 'content-type': 'application/json' })
  let machines = 0
  const ask = async (user: TestUser, name: string, { id = '', query = '', body }: Sent) => {
    const [method = '', path = ''] = name.split(' ')
    const answer = await user.fetch(`${path.replace(/\{\w+\}/, id)}${query && `?${query}`}`, {
      method,
      headers: { ...json(), 'x-forwarded-for': `198.18.${++machines >> 8}.${machines & 255}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const endless = path === '/api/events'
    if (endless) await answer.body?.cancel()
    return { status: answer.status, text: endless ? '' : await answer.text() }
  }
  const everybody = async () => {
    const people = await Promise.all([owner.user, other.user, admin].map((user) => storedDataOf(server, user)))
    const roles = await server.db
      .select({ id: profiles.id, role: profiles.role, disabled: profiles.disabled })
      .from(profiles)
      .orderBy(profiles.id)
    const held = await server.db.select().from(subscriptions).orderBy(subscriptions.id)
    return { people, roles, held }
  }
  /** A valid request of an operation, and a user with permission. */
  const validRequest = (name: string) => {
    const [{ expected, requestFor } = { expected: {}, requestFor: () => ({}) }] = expectations[name] ?? []
    const user = expected.owner === 'done' ? owner.user : admin
    return { user, sent: requestFor(owner) as Sent & { body?: Json } }
  }

  const fields = () => Object.entries(privilegedFields(other.user.id))

  test.each(operations.filter(({ reads, takes }) => !reads && takes))(
    '$name refuses each of them, at any depth, without effect',
    async ({ name }) => {
      const { user, sent } = validRequest(name)
      const before = await everybody()
      const refused = fields().filter(
        ([field]) => !legitimateFields[name]?.includes(field as Field) && !ignored[name]?.includes(field as Field),
      )
      for (const [field, value] of refused) {
        const bodies = withField(sent.body ?? {}, field, value)
        const answers = await Promise.all(bodies.map((body) => ask(user, name, { ...sent, body })))
        expect({ field, answers }).toEqual({
          field,
          answers: bodies.map(() => ({ status: 422, text: expect.stringContaining('INVALID_INPUT') })),
        })
      }
      expect(await everybody()).toEqual(before)
    },
  )

  test.each(operations.filter(({ reads, takes }) => !reads && !takes))('$name ignores them', async ({ name }) => {
    const { user, sent } = validRequest(name)
    const { roles, held } = await everybody()
    const theirs = await storedDataOf(server, other.user)
    expect(await ask(user, name, { ...sent, body: privilegedFields(other.user.id) })).toMatchObject({ status: 200 })
    expect(await everybody()).toMatchObject({ roles, held })
    expect(await storedDataOf(server, other.user)).toBe(theirs)
  })

  test.each(operations.filter(({ reads }) => reads))('$name: none of them in the query changes anything', async ({ name }) => {
    const { user, sent } = validRequest(name)
    const before = await everybody()
    const plain = await ask(user, name, sent)
    for (const [field, value] of fields()) {
      const query = new URLSearchParams([...new URLSearchParams(sent.query), [field, String(value)]])
      const { status, text } = await ask(user, name, { ...sent, query: String(query) })
      expect([field, [plain.status, 422].includes(status)]).toEqual([field, true])
      if (user !== admin) expect(text).not.toContain(other.user.email)
    }
    expect(await everybody()).toEqual(before)
  })

  test.each(Object.entries(ignored))('%s accepts %o for compatibility and ignores them', async (name, fields) => {
    const { user, sent } = validRequest(name)
    const theirs = await storedDataOf(server, other.user)
    const body = { ...sent.body, ...Object.fromEntries(fields.map((field) => [field, privilegedFields(other.user.id)[field]])) }
    const { status, text } = await ask(user, name, { ...sent, body })
    expect({ status, text }).toEqual({ status: 200, text: expect.not.stringContaining(other.user.id) })
    expect(await storedDataOf(server, other.user)).toBe(theirs)
    if (fields.includes('amount')) expect(JSON.parse(text)).toMatchObject({ amount: 3_200, status: 'pending' })
    if (fields.includes('sender_email')) expect(JSON.parse(text)).toMatchObject({ sender_email: user.email })
  })

  test('the id of the path applies, not one in the body', async () => {
    const theirs = await storedDataOf(server, other.user)
    const { entry } = owner
    const answer = await owner.user.patch(`/api/saved-content/${entry}`, { id: other.entry, title: 'Mine' })
    expect(answer).toMatchObject({ status: 200, body: { id: entry, title: 'Mine' } })
    expect(await admin.post(`/api/admin/people/${owner.user.id}/enable`, { id: other.user.id })).toMatchObject({
      body: { id: owner.user.id },
    })
    expect(await storedDataOf(server, other.user)).toBe(theirs)
  })

  const accountCalls = Object.keys(signIn).filter((name) => endpoints[name.replace(/^\w+ \/api\/auth/, '').replace('{id}', '*')]?.body)
  test.each(accountCalls)('%s refuses each of them', async (name) => {
    const before = await everybody()
    const sent = signIn[name]?.requestFor(owner)
    for (const [field, value] of fields()) {
      const answer = await ask(owner.user, name, { ...sent, body: { ...sent?.body, [field]: value } })
      expect([field, answer.status]).toEqual([field, 422])
    }
    expect(await everybody()).toEqual(before)
  })

  test.each(['__proto__', 'constructor', 'prototype'])('"%s" in a body gives no role', async (name) => {
    const body = `{"name": "Asha Rao", "${name}": {"role": "admin", "plan": "pro", "isAdmin": true}}`
    for (const path of ['/api/auth/update-user', '/functions/v1/get-saved-content', '/api/billing/confirm']) {
      expect((await owner.user.fetch(path, { method: 'POST', body, headers: json() })).status).toBeLessThan(500)
    }
    expect({}).not.toHaveProperty('role')
    const { body: me } = await owner.user.get('/api/me')
    expect(me).toMatchObject({ user: { role: 'user' } })
    expect(await owner.user.get('/api/admin/summary')).toMatchObject({ status: 403 })
  })
})
