import { rm } from 'node:fs/promises'
import { parseEnv } from '#server/infra/env.ts'
import type { JobTiming } from '#server/infra/jobs.ts'
import type { Network } from '#server/infra/links/network.ts'
import { createLog, type Log } from '#server/infra/log.ts'
import { authSecret } from '#server/infra/secret.ts'
import { type Server, type StartOverrides, start } from '#server/start.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/network.ts'

export interface TestServer extends Server {
  readonly url: string
  /** Mails are `.eml` files in `<dataDir>/outbox`. */
  readonly dataDir: string
  /** The secret that signs cookies. */
  readonly secret: string
  /** A request to a path of this server. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

interface Options {
  /** `pglite` (a new folder) or the address of a PostgreSQL database. */
  database?: 'pglite' | (string & {})
  /** Additional variables: `{ AI_MODEL: … }`. */
  env?: Record<string, string>
  writing?: StartOverrides
  /** Silent when absent. */
  log?: Log
}

/** No host exists: tests call nothing but this machine. */
const noInternet: Network = {
  resolve: async (hostname) => {
    throw new Error(`A test asked for the addresses of ${hostname}`)
  },
  dial: ({ address }) => {
    throw new Error(`A test dialed ${address}`)
  },
}

/** Milliseconds: no test depends on the speed of its machine. */
const patient = 300_000

/** A complete server in this process, on a free port, with its own data. The caller stops it. */
export async function startServer({
  database = 'pglite',
  env: variables = {},
  writing = {},
  log = createLog('silent'),
}: Options = {}): Promise<TestServer> {
  const dataDir = await dataFolder(database)
  const port = await freePort()
  const env = parseEnv({
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    // Tests make more calls than people.
    CALL_LIMITS: 'off',
    ...(database === 'pglite' ? {} : { DATABASE_URL: database, AUTH_SECRET: 'only for tests, thirty-two letters' }),
    ...variables,
  })
  const server = await start(env, log, { network: noInternet, readingTimeout: patient, ...writing })
  const url = `http://localhost:${port}`
  return {
    ...server,
    url,
    dataDir,
    secret: await authSecret(env),
    fetch: (path, init) => fetch(url + path, init),
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The shortest polling and retry intervals, for tests that wait for the queue. */
export const quickJobTiming: JobTiming = { poll: 0.5, retry: 1 }
