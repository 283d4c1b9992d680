import { join } from 'node:path'
import { messages } from '#contract/messages.ts'
import type { App } from '#server/app.ts'
import { createAdminAlerts } from '#server/core/admin-alerts.ts'
import { createEmailQueue } from '#server/core/email-queue.ts'
import type { Engine } from '#server/core/engine.ts'
import { createFailures, type Failures } from '#server/core/failures.ts'
import { createLimits } from '#server/core/limits.ts'
import { sendPlanReminders } from '#server/core/plan-endings.ts'
import { createEraseGenerations } from '#server/core/quota.ts'
import { createRunningGenerations, type RunningGenerations } from '#server/core/running-generations.ts'
import { createErase } from '#server/features/account/deletion.ts'
import { createCardCancellation } from '#server/features/billing/cancellation.ts'
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
import type { ChainTimeouts, ModelCallObserver } from '#server/platform/models/chain.ts'
import { authSecret } from '#server/platform/secret.ts'
import { openSite, type Site } from '#server/platform/site/site.ts'
import { StartError } from '#server/platform/start-error.ts'
import { noTracing, type Tracing } from '#server/platform/tracing.ts'

export interface Server {
  readonly port: number
  readonly db: Db
  /** The one-time link that creates the owner account; `null` once there is a confirmed account. */
  setupLink(): Promise<string | null>
  /** Lets running requests finish for a while, then closes everything in reverse order of opening. */
  stop(): Promise<void>
}

/** Overrides of the configuration for tests: engines and short timeouts. */
export interface Writing {
  readonly engine?: Engine
  /** How long models may be silent. */
  readonly patience?: ChainTimeouts
  /** Milliseconds that one generation may take. */
  readonly deadline?: number
}

/** Functions that close what was opened, the newest last. */
type Closers = (() => Promise<void> | void)[]

/**
 * Milliseconds that requests and streams may take to finish at shutdown. With the second after it, the last jobs and closing the
 * database it stays under the ten seconds after which container runtimes kill.
 */
const shutdownGrace = 5_500
/** Minute 17 of each hour. */
const hourly = '17 * * * *'
/** 08:23 UTC: daytime for most recipients. */
const daily = '23 8 * * *'

/** Opens everything and serves. @throws StartError for what the operator can fix */
export async function start(env: Env, log: Log, writing: Writing = {}): Promise<Server> {
  const closers: Closers = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const shutdown = { begun: false }
  try {
    const serving = await open({ env, log, writing, shutdown }, closers)
    return {
      ...serving,
      async stop() {
        shutdown.begun = true
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
  shutdown: { readonly begun: boolean }
}

async function open({ env, log, writing, shutdown }: Settings, closers: Closers): Promise<Omit<Server, 'stop'>> {
  await makeFolder(env.dataDir)
  const secret = await authSecret(env)
  const site = await siteOf(env)
  // Opening the database waits for I/O; the rest of the program loads meanwhile.
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

  const notices = createEmailQueue({ db, env, jobs, mailer })
  await notices.start()
  const alerts = createAdminAlerts({ db, env, jobs, mailer })
  await alerts.start()
  const limits = createLimits(db)
  const runs = createRunningGenerations()
  const cards = await cardsOf(env)
  const endCards = createCardCancellation({ db, jobs, cards, events })
  await endCards.start()
  const eraseGenerations = createEraseGenerations({ secret, timeZone: env.quotaTimeZone })
  const erase = createErase({ db, jobs, mailer, runs, eraseGenerations, endCards: endCards.cancelForDeletedAccount, log })
  const auth = createAuth({ db, env, secret, mailer, jobs, limits, log, erase })
  await auth.start()
  closers.push(auth.settled)
  const app = createApp({
    ...{ env, log, db, auth, limits, engine, runs, metrics, tracing, failures, events, notices, alerts, cards, endCards, site },
    deadline: writing.deadline,
    stopping: () => shutdown.begun,
  })
  await schedule(jobs, app, sendPlanReminders({ db, notices, timeZone: env.quotaTimeZone }))

  const port = await serve(env, app, { runs, events, jobs }, closers)
  return { port, db, setupLink: auth.setupLink }
}

/** Serves requests, and lets them finish at shutdown. Returns the port. */
async function serve(
  { port, host }: Env,
  app: App,
  { runs, events, jobs }: { runs: RunningGenerations; events: Events; jobs: Jobs },
  closers: Closers,
) {
  const listener = await listen(port, app.fetch, { host, refuse: app.refuse })
  const onTimeout = () => runs.endAll(fail('UNAVAILABLE', undefined, messages.generation.restarting))
  closers.push(() => listener.close({ grace: shutdownGrace, onTimeout }))
  // Streams of changes never end: they are closed before the running requests are waited for.
  closers.push(events.close)
  // Running jobs have as long as running requests, and no other begins.
  closers.push(jobs.pause)
  return listener.port
}

/** Scheduled jobs, each run by one server of the database. */
async function schedule(jobs: Jobs, app: App, remind: () => Promise<void>): Promise<void> {
  await jobs.schedule('tidy', hourly, app.tidy)
  await jobs.schedule('cards-catch-up', hourly, app.catchUp)
  await jobs.schedule('plan-reminders', daily, remind)
}

/** The trace exporter; its library is loaded only when traces are configured. */
async function tracingOf({ traces }: Env, log: Log): Promise<Tracing> {
  if (!traces) return noTracing
  const { openTelemetry } = await import('#server/platform/open-telemetry.ts')
  return openTelemetry(traces, log)
}

/** Counts each model call, and records failed ones for the admin panel. */
const watchOf = ({ metrics, failures, tracing }: { metrics: Metrics; failures: Failures; tracing: Tracing }): ModelCallObserver => ({
  tracing,
  ended(call) {
    metrics.modelCall(call)
    if (call.outcome !== 'answered' && call.outcome !== 'stopped') failures.note('model', call.model, call.outcome)
  },
})

/** The configured model, or the built-in writer. Providers' libraries are loaded only when used. */
async function engineOf({ env, log, writing }: Pick<Settings, 'env' | 'log' | 'writing'>, watch: ModelCallObserver): Promise<Engine> {
  const { aiModel, aiFallbackModels, aiApiKey, aiBaseUrl, aiMaxOutputTokens } = env
  const { builtinEngine, modelEngine } = await import('#server/core/engine.ts')
  if (!aiModel) return builtinEngine()
  const { createModel } = await import('#server/platform/models/chain.ts')
  const settings = { model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl, maxOutputTokens: aiMaxOutputTokens }
  return modelEngine(aiModel, createModel(settings, log, writing.patience, watch))
}

/** The card provider; `null` when none is configured. Its library is loaded only when used. */
async function cardsOf({
  stripeSecretKey: secretKey,
  stripeWebhookSecret: webhookSecret,
  stripeApiUrl: apiUrl,
}: Env): Promise<Cards | null> {
  if (!secretKey || !webhookSecret) return null
  const { createCards } = await import('#server/platform/stripe.ts')
  return createCards({ secretKey, webhookSecret, apiUrl })
}

/** The built pages. In development another server serves them. @throws StartError when they are missing */
async function siteOf({ appUrl, development }: Env): Promise<Site | null> {
  const site = await openSite(join(import.meta.dirname, '../build/client'), appUrl)
  if (!site && !development) throw new StartError('The screens are not built yet. Run `npm run build`; `npm start` does it by itself.')
  return site
}
