/**
 * The baseline for a generation: only Node, one call of the model and four queries to PostgreSQL (account, rate limit, reservation, charge),
 * without parsing, validation and repair. Started by `bench/overhead.ts`, which sets the model's address and the request to it.
 */
import { randomUUID } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { post } from '#kinds/post/index.ts'

const { DATABASE_URL, PORT, MODEL_URL, QUESTION = '' } = process.env as Record<string, string>
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
const agent = new Agent({ keepAlive: true })
const sample = JSON.stringify(post.sample)

const accountQuery = `select p.id, s.plan from sessions join profiles p on p.id = sessions.user_id
  left join lateral (select plan from subscriptions
    where user_id = p.id and status = 'active' and (expires_at is null or expires_at > now())
    order by array_position(array['free', 'basic', 'pro'], plan) desc limit 1) s on true
  where sessions.token = $1 and sessions.expires_at > now() and p.disabled = false`
const rateLimitHit = `insert into rate_limits (key, hits, expires_at) values ($1, 1, now() + interval '1 minute')
  on conflict (key) do update set hits = rate_limits.hits + 1 returning hits`
const reserve = `insert into generations (id, user_id, kind, feature, request, created_at, expires_at)
  select $1::uuid, $2::uuid, 'post', 'post', $3::jsonb, now(), now() + interval '3 minutes'
  where (select count(*) from api_usage where user_id = $2::uuid and feature = 'post' and created_at >= date_trunc('month', now())) < 1000`
const charge = `with done as (update generations set state = 'done', result = $2::jsonb where id = $1 and state = 'running'
    returning id, user_id, feature, request, created_at)
  insert into api_usage (id, user_id, feature, request_details, created_at) select * from done`

const query = (name: string, sql: string, values: unknown[]) => pool.query<{ id: string }>({ name, text: sql, values })

const callModel = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(QUESTION) }
    request(`${MODEL_URL}/chat/completions`, { agent, method: 'POST', headers }, resolve).on('error', reject).end(QUESTION)
  })

/** The text in a model's events. */
const textIn = (events: string): string =>
  events
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)).choices[0]?.delta.content ?? '')
    .join('')

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
}).listen(Number(PORT), () => console.log('ready'))
