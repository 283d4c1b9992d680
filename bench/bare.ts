/**
 * The baseline for a signed-in read: only Hono and the two queries of `/api/me`, with their parameters known. Started by `bench/reads.ts`,
 * which sets the database (a URL, or the folder of an embedded one), the port, the session and the user.
 */
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { features } from '#contract/plans.ts'

const { DATABASE_URL, DATABASE_FOLDER, PORT, TOKEN, USER_ID } = process.env as Record<string, string>
type Query = (text: string, values: unknown[]) => Promise<{ rows: object[] }>

async function connect(): Promise<Query> {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
    return (text, values) => pool.query(text, values)
  }
  const client = await PGlite.create(DATABASE_FOLDER as string)
  return (text, values) => client.query<object>(text, values)
}
const query = await connect()

const accountQuery = `select p.id, p.email, p.full_name, p.avatar_url, p.role, s.plan, s.expires_at
  from sessions join profiles p on p.id = sessions.user_id
  left join lateral (select plan, expires_at from subscriptions
    where user_id = p.id and status = 'active' and (expires_at is null or expires_at > now())
    order by array_position(array['free', 'basic', 'pro'], plan) desc, expires_at desc nulls first limit 1) s on true
  where sessions.token = $1 and sessions.expires_at > now() and p.disabled = false`

const usageQuery = `select asked.feature, counted.used from (values ${features.map((feature) => `('${feature}')`).join(', ')}) asked (feature)
  cross join lateral (select count(*)::int as used from api_usage
    where user_id = $1 and feature = asked.feature and created_at >= date_trunc('month', now())) counted`

const app = new Hono().get('/', async (c) => {
  const me = await query(accountQuery, [TOKEN])
  const usage = await query(usageQuery, [USER_ID])
  return c.json({ me: me.rows[0], usage: usage.rows })
})

serve({ fetch: app.fetch, port: Number(PORT) }, () => console.log('ready'))
