import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { expect, test } from 'vitest'

/** Starts a temporary server as a test run does, in a process that can be killed, and prints its address. */
const run = `
import { startPostgres } from '#tests/support/postgres.ts'
await startPostgres()
console.log(process.env.TEST_POSTGRES_URL)
setInterval(() => {}, 1000)
`

test('a killed test run leaves no PostgreSQL process and no folder', async () => {
  const { TEST_POSTGRES_URL: _, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', run], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = await once(child.stdout, 'data')
  const client = new Client({ connectionString: String(address).trim() })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
  const folder = rows[0]?.folder ?? ''
  // The server stops while this connection is open.
  client.on('error', () => undefined)

  child.kill('SIGKILL')

  await expect.poll(() => existsSync(folder)).toBe(false)
  await expect(new Client({ connectionString: String(address).trim() }).connect()).rejects.toThrow('ECONNREFUSED')
})
