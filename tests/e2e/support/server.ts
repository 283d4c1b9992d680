import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { dataFolder } from '#tests/support/data-folder.ts'
import { behindProxy, stablePort } from '#tests/support/network.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { startFlags } from '#tests/support/process.ts'

export type DatabaseKind = 'pglite' | 'postgres'

/** The real server in a separate process, with an empty database and data folder. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** The one-time link to the owner's account. */
  readonly setupLink: string
  /** Ends it with SIGTERM and starts it again, with the same address and data. */
  restart(): Promise<void>
  /** Ends it with SIGTERM and removes its folder. */
  stop(): Promise<void>
}

/** Milliseconds from the start of a server on an empty folder to its set-up link, on a busy machine. */
const startLimit = 180_000

/** Reads the server's output until the last line of a start: the set-up link, or `Ready` when there is an owner. @returns what matched */
async function untilStarted(child: ChildProcess, lastLine: RegExp): Promise<string> {
  const output: string[] = []
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const limit = setTimeout(() => child.kill('SIGKILL'), startLimit)
  try {
    for await (const line of lines) {
      output.push(line)
      const found = lastLine.exec(line)?.[0]
      if (found) return found
    }
  } finally {
    clearTimeout(limit)
  }
  throw new Error(`The server ended before it was ready:\n${output.join('\n')}`)
}

/** Starts a server with its own port, folder and database. `variables` are added to its environment. */
export async function startServer(database: DatabaseKind, variables: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await dataFolder(database)
  const port = await stablePort()
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CALL_LIMITS: 'off',
    ...behindProxy,
    ...(database === 'postgres' && { DATABASE_URL: await freshDatabase(), AUTH_SECRET: 'a secret of the end-to-end tests' }),
    ...variables,
  }
  const launch = async (lastLine: RegExp) => {
    const child = spawn(process.execPath, [...startFlags, 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const found = await untilStarted(child, lastLine)
    // Later output (each mail) is not read: without this the pipe would fill and block the server.
    child.stdout.resume()
    child.stderr.pipe(process.stderr)
    return { child, found }
  }
  const first = await launch(/http\S+\/setup#token=\S+/)
  let { child } = first
  const end = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return {
    url: `http://localhost:${port}`,
    get pid() {
      return child.pid as number
    },
    dataDir,
    setupLink: first.found,
    async restart() {
      await end()
      child = (await launch(/^Ready on/)).child
    },
    async stop() {
      await end()
      await rm(dataDir, { recursive: true })
    },
  }
}
