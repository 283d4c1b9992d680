import type { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { dataExportPath } from '#contract/paths.ts'
import { api } from '#kinds/api.server.ts'
import { type Accounts, createAccounts } from '#server/core/accounts.ts'
import type { AdminAlerts } from '#server/core/admin-alerts.ts'
import { createChat } from '#server/core/chat.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import type { Engine } from '#server/core/engine.ts'
import type { Failures } from '#server/core/failures.ts'
import { createGenerations } from '#server/core/generate.ts'
import { withMetrics, withQuotaTracing, withRateLimit, withTracing } from '#server/core/generation-middleware.ts'
import { createHistory } from '#server/core/history.ts'
import { purgeIdempotencyKeys } from '#server/core/idempotency.ts'
import { createLargeAnswers, type LargeAnswers } from '#server/core/large-answers.ts'
import { purgeUnfinished } from '#server/core/ledger.ts'
import type { Limits } from '#server/core/limits.ts'
import { createQuota, purgeSpentQuotas } from '#server/core/quota.ts'
import { type CallContext, routePatterns } from '#server/core/rpc.ts'
import type { RunningGenerations } from '#server/core/running-generations.ts'
import { createTokenBudgets } from '#server/core/token-budget.ts'
import { createExport } from '#server/features/account/data-export.ts'
import { createAccountRoutes, createHistoryRoutes, createUsageDays } from '#server/features/account/routes.ts'
import { createSessionRoutes, endLongSessions } from '#server/features/account/sessions.ts'
import { createAdminRoutes } from '#server/features/admin/routes.ts'
import type { Auth } from '#server/features/auth/auth.ts'
import { type Billing, createBilling } from '#server/features/billing/billing.ts'
import type { CardCancellation } from '#server/features/billing/cancellation.ts'
import { createCardWebhook, purgeCardEvents } from '#server/features/billing/webhook.ts'
import { createChangeRoutes } from '#server/features/changes/routes.ts'
import { createChatRoutes } from '#server/features/chat/routes.ts'
import { createDocsRoutes } from '#server/features/docs/routes.ts'
import { createExportRoutes } from '#server/features/export/routes.ts'
import { createGenerationRoutes } from '#server/features/generation/routes.ts'
import { createStopRoute } from '#server/features/generation/stop.ts'
import { createHealthRoutes } from '#server/features/health/routes.ts'
import { purgeDeleted } from '#server/features/library/changes.ts'
import { countOf, findPage } from '#server/features/library/entries.ts'
import { createLibraryRoutes } from '#server/features/library/routes.ts'
import type { PaymentEnv } from '#server/features/payment-requests/instructions.ts'
import { createPaymentRoutes } from '#server/features/payment-requests/routes.ts'
import { createGuessRoute, createTryOutRoutes } from '#server/features/try-out/routes.ts'
import type { Cards } from '#server/platform/cards.ts'
import { clientIpBehind, clientIpHeader, proxyAmong } from '#server/platform/client-ip.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'
import { errorResponse, toApiError } from '#server/platform/http/api-error.ts'
import { createCalls } from '#server/platform/http/calls.ts'
import { csrfAndBodyLimit, type HttpEnv, requestLogger, securityHeaders } from '#server/platform/http/middleware.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { isHttps } from '#server/platform/session-cookie.ts'
import type { Site } from '#server/platform/site/site.ts'
import type { Tracing } from '#server/platform/tracing.ts'

export interface Parts {
  env: Pick<
    Env,
    | 'adminSecondFactor'
    | 'aiDailyTokens'
    | 'aiFallbackModels'
    | 'aiMaxOutputTokens'
    | 'aiPrices'
    | 'appUrl'
    | 'metricsToken'
    | 'quotaTimeZone'
    | 'smtpUrl'
    | 'stripePrices'
    | 'trustedProxies'
  > &
    PaymentEnv
  log: Log
  db: Db
  auth: Auth
  limits: Limits
  engine: Engine
  /** The running generations; deleting an account cancels its own. */
  runs: RunningGenerations
  /** Milliseconds that one generation may take; the default when unset. */
  deadline?: number | undefined
  metrics: Metrics
  tracing: Tracing
  failures: Failures
  events: Events
  notices: EmailQueue
  alerts: AdminAlerts
  /** `null` where card payments are not set up. */
  cards: Cards | null
  endCards: CardCancellation
  /** The built pages; `null` while a development server serves them. */
  site: Site | null
  /** Whether the server is shutting down. */
  stopping: () => boolean
}

export interface App {
  /** @param socketAddress the address at the other end of the connection */
  fetch(request: Request, socketAddress: string): Promise<Response>
  /** The response to a request that could not be parsed, with the headers of every response. */
  refuse(error: ORPCError<string, unknown>, socketAddress: string): Promise<Response>
  /** Deletes expired rows. An hourly job of one server. */
  tidy(): Promise<void>
  /** Reads subscriptions from the card provider whose events may have been lost. An hourly job of one server. */
  catchUp(): Promise<void>
}

/** Assembles the HTTP application: what answers each path. */
export function createApp(parts: Parts): App {
  const { env, log, db, auth, limits, metrics, failures, site, stopping } = parts
  const accounts = createAccounts({ db, claims: auth.verifyToken, cookie: auth.cookie, log, adminSecondFactor: env.adminSecondFactor })
  const billing = createBilling(parts)
  const answers = createLargeAnswers(log)
  const calls = createCalls<CallContext>(routes(parts, accounts, billing, answers), log)
  const routeOf = routePatterns(api)
  const exportOf = createExport({ db, secret: auth.cookie.secret, limits, answers })
  const callerOf = clientIpBehind(env.trustedProxies)
  const clientIp = (request: Request, socketAddress: string) => callerOf(socketAddress, request.headers.get('x-forwarded-for'))

  const app = withMiddleware(parts)
  app.route('/', createHealthRoutes({ db, log, metrics, metricsToken: env.metricsToken, stopping }))
  app.route('/', createDocsRoutes({ appUrl: env.appUrl, cookie: auth.cookie.name, https: isHttps(env.appUrl) }))
  app.route('/', createCardWebhook(billing))

  app.on(['GET', 'POST'], '/api/auth/*', (c) => {
    c.set('route', '/api/auth')
    return auth.handler(withClientIp(c.req.raw, clientIp(c.req.raw, c.env.socketAddress)))
  })

  app.get(dataExportPath, async (c) => {
    c.set('route', dataExportPath)
    return exportOf(await accounts.identify(c.req.raw.headers), c.req.raw.signal)
  })

  app.on(['GET', 'POST', 'PATCH', 'DELETE'], ['/api/*', '/functions/*'], async (c) => {
    const { headers } = c.req.raw
    let account: ReturnType<typeof accounts.identify> | undefined
    const identify = () => {
      account ??= accounts.identify(headers)
      return account
    }
    const answer = await calls(c.req.raw, { headers, identify, clientIp: clientIp(c.req.raw, c.env.socketAddress) })
    if (answer) c.set('route', routeOf(c.req.path))
    return answer ?? errorResponse(fail('NOT_FOUND'))
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
    refuse: async (refusal, socketAddress) => app.fetch(new Request(env.appUrl), { socketAddress, refusal }),
    tidy: () => tidy(db, limits, failures),
    catchUp: billing.catchUp,
  }
}

/** An application with the middleware of every request. */
function withMiddleware({ env, log, metrics, tracing }: Parts): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const isProxy = proxyAmong(env.trustedProxies)
  app.use(requestLogger({ log, metrics, tracing, isProxy }), securityHeaders(isHttps(env.appUrl)), csrfAndBodyLimit(env.appUrl), compress())
  app.onError((error) => errorResponse(toApiError(error, log)))
  app.notFound(() => errorResponse(fail('NOT_FOUND')))
  return app
}

/** A HEAD request is handled as GET, by oRPC and Better Auth too. */
const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { headers, signal })

