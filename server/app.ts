import type { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { dataExportPath } from '#contract/paths.ts'
import { api } from '#kinds/api.ts'
import { type Accounts, createAccounts } from '#server/core/accounts.ts'
import type { AdminAlerts } from '#server/core/admin-alerts.ts'
import { createChat } from '#server/core/chat.ts'
import { counted } from '#server/core/counted.ts'
import type { EmailQueue } from '#server/core/email-queue.ts'
import type { Engine } from '#server/core/engine.ts'
import type { Failures } from '#server/core/failures.ts'
import { createGenerations } from '#server/core/generate.ts'
import { createHistory } from '#server/core/history.ts'
import { purgeIdempotencyKeys } from '#server/core/idempotency.ts'
import { createLargeAnswers, type LargeAnswers } from '#server/core/large-answers.ts'
import { purgeUnfinished } from '#server/core/ledger.ts'
import { limited } from '#server/core/limited.ts'
import type { Limits } from '#server/core/limits.ts'
import { createQuota, purgeSpentQuotas } from '#server/core/quota.ts'
import { routePatterns } from '#server/core/route-patterns.ts'
import type { CallContext } from '#server/core/rpc.ts'
import type { Runs } from '#server/core/runs.ts'
import { createTokenBudgets } from '#server/core/token-budget.ts'
import { tracedGenerations, tracedQuota } from '#server/core/traced.ts'
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
import { createCalls } from '#server/platform/http/calls.ts'
import { admitted, type Framed, guarded, observed, packed } from '#server/platform/http/frame.ts'
import { known, refuse } from '#server/platform/http/known.ts'
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
  /** What is being written, so that a deleted account can end it. */
  runs: Runs
  /** Milliseconds that one generation may take; unset means the usual. */
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
  /** The built screens; `null` while another server shows them (development). */
  site: Site | null
  /** Whether the server has been told to stop. */
  stopping: () => boolean
}

export interface App {
  /** @param socketAddress the address at the other end of the connection */
  fetch(request: Request, socketAddress: string): Promise<Response>
  /** The answer to what cannot be read as a request, with all that answers carry. */
  refuse(error: ORPCError<string, unknown>, socketAddress: string): Promise<Response>
  /** Removes what nobody can reach any more. To be done now and then, by one server. */
  tidy(): Promise<void>
  /** Asks the card provider about what it has been silent on. To be done every hour, by one server. */
  catchUp(): Promise<void>
}

/** Puts the parts together: what each path answers. */
export function createApp(parts: Parts): App {
  const { env, log, db, auth, limits, metrics, failures, site, stopping } = parts
  const accounts = createAccounts({ db, claims: auth.claims, cookie: auth.cookie, log, adminSecondFactor: env.adminSecondFactor })
  const billing = createBilling(parts)
  const answers = createLargeAnswers(log)
  const calls = createCalls<CallContext>(routes(parts, accounts, billing, answers), log)
  const routeOf = routePatterns(api)
  const exportOf = createExport({ db, secret: auth.cookie.secret, limits, answers })
  const callerOf = clientIpBehind(env.trustedProxies)
  const clientIp = (request: Request, socketAddress: string) => callerOf(socketAddress, request.headers.get('x-forwarded-for'))

  const app = framed(parts)
  app.route('/', createHealthRoutes({ db, log, metrics, metricsToken: env.metricsToken, stopping }))
  app.route('/', createDocsRoutes({ appUrl: env.appUrl, cookie: auth.cookie.name, https: isHttps(env.appUrl) }))
  app.route('/', createCardWebhook(billing))

  app.on(['GET', 'POST'], '/api/auth/*', (c) => {
    c.set('route', '/api/auth')
    return auth.handler(sentFrom(clientIp(c.req.raw, c.env.socketAddress), c.req.raw))
  })

  app.get(dataExportPath, async (c) => {
    c.set('route', dataExportPath)
    return exportOf(await accounts.identify(c.req.raw.headers), c.req.raw.signal)
  })

  app.on(['GET', 'POST', 'PATCH', 'DELETE'], ['/api/*', '/functions/*'], async (c) => {
    const { headers } = c.req.raw
    const identify = askedOnce(() => accounts.identify(headers))
    const answer = await calls(c.req.raw, { headers, identify, clientIp: clientIp(c.req.raw, c.env.socketAddress) })
    if (answer) c.set('route', routeOf(c.req.path))
    return answer ?? refuse(fail('NOT_FOUND'))
  })
  app.on('ALL', ['/api/*', '/functions/*'], () => refuse(fail('NOT_FOUND')))

  if (site) {
    app.on(['GET', 'HEAD'], '*', (c) => {
      c.set('route', 'screens')
      return site.answer(c.req.raw)
    })
  }

  return {
    fetch: async (request, socketAddress) =>
      request.method === 'HEAD' ? withoutBody(await app.fetch(asGet(request), { socketAddress })) : app.fetch(request, { socketAddress }),
    refuse: async (refusal, socketAddress) => app.fetch(new Request(env.appUrl), { socketAddress, refusal }),
    tidy: () => tidy(db, limits, failures),
    catchUp: billing.catchUp,
  }
}

/** What stands around every answer, and the answer where there is no other. */
function framed({ env, log, metrics, tracing }: Parts): Hono<Framed> {
  const app = new Hono<Framed>()
  const isProxy = proxyAmong(env.trustedProxies)
  app.use(observed({ log, metrics, tracing, isProxy }), guarded(isHttps(env.appUrl)), admitted(env.appUrl), packed)
  app.onError((error) => refuse(known(error, log)))
  app.notFound(() => refuse(fail('NOT_FOUND')))
  return app
}

/** HEAD is answered as GET is, by whatever answers that. */
const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { headers, signal })

/** The same answer without its body, which is not written then. */
async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel()
  return new Response(null, answer)
}

/** Asks at the first call, and gives the same answer to the next ones. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}

/** The same request with its caller's address written down where the auth library looks for it. */
function sentFrom(callerAddress: string, { url, method, headers: sent, body, signal }: Request): Request {
  const headers = new Headers(sent)
  headers.set(clientIpHeader, callerAddress)
  return new Request(url, { method, headers, body, signal, duplex: 'half' })
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

/** The contract's calls with their answers. */
function routes(
  { db, env, log, auth, limits, engine, runs, deadline, metrics, tracing, failures, events, notices, alerts, endCards }: Parts,
  { identify }: Accounts,
  billing: Billing,
  answers: LargeAnswers,
) {
  const paid = engine.name !== 'builtin'
  const quota = tracedQuota(createQuota({ db, secret: auth.cookie.secret, timeZone: env.quotaTimeZone, paid }), tracing)
  const history = createHistory(db)
  const spending = paid ? createTokenBudgets({ db, log, env }) : undefined
  const written = createGenerations({ quota, history, engine, spending, log, ...(deadline === undefined ? {} : { deadline }) })
  const generations = tracedGenerations(runs.tracked(limited(written, limits)), tracing)
  const chat = createChat({ events })
  const capabilities = {
    passwordRecovery: env.smtpUrl !== undefined,
    model: paid,
  }
  return {
    ...createAccountRoutes({ quota, usageDays: createUsageDays({ db, timeZone: env.quotaTimeZone }), capabilities }),
    ...createGenerationRoutes({ generations: counted(generations, { metrics, failures, engine: engine.name }), log }),
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
      ...{ say: chat.post, publish: events.publish, notify: notices.queue, cancelCard: endCards.disabled },
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
