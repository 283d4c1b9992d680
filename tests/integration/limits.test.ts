import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataExportPath, photoFilePath, tryOutPath } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { type LimitName, limitTable } from '#server/core/calls/limit-table.ts'
import { createLimits } from '#server/core/calls/limits.ts'
import { rateLimitAddress } from '#server/infra/client-ip.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { type GivenKey, givenKey } from '#tests/support/api-keys.ts'
import { insertPaymentRequest, requestForm } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { addressesOfOneNetwork, behindProxy, newClientAddress } from '#tests/support/network.ts'
import { aCarousel, aRecipe } from '#tests/support/pictures.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

type Sent = Record<string, string>
interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}
type Call = (headers: Sent) => Promise<Answer>

const burst = 50
/** Limits tested with a burst; the others are counted in the same way. */
const burstTested: ReadonlySet<LimitName> = new Set(['signIn', 'signUp', 'mail', 'generation', 'tryOut', 'chat'])
const password = 'correct horse'
const newcomer = () => `${crypto.randomUUID()}@example.com`
const hashed = (email: string) => createHash('sha256').update(email).digest('base64url')
const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }
const trial = { topic: 'bicycles', platform: 'twitter', language: 'en' }

/** Card payments are configured; no call here reaches the provider. */
const cards = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_URL: 'http://127.0.0.1:9' }

