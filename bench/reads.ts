import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { figure, table } from '#bench/figures.ts'
import { ownerCookie } from '#bench/owner.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { freePort } from '#tests/support/ports.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Requests under way at once, and seconds that each server is asked. */
const load = { connections: 16, seconds: 6, warmUpSeconds: 2 }

interface Load {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
}

/** Asks one address as fast as it answers, from a process of its own. */
async function ask(url: string, cookie: string, seconds: number): Promise<Load> {
  const args = ['--json', '--connections', String(load.connections), '--duration', String(seconds), '--headers', `cookie=${cookie}`, url]
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args)
  const found = JSON.parse(stdout) as Load
  if (found.non2xx > 0) throw new Error(`${url} answered ${found.non2xx} requests with an error`)
  return found
}

async function measured(url: string, cookie: string): Promise<Load> {
  await ask(url, cookie, load.warmUpSeconds)
  return ask(url, cookie, load.seconds)
}

/** A server of nothing but Hono and the queries of a signed-in read, on the same database. */
async function startBare(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ token: string; user_id: string }>('select token, user_id from sessions')
  await client.end()
  const port = await freePort()
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port), TOKEN: rows[0]?.token, USER_ID: rows[0]?.user_id }
  const child = spawn(process.execPath, ['bench/bare.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Signed-in reads a second: `/api/me` against the same statements behind nothing but Hono. */
export async function benchReads(): Promise<string> {
  const databaseUrl = await freshDatabase()
  const server = await startServer('postgres', { DATABASE_URL: databaseUrl })
  const cookie = await ownerCookie(server)
  const bare = await startBare(databaseUrl)
  try {
    const alone = await measured(bare.url, cookie)
    const ours = await measured(`${server.url}/api/me`, cookie)
    const row = (name: string, { requests, latency }: Load) => [
      name,
      figure(requests.average),
      figure(latency.p50),
      figure(latency.p99),
      `${figure(requests.average / alone.requests.average)} ×`,
    ]
    return table(['Signed-in reads', 'a second', 'p50 ms', 'p99 ms', 'ratio'], [row('bare Hono', alone), row('/api/me', ours)])
  } finally {
    await bare.stop()
    await server.stop()
  }
}
