import { serializeSigned } from 'hono/utils/cookie'
import { Client } from 'pg'
import type { PlanId } from '#contract/plans.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'
import type { RunningServer } from '#tests/e2e/support/server.ts'

/** AUTH_SECRET of a measured server, which signs its cookies. */
export const secret = 'a secret for measuring, thirty-two letters'

export interface SignedInUser {
  readonly id: string
  /** The session as a `cookie` header. */
  readonly cookie: string
}

/** Runs queries over a new connection. */
export async function withClient<Answer>(databaseUrl: string, run: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Signed-in users of a server, inserted directly into its database, all with the same plan. */
export const signedIn = (databaseUrl: string, serverUrl: string, count: number, plan: PlanId): Promise<SignedInUser[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into profiles (email, full_name, email_verified)
       select gen_random_uuid() || '@example.com', 'Asha Rao', true from generate_series(1, $1::int) returning id`,
      [count],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      `insert into sessions (user_id, token, expires_at) select id, id::text, now() + interval '1 day' from unnest($1::uuid[]) id`,
      [ids],
    )
    if (plan !== 'free') {
      await client.query(`insert into subscriptions (user_id, plan, status) select id, $2, 'active' from unnest($1::uuid[]) id`, [
        ids,
        plan,
      ])
    }
    // Not the empty tables: PostgreSQL would use sequential scans for them while they grow.
    await client.query('vacuum analyze profiles, sessions, subscriptions')
    const name = sessionCookieName(serverUrl)
    return Promise.all(ids.map(async (id) => ({ id, cookie: (await serializeSigned(name, id, secret)).split(';')[0] ?? '' })))
  })

/** Creates the owner's account (plan pro, no limits) with the set-up link. Returns its session as a `cookie` header. */
export async function ownerCookie({ url, setupLink }: Pick<RunningServer, 'url' | 'setupLink'>): Promise<string> {
  const token = new URLSearchParams(new URL(setupLink).hash.slice(1)).get('token')
  const owner = { token, name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }
  const answer = await fetch(`${url}/api/auth/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`The owner's account could not be made: ${answer.status} ${await answer.text()}`)
  return cookie
}
