import { setTimeout as delay } from 'node:timers/promises'
import { queueAfterTransactionHook } from '@better-auth/core/context'
import { betterAuth } from 'better-auth'
import { type ErrorCode, errors, type Issue } from '#contract/errors.ts'
import type { BearerAnswer } from '#server/core/accounts.ts'
import type { Limits } from '#server/core/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'
import { createTokenVerifier } from './access-tokens.ts'
import { promoteAdmin, setupLink } from './admins.ts'
import { authSettings } from './better-auth.ts'
import { type AuthEmail, createAuthEmailSender } from './emails.ts'
import { endpointOf, type Parsed, parseRequest } from './endpoints.ts'
import { readToken } from './one-time-links.ts'
import { createNewPasswordCheck } from './passwords.ts'
import { createKnownDevices, createRateLimiter } from './sign-in-limits.ts'

type AuthParts = {
  db: Db
  env: Pick<Env, 'appUrl' | 'smtpUrl' | 'adminEmail'>
  /** Signs cookies and tokens. */
  secret: string
  mailer: Pick<Mailer, 'send'>
  jobs: Pick<Jobs, 'work' | 'enqueue'>
  limits: Limits
  log: Log
  /** Deletes a person and everything that is stored about them, in one go. */
  erase(person: { id: string; email: string }): Promise<void>
}

/** Accounts: sign-up, sign-in, sign-out, proof of the address, password recovery, the owner link. */
export type Auth = {
  /** Answers every request under `/api/auth/`. The caller has set the client-IP header. */
  handler(request: Request): Promise<Response>
  /** What the session cookie is called, in full, and signed with. */
  cookie: { name: string; secret: string }
  /** What the token of an `Authorization: Bearer` header stands for. */
  verifyToken(token: string): Promise<BearerAnswer>
  /** Begins to send mails and applies `ADMIN_EMAIL`. Call it once the tables exist and the jobs run. */
  start(): Promise<void>
  /** The one-time address for making the owner account; null once anybody has a confirmed account. */
  setupLink(): Promise<string | null>
  /** Once all mails that were asked for are on the queue. */
  settled(): Promise<void>
}

const basePath = '/api/auth'
/** As stored in the queues of installed servers. */
const emailJob = 'auth-letter'

export const createAuth = ({ db, env, secret, mailer, jobs, limits, log, erase }: AuthParts): Auth => {
  const sendEmail = createAuthEmailSender({ db, env, mailer })
  const enqueue = async (email: AuthEmail) => {
    const { allowed } = await limits.take('mailTo', email.userId)
    if (allowed) await jobs.enqueue(emailJob, email)
    else log.warn({ about: email.about }, 'email left out: too many to one person this hour')
  }
  /** Emails that are being put on the queue. No answer waits for them: neither its time nor its failure says whether there is one. */
  const queueing = new Set<Promise<void>>()
  // After the transaction: with the account rolled back there must be no email, and with the queue down there must be an account.
  const post = (write: () => AuthEmail | Promise<AuthEmail>) =>
    queueAfterTransactionHook(async () => {
      const task = (async () => enqueue(await write()))()
        .catch((error: unknown) => log.error({ error }, 'an email could not be queued'))
        .finally(() => queueing.delete(task))
      queueing.add(task)
    })

  const cookie = { name: sessionCookieName(env.appUrl), secret }
  const claims = createTokenVerifier({ db, appUrl: env.appUrl, cookie })
  const devices = createKnownDevices({ db, appUrl: env.appUrl, secret })
  const takeLimits = createRateLimiter({ limits, devices })
  const checkNewPassword = createNewPasswordCheck({ db, limits, cookie })
  const library = betterAuth(authSettings({ db, env, secret, log, limits, claims, post, erase }))
  return {
    cookie,
    verifyToken: claims,
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
      if (newPassword.wait > 0) return rateLimitedResponse(newPassword.wait)
      const { wait, answered } = await takeLimits(endpoint, parsed)
      const answer = wait > 0 ? rateLimitedResponse(wait) : withContractErrors(await library.handler(parsed.request))
      await answered(answer)
      await devices.remember(parsed.request.headers, answer, resetUserId)
      await minDuration
      // Who it was stays out of the log: the request's id leads no further than to its other lines.
      if (endpoint.limit !== 'session') log.info({ about: endpoint.limit, status: answer.status }, 'authentication')
      return withCacheControl(answer, endpoint.maxAge)
    },
    async start() {
      await jobs.work<AuthEmail>(emailJob, sendEmail)
      await promoteAdmin(db, env.adminEmail)
    },
    setupLink: () => setupLink(db, env.appUrl),
    async settled() {
      while (queueing.size > 0) await Promise.all(queueing)
    },
  }
}

/** The same answer, which may be kept for so many seconds if it is a good one. */
const withCacheControl = (answer: Response, seconds: number | undefined): Response => {
  if (seconds !== undefined && answer.ok) answer.headers.set('cache-control', `public, max-age=${seconds}`)
  return answer
}

/** An answer of the contract's closed list. */
const errorResponse = (code: ErrorCode, data?: unknown, headers: Record<string, string> = {}): Response => {
  const { status, message } = errors[code]
  return Response.json({ code, status, message, data }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** 422, with what is wrong with each field. */
const invalidInputResponse = (issues: Issue[]): Response => errorResponse('INVALID_INPUT', { issues })

/** 429, with the seconds to wait. */
const rateLimitedResponse = (retryAfter: number): Response =>
  errorResponse('RATE_LIMITED', { retryAfter }, { 'retry-after': String(retryAfter) })

/** The auth library's answer, with every 500 in the contract's words. */
const withContractErrors = (answer: Response): Response => (answer.status >= 500 ? errorResponse('INTERNAL') : answer)
