import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { freePort, stablePort } from '#tests/support/network.ts'
import { canInstall, install } from '#tests/support/programs.ts'

/** The folder of Debian's PostgreSQL versions; its commands on PATH are wrappers without `initdb`. */
const versions = '/usr/lib/postgresql'

const hasServerPrograms = (folder: string): boolean => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))

function findBinaries(): string | undefined {
  const pgConfigFolder = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const byVersion = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  return [pgConfigFolder, ...byVersion.map((version) => join(versions, version, 'bin'))].find(
    (folder) => folder && hasServerPrograms(folder),
  )
}

/** The folder of PostgreSQL's server programs; installs them where possible. @throws with instructions otherwise */
function postgresBinaries(): string {
  const found = findBinaries()
  if (found) return found
  if (canInstall()) install('postgresql')
  const installed = findBinaries()
  if (installed) return installed
  throw new Error(
    'The tests need PostgreSQL: its server programs (initdb, postgres) were not found. Install them (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_POSTGRES_URL to a superuser address of a server that may be filled with test databases.',
  )
}

/** Tells test processes the address of the run's server. Set it yourself to use another server. */
const variable = 'TEST_POSTGRES_URL'
/** The name of a database there that has all tables: what `freshDatabase` copies. */
const templateVariable = 'TEST_POSTGRES_TEMPLATE'

/** PostgreSQL refuses to run as root: as root an unprivileged user of this machine, else `undefined`. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  const ids = (name: string) => ({ uid: idOf('-u', name), gid: idOf('-g', name) })
  try {
    return ids('postgres')
  } catch {
    return ids('nobody')
  }
}

/**
 * Starts a temporary PostgreSQL on a loopback port and sets its address in the environment of this process and its children.
 * Returns a function that stops it. If `TEST_POSTGRES_URL` is already set, that server is used and left running.
 */
export async function startPostgres(): Promise<() => Promise<void>> {
  if (process.env[variable]) return async () => undefined
  const server = await startOwnPostgres(
    await freePort(),
    '-c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off',
  )
  process.env[variable] = server.url
  return async () => {
    delete process.env[variable]
    await server.close()
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

/** Creates a database on the run's server, with all tables if the run has prepared them. Returns its address. */
export const freshDatabase = (): Promise<string> => createDatabase(process.env[templateVariable])

/** Creates a database without tables. Returns its address. */
export const emptyDatabase = (): Promise<string> => createDatabase()

/** Runs `prepare` on an empty database, which `freshDatabase` copies from now on. */
export async function prepareDatabases(prepare: (address: string) => Promise<void>): Promise<void> {
  const address = await emptyDatabase()
  await prepare(address)
  process.env[templateVariable] = new URL(address).pathname.slice(1)
}

/** A PostgreSQL that a test may stop, start and freeze. Its commits are durable, as in production. */
export interface OwnPostgres {
  /** Of an empty database. */
  readonly url: string
  /** `fast` closes connections cleanly, `immediate` simulates a crash. Resolves when it has ended. */
  stop(manner: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** Keeps connections open without answering, as on a machine that hangs. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Stops it and removes its files. */
  close(): Promise<void>
}

/**
 * Executes commands from standard input until it closes: however the run ends, even by `kill -9`, the pipe closes,
 * and the server is stopped and its folder removed. Ctrl-C reaches the whole process group, so signals are ignored here.
 */
const supervisor = `
trap '' INT TERM
trap 'rm -rf "$FOLDER"' EXIT
cd "$FOLDER" || exit 1
printf %s "$PASSWORD" > password
each() { main=$(head -n 1 data/postmaster.pid) && kill "$1" "$main" $(pgrep -P "$main"); }
start() { "$BIN/pg_ctl" start -w -s -D data -l log -o "-k '$FOLDER' -p $PORT -c listen_addresses=127.0.0.1 $SETTINGS"; }
"$BIN/initdb" -D data -U postgres -A scram-sha-256 --pwfile=password -E UTF8 --locale=C --no-sync > log 2>&1 && start ||
  { cat log >&2; exit 1; }
echo done
while read -r order manner; do
  case $order in
    start) start ;;
    stop) "$BIN/pg_ctl" stop -w -s -D data -m "$manner" ;;
    freeze) each -STOP ;;
    thaw) each -CONT ;;
  esac && echo done || echo "failed: $order"
done
each -CONT
"$BIN/pg_ctl" stop -s -m immediate -D data
`

/**
 * Starts one on a loopback port. The caller closes it.
 * @param settings options of `postgres`
 */
export async function startOwnPostgres(port?: number, settings = '-c max_connections=100'): Promise<OwnPostgres> {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'postwright-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const [chosen, password] = [port ?? (await stablePort()), randomBytes(16).toString('hex')]
  const own = { BIN: postgresBinaries(), FOLDER: folder, PORT: String(chosen), PASSWORD: password, SETTINGS: settings }
  const child = spawn('sh', ['-c', supervisor], { ...user, env: { PATH: process.env.PATH, ...own }, stdio: ['pipe', 'pipe', 'pipe'] })
  const order = commandSender(child)
  await order()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${chosen}/postgres`,
    stop: (manner) => order(`stop ${manner}`),
    start: () => order('start'),
    freeze: () => order('freeze'),
    thaw: () => order('thaw'),
    async close() {
      child.stdin.end()
      await once(child, 'close')
    },
  }
}

/** Returns a function that sends a command to the supervisor, or none to await its start, and waits until it is done. */
function commandSender({ stdin, stdout, stderr }: ChildProcess): (order?: string) => Promise<void> {
  if (!stdin || !stdout || !stderr) throw new TypeError('The supervisor needs pipes')
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  let errorOutput = ''
  stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk
  })
  return async (order) => {
    if (order) stdin.write(`${order}\n`)
    const { value } = await lines.next()
    if (value !== 'done') throw new Error(`PostgreSQL failed to ${order ?? 'start'}: ${value ?? 'the supervisor ended'}\n${errorOutput}`)
  }
}