/** The same response without its body, which is cancelled. */
async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel()
  return new Response(null, answer)
}

/** The same request with the client's address in the header where the auth library reads it. */
function withClientIp(request: Request, address: string): Request {
  const headers = new Headers(request.headers)
  headers.set(clientIpHeader, address)
  return new Request(request, { headers, duplex: 'half' })
}

async function tidy(db: Db, limits: Limits, failures: Failures): Promise<void> {
  await endLongSessions(db)
  await purgeDeleted(db)
  await purgeSpentQuotas(db)
  await purgeUnfinished(db)
  await purgeIdempotencyKeys(db)
  await limits.purge()
  await failures.purge()
  await purgeCardEvents(db)
}

/** The handlers of the contract's calls. */
function routes(
  { db, env, log, auth, limits, engine, runs, deadline, metrics, tracing, failures, events, notices, alerts, endCards }: Parts,
  { identify }: Accounts,
  billing: Billing,
  answers: LargeAnswers,
) {
  const paid = engine.name !== 'builtin'
  const quota = withQuotaTracing(createQuota({ db, secret: auth.cookie.secret, timeZone: env.quotaTimeZone, paid }), tracing)
  const history = createHistory(db)
  const spending = paid ? createTokenBudgets({ db, log, env }) : undefined
  const written = createGenerations({ quota, history, engine, spending, log, ...(deadline === undefined ? {} : { deadline }) })
  const traced = withTracing(runs.withCancellation(withRateLimit(written, limits)), tracing)
  const generations = withMetrics(traced, { metrics, failures, engine: engine.name })
  const chat = createChat({ events })
  const capabilities = {
    passwordRecovery: env.smtpUrl !== undefined,
    model: paid,
  }
  return {
    ...createAccountRoutes({ quota, usageDays: createUsageDays({ db, timeZone: env.quotaTimeZone }), capabilities }),
    ...createGenerationRoutes({ generations, log }),
    sessions: createSessionRoutes({ db }),
    generations: { ...createHistoryRoutes({ history }), ...createStopRoute({ quota, runs, history, limits }) },
    library: createLibraryRoutes({ db, limits, answers }),
    billing: billing.routes,
    payments: createPaymentRoutes({ db, env, chat, events, alerts, limits, admitRequest: billing.admitRequest }),
    chats: createChatRoutes({
      ...{ db, chat, events, alerts, limits },
      tellReply: (tx, line) => notices.queue(tx, { about: 'chat-reply', ...line }),
    }),
    changes: createChangeRoutes({ db, events, identify }),
    admin: createAdminRoutes({
      ...{ db, env, engine: engine.name, quota, failures, runs },
      ...{ say: chat.post, publish: events.publish, notify: notices.queue, cancelCard: endCards.cancelForDisabledAccount },
    }),
    tryOut: createTryOutRoutes({ limits, log }),
    guessOccasion: createGuessRoute({ limits }),
    exports: createExportRoutes({
      library: (userId, asked) => findPage(db, userId, asked),
      count: (userId, ids) => countOf(db, userId, ids),
      history: history.list,
      limits,
      answers,
    }),
  }
}
