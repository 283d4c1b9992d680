import { createRouterClient, type ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { api } from '#api/index.server.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { dataExportPath, sourceFilePath, tryOutPath } from '#contract/paths.ts'
import { type Accounts, createAccounts, requireScope } from '#server/core/accounts/accounts.ts'
import type { AdminAlerts } from '#server/core/accounts/admin-alerts.ts'
import { purgeRevokedKeys, scopeOfCall } from '#server/core/accounts/api-keys.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { createChat } from '#server/core/billing/chat.ts'
import { purgeUnfinished } from '#server/core/billing/ledger.ts'
import { createQuota, purgeSpentQuotas, type Quota } from '#server/core/billing/quota.ts'
import { purgeIdempotencyKeys } from '#server/core/calls/idempotency.ts'
import { createLargeAnswers, type LargeAnswers } from '#server/core/calls/large-answers.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import { type CallContext, routePatterns } from '#server/core/calls/rpc.ts'
import { createBackgrounds } from '#server/core/generation/background.ts'
import { createEditedTexts } from '#server/core/generation/edited-texts.ts'
import type { Engines } from '#server/core/generation/engines.ts'
import { createFactAnswers, type FactAnswers } from '#server/core/generation/fact-answers.ts'
import type { Failures } from '#server/core/generation/failures.ts'
import { createGenerations, type Generations } from '#server/core/generation/generate.ts'
import { withMetrics, withQuotaTracing, withRateLimit, withTracing } from '#server/core/generation/generation-middleware.ts'
import { createHistory, type History } from '#server/core/generation/history.ts'
import { createPossibleRewrites } from '#server/core/generation/possible-rewrites.ts'
import type { RunningGenerations } from '#server/core/generation/running-generations.ts'
import { createStopAllowances } from '#server/core/generation/stop-allowance.ts'
import { createDailyUses } from '#server/core/generation/token-budget.ts'
import { createDataExport } from '#server/features/account/data-export.ts'
import { createAccountRoutes, createUsageDays } from '#server/features/account/routes.ts'
import { createSessionRoutes, endLongSessions } from '#server/features/account/sessions.ts'
import { createAdminRoutes } from '#server/features/admin/routes.ts'
import { createApiKeyRoutes } from '#server/features/api-keys/routes.ts'
import type { Auth } from '#server/features/auth/auth.ts'
import { type Billing, createBilling } from '#server/features/billing/billing.ts'
import type { CardCancellation } from '#server/features/billing/cancellation.ts'
import type { OpenPages } from '#server/features/billing/open-pages.ts'
import { createCardWebhook, purgeCardEvents } from '#server/features/billing/webhook.ts'
import { createChangeRoutes } from '#server/features/changes/routes.ts'
import { createChatRoutes } from '#server/features/chat/routes.ts'
import { createDocsRoutes } from '#server/features/docs/routes.ts'
import { createExportRoutes } from '#server/features/export/routes.ts'
import { createGenerationRoutes } from '#server/features/generation/routes.ts'
import { createStopRoute } from '#server/features/generation/stop.ts'
import { createHealthRoutes } from '#server/features/health/routes.ts'
import { createHistoryRoutes } from '#server/features/history/routes.ts'
import { insert, purgeDeleted } from '#server/features/library/changes.ts'
import { countOf, findPage } from '#server/features/library/entries.ts'
import { createLibraryRoutes } from '#server/features/library/routes.ts'
import { createMcpRoute } from '#server/features/mcp/routes.ts'
import type { ApiClient } from '#server/features/mcp/tools.ts'
import { createPaymentRoutes } from '#server/features/payment-requests/routes.ts'
import { createSources, purgeSources, type Sources } from '#server/features/sources/routes.ts'
import { finishedTexts } from '#server/features/topic-lists/lists.ts'
import { createTopicListRoutes } from '#server/features/topic-lists/routes.ts'
import { createListWriter, type ListWriter } from '#server/features/topic-lists/writer.ts'
import { createGuessRoute, createTryOutRoutes } from '#server/features/try-out/routes.ts'
import { createVoiceRuleRoutes } from '#server/features/voice-rules/routes.ts'
import { createVoiceRoutes } from '#server/features/voices/routes.ts'
import { createWritingRoutes } from '#server/features/writing/routes.ts'
import type { CardProvider } from '#server/infra/card-provider.ts'
import { clientIpHeader, clientIpResolver, trustedProxyMatcher } from '#server/infra/client-ip.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Events } from '#server/infra/events.ts'
import { errorResponse, fail, toApiError } from '#server/infra/http/api-error.ts'
import { createApiHandler } from '#server/infra/http/api-handler.ts'
import { refuseUnknownHosts } from '#server/infra/http/known-hosts.ts'
import { csrfAndBodyLimit, type HttpEnv, requestLogger, securityHeaders } from '#server/infra/http/middleware.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { KeyCipher } from '#server/infra/key-cipher.ts'
import type { FetchLink } from '#server/infra/links/fetch-link.ts'
import type { Log } from '#server/infra/log.ts'
import type { Metrics } from '#server/infra/metrics.ts'
import type { LocalService } from '#server/infra/models/local/local-service.ts'
import type { DocumentReader } from '#server/infra/reading/document-reader.ts'
import { isHttps } from '#server/infra/session-cookie.ts'
import type { Site } from '#server/infra/site/site.ts'
import type { Tracing } from '#server/infra/tracing.ts'

interface Deps {
  env: Env
  log: Log
  db: Db
  auth: Auth
  limits: Limits
  engines: Engines
  /** The models on this computer. */
  local: LocalService
  /** Encrypts the keys of model providers. */
  cipher: KeyCipher
  /** Reads documents and pages that users write from. */
  documents: DocumentReader
  fetchLink: FetchLink
  /** The running generations of this process; deleting an account cancels its own. */
  runs: RunningGenerations
  /** Milliseconds that one generation may take; `generationDeadline` when unset. */
  deadline?: number | undefined
  /** Seconds that a reservation is valid; for tests. */
  lease?: number | undefined
  metrics: Metrics
  tracing: Tracing
  failures: Failures
  events: Events
  jobs: Jobs
  emailQueue: EmailQueue
  alerts: AdminAlerts
  /** `null` when card payments are not configured. */
  cards: CardProvider | null
  cardCancellation: CardCancellation
  openPages: OpenPages
  /** The built pages; `null` while a development server serves them. */
  site: Site | null
  /** Whether the server is shutting down. */
  stopping: () => boolean
}

export interface App {
  /** Handles a request. @param socketAddress the remote address of the connection */
  fetch(request: Request, socketAddress: string): Promise<Response>
  /** The response to a request that could not be parsed, with the headers of every response. */
  handleParseError(error: ORPCError<string, unknown>, socketAddress: string): Promise<Response>
  /** Starts the jobs that write topic lists. Call it once, after the job queue has started. */
  startListWriter(): Promise<void>
  /** Deletes expired rows. An hourly job of one server. */
  deleteExpiredRows(): Promise<void>
  /** Synchronizes card subscriptions whose webhook events may have been lost. An hourly job of one server. */
  syncCardSubscriptions(): Promise<void>
}

/** Assembles the HTTP application: the handlers of all paths. */
export function createApp(deps: Deps): App {
  const { env, log, db, auth, limits, metrics, failures, site, stopping } = deps
  const accounts = createAccounts({
    db,
    verifyToken: auth.verifyToken,
    cookie: auth.cookie,
    log,
    limits,
    adminSecondFactor: env.adminSecondFactor,
  })
  const billing = createBilling(deps)
  const largeAnswers = createLargeAnswers(log)
  const writing = createWriting(deps)
  const sources = createSources(deps)
  const routes = createRoutes(deps, { ...writing, accounts, billing, answers: largeAnswers, sources })
  const handleCall = createApiHandler<CallContext>(routes, log)
  const routePatternOf = routePatterns(api)
  const exportAccountData = createDataExport({ db, secret: auth.cookie.secret, limits, answers: largeAnswers })
  const resolveClientIp = clientIpResolver(env.trustedProxies)
  const clientIpOf = (request: Request, socketAddress: string) => resolveClientIp(socketAddress, request.headers.get('x-forwarded-for'))

  const app = withMiddleware(deps)
  app.use(async (c, next) => {
    const name = limitOfPath(c.req.path)
    if (name) await limits.consumeOrThrow(name, clientIpOf(c.req.raw, c.env.socketAddress))
    await next()
  })
  app.route('/', createHealthRoutes({ db, log, metrics, metricsToken: env.metricsToken, stopping }))
  app.route('/', createDocsRoutes({ appUrl: env.appUrl, cookie: auth.cookie.name, https: isHttps(env.appUrl) }))
  app.route('/', createCardWebhook(billing))

  app.on(['GET', 'POST'], '/api/auth/*', (c) => {
    c.set('route', '/api/auth')
    return auth.handler(withClientIp(c.req.raw, clientIpOf(c.req.raw, c.env.socketAddress)))
  })

  app.get(dataExportPath, async (c) => {
    c.set('route', dataExportPath)
    return exportAccountData(await accounts.identify(c.req.raw.headers), c.req.raw.signal)
  })

  app.route(
    '/',
    createMcpRoute({
      log,
      identify: accounts.identify,
      // The tools make the calls of the contract, so that they have the same checks, limits and charges.
      clientOf: (account, c) =>
        createRouterClient(routes, {
          context: {
            headers: new Headers(),
            identify: async (scope?: ApiKeyScope) => requireScope(account, scope),
            clientIp: clientIpOf(c.req.raw, c.env.socketAddress),
          },
        }) as ApiClient,
    }),
  )

  app.post(sourceFilePath, async (c) => {
    c.set('route', sourceFilePath)
    return sources.upload(await accounts.identify(c.req.raw.headers, scopeOfCall('sources.create')), c.req.raw)
  })

  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ['/api/*', '/functions/*'], async (c) => {
    const { headers } = c.req.raw
    let account: ReturnType<typeof accounts.identify> | undefined
    const identify = (scope?: ApiKeyScope) => {
      account ??= accounts.identify(headers, scope)
      return account
    }
    const response = await handleCall(c.req.raw, { headers, identify, clientIp: clientIpOf(c.req.raw, c.env.socketAddress) })
    if (response) c.set('route', routePatternOf(c.req.path))
    // What writes for visitors is the same for everybody, and the home page asks for it on each visit.
    if (response?.ok && c.req.method === 'GET' && c.req.path === tryOutPath) response.headers.set('cache-control', 'public, max-age=60')
    return response ?? errorResponse(fail('NOT_FOUND'))
  })
  app.on('ALL', ['/api/*', '/functions/*'], () => errorResponse(fail('NOT_FOUND')))

  if (site) {
    app.get('*', (c, next) => {
      c.set('route', 'screens')
      return next()
    })
    app.route('/', site)
  }

  return {
    fetch: async (request, socketAddress) =>
      request.method === 'HEAD' ? withoutBody(await app.fetch(asGet(request), { socketAddress })) : app.fetch(request, { socketAddress }),
    handleParseError: async (refusal, socketAddress) => app.fetch(new Request(env.appUrl), { socketAddress, refusal }),
    startListWriter: writing.lists.start,
    deleteExpiredRows: () => deleteExpiredRows(db, limits, failures),
    syncCardSubscriptions: billing.syncOverdueSubscriptions,
  }
}

