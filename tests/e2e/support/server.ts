import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { dataFolder } from '#tests/support/data-folder.ts'
import { behindProxy, freePort } from '#tests/support/network.ts'
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
  /** Ends it with SIGTERM and removes its folder. */
  stop(): Promise<void>
}

/** Milliseconds from the start of a server on an empty folder to its set-up link, on a busy machine. */
const startLimit = 180_000

/** Reads the server's output until the set-up link, the last line of a start. */
async function untilSetupLink(child: ChildProcess): Promise<string> {
  const output: string[] = []
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const limit = setTimeout(() => child.kill('SIGKILL'), startLimit)
  try {
    for await (const line of lines) {
      output.push(line)
      const link = /http\S+\/setup#token=\S+/.exec(line)?.[0]
      if (link) return link
    }
  } finally {
    clearTimeout(limit)
  }
  throw new Error(`The server ended before it was ready:\n${output.join('\n')}`)
}

/** Starts a server with its own port, folder and database. `variables` are added to its environment. */
export async function startServer(database: DatabaseKind, variables: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await dataFolder(database)
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...behindProxy,
    ...(database === 'postgres' && { DATABASE_URL: await freshDatabase(), AUTH_SECRET: 'a secret of the end-to-end tests' }),
    ...variables,
  }
  const child = spawn(process.execPath, [...startFlags, 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const setupLink = await untilSetupLink(child)
  // Later output (each mail) is not read: without this the pipe would fill and block the server.
  child.stdout.resume()
  child.stderr.pipe(process.stderr)
  return {
    url: `http://localhost:${port}`,
    pid: child.pid as number,
    dataDir,
    setupLink,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true })
    },
  }
}
