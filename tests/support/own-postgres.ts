import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { lastingPort } from '#tests/support/ports.ts'
import { ordinaryUser } from '#tests/support/postgres.ts'
import { postgresBinaries } from '#tests/support/postgres-binaries.ts'

/** A PostgreSQL that a test may stop, start and freeze. What it has acknowledged outlasts that: it commits as one in service does. */
export interface OwnPostgres {
  /** Of an empty database. */
  readonly url: string
  /** `fast` ends its connections in good order, `immediate` as a crash would. Resolves when it has ended. */
  stop(manner: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it takes connections. */
  start(): Promise<void>
  /** It holds its connections and answers nothing, as on a machine that hangs. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Stops it and removes its files. */
  close(): Promise<void>
}

/** Does a line of its standard input after the other and says so, and ends with it: see `postgres.ts`. */
const keeper = `
trap '' INT TERM
trap 'rm -rf "$FOLDER"' EXIT
cd "$FOLDER" || exit 1
printf %s "$PASSWORD" > password
each() { main=$(head -n 1 data/postmaster.pid) && kill "$1" "$main" $(pgrep -P "$main"); }
start() { "$BIN/pg_ctl" start -w -s -D data -l log -o "-k '$FOLDER' -p $PORT -c listen_addresses=127.0.0.1 -c max_connections=100"; }
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

/** Starts one on a loopback port. Close it in the end. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'postwright-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const [port, password] = [await lastingPort(), randomBytes(16).toString('hex')]
  const env = { PATH: process.env.PATH, BIN: postgresBinaries(), FOLDER: folder, PORT: String(port), PASSWORD: password }
  const child = spawn('sh', ['-c', keeper], { ...user, env, stdio: ['pipe', 'pipe', 'pipe'] })
  const order = orders(child)
  await order()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
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

/** Gives the keeper an order, or none for its first word, and waits until it is done. */
function orders({ stdin, stdout, stderr }: ChildProcess): (order?: string) => Promise<void> {
  if (!stdin || !stdout || !stderr) throw new TypeError('The keeper is spoken to over pipes')
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  let complaints = ''
  stderr.on('data', (chunk: Buffer) => {
    complaints += chunk
  })
  return async (order) => {
    if (order) stdin.write(`${order}\n`)
    const { value } = await lines.next()
    if (value !== 'done')
      throw new Error(`PostgreSQL did not do as told (${order ?? 'start'}): ${value ?? 'the keeper ended'}\n${complaints}`)
  }
}