/** Requests for which something is computed or read from the database. */
const callPaths = /^\/(?:(?:api|functions|webhooks)\/|(?:mcp|readyz|metrics)$)/

/** The limit of all requests to a path. Who watches the process may always ask whether it lives, which costs less than counting. */
const limitOfPath = (path: string): 'call' | 'file' | null => (path === '/livez' ? null : callPaths.test(path) ? 'call' : 'file')

/** Creates the application with the middleware of all requests. */
function withMiddleware({ env, log, metrics, tracing }: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const isProxy = trustedProxyMatcher(env.trustedProxies)
  app.use(
    requestLogger({ log, metrics, tracing, isProxy }),
    securityHeaders(isHttps(env.appUrl)),
    refuseUnknownHosts(env),
    csrfAndBodyLimit(env.appUrl, [sourceFilePath]),
    compress(),
  )
  app.onError((error) => errorResponse(toApiError(error, log)))
  app.notFound(() => errorResponse(fail('NOT_FOUND')))
  return app
}

/** Makes a GET request of a HEAD request, so that every handler supports HEAD, including those of oRPC and Better Auth. */
const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { headers, signal })

/** The same response without its body, which is cancelled. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

/** Adds the client's address in the header from which the auth library reads it. */
function withClientIp(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(clientIpHeader, address)
  return new Request(request, { headers, duplex: 'half' })
}

