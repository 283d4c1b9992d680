import { join } from 'node:path'
import type { Engine } from '#server/core/engine.ts'
import { createLimits } from '#server/core/limits.ts'
import { createRuns } from '#server/core/runs.ts'
import { createErase } from '#server/features/account/erase.ts'
import { type Db, openDatabase } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import { makeFolder } from '#server/platform/folder.ts'
import { listen } from '#server/platform/http/listen.ts'
import type { Log } from '#server/platform/log.ts'
import { createMailer } from '#server/platform/mail.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import type { ChainPatience } from '#server/platform/models/chain.ts'
import { authSecret } from '#server/platform/secret.ts'
import { openSite, type Site } from '#server/platform/site/site.ts'
import { StartError } from '#server/platform/start-error.ts'

export interface Server {
  readonly port: number
  readonly db: Db
  /** The one-time address where the owner account is made; `null` once there is an account. */
  setupLink(): Promise<string | null>
  /** Finishes what runs, for a while, then closes everything in the reverse order of opening. */
  stop(): Promise<void>
}

/** How texts are written, where it is not as the configuration says: tests' own writers and short waits. */
export interface Writing {
  readonly engine?: Engine
  /** How long models may keep silent. */
  readonly patience?: ChainPatience
  /** Milliseconds that one generation may take. */
  readonly deadline?: number
}

/** How to close what was opened, the newest last. */
type Closers = (() => Promise<void> | void)[]

/** How long requests and streams may take to finish once the server stops, in milliseconds. */
const lastRequests = 30_000
/** Minute 17 of each hour. */
const hourly = '17 * * * *'

/** Opens everything and serves. @throws StartError for what the person who starts the server can put right */
export async function start(env: Env, log: Log, writing: Writing = {}): Promise<Server> {
  const closers: Closers = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const life = { stopping: false }
  try {
    const serving = await open({ env, log, writing, life }, closers)
    return {
      ...serving,
      async stop() {
        life.stopping = true
        await closeAll()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

interface Settings {
  env: Env
  log: Log
  writing: Writing
  life: { readonly stopping: boolean }
}

async function open({ env, log, writing, life }: Settings, closers: Closers): Promise<Omit<Server, 'stop'>> {
  await makeFolder(env.dataDir)
  const secret = await authSecret(env)
  const site = await siteOf(env)
  // The database opens partly outside of this thread; the rest of the program is loaded meanwhile.
  const [database, { createApp }, { createAuth }, { createJobs }] = await Promise.all([
    openDatabase(env, log),
    import('#server/app.ts'),
    import('#server/features/auth/auth.ts'),
    import('#server/platform/jobs.ts'),
  ])
  closers.push(database.close)
  const engine = writing.engine ?? (await engineOf(env, log, writing.patience))
  const mailer = createMailer(env)
  closers.push(() => mailer.close())
  const jobs = createJobs(database, log)
  await jobs.start()
  closers.push(jobs.stop)

  const { db } = database
  const limits = createLimits(db)
  const runs = createRuns()
  const auth = createAuth({ db, env, secret, mailer, jobs, limits, log, erase: createErase({ db, jobs, mailer, runs, log }) })
  await auth.start()
  const metrics = createMetrics()
  const app = createApp({
    env,
    log,
    db,
    auth,
    limits,
    engine,
    runs,
    deadline: writing.deadline,
    metrics,
    site,
    stopping: () => life.stopping,
  })
  await jobs.schedule('tidy', hourly, app.tidy)

  const listener = await listen(env.port, app.fetch)
  closers.push(() => listener.close(lastRequests))
  return { port: listener.port, db, setupLink: auth.setupLink }
}

/** The configured model, or the built-in writer. Providers' libraries are loaded only where one is used. */
async function engineOf({ aiModel, aiFallbackModels, aiApiKey, aiBaseUrl }: Env, log: Log, patience?: ChainPatience): Promise<Engine> {
  const { builtinEngine, modelEngine } = await import('#server/core/engine.ts')
  if (!aiModel) return builtinEngine()
  const { createModel } = await import('#server/platform/models/chain.ts')
  const settings = { model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl }
  return modelEngine(aiModel, createModel(settings, log, patience))
}

/** The built screens. While developing, another server shows them. @throws StartError when they are missing */
async function siteOf({ appUrl, development }: Env): Promise<Site | null> {
  const site = await openSite(join(import.meta.dirname, '../build/client'), appUrl)
  if (!site && !development) throw new StartError('The screens are not built yet. Run `npm run build`; `npm start` does it by itself.')
  return site
}
