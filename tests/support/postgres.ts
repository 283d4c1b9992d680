import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '#tests/support/ports.ts'
import { postgresBinaries } from '#tests/support/postgres-binaries.ts'

/** How test processes learn of the run's server. Set by hand, it names a server of yours to use instead. */
const variable = 'TEST_POSTGRES_URL'
/** The name of a database there that has all tables: what `freshDatabase` copies. */
const templateVariable = 'TEST_POSTGRES_TEMPLATE'

/**
 * Lives as long as its standard input: however the run ends, even by `kill -9`, the pipe closes, and the server is
 * stopped and its folder removed. Ctrl-C reaches the whole process group, so it must not end this before that.
 */
const keeper = `
trap '' INT TERM
trap 'rm -rf "$FOLDER"' EXIT
cd "$FOLDER" || exit 1
printf %s "$PASSWORD" > password
"$BIN/initdb" -D data -U postgres -A scram-sha-256 --pwfile=password -E UTF8 --locale=C --no-sync > log 2>&1 &&
"$BIN/pg_ctl" start -w -s -D data -l log -o "-k '$FOLDER' -p $PORT -c listen_addresses=127.0.0.1 -c max_connections=200 \\
  -c fsync=off -c synchronous_commit=off -c full_page_writes=off" || { cat log >&2; exit 1; }
echo ready
cat > /dev/null
"$BIN/pg_ctl" stop -s -m immediate -D data
`

/** PostgreSQL refuses to run as root: an ordinary user of this machine then, else ourselves. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  const ids = (name: string) => ({ uid: idOf('-u', name), gid: idOf('-g', name) })
  try {
    return ids('postgres')
  } catch {
    return ids('nobody')
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [end] = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'close')])
  if (String(end).trim() !== 'ready') throw new Error(`The throw-away PostgreSQL did not start:\n${said}`)
}

/**
 * Starts a throw-away PostgreSQL on a loopback port and tells this process and those it starts where it is.
 * Answers how to stop it. With `TEST_POSTGRES_URL` set already, that server is used and left running.
 */
export async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env[variable]) return async () => undefined
  const bin = postgresBinaries()
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'postwright-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)

  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const env = { PATH: process.env.PATH, BIN: bin, FOLDER: folder, PORT: String(port), PASSWORD: password }
  const child = spawn('sh', ['-c', keeper], { ...user, env, stdio: ['pipe', 'pipe', 'pipe'] })
  await untilReady(child)

  process.env[variable] = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return async () => {
    delete process.env[variable]
    child.stdin.end()
    await once(child, 'close')
  }
}

async function createDatabase(template?: string): Promise<string> {
  const server = process.env[variable]
  if (!server) throw new Error('No PostgreSQL runs for this test: it must run in the vitest project "integration" or through npm test.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

/** A new database on the run's server, with all tables where the run has prepared them and none where not. Answers its address. */
export const freshDatabase = (): Promise<string> => createDatabase(process.env[templateVariable])

/** A new database without tables. Answers its address. */
export const emptyDatabase = (): Promise<string> => createDatabase()

/** From now on `freshDatabase` copies what `prepare` makes of an empty database. */
export async function prepareDatabases(prepare: (address: string) => Promise<void>): Promise<void> {
  const address = await emptyDatabase()
  await prepare(address)
  process.env[templateVariable] = new URL(address).pathname.slice(1)
}
