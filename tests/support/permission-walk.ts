import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { contractDocument } from '#server/features/docs/document.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'
import { type Actor, actors, type Expected, type KeyActor, keyActors, type Sent } from '#tests/support/permissions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'
import { createUserWithEverything, type Everything, storedDataOf } from '#tests/support/user-with-everything.ts'

interface Operation {
  /** `GET /api/me`. */
  readonly name: string
  /** The status of its success. */
  readonly success: number
}

/** The operations of an OpenAPI document. */
export const operationsIn = ({ paths = {} }: { paths?: object }): Operation[] =>
  Object.entries(paths).flatMap(([path, operations]: [string, Record<string, { responses: object }>]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      success: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    })),
  )
export const operations = operationsIn(await contractDocument('http://localhost', 'session'))

/** Mail is configured, but its server is unreachable. */
const unreachableMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' }

/** A server with users of every kind, and how each of them makes a call. For the tests of one database. */
export function permissionsOn(fresh: () => Promise<string>) {
  let server: TestServer
  let stripe: StripeDouble
  /** Sessions of `expired` and `disabled`. */
  let deadSessions: (typeof sessions.$inferSelect)[]
  let people: Record<Exclude<Actor, 'visitor' | 'owner'>, TestUser>
  let revokedKey: string
  let keys: Record<Exclude<KeyActor, 'key' | 'readKey' | 'revokedKey'>, string>

  beforeAll(async () => {
    stripe = await startStripe()
    const env = { ...stripe.env, ...behindProxy, ...unreachableMail }
    server = await startServer({ database: await fresh(), env })
    const given = givenOn(server)
    const [expired, disabled] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro', role: 'admin' })]
    // So that nothing is refused for lack of a second factor.
    const [{ user: other, key: otherKey }, { user: admin, key: adminKey }] = [
      await createUserWithEverything(server, stripe),
      await createUserWithEverything(server, stripe),
    ]
    keys = { otherKey, adminKey }
    await server.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, admin.id))
    await server.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, expired.id))
    await server.db.update(profiles).set({ disabled: true }).where(eq(profiles.id, disabled.id))
    deadSessions = await server.db
      .select()
      .from(sessions)
      .where(inArray(sessions.userId, [expired.id, disabled.id]))
    people = { expired, disabled, other, admin }
    revokedKey = (await givenKey(server, other.id, { revokedAt: new Date() })).key
  })
  // Some calls remove expired sessions.
  beforeEach(() => server.db.insert(sessions).values(deadSessions).onConflictDoNothing())
  afterAll(async () => {
    await server.stop()
    await stripe.close()
  })

  const isKey = (actor: Actor | KeyActor): actor is KeyActor => keyActors.some((name) => name === actor)
  const keyOf = (actor: KeyActor, owner: Everything): string => {
    if (actor === 'otherKey' || actor === 'adminKey') return keys[actor]
    return actor === 'revokedKey' ? revokedKey : owner[actor]
  }

  let machines = 0
  /** Calls with a new client address, so that rate limits do not apply. Returns the status and the whole text. */
  async function ask(actor: Actor | KeyActor, owner: Everything, name: string, { id = '', query = '', body }: Sent) {
    const [method = '', path = ''] = name.split(' ')
    const headers = {
      origin: server.url,
      'x-forwarded-for': `198.18.${++machines >> 8}.${machines & 255}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(path === '/mcp' && { accept: 'application/json, text/event-stream' }),
      ...(isKey(actor) && { authorization: `Bearer ${keyOf(actor, owner)}` }),
    }
    const user = actor === 'owner' ? owner.user : actor === 'visitor' || isKey(actor) ? server : people[actor]
    const answer = await user.fetch(`${path.replace(/\{\w+\}/, id)}${query && `?${query}`}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    // The change event stream has no end.
    if (path === '/api/events') await answer.body?.cancel()
    return { status: answer.status, text: answer.bodyUsed ? '' : await answer.text() }
  }

  /** An unchanged user who has everything; replaced once any of the data was changed. */
  let unchanged: { owner: Everything; stored: string } | undefined
  async function everything() {
    if (unchanged && (await storedDataOf(server, unchanged.owner.user)) === unchanged.stored) return unchanged
    const owner = await createUserWithEverything(server, stripe)
    unchanged = { owner, stored: await storedDataOf(server, owner.user) }
    return unchanged
  }

  /**
   * Every actor makes the request about the owner and gets the expected status. Actors that may not read see no data of the owner,
   * and all stored data stays unchanged until an actor calls that may change it.
   */
  async function walk(name: string, success: number, { expected, readers, requestFor }: Expected): Promise<void> {
    const { owner, stored } = await everything()
    const sent = requestFor(owner)
    const secrets = secretsIn(stored, owner).filter((secret) => !JSON.stringify(sent).includes(secret))
    const check = async (actor: Actor | KeyActor) => {
      const { status, text } = await ask(actor, owner, name, sent)
      expect({ actor, status, text }).toEqual({
        actor,
        status: expected[actor] === 'done' ? success : expected[actor],
        text: expect.anything(),
      })
      if (!readers.includes(actor)) expect({ actor, seen: secrets.filter((secret) => text.includes(secret)) }).toEqual({ actor, seen: [] })
    }
    const asking = [...actors, ...keyActors].filter((actor) => expected[actor] !== undefined)
    const last = asking.filter((actor) => readers.includes(actor) && expected[actor] !== 403)
    for (const actor of asking) if (!last.includes(actor)) await check(actor)
    expect(await storedDataOf(server, owner.user)).toBe(stored)
    for (const actor of last) await check(actor)
  }

  /** Every id and token in the stored data of the owner, ours and the card provider's. All texts contain the owner's id. */
  const secretsIn = (stored: string, { checkout }: Everything): string[] => [
    ...new Set(stored.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b(cus|sub|in)_[\da-f]{32}/g)),
    checkout,
  ]

  /** Whether the user about whom the last calls were has the data from before them. */
  const isUnchanged = async () => !unchanged || (await storedDataOf(server, unchanged.owner.user)) === unchanged.stored

  return { server: () => server, walk, isUnchanged }
}
