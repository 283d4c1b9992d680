import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createAccounts } from '#server/core/accounts/accounts.ts'
import { createEraseGenerations } from '#server/core/billing/quota.ts'
import { createLimits } from '#server/core/calls/limits.ts'
import { createRunningGenerations } from '#server/core/generation/running-generations.ts'
import { createErase } from '#server/features/account/deletion.ts'
import { type Auth, createAuth } from '#server/features/auth/auth.ts'
import { clientIpHeader } from '#server/infra/client-ip.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import type { Mail } from '#server/infra/mail.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { secretIn, totpCode } from '#tests/support/totp.ts'

const secret = 'only for tests, thirty-two letters'

/** Settings of a server that can send email, for tests that read the queued mails. */
export const smtpSettings = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'desk@example.com' }

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> | null }

/** The accounts feature on its own database; mails are collected in a list, and jobs run at once. */
export async function openAccounts(database: string, variables: Record<string, string> = {}) {
  const dataDir = await dataFolder(database)
  const env = parseEnv({
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    ...(database === 'pglite' ? {} : { DATABASE_URL: database }),
    ...variables,
  })
  const log = createLog('silent')
  const { db, close } = await openDatabase(env, log)
  const mails: Mail[] = []
  const workers = new Map<string, (data: object) => Promise<void>>()
  const parts = {
    db,
    secret,
    log,
    limits: createLimits(db),
    erase: createErase({
      db,
      log,
      jobs: { forget: async () => {} },
      mailer: { forget: async () => {} },
      runs: createRunningGenerations(),
      eraseGenerations: createEraseGenerations({ secret, timeZone: 'UTC' }),
      cancelCards: async () => {},
    }),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    jobs: {
      work: async <Data extends object>(name: string, handler: (data: Data) => Promise<void>) => {
        workers.set(name, (data) => handler(data as Data))
      },
      enqueue: async (name: string, data: object) => {
        const worker = workers.get(name)
        if (!worker) throw new Error(`No worker for the job ${name}`)
        await worker(data)
      },
    },
  }
  const open = async (more: Record<string, string> = {}): Promise<Auth> => {
    const auth = createAuth({ ...parts, env: parseEnv({ DATA_DIR: dataDir, ...variables, ...more }) })
    await auth.start()
    return auth
  }
  const auth = await open()
  const { identify } = createAccounts({
    db,
    verifyToken: auth.verifyToken,
    cookie: auth.cookie,
    log,
    limits: parts.limits,
    adminSecondFactor: env.adminSecondFactor,
  })
  /** A browser with its own cookies and, unless `ip` is given, its own network address. */
  const browser = (ip?: string) => openBrowser(auth, env.appUrl, ip)
  return {
    db,
    auth,
    /** The same accounts with other settings. */
    open,
    identify,
    mails,
    browser,
    ...usersOf(mails, browser),
    close: async () => {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>
export type Browser = ReturnType<typeof openBrowser>

export const openBrowser = (auth: Auth, appUrl: string, ip = randomIp()) => {
  const jar = new Map<string, string>()
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  /** `POST` with a body, `GET` without one. */
  async function call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const request = new Request(`${appUrl}/api/auth${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        origin: appUrl,
        [clientIpHeader]: ip,
        ...(jar.size === 0 ? {} : { cookie: cookieHeader() }),
        ...headers,
      },
    })
    const response = await auth.handler(request)
    await auth.whenEmailsQueued()
    for (const cookie of response.headers.getSetCookie()) storeCookie(jar, cookie)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }
  /** The second factors of the user whom this browser, or the given headers, identify. */
  const factors = async (headers = {}) =>
    ((await call('/factors', undefined, headers)).body?.factors ?? []) as { id: string; status: string }[]
  /** Enters a code as the sign-in screen does. */
  async function enterCode(code: string): Promise<Answer> {
    const id = (await factors())[0]?.id
    const challenge = await call(`/factors/${id}/challenge`, {})
    return call(`/factors/${id}/verify`, { code, challenge_id: challenge.body?.id })
  }
  return { jar, cookies: () => new Headers({ cookie: cookieHeader() }), call, factors, enterCode }
}

const storeCookie = (jar: Map<string, string>, cookie: string) => {
  const [pair = '', ...attributes] = cookie.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (attributes.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, value)
}

/** From the benchmarking block (RFC 2544), so that tests never share a rate limit. */
const randomIp = () => `198.18.${randomBytes(2).join('.')}`

let userCount = 0
/** The details of a new user, with an unused address. */
export const newUser = (over: Partial<{ name: string; email: string; password: string }> = {}) => ({
  name: 'Asha Rao',
  email: `asha-${++userCount}-${randomBytes(4).toString('hex')}@example.com`,
  password: 'correct horse',
  ...over,
})

/** The one-time token in the link of a mail, or of the owner link. */
export const tokenIn = (mail: { link?: string | null } | undefined): string => {
  const token = /#(?:access_)?token=([\w-]+)/.exec(mail?.link ?? '')?.[1]
  if (!token) throw new Error('There is no link with a token')
  return token
}

/** The backup codes in an answer. */
export const backupCodesIn = ({ body }: Answer) => (body?.backupCodes ?? []) as string[]

/** Users of the opened accounts. */
function usersOf(mails: readonly Mail[], browser: () => Browser) {
  /** The token in the newest mail to an address. */
  const newestToken = (address: string) => tokenIn(mails.findLast(({ to }) => to === address))

  /** Signs up and opens the link of the mail; leaves the browser signed in. */
  async function signUpAndVerify(own = browser(), who = newUser()) {
    await own.call('/sign-up/email', who)
    await own.call('/confirm-email', { token: newestToken(who.email) })
    return who
  }

  /** Signs in with a password in a new browser; with a second factor the sign-in then waits for the code. */
  async function signIn({ email, password }: { email: string; password: string }) {
    const own = browser()
    return { browser: own, answer: await own.call('/sign-in/email', { email, password }) }
  }

  /** A signed-in user with a second factor. The code of the current half minute is used up; the next one is already valid. */
  async function userWithTwoFactor() {
    const own = browser()
    const who = await signUpAndVerify(own)
    const enabled = await own.call('/two-factor/enable', { password: who.password })
    const secret = secretIn(String(enabled.body?.totpURI))
    const usedCode = totpCode(secret)
    await own.enterCode(usedCode)
    return { ...who, browser: own, secret, usedCode, backupCodes: backupCodesIn(enabled) }
  }
  return { newestToken, signUpAndVerify, signIn, userWithTwoFactor }
}