async function deleteExpiredRows(db: Db, limits: Limits, failures: Failures): Promise<void> {
  await endLongSessions(db)
  await purgeDeleted(db)
  await purgeSpentQuotas(db)
  await purgeUnfinished(db)
  await purgeSources(db)
  await purgeIdempotencyKeys(db)
  await purgeRevokedKeys(db)
  await limits.purge()
  await failures.purge()
  await purgeCardEvents(db)
}

/** What writes texts: for calls, and for the jobs of topic lists. */
function createWriting({ db, env, log, auth, limits, engines, runs, deadline, lease, metrics, tracing, failures, jobs, events }: Deps) {
  const timeZone = env.quotaTimeZone
  const paid = () => engines.current().paid
  const quota = withQuotaTracing(createQuota({ db, secret: auth.cookie.secret, timeZone, paid, lease }), tracing)
  const history = createHistory(db)
  const { current } = engines
  const backgrounds = createBackgrounds(db)
  const stopAllowances = createStopAllowances({ db, log, secret: auth.cookie.secret, timeZone })
  const pipeline = createGenerations({
    ...{ quota, history, backgrounds, stopAllowances, current, log },
    ...{ ...(deadline && { deadline }), ...(lease && { lease }) },
  })
  const counters = { metrics, failures, engine: () => engines.current().engine.name }
  const observed = (generations: Generations) => withMetrics(withTracing(runs.withCancellation(generations), tracing), counters)
  return {
    quota,
    history,
    possibleRewrites: createPossibleRewrites({ history, backgrounds }),
    factAnswers: createFactAnswers({ db, history, backgrounds, log }),
    generations: observed(withRateLimit(pipeline, limits)),
    lists: createListWriter({ db, jobs, generations: observed(pipeline), quota, timeZone, publish: events.publish }),
  }
}

