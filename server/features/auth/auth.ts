import { setTimeout as delay } from 'node:timers/promises'
import { queueAfterTransactionHook } from '@better-auth/core/context'
import { betterAuth } from 'better-auth'
import type { BearerAnswer } from '#server/core/accounts.ts'
import type { Limits } from '#server/core/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'
import { createAdmission } from './admission.ts'
import { inContractWords, invalidInput, refusal, tooOften } from './answers.ts'
import { createBesideAnswer } from './beside-answer.ts'
import { createWeigh } from './chosen-password.ts'
import { createClaims } from './claims.ts'
import { promoteAdmin } from './gate.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLetters, type Letter } from './letters.ts'
import { openPathOf } from './open-paths.ts'
import { type Parsed, parseRequest } from './parse.ts'
import { authSettings } from './settings.ts'
import { setupLink } from './setup.ts'
import { readToken } from './tokens.ts'

export type AuthParts = {
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
  claims(token: string): Promise<BearerAnswer>
  /** Begins to send mails and applies `ADMIN_EMAIL`. Call it once the tables exist and the jobs run. */
  start(): Promise<void>
  /** The one-time address for making the owner account; null once anybody has a confirmed account. */
  setupLink(): Promise<string | null>
  /** Once all mails that were asked for are on the queue. */
  settled(): Promise<void>
}

const basePath = '/api/auth'
const letterJob = 'auth-letter'

export const createAuth = ({ db, env, secret, mailer, jobs, limits, log, erase }: AuthParts): Auth => {
  const write = createLetters({ db, env, mailer })
  const enqueue = async (letter: Letter) => {
    const { allowed } = await limits.take('mailTo', letter.userId)
    if (allowed) await jobs.enqueue(letterJob, letter)
    else log.warn({ about: letter.about }, 'mail left out: too many to one person this hour')
  }
  const { start: startLater, settled } = createBesideAnswer(log)
  // After the transaction: with the account rolled back there must be no mail, and with the queue down there must be an account.
  // Beside the answer: what it tells must not say for which addresses there is a mail.
  const post = (write: () => Letter | Promise<Letter>) =>
    queueAfterTransactionHook(async () => startLater(async () => enqueue(await write())))

  const cookie = { name: sessionCookieName(env.appUrl), secret }
  const claims = createClaims({ db, appUrl: env.appUrl, cookie })
  const devices = createKnownDevices({ db, appUrl: env.appUrl, secret })
  const admission = createAdmission({ limits, devices })
  const weigh = createWeigh({ db, limits, cookie })
  const library = betterAuth(authSettings({ db, env, secret, log, limits, claims, post, erase }))
  return {
    cookie,
    claims,
    async handler(request) {
      const path = new URL(request.url).pathname.slice(basePath.length)
      const open = openPathOf(path)
      if (!open || (open.body && request.method !== 'POST')) return refusal('NOT_FOUND')
      const parsed: Parsed = open.body ? await parseRequest(request, open.body) : { request, body: {} }
      if ('issues' in parsed) return invalidInput(parsed.issues)
      const soonest = open.soonest && delay(open.soonest)
      const changed = path === '/reset-password' ? await readToken(db, 'reset-password', String(parsed.body.token)) : null
      const weighed = await weigh(open, parsed, changed)
      if (weighed.issues.length > 0) return invalidInput(weighed.issues)
      if (weighed.wait > 0) return tooOften(weighed.wait)
      const { wait, answered } = await admission(open, parsed)
      const answer = wait > 0 ? tooOften(wait) : inContractWords(await library.handler(parsed.request))
      await answered(answer)
      await devices.remember(parsed.request.headers, answer, changed)
      await soonest
      // Who it was stays out of the log: the request's id leads no further than to its other lines.
      if (open.limit !== 'session') log.info({ about: open.limit, status: answer.status }, 'authentication')
      return kept(answer, open.keep)
    },
    async start() {
      await jobs.work<Letter>(letterJob, write)
      await promoteAdmin(db, env.adminEmail)
    },
    setupLink: () => setupLink(db, env.appUrl),
    settled,
  }
}

/** The same answer, which may be kept for so many seconds if it is a good one. */
const kept = (answer: Response, seconds: number | undefined): Response => {
  if (seconds !== undefined && answer.ok) answer.headers.set('cache-control', `public, max-age=${seconds}`)
  return answer
}
