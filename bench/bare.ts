/**
 * The baselines, as bare as they can be: a signed-in read by Hono with the two queries of `/api/me`, and a generation by Node with one call
 * of the model and four queries (account, rate limit, reservation, charge), without parsing, validation and repair. Started by
 * `bench/reads.ts` and `bench/generations.ts`, which set the port, the database (a URL, or the folder of an embedded one), and for reads the
 * session and the user, for generations the model's address and the request to it.
 */
import { randomUUID } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { features } from '#contract/plans.ts'
import { post } from '#kinds/post/index.ts'

const { DATABASE_URL, DATABASE_FOLDER, PORT, TOKEN, USER_ID, MODEL_URL, QUESTION = '' } = process.env as Record<string, string>
const isReady = () => console.log('ready')

const accountQuery = `select p.id, p.email, p.full_name, p.avatar_url, p.role, s.plan, s.expires_at
  from sessions join profiles p on p.id = sessions.user_id
  left join lateral (select plan, expires_at from subscriptions
    where user_id = p.id and status = 'active' and (expires_at is null or expires_at > now())
    order by array_position(array['free', 'basic', 'pro'], plan) desc, expires_at desc nulls first limit 1) s on true
  where sessions.token = $1 and sessions.expires_at > now() and p.disabled = false`

const usageQuery = `select feature, used from (values ${features.map((feature) => `('${feature}')`).join(', ')}) listed (feature)
  cross join lateral (select count(*)::int as used from api_usage
    where user_id = $1 and feature = listed.feature and created_at >= date_trunc('month', now())) usage`

/** Serves reads. */
async function serveReads(): Promise<void> {
  const client: { query(text: string, values: unknown[]): Promise<{ rows: object[] }> } = DATABASE_URL
    ? new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
    : await PGlite.create(DATABASE_FOLDER as string)
  const app = new Hono().get('/', async (c) => {
    const me = await client.query(accountQuery, [TOKEN])
    const usage = await client.query(usageQuery, [USER_ID])
    return c.json({ me: me.rows[0], usage: usage.rows })
  })
  serve({ fetch: app.fetch, port: Number(PORT) }, isReady)
}

const rateLimitHit = `insert into rate_limits (key, hits, expires_at) values ($1, 1, now() + interval '1 minute')
  on conflict (key) do update set hits = rate_limits.hits + 1 returning hits`
const reserve = `insert into generations (id, user_id, kind, feature, request, created_at, expires_at)
  select $1::uuid, $2::uuid, 'post', 'post', $3::jsonb, now(), now() + interval '3 minutes'
  where (select count(*) from api_usage where user_id = $2::uuid and feature = 'post' and created_at >= date_trunc('month', now())) < 1000`
const charge = `with done as (update generations set state = 'done', result = $2::jsonb where id = $1 and state = 'running'
    returning id, user_id, feature, request, created_at)
  insert into api_usage (id, user_id, feature, request_details, created_at) select * from done`

/** The text in a model's events. */
const textIn = (events: string): string =>
  events
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)).choices[0]?.delta.content ?? '')
    .join('')

/** Serves generations on any path. */
function serveGenerations(): void {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
  const query = (name: string, sql: string, values: unknown[]) => pool.query<{ id: string }>({ name, text: sql, values })
  const agent = new Agent({ keepAlive: true })
  const sample = JSON.stringify(post.sample)
  const callModel = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(QUESTION) }
      request(`${MODEL_URL}/chat/completions`, { agent, method: 'POST', headers }, resolve).on('error', reject).end(QUESTION)
    })
  async function generate(cookie: string): Promise<string> {
    const token = /=([^.;]+)/.exec(decodeURIComponent(cookie))?.[1]
    const { rows } = await query('account', accountQuery, [token])
    const [id, userId] = [randomUUID(), rows[0]?.id]
    await query('hit', rateLimitHit, [`bare|${userId}`])
    await query('reserve', reserve, [id, userId, sample])
    const result = textIn(await text(await callModel()))
    await query('charge', charge, [id, result])
    return result
  }
  createServer(async (request, response) => {
    await text(request)
    response.setHeader('content-type', 'application/json').end(await generate(request.headers.cookie ?? ''))
  }).listen(Number(PORT), isReady)
}

if (MODEL_URL) serveGenerations()
else await serveReads()
