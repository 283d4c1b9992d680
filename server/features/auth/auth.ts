import { setTimeout as delay } from 'node:timers/promises'
import { queueAfterTransactionHook } from '@better-auth/core/context'
import { betterAuth } from 'better-auth/minimal'
import { type ErrorCode, errors, type Issue } from '#contract/errors.ts'
import type { SessionReader } from '#server/core/accounts/accounts.ts'
import type { Limits } from '#server/core/calls/limits.ts'
import type { Db } from '#server/infra/db/database.ts'
import type { Env } from '#server/infra/env.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { Log } from '#server/infra/log.ts'
import type { Mailer } from '#server/infra/mail.ts'
import { sessionCookieName } from '#server/infra/session-cookie.ts'
import { createTokenVerifier } from './access-tokens.ts'
import { promoteAdmin, setupLink } from './admins.ts'
import { authSettings } from './better-auth.ts'
import { type AuthEmail, createAuthEmailSender } from './emails.ts'
import { endpointOf, type Parsed, parseRequest } from './endpoints.ts'
import { readToken } from './one-time-links.ts'
import { createNewPasswordCheck } from './passwords.ts'
import { createKnownDevices, createRateLimiter } from './sign-in-limits.ts'

type AuthDeps = {
  db: Db
  env: Pick<Env, 'appUrl' | 'smtpUrl' | 'adminEmail'>
  /** Signs cookies and tokens. */
  secret: string
  mailer: Pick<Mailer, 'send'>
  jobs: Pick<Jobs, 'work' | 'enqueue'>
  limits: Limits
  log: Log
  /** Deletes a user and all data about them in one transaction. */
  erase(user: { id: string; email: string }): Promise<void>
}

/** Accounts: sign-up, sign-in, sign-out, email verification, password recovery, the set-up link of the owner. */
export interface Auth extends SessionReader {
  /** Answers every request under `/api/auth/`. The caller has set the client-IP header. */
  handler(request: Request): Promise<Response>
  /** Starts the email worker and applies `ADMIN_EMAIL`. Call it after the migrations and after the job queue has started. */
  start(): Promise<void>
  /** The one-time link that creates the owner account; `null` once a confirmed account exists. */
  setupLink(): Promise<string | null>
  /** Resolves when all pending emails are on the queue. */
  whenEmailsQueued(): Promise<void>
}

const basePath = '/api/auth'
/** Installed servers have jobs with this name in their queues, so it cannot change. */
const emailJob = 'auth-letter'

export const createAuth = ({ db, env, secret, mailer, jobs, limits, log, erase }: AuthDeps): Auth => {
  const sendEmail = createAuthEmailSender({ db, env, mailer })
  const enqueue = async (email: AuthEmail) => {
    const { allowed } = await limits.consume(`${email.about}MailTo`, email.userId)
    if (allowed) await jobs.enqueue(emailJob, email)
    else log.warn({ about: email.about }, 'email not queued: hourly limit of this user and purpose reached')
  }
  /** Emails that are being queued. No response waits for them: neither its duration nor its status reveals whether an email is sent. */
  const queueing = new Set<Promise<void>>()
  // After the transaction: a rolled-back account sends no email, and an unavailable queue does not roll the account back.
  const queueEmail = (write: () => AuthEmail | Promise<AuthEmail>) =>
    queueAfterTransactionHook(async () => {
      const task = (async () => enqueue(await write()))()
        .catch((error: unknown) => log.error({ error }, 'an email could not be queued'))
        .finally(() => queueing.delete(task))
      queueing.add(task)
    })

  const cookie = { name: sessionCookieName(env.appUrl), secret }
  const verifyToken = createTokenVerifier({ db, appUrl: env.appUrl, cookie })
  const devices = createKnownDevices({ db, appUrl: env.appUrl, secret })
  const applyRateLimit = createRateLimiter({ limits, devices })
  const checkNewPassword = createNewPasswordCheck({ db, limits, cookie })
  const server = betterAuth(authSettings({ db, env, secret, log, limits, verifyToken, queueEmail, erase }))
  return {
    cookie,
    verifyToken,
    async handler(request) {
      const path = new URL(request.url).pathname.slice(basePath.length)
      const endpoint = endpointOf(path)
      if (!endpoint || (endpoint.body && request.method !== 'POST')) return errorResponse('NOT_FOUND')
      const parsed: Parsed = endpoint.body ? await parseRequest(request, endpoint.body) : { request, body: {} }
      if ('issues' in parsed) return invalidInputResponse(parsed.issues)
      const minDuration = endpoint.minDuration && delay(endpoint.minDuration)
      const resetUserId = path === '/reset-password' ? await readToken(db, 'reset-password', String(parsed.body.token)) : null
      const newPassword = await checkNewPassword(endpoint, parsed, resetUserId)
      if (newPassword.issues.length > 0) return invalidInputResponse(newPassword.issues)
      if (newPassword.retryAfter > 0) return rateLimitedResponse(newPassword.retryAfter)
      const { retryAfter, onResponse } = await applyRateLimit(endpoint, parsed)
      const response = retryAfter > 0 ? rateLimitedResponse(retryAfter) : withContractErrors(await server.handler(parsed.request))
      await onResponse(response)
      await devices.remember(parsed.request.headers, response, resetUserId)
      await minDuration
      // The log names no user: the request id only leads to the other log lines of the same request.
      if (endpoint.limit !== 'session') log.info({ about: endpoint.limit, status: response.status }, 'authentication')
      return withCacheControl(response, endpoint.maxAge)
    },
    async start() {
      await jobs.work<AuthEmail>(emailJob, sendEmail)
      await promoteAdmin(db, env.adminEmail)
    },
    setupLink: () => setupLink(db, env.appUrl),
    async whenEmailsQueued() {
      while (queueing.size > 0) await Promise.all(queueing)
    },
  }
}

/** Sets `cache-control` of a successful response to so many seconds. */
const withCacheControl = (response: Response, seconds: number | undefined): Response => {
  if (seconds !== undefined && response.ok) response.headers.set('cache-control', `public, max-age=${seconds}`)
  return response
}

/** A response with an error of the contract's closed list. */
const errorResponse = (code: ErrorCode, data?: unknown, headers: Record<string, string> = {}): Response => {
  const { status, message } = errors[code]
  return Response.json({ code, status, message, data }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** 422, with the issues of each field. */
const invalidInputResponse = (issues: Issue[]): Response => errorResponse('INVALID_INPUT', { issues })

/** 429, with the seconds to wait. */
const rateLimitedResponse = (retryAfter: number): Response =>
  errorResponse('RATE_LIMITED', { retryAfter }, { 'retry-after': String(retryAfter) })

/** Replaces each 5xx response of Better Auth with the contract's INTERNAL error. */
const withContractErrors = (response: Response): Response => (response.status >= 500 ? errorResponse('INTERNAL') : response)
