import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { kinds } from '#kinds/index.ts'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly file: string; readonly title: string }[]
}

const testsIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(testsIn),
]

test('signing in, paying and a generation of each kind also run in a browser on PostgreSQL', () => {
  const { TEST_ALL: _, ...env } = process.env
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', '--project=postgres']
  const listed = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env })) as { suites: readonly Suite[] }
  const tests = listed.suites.flatMap(testsIn)

  const startingWith = (file: string) => tests.filter((one) => one.startsWith(file))
  expect(startingWith('account.spec.ts').join('\n')).toContain('signs in')
  expect(startingWith('paying.spec.ts').join('\n')).toMatch(/ pays [\s\S]+ pays /)
  expect(startingWith('generate.spec.ts')).toHaveLength(Object.keys(kinds).length)
})

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
