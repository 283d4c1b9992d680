import { join } from 'node:path'
import { brand } from '#contract/brand.ts'
import { generationMessages } from '#contract/messages.ts'
import type { App } from '#server/app.ts'
import { createAdminAlerts } from '#server/core/accounts/admin-alerts.ts'
import { createEmailQueue } from '#server/core/accounts/email-queue.ts'
import { createChat } from '#server/core/billing/chat.ts'
import { createEraseGenerations } from '#server/core/billing/quota.ts'
import { createLimits } from '#server/core/calls/limits.ts'
import type { Engine } from '#server/core/generation/engine.ts'
import { createEngines } from '#server/core/generation/engines.ts'
import { createFailures, type Failures } from '#server/core/generation/failures.ts'
import { createRunningGenerations, type RunningGenerations } from '#server/core/generation/running-generations.ts'
import { createErase } from '#server/features/account/deletion.ts'
import { createCardCancellation } from '#server/features/billing/cancellation.ts'
import { createOpenPages } from '#server/features/billing/open-pages.ts'
import { createRefundNews } from '#server/features/billing/refund-news.ts'
import type { CardProvider } from '#server/infra/card-provider.ts'
import { clientIpResolver } from '#server/infra/client-ip.ts'
import { createDataFolder } from '#server/infra/data-folder.ts'
import type { Db } from '#server/infra/db/database.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import type { Env } from '#server/infra/env.ts'
import type { Events } from '#server/infra/events.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { listen } from '#server/infra/http/listen.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import { createKeyCipher } from '#server/infra/key-cipher.ts'
import { createFetchLink } from '#server/infra/links/fetch-link.ts'
import type { Network } from '#server/infra/links/network.ts'
import type { Log } from '#server/infra/log.ts'
import { createMailer } from '#server/infra/mail.ts'
import { createMetrics, type Metrics } from '#server/infra/metrics.ts'
import type { ChainTimeouts, ModelCallObserver } from '#server/infra/models/chain.ts'
import { createLocalService, type LocalService, type LocalServiceOptions } from '#server/infra/models/local/local-service.ts'
import { createDocumentReader } from '#server/infra/reading/document-reader.ts'
import { authSecret } from '#server/infra/secret.ts'
import { openSite, type Site } from '#server/infra/site/site.ts'
import { StartError } from '#server/infra/start-error.ts'
import { noTracing, type Tracing } from '#server/infra/tracing.ts'

export interface Server {
  readonly port: number
  readonly db: Db
  /** The one-time link that creates the owner's account; `null` when a confirmed account exists. */
  setupLink(): Promise<string | null>
  /** Graceful shutdown: lets running requests finish within `shutdownGrace`, then closes everything in reverse order of opening. */
  stop(): Promise<void>
}

/** Overrides for tests: an engine and short timeouts. */
export interface StartOverrides {
  readonly engine?: Engine | ((local: LocalService) => Engine)
  readonly local?: Partial<LocalServiceOptions>
  /** Timeouts of model calls. */
  readonly modelTimeouts?: ChainTimeouts
  /** Milliseconds that one generation may take. */
  readonly deadline?: number
  /** Seconds that the reservation of a generation is valid. */
  readonly lease?: number
  /** How links are resolved and connected. */
  readonly network?: Network
  /** Milliseconds that fetching a link and reading a document may take. */
  readonly readingTimeout?: number
}

/** Functions that close what was opened, the newest last. */
type Closers = (() => Promise<void> | void)[]

/**
 * Milliseconds that requests and streams may take to finish at shutdown. Together with the last jobs and closing the database, shutdown
 * stays below the ten seconds after which container runtimes kill the process.
 */
const shutdownGrace = 5_500