interface Services {
  readonly quota: Quota
  readonly history: History
  readonly factAnswers: FactAnswers
  readonly possibleRewrites: ReturnType<typeof createPossibleRewrites>
  readonly generations: Generations
  readonly lists: ListWriter
  readonly accounts: Accounts
  readonly billing: Billing
  readonly answers: LargeAnswers
  readonly sources: Sources
}

/** The handlers of all calls of the contract. */
function createRoutes(deps: Deps, services: Services) {
  const { db, env, log, limits, engines, local, runs, failures, events, emailQueue, alerts, cipher, cardCancellation, openPages } = deps
  const timeZone = env.quotaTimeZone
  const paid = () => engines.current().paid
  const { quota, history, generations, lists, billing, answers, sources } = services
  const { identify } = services.accounts
  const chat = createChat({ events })
  const capabilities = () => ({ passwordRecovery: env.smtpUrl !== undefined, model: paid() })
  return {
    ...createAccountRoutes({ db, quota, usageDays: createUsageDays({ db, timeZone }), capabilities }),
    voices: createVoiceRoutes({ db, limits, engines, log }),
    voiceRules: createVoiceRuleRoutes({ db, limits }),
    apiKeys: createApiKeyRoutes({ db, limits, queueEmail: emailQueue.queue }),
    sources: sources.routes,
    ...createGenerationRoutes({ generations, log }),
    sessions: createSessionRoutes({ db }),
    generations: {
      ...createHistoryRoutes({
        history,
        possibleRewrites: services.possibleRewrites,
        answers: services.factAnswers,
        editedTexts: createEditedTexts({ db, history }),
        limits,
      }),
      ...createStopRoute({ quota, runs, history, limits }),
    },
    library: createLibraryRoutes({ db, limits, answers }),
    billing: billing.routes,
    payments: createPaymentRoutes({ db, env, chat, events, alerts, limits, admitRequest: billing.admitRequest }),
    chats: createChatRoutes({
      ...{ db, chat, events, alerts, limits },
      queueReplyEmail: (tx, message) => emailQueue.queue(tx, { about: 'chat-reply', ...message }),
    }),
    changes: createChangeRoutes({ db, events, identify }),
    admin: {
      ...createAdminRoutes({
        ...{ db, timeZone, engines, quota, failures, runs },
        ...{ postMessage: chat.post, publish: events.publish, queueEmail: emailQueue.queue },
        ...{ refreshCard: billing.refreshCard, admitRequest: billing.admitRequest, endCardPayments: billing.endCardPayments },
        ...{ cancelCard: cardCancellation.cancelForDisabledAccount, closePages: openPages.close },
      }),
      writing: createWritingRoutes({ db, engines, local, cipher, log, failures, publish: events.publish }),
    },
    ...createTryOutRoutes({ limits, engines, failures, log, daily: createDailyUses({ db, timeZone, key: 'try-outs' }) }),
    guessOccasion: createGuessRoute({ limits }),
    exports: createExportRoutes({
      library: (userId, query) => findPage(db, userId, query),
      count: (userId, ids) => countOf(db, userId, ids),
      history: history.list,
      topicList: (userId, id) => finishedTexts(db, userId, id),
      limits,
      answers,
    }),
    topicLists: createTopicListRoutes({ ...{ db, quota, limits, writer: lists, publish: events.publish }, saveEntries: insert }),
  }
}
