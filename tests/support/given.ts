import { randomUUID } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import type { PaidPlanId, PlanId } from '#contract/plans.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { apiUsage, generations, subscriptions } from '#server/infra/db/schema.ts'
import { sessionCookieName } from '#server/infra/session-cookie.ts'
import type { TestServer } from '#tests/support/server.ts'

/** An answer with its parsed body: `null` unless it is JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface TestUser {
  readonly id: string
  readonly email: string
  /** The signed session cookie, as a `cookie` header. */
  readonly cookie: string
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string): Promise<Answer>
  /** Sends JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends JSON. */
  put(path: string, body: unknown): Promise<Answer>
  /** Sends JSON. */
  patch(path: string, body: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
}

const day = 86_400_000

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('application/json')
  return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : null }
}

/** Creates data for a test directly in the database. */
export const givenOn = (server: TestServer) => ({
  /** A signed-in user on a plan. */
  async user({ plan = 'free', role = 'user' }: { plan?: PlanId; role?: 'user' | 'admin' } = {}): Promise<TestUser> {
    const { db, secret, url } = server
    const [id, token] = [randomUUID(), randomUUID()]
    const email = `${id}@example.com`
    await db.insert(profiles).values({ id, email, fullName: 'Asha Rao', emailVerified: true, role })
    await db.insert(sessions).values({ userId: id, token, expiresAt: new Date(Date.now() + day) })
    if (plan !== 'free') await subscribe(server, id, plan)
    const cookie = (await serializeSigned(sessionCookieName(url), token, secret)).split(';')[0] ?? ''

    const call = (path: string, { headers, ...init }: RequestInit = {}) =>
      server.fetch(path, { ...init, headers: { cookie, ...(headers as Record<string, string>) } })
    const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      read(await call(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }))
    return {
      id,
      email,
      cookie,
      fetch: call,
      get: async (path) => read(await call(path)),
      post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
      put: (path, body) => send('PUT', path, body),
      patch: (path, body) => send('PATCH', path, body),
      delete: async (path) => read(await call(path, { method: 'DELETE' })),
    }
  },
})

/** Gives a user a paid plan. */
export async function subscribe(
  { db }: Pick<TestServer, 'db'>,
  userId: string,
  plan: PaidPlanId,
  expiresAt: Date | null = null,
): Promise<void> {
  await db.insert(subscriptions).values({ userId, plan, status: 'active', expiresAt })
}

/** Inserts a generation that was delivered, with its usage. Returns its id. */
export async function insertUsage(
  { db }: Pick<TestServer, 'db'>,
  userId: string,
  { feature = 'titles', createdAt = new Date(), ...more }: Partial<typeof generations.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  const state = { kind: 'titles', request: {}, result: {}, state: 'done', expiresAt: createdAt } as const
  await db.insert(generations).values({ ...state, ...more, id, userId, feature, createdAt })
  await db.insert(apiUsage).values({ id, userId, feature, requestDetails: {}, createdAt })
  return id
}
