import { join } from 'node:path'
import { messages } from '#contract/messages.ts'
import type { App } from '#server/app.ts'
import { createAdminAlerts } from '#server/core/admin-alerts.ts'
import type { Engine } from '#server/core/engine.ts'
import { createFailures, type Failures } from '#server/core/failures.ts'
import { createLimits } from '#server/core/limits.ts'
import { createNotices } from '#server/core/notices.ts'
import { remindOfEndings } from '#server/core/plan-reminders.ts'
import { createRuns, type Runs } from '#server/core/runs.ts'
import { createEraseGenerations } from '#server/core/spent-quotas.ts'
import { createErase } from '#server/features/account/erase.ts'
import { createEndCards } from '#server/features/billing/leave.ts'
import type { Cards } from '#server/platform/cards.ts'
import type { Db } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Env } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import { makeFolder } from '#server/platform/folder.ts'
import { listen } from '#server/platform/http/listen.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { createMailer } from '#server/platform/mail.ts'
import { createMetrics, type Metrics } from '#server/platform/metrics.ts'
import type { ChainPatience, Watch } from '#server/platform/models/chain.ts'
import { authSecret } from '#server/platform/secret.ts'
import { openSite, type Site } from '#server/platform/site/site.ts'
import { StartError } from '#server/platform/start-error.ts'
import { type Tracing, untraced } from '#server/platform/tracing.ts'

export interface Server {
  readonly port: number
  readonly db: Db
  /** The one-time address where the owner account is made; `null` once anybody has a confirmed account. */
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

/**
 * How long requests and streams may take to finish once the server stops, in milliseconds. With their last words, the last jobs and the
 * database's end it stays under the ten seconds after which container runtimes kill.
 */
const lastRequests = 5_500
/** Minute 17 of each hour. */
const hourly = '17 * * * *'
/** UTC: by day where most readers of such mails are. */
const daily = '23 8 * * *'

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
  const [database, { createApp }, { createAuth }, { createJobs }, { createEvents }] = await Promise.all([
    openDatabase(env, log),
    import('#server/app.ts'),
    import('#server/features/auth/auth.ts'),
    import('#server/platform/jobs.ts'),
    import('#server/platform/events.ts'),
  ])
  closers.push(database.close)
  const tracing = await tracingOf(env, log)
  closers.push(tracing.close)
  const events = await createEvents(database)
  closers.push(events.close)
  const { db } = database
  const failures = createFailures({ db, log })
  closers.push(failures.flush)
  const metrics = createMetrics(database)
  const engine = writing.engine ?? (await engineOf({ env, log, writing }, watchOf({ metrics, failures, tracing })))
  const mailer = createMailer(env)
  closers.push(() => mailer.close())
  const jobs = createJobs(database, log)
  await jobs.start()
  closers.push(jobs.stop)

  const notices = createNotices({ db, env, jobs, mailer })
  await notices.start()
  const alerts = createAdminAlerts({ db, env, jobs, mailer })
  await alerts.start()
  const limits = createLimits(db)
  const runs = createRuns()
  const cards = await cardsOf(env)
  const endCards = createEndCards({ db, jobs, cards, events })
  await endCards.start()
  const eraseGenerations = createEraseGenerations({ secret, timeZone: env.quotaTimeZone })
  const erase = createErase({ db, jobs, mailer, runs, eraseGenerations, endCards: endCards.deleted, log })
  const auth = createAuth({ db, env, secret, mailer, jobs, limits, log, erase })
  await auth.start()
  closers.push(auth.settled)
  const app = createApp({
    ...{ env, log, db, auth, limits, engine, runs, metrics, tracing, failures, events, notices, alerts, cards, endCards, site },
    deadline: writing.deadline,
    stopping: () => life.stopping,
  })
  await schedule(jobs, app, remindOfEndings({ db, notices, timeZone: env.quotaTimeZone }))

  const port = await serve(env, app, { runs, events, jobs }, closers)
  return { port, db, setupLink: auth.setupLink }
}

/** Takes requests, and lets them finish once the server is told to stop. Answers the port. */
async function serve({ port, host }: Env, app: App, { runs, events, jobs }: { runs: Runs; events: Events; jobs: Jobs }, closers: Closers) {
  const listener = await listen(port, app.fetch, { host, refuse: app.refuse })
  const overdue = () => runs.endAll(fail('UNAVAILABLE', undefined, messages.generation.restarting))
  closers.push(() => listener.close({ patience: lastRequests, overdue }))
  // Streams of changes have no end of their own: they are ended before the last requests are waited for.
  closers.push(events.close)
  // Jobs that run have as long as the last requests, and no other begins.
  closers.push(jobs.pause)
  return listener.port
}

/** What is done now and then, by one server of the database. */
async function schedule(jobs: Jobs, app: App, remind: () => Promise<void>): Promise<void> {
  await jobs.schedule('tidy', hourly, app.tidy)
  await jobs.schedule('cards-catch-up', hourly, app.catchUp)
  await jobs.schedule('plan-reminders', daily, remind)
}

/** Where traces go; the library is loaded only where they go somewhere. */
async function tracingOf({ traces }: Env, log: Log): Promise<Tracing> {
  if (!traces) return untraced
  const { openTelemetry } = await import('#server/platform/open-telemetry.ts')
  return openTelemetry(traces, log)
}

/** Counts each call to a model, and notes for the admin panel those that it did not answer. */
const watchOf = ({ metrics, failures, tracing }: { metrics: Metrics; failures: Failures; tracing: Tracing }): Watch => ({
  tracing,
  ended(call) {
    metrics.modelCall(call)
    if (call.outcome !== 'answered' && call.outcome !== 'stopped') failures.note('model', call.model, call.outcome)
  },
})

/** The configured model, or the built-in writer. Providers' libraries are loaded only where one is used. */
async function engineOf({ env, log, writing }: Pick<Settings, 'env' | 'log' | 'writing'>, watch: Watch): Promise<Engine> {
  const { aiModel, aiFallbackModels, aiApiKey, aiBaseUrl, aiMaxOutputTokens } = env
  const { builtinEngine, modelEngine } = await import('#server/core/engine.ts')
  if (!aiModel) return builtinEngine()
  const { createModel } = await import('#server/platform/models/chain.ts')
  const settings = { model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl, maxOutputTokens: aiMaxOutputTokens }
  return modelEngine(aiModel, createModel(settings, log, writing.patience, watch))
}

/** The card provider; `null` where none is configured. Its library is loaded only where it is used. */
async function cardsOf({
  stripeSecretKey: secretKey,
  stripeWebhookSecret: webhookSecret,
  stripeApiUrl: apiUrl,
}: Env): Promise<Cards | null> {
  if (!secretKey || !webhookSecret) return null
  const { createCards } = await import('#server/platform/stripe.ts')
  return createCards({ secretKey, webhookSecret, apiUrl })
}

/** The built screens. While developing, another server shows them. @throws StartError when they are missing */
async function siteOf({ appUrl, development }: Env): Promise<Site | null> {
  const site = await openSite(join(import.meta.dirname, '../build/client'), appUrl)
  if (!site && !development) throw new StartError('The screens are not built yet. Run `npm run build`; `npm start` does it by itself.')
  return site
}
