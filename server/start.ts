import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/core/limits.ts'
import { createAuth } from '#server/features/auth/auth.ts'
import { type Db, openDatabase } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { makeFolder } from '#server/platform/folder.ts'
import { type Listener, listen } from '#server/platform/http/listen.ts'
import { createJobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { createMailer } from '#server/platform/mail.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { authSecret } from '#server/platform/secret.ts'
import { isHttps } from '#server/platform/session-cookie.ts'
import { openSite } from '#server/platform/site/site.ts'
import { StartError } from '#server/platform/start-error.ts'

export interface Server {
  readonly port: number
  readonly db: Db
  /** The one-time address where the owner account is made; `null` once there is an account. */
  setupLink(): Promise<string | null>
  /** Finishes what runs, for a while, then closes everything in the reverse order of opening. */
  stop(): Promise<void>
}

/** How long requests and streams may take to finish once the server stops, in milliseconds. */
const patience = 30_000
/** Minute 17 of each hour. */
const hourly = '17 * * * *'

/** Opens everything and serves. @throws StartError for what the person who starts the server can put right */
export async function start(env: Env, log: Log): Promise<Server> {
  const opened: (() => Promise<void> | void)[] = []
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    return await open(env, log, (close) => opened.push(close), closeAll)
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function open(
  env: Env,
  log: Log,
  onClose: (close: () => Promise<void> | void) => void,
  closeAll: () => Promise<void>,
): Promise<Server> {
  await makeFolder(env.dataDir)
  const secret = await authSecret(env)
  const site = await openSite(join(import.meta.dirname, '../build/client'), isHttps(env.appUrl))
  if (!site && !env.development) throw new StartError('The screens are not built yet. Run `npm run build`; `npm start` does it by itself.')

  const database = await openDatabase(env, log)
  onClose(database.close)
  const { db } = database
  const jobs = createJobs(database, log)
  await jobs.start()
  onClose(jobs.stop)

  const mailer = createMailer(env)
  onClose(() => mailer.close())
  const limits = createLimits(db)
  const auth = createAuth({ db, env, secret, mailer, jobs, limits, log })
  await auth.start()

  let stopping = false
  const app = createApp({ env, log, db, auth, limits, metrics: createMetrics(), site, stopping: () => stopping })
  await jobs.schedule('tidy', hourly, app.tidy)
  const listener: Listener = await listen(env.port, app.fetch)
  onClose(() => listener.close(patience))

  return {
    port: listener.port,
    db,
    setupLink: auth.setupLink,
    async stop() {
      stopping = true
      await closeAll()
    },
  }
}
