import { rm } from 'node:fs/promises'
import { serializeSigned } from 'hono/utils/cookie'
import { Client } from 'pg'
import { type Double, startDouble } from '#bench/double.ts'
import type { PlanId } from '#contract/plans.ts'
import { defaultStyle } from '#contract/style.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { sessionCookieName } from '#server/infra/session-cookie.ts'
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

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

/** A server on PostgreSQL that writes with a model double, both in separate processes. */
export async function withModelServer<Result>(
  answer: Parameters<typeof startDouble>[0],
  run: (measured: { model: Double; server: RunningServer; databaseUrl: string }) => Promise<Result>,
): Promise<Result> {
  const model = await startDouble(answer)
  const databaseUrl = await freshDatabase()
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, AI_MODEL: 'compatible/double', AI_BASE_URL: model.url }
  const server = await startServer('postgres', { ...variables, AI_API_KEY: 'none' })
  try {
    return await run({ model, server, databaseUrl })
  } finally {
    await server.stop()
    await model.stop()
  }
}

/** Server processes on a new database, one at a time. `start` starts one, and ends the one before. */
export async function withRestarts<Result>(
  { fresh }: TestDatabase,
  run: (start: () => Promise<ServerProcess>, stop: () => Promise<void>, at: { dataDir: string; databaseUrl?: string }) => Promise<Result>,
): Promise<Result> {
  const dataDir = await dataFolder()
  const database = await fresh()
  const databaseUrl = database === 'pglite' ? undefined : database
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production', AUTH_SECRET: secret, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  let running: ServerProcess | undefined
  const stop = async () => {
    running?.signal('SIGTERM')
    await running?.ended
    running = undefined
  }
  const start = async () => {
    await stop()
    running = await spawnReadyServer(env)
    return running
  }
  try {
    return await run(start, stop, { dataDir, ...(databaseUrl && { databaseUrl }) })
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A user as the server's core knows them. */
export const accountOf = (id: string, plan: PlanId): Account => ({
  id,
  plan,
  email: '',
  name: '',
  avatarUrl: null,
  createdAt: new Date(),
  role: 'user',
  status: 'active',
  expiresAt: null,
  style: defaultStyle,
  sessionId: '',
  signedInAt: new Date(),
})

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
export async function ownerCookie({ url, setupToken: token }: ServerProcess): Promise<string> {
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