/** Opens everything and starts to serve. @throws StartError for a problem that the operator can fix */
export async function start(env: Env, log: Log, overrides: StartOverrides = {}): Promise<Server> {
  const closers: Closers = []
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  const shutdown = { started: false }
  try {
    const server = await open({ env, log, overrides, shutdown }, closers)
    return {
      ...server,
      async stop() {
        shutdown.started = true
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
  overrides: StartOverrides
  shutdown: { readonly started: boolean }
}

async function open({ env, log, overrides, shutdown }: Settings, closers: Closers): Promise<Omit<Server, 'stop'>> {
  await createDataFolder(env.dataDir)
  const secret = await authSecret(env)
  const site = await openBuiltSite(env)
  // Opening the database waits for I/O; the rest of the program loads meanwhile.
  const [database, { createApp }, { createAuth }, { createJobs }, { createEvents }] = await Promise.all([
    openDatabase(env, log),
    import('#server/app.ts'),
    import('#server/features/auth/auth.ts'),
    import('#server/infra/jobs.ts'),
    import('#server/infra/events.ts'),
  ])
  closers.push(database.close)
  const tracing = await createTracing(env, log)
  closers.push(tracing.close)
  const events = await createEvents(database)
  closers.push(events.close)
  const { db } = database
  const failures = createFailures({ db, log })
  closers.push(failures.flush)
  const metrics = createMetrics(database)
  const local = createLocalService({ dataDir: env.dataDir, log, ...overrides.local })
  closers.push(local.close)
  const cipher = createKeyCipher(secret)
  const engines = await createEngines({
    db,
    env,
    cipher,
    events,
    log,
    localModel: local.modelOf,
    observer: createModelObserver(metrics, failures, tracing),
    timeouts: overrides.modelTimeouts,
    override: typeof overrides.engine === 'function' ? overrides.engine(local) : overrides.engine,
  })
  closers.push(engines.close)
  const mailer = createMailer(env)
  closers.push(() => mailer.close())
  const jobs = createJobs(database, log)
  await jobs.start()
  closers.push(jobs.stop)
  const runs = createRunningGenerations()
  // Texts that jobs write are tried again after the start.
  closers.push(() => runs.cancelAll(restarting()))

  const emailQueue = createEmailQueue({ db, env, jobs, mailer })
  await emailQueue.start()
  const alerts = createAdminAlerts({ db, env, jobs, mailer })
  await alerts.start()
  const limits = createLimits(db, env.callLimits)
  const cards = await openCards(env)
  const chat = createChat({ events })
  const tell = createRefundNews({ env, emailQueue, chat })
  const cardCancellation = createCardCancellation({ db, jobs, cards, events, tell })
  await cardCancellation.start()
  const openPages = createOpenPages({ jobs, cards })
  await openPages.start()
  const eraseGenerations = createEraseGenerations({ secret, timeZone: env.quotaTimeZone })
  const erase = createErase({ db, jobs, mailer, runs, eraseGenerations, cancelCards: cardCancellation.cancelForDeletedAccount, log })
  const auth = createAuth({ db, env, secret, mailer, jobs, limits, log, erase })
  await auth.start()
  closers.push(auth.whenEmailsQueued)
  const timeout = overrides.readingTimeout !== undefined && { timeout: overrides.readingTimeout }
  const documents = createDocumentReader({ log, ...timeout })
  closers.push(documents.close)
  const fetchLink = createFetchLink({
    userAgent: `${brand.name} (+${env.appUrl})`,
    ...(overrides.network && { network: overrides.network }),
    ...timeout,
  })
  const app = createApp({
    documents,
    fetchLink,
    env,
    log,
    db,
    auth,
    limits,
    engines,
    local,
    cipher,
    runs,
    metrics,
    tracing,
    failures,
    events,
    jobs,
    emailQueue,
    alerts,
    chat,
    cards,
    cardCancellation,
    openPages,
    site,
    deadline: overrides.deadline,
    lease: overrides.lease,
    stopping: () => shutdown.started,
  })
  await app.startJobs()

  // A download of hours must not delay the start, and what fails is kept for admins.
  void local.resume().catch((error: unknown) => log.error({ error }, 'the downloads of local models could not be continued'))

  const port = await serve(env, app, { runs, events, jobs }, closers)
  return { port, db, setupLink: auth.setupLink }
}

const restarting = () => fail('UNAVAILABLE', undefined, generationMessages.restarting)

/** Serves requests, and lets them finish at shutdown. Returns the port. */
async function serve(
  { port, host, trustedProxies }: Env,
  app: App,
  { runs, events, jobs }: { runs: RunningGenerations; events: Events; jobs: Jobs },
  closers: Closers,
) {
  const listener = await listen(port, app.fetch, { host, respondToError: app.handleParseError, clientOf: clientIpResolver(trustedProxies) })
  const onTimeout = () => runs.cancelAll(restarting())
  closers.push(() => listener.close({ grace: shutdownGrace, onTimeout }))
  // Change event streams do not end; they are closed first, because the listener waits for running requests.
  closers.push(events.close)
  // No new job starts; running jobs have the same time to finish as running requests.
  closers.push(jobs.pause)
  return listener.port
}

/** The trace exporter. Its library is loaded only if traces are configured. */
async function createTracing({ traces }: Env, log: Log): Promise<Tracing> {
  if (!traces) return noTracing
  const { openTelemetry } = await import('#server/infra/open-telemetry.ts')
  return openTelemetry(traces, log)
}

/** Counts model calls, and records failed ones for the admin panel. */
const createModelObserver = (metrics: Metrics, failures: Failures, tracing: Tracing): ModelCallObserver => ({
  tracing,
  onEnd(call) {
    metrics.modelCall(call)
    if (call.code) failures.note('model', call.model, call.code)
  },
})

/** The card provider; `null` when none is configured. Its library is loaded only if it is used. */
async function openCards(env: Env): Promise<CardProvider | null> {
  if (!env.stripeSecretKey || !env.stripeWebhookSecret) return null
  const { createStripeProvider } = await import('#server/infra/stripe.ts')
  return createStripeProvider({ secretKey: env.stripeSecretKey, webhookSecret: env.stripeWebhookSecret, apiUrl: env.stripeApiUrl })
}

/** The built pages; `null` in development, where another server serves them. @throws StartError when they are missing */
async function openBuiltSite({ appUrl, operator, development }: Env): Promise<Site | null> {
  const site = await openSite(join(import.meta.dirname, '../build/client'), appUrl, operator)
  if (!site && !development) throw new StartError('The screens are not built yet. Run `npm run build`; `npm start` does it automatically.')
  return site
}