/** One server on PGlite, two on one PostgreSQL, which share the counts. */
describe.each(databases)('limits on $name', ({ name, fresh }) => {
  let servers: TestServer[]
  let server: TestServer
  let user: TestUser
  let chat: string
  let apiKey: GivenKey

  beforeAll(async () => {
    const database = await fresh()
    const env = { ...behindProxy, ...cards }
    servers = await Promise.all(Array.from({ length: name === 'PGlite' ? 1 : 2 }, () => startServer({ database, env })))
    server = servers[0] as TestServer
    user = await givenOn(server).user({ plan: 'pro' })
    const { id } = await insertPaymentRequest(server, { userId: user.id, userEmail: user.email })
    chat = `/api/payment-requests/${id}/chats`
    apiKey = await givenKey(server, user.id)
  })
  afterAll(() => Promise.all(servers.map((each) => each.stop())))

  let calls = 0
  /** Alternates between the servers. */
  const send = async (method: string, path: string, body: object | undefined, headers: Sent): Promise<Answer> => {
    const { url } = servers[calls++ % servers.length] as TestServer
    const answer = await fetch(url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json', origin: url }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const posts =
    (path: string, body: () => object): Call =>
    (headers) =>
      send('POST', path, body(), headers)
  const signedIn =
    (method: string, path: () => string, body?: object): Call =>
    (headers) =>
      send(method, path(), body, { cookie: user.cookie, ...headers })

  /**
   * A call for each limit. Mails over their limit are dropped silently (tests/integration/auth/recovery.slow.test.ts), and known browsers
   * and password attempts for an account have their own tests (tests/integration/auth/known.slow.test.ts, sign-in.test.ts
   * and confirm-email.slow.test.ts). Sources and style notes count in two windows, whose longer ones are tested in
   * tests/integration/sources.slow.test.ts and voices.test.ts. Limits of all requests are counted in memory
   * (tests/integration/call-limits.slow.test.ts).
   */
  const callsByLimit: Record<
    Exclude<LimitName, `${string}MailTo` | 'signInKnown' | 'passwordOf' | `${string}Day` | 'sourceDayFree' | 'call' | 'callOf' | 'file'>,
    Call
  > = {
    signIn: posts('/api/auth/sign-in/email', () => ({ email: newcomer(), password })),
    signInTo: posts('/api/auth/sign-in/email', () => ({ email: 'Everybody@example.com', password })),
    signUp: posts('/api/auth/sign-up/email', () => ({ name: 'Asha Rao', email: newcomer(), password })),
    mail: (headers) =>
      send('POST', `/api/auth/${calls % 4 < 2 ? 'send-verification-email' : 'request-password-reset'}`, { email: newcomer() }, headers),
    link: posts('/api/auth/setup/check', () => ({ token: 'made-up' })),
    code: posts('/api/auth/factors/backup-code', () => ({ code: 'abcde-fghjk' })),
    password: posts('/api/auth/delete-user', () => ({ password })),
    newPassword: posts('/api/auth/sign-up/email', () => ({ name: 'Asha Rao', email: newcomer(), password: '123456' })),
    session: (headers) => send('GET', '/api/auth/get-session', undefined, headers),
    generation: signedIn('POST', () => `/functions/v1/${kinds.titles.call}`, kinds.titles.sample),
    answering: signedIn('POST', () => `/api/generations/${crypto.randomUUID()}/facts`, { facts: { price: '£5' } }),
    editing: signedIn('PUT', () => `/api/generations/${crypto.randomUUID()}/edited`, { result: {}, version: 1, copied: false }),
    stopping: signedIn('POST', () => '/api/generations/stop', { keys: ['a-key'] }),
    source: signedIn('POST', () => '/api/sources', { text: 'Too little.' }),
    tryOut: posts(tryOutPath, () => trial),
    tryOutHour: posts(tryOutPath, () => trial),
    guess: posts('/functions/v1/guess-occasion', () => ({ topic: 'bicycles', language: 'en' })),
    savingMany: signedIn('POST', () => '/api/saved-content', { entries: [entry] }),
    page: signedIn('GET', () => '/api/saved-content'),
    saving: signedIn('POST', () => '/functions/v1/save-content', entry),
    exportFile: signedIn('POST', () => '/api/exports/texts', { format: 'txt', name: 'Bikes', entries: [entry] }),
    dataFile: signedIn('GET', () => dataExportPath),
    voiceEdits: signedIn('POST', () => '/api/voice-edits', { generation: crypto.randomUUID(), after: 'Fresh bread today.' }),
    styleNote: signedIn('POST', () => '/api/voices/style-note', { posts: ['Fresh bread today.'], language: 'en' }),
    picture: signedIn('POST', () => '/functions/v1/render-picture', aRecipe),
    carousel: signedIn('POST', () => '/functions/v1/render-picture', aCarousel),
    photo: signedIn('POST', () => photoFilePath),
    photoFile: signedIn('GET', () => `/api/photos/${crypto.randomUUID()}`),
    listAction: signedIn('DELETE', () => `/api/topic-lists/${crypto.randomUUID()}`),
    topicLists: signedIn('POST', () => '/api/topic-lists/check', { text: 'bikes' }),
    chat: signedIn('POST', () => chat, { message: 'Hello' }),
    paymentRequest: posts('/api/payment-requests', () => requestForm({ website: 'https://trap.example' })),
    billing: signedIn('POST', () => '/api/billing/portal'),
    apiKeyCall: (headers) => send('GET', '/api/usage', undefined, { ...apiKey.headers, ...headers }),
    apiKey: signedIn('POST', () => '/api/api-keys', { name: 'Website', scopes: ['read'] }),
  }

  /** The key of a caller with these headers in the table of limits. */
  const keyOf = (limit: LimitName, headers: Sent): string => {
    const { per } = limitTable[limit]
    if (per === 'user') return `${limit}|${user.id}`
    if (per === 'key') return `${limit}|${apiKey.id}`
    if (per === 'client') return `${limit}|${rateLimitAddress(headers['x-forwarded-for'] ?? '')}`
    return `${limit}|${hashed('everybody@example.com')}`
  }
  /** Uses up all but `left` hits of a window. */
  const used = async (limit: LimitName, headers: Sent, left: number) => {
    const hits = limitTable[limit].max - left
    const row = { key: keyOf(limit, headers), hits, expiresAt: new Date(Date.now() + limitTable[limit].seconds * 1000) }
    await server.db.insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: row })
  }

  test.each(Object.keys(callsByLimit) as (keyof typeof callsByLimit)[])(
    'of many concurrent calls exactly those within %s pass',
    async (limit) => {
      const { max, seconds, per } = limitTable[limit]
      const call = callsByLimit[limit]
      const attempts = burstTested.has(limit) ? burst : 12
      const machines = per === 'email' ? Array.from({ length: attempts }, newClientAddress) : addressesOfOneNetwork(attempts)
      // A large limit is nearly used up in advance: only the rest may pass.
      const left = Math.min(max, 7)
      if (left < max) await used(limit, machines[0] ?? {}, left)

      const answers = await Promise.all(machines.map(call))

      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(attempts - left)
      const { retryAfter } = JSON.parse(refused[0]?.text ?? '').data as { retryAfter: number }
      expect(refused[0]?.headers.get('retry-after')).toBe(String(retryAfter))
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(seconds)
      // Another client address is not affected, nor another user for limits by user.
      const other =
        per === 'key'
          ? (await givenKey(server, user.id)).headers
          : per === 'user'
            ? { cookie: (await givenOn(server).user({ plan: 'pro' })).cookie }
            : {}
      if (per !== 'email') expect((await call({ ...newClientAddress(), ...other })).status).not.toBe(429)
    },
  )

  test.each([
    ['//api/auth/sign-in/email'],
    ['/api//auth/sign-in/email'],
    ['/api/auth//sign-in/email'],
    ['/api/auth/sign-in//email'],
    ['/api/auth/sign-in/email/'],
    ['/api/auth/sign-in%2femail'],
    ['/api/auth/sign%2Din/email'],
    ['/%61pi/auth/sign-in/email'],
    ['/api/%61uth/sign-in/email'],
    ['/api/auth/./sign-in/email'],
    ['/api/auth/x/%2e%2e/sign-in/email'],
    ['/api/auth/sign-in/email;a=b'],
    ['/api/auth/sign-in/email?again'],
    ['/API/AUTH/SIGN-IN/EMAIL'],
    [`/${tryOutPath}`],
    [tryOutPath.replace('/api/', '/api//')],
    [`${tryOutPath}/`],
    [`${tryOutPath}?again`],
    [tryOutPath.replace('/t', '/%74')],
    [tryOutPath.replace('/api', '/%61pi')],
  ])('another notation of a path has the same limit: %s', async (path) => {
    const machine = newClientAddress()
    for (const limit of ['signIn', 'tryOut'] as const) await used(limit, machine, 0)
    const body = /sign/i.test(path) ? { email: newcomer(), password } : trial
    expect([404, 429]).toContain((await send('POST', path, body, machine)).status)
  })

  test('a refused client address does not use up the shared limit', async () => {
    const [machine, email] = [newClientAddress(), newcomer()]
    await Promise.all(Array.from({ length: 12 }, () => send('POST', '/api/auth/sign-in/email', { email, password }, machine)))
    const rows = await server.db.select().from(rateLimits)
    expect(rows.find(({ key }) => key === `signInTo|${hashed(email)}`)).toMatchObject({ hits: limitTable.signIn.max })
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  test('all networks of one IPv6 site together may make as many calls as eight addresses', async () => {
    const limits = createLimits(server.db)
    const site = addressesOfOneNetwork(1)[0]?.['x-forwarded-for'].split(':').slice(0, 3).join(':')
    const attempts = 10 * limitTable.signUp.max
    const results = await Promise.all(
      Array.from({ length: attempts }, (_, at) => limits.consume('signUp', `${site}:${at.toString(16)}::1`)),
    )
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(8 * limitTable.signUp.max)
    expect(await limits.consume('signUp', '2001:db9:1:1::1')).toMatchObject({ allowed: true })
  })

  test('a refused hit never waits longer than the window, also when the hit that opened the window has a later time', async () => {
    const machine = newClientAddress()
    const { max, seconds } = limitTable.signUp
    const row = { key: keyOf('signUp', machine), hits: max, expiresAt: new Date(Date.now() + (seconds + 30) * 1000) }
    await server.db.insert(rateLimits).values(row)
    expect(await createLimits(server.db).consume('signUp', machine['x-forwarded-for'])).toEqual({ allowed: false, retryAfter: seconds })
  })

  test('a limit resets when its window is over, and expired windows are removed', async () => {
    const limits = createLimits(server.db)
    const [over, running] = [newClientAddress(), newClientAddress()].map((machine) => machine['x-forwarded-for'] as string) as [
      string,
      string,
    ]
    for (const machine of [over, running]) for (let hit = 0; hit < limitTable.signUp.max; hit++) await limits.consume('signUp', machine)
    await server.db
      .update(rateLimits)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(rateLimits.key, `signUp|${over}`))
    // An expired window has no effect even before it is removed.
    expect(await limits.consume('signUp', over)).toEqual({ allowed: true, retryAfter: 0 })
    await server.db
      .update(rateLimits)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(rateLimits.key, `signUp|${over}`))
    await limits.purge()
    const keys = (await server.db.select().from(rateLimits)).map(({ key }) => key)
    expect([keys.includes(`signUp|${over}`), keys.includes(`signUp|${running}`)]).toEqual([false, true])
    expect(await limits.consume('signUp', running)).toMatchObject({ allowed: false })
  })
})
