import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { noOperator } from '#contract/operator.ts'
import { createEmailQueue, type EmailQueue, type QueuedEmail } from '#server/core/accounts/email-queue.ts'
import { createChat, markSeen } from '#server/core/billing/chat.ts'
import { sendPlanReminders } from '#server/core/billing/plan-endings.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { subscriptions } from '#server/infra/db/schema.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createJobs, type Jobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import { createMailer, type Mailer } from '#server/infra/mail.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/network.ts'
import { quickJobTiming } from '#tests/support/server.ts'
import { type Received, readMail, type SmtpDouble, startSmtp } from '#tests/support/smtp.ts'

const day = 86_400_000

describe.each(databases)('billing emails, on $name', ({ fresh }) => {
  let database: Database
  let jobs: Jobs
  let smtp: SmtpDouble
  let port: number
  let mailer: Mailer
  let emailQueue: EmailQueue

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    const log = createLog('silent')
    // A failed mail waits long enough for its retry to be counted.
    jobs = createJobs(database, log, { ...quickJobTiming, retry: 5 })
    await jobs.start()
    port = await freePort()
    const env = parseEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'desk@example.com', APP_URL: 'https://post.example.com' })
    mailer = createMailer(env)
    emailQueue = createEmailQueue({ db: database.db, env, jobs, mailer })
    await emailQueue.start()
  })
  afterEach(() => smtp.close())
  afterAll(async () => {
    await jobs.stop()
    mailer.close()
    await database.close()
  })

  async function newRecipient({ disabled = false } = {}) {
    const id = randomUUID()
    const who = { id, email: `${id}@example.com`, fullName: '<b>Asha</b> Rao', emailVerified: true, disabled }
    await database.db.insert(profiles).values(who)
    return who
  }
  const inDays = (days: number) => new Date(Date.now() + days * day)
  const active = (userId: string): QueuedEmail => ({
    about: 'plan-active',
    userId,
    plan: 'pro',
    interval: 'monthly',
    expiresAt: inDays(30),
  })
  const queue = (notice: QueuedEmail) => database.db.transaction((tx) => emailQueue.queue(tx, notice))
  const openSmtp = async () => {
    smtp = await startSmtp({ port })
  }
  const mailsTo = ({ email }: { email: string }): Received[] => smtp.received.filter(({ to }) => to.includes(email))
  /** Makes all delayed jobs due. */
  const later = () => database.db.execute(sql`update pgboss.job set start_after = now() where name = 'notice' and state < 'active'`)
  /** Waits until every queued mail has been sent or dropped. */
  async function settled() {
    const last = await newRecipient()
    // Outside of a transaction, so that the worker wakes at once.
    await jobs.enqueue('notice', active(last.id))
    await expect.poll(() => mailsTo(last)).toHaveLength(1)
  }
  test('are sent by a mail server as text and HTML, from our address, without text of users', async () => {
    await openSmtp()
    const who = await newRecipient()

    await queue(active(who.id))
    await expect.poll(() => mailsTo(who)).toHaveLength(1)

    const [mail] = mailsTo(who)
    expect(mail).toMatchObject({ from: 'desk@example.com', to: [who.email], subject: 'Your Pro plan is active' })
    expect(mail?.text).toContain('Your Pro plan (monthly) is active until')
    expect(mail?.text).toContain('https://post.example.com/dashboard')
    expect(mail?.html).toContain('<a href="https://post.example.com/dashboard"')
    expect(mail?.content).not.toContain('Asha')
  })

  test('are delayed and not lost while the mail server is down, and each arrives once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => newRecipient()))
    for (const { id } of people) await queue(active(id))
    const tried = () =>
      database.db.execute<{ n: number }>(sql`select count(*)::int as n from pgboss.job where name = 'notice' and state = 'retry'`)
    await expect.poll(async () => (await tried()).rows[0]?.n).toBe(5)

    await openSmtp()
    await later()

    await expect.poll(() => people.map((who) => mailsTo(who).length)).toEqual([1, 1, 1, 1, 1])
    await settled()
    expect(people.map((who) => mailsTo(who).length)).toEqual([1, 1, 1, 1, 1])
  })

  test('are not sent for rolled back changes, nor to disabled or deleted accounts', async () => {
    await openSmtp()
    const [rolledBack, disabled] = [await newRecipient(), await newRecipient({ disabled: true })]
    await database.db
      .transaction(async (tx) => {
        await emailQueue.queue(tx, active(rolledBack.id))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await queue(active(disabled.id))
    await queue(active(randomUUID()))

    await settled()

    expect([...mailsTo(rolledBack), ...mailsTo(disabled)]).toEqual([])
  })

  describe('for plans that end', () => {
    const remind = () => sendPlanReminders({ db: database.db, emailQueue, timeZone: 'UTC' })()
    async function subscriber(...plans: { plan?: 'basic' | 'pro'; days: number | null; card?: 'renews' | 'ends' }[]) {
      const who = await newRecipient()
      for (const { plan = 'pro', days, card } of plans) {
        const expiresAt = days === null ? null : inDays(days)
        const id = card ? `sub_${randomUUID()}` : null
        await database.db.insert(subscriptions).values({ userId: who.id, plan, status: 'active', expiresAt, providerSubscriptionId: id })
        const periodEnd = expiresAt ?? new Date()
        const subscription = { state: 'active', currency: 'usd', periodEnd, renews: card === 'renews', ticket: 1 }
        if (id) await database.db.insert(cardSubscriptions).values({ id, userId: who.id, ...subscription })
      }
      return who
    }

    test('are sent once, three days before, however often the job runs', async () => {
      await openSmtp()
      const soon = await subscriber({ days: 2.9 })
      const tomorrow = await subscriber({ plan: 'basic', days: 1 })
      const cancelled = await subscriber({ days: 2, card: 'ends' }, { plan: 'basic', days: 20 })
      const later = await subscriber({ days: 4.5 })

      await Promise.all([remind(), remind()])
      await remind()
      await settled()

      expect(mailsTo(soon).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your Pro plan ends on /)])
      expect(mailsTo(soon)[0]?.text).toContain('you’ll be on the Free plan')
      expect(mailsTo(cancelled)[0]?.text).toContain('you’ll be on the Basic plan')
      expect([tomorrow, cancelled, later].map((who) => mailsTo(who).length)).toEqual([1, 1, 0])
    })

    test('are not sent when the user keeps an equal or larger plan', async () => {
      await openSmtp()
      const people = [
        await subscriber({ days: 2, card: 'renews' }),
        await subscriber({ days: 2 }, { days: 1, card: 'renews' }),
        await subscriber({ plan: 'basic', days: 2 }, { days: 9, card: 'ends' }),
        await subscriber({ days: 2, card: 'ends' }, { days: null }),
        await subscriber({ days: -1 }),
      ]

      await remind()
      await settled()

      expect(people.flatMap(mailsTo)).toEqual([])
    })

    test('are not sent for an end that has moved, but for the new one, in time', async () => {
      const who = await subscriber({ days: 2 })
      const moveTo = (days: number) =>
        database.db
          .update(subscriptions)
          .set({ expiresAt: inDays(days) })
          .where(eq(subscriptions.userId, who.id))
      await remind()
      await moveTo(32)
      await openSmtp()
      await settled()
      expect(mailsTo(who)).toEqual([])

      await moveTo(2.5)
      await remind()
      await settled()

      expect(mailsTo(who)).toHaveLength(1)
    })
  })

  describe('for replies in the chat', () => {
    const chat = createChat({ events: { publish: async () => {} } })
    const reply = (requestId: string) =>
      database.db.transaction(async (tx) => {
        const { position } = await chat.post(tx, { requestId, senderEmail: 'admin@example.com', message: 'Please pay here' })
        await emailQueue.queue(tx, { about: 'chat-reply', requestId, position })
        return position
      })
    test('are sent once for several replies, some minutes later, unless the user has read them', async () => {
      await openSmtp()
      const [away, there] = [await newRecipient(), await newRecipient()]
      const [awayRequest, thereRequest] = [
        await insertPaymentRequest(database, { userId: away.id, userEmail: away.email }),
        await insertPaymentRequest(database, { userId: there.id, userEmail: there.email }),
      ]
      for (const _ of [1, 2, 3]) await reply(awayRequest.id)
      const position = await reply(thereRequest.id)
      await settled()
      expect(mailsTo(away)).toEqual([])

      await database.db.transaction((tx) => markSeen(tx, thereRequest.id, 'user', position))
      await later()
      await settled()

      expect(mailsTo(away)).toMatchObject([{ subject: 'You have a reply about your payment request' }])
      expect(mailsTo(away)[0]?.text).toContain('https://post.example.com/dashboard?showChat=1')
      expect(mailsTo(away)[0]?.content).not.toContain('Please pay here')
      expect(mailsTo(there)).toEqual([])
    })
  })

  test('are written to the outbox when there is no mail server', async () => {
    await openSmtp()
    const dataDir = await mkdtemp(join(tmpdir(), 'postwright-notices-'))
    try {
      const outbox = createMailer(parseEnv({ DATA_DIR: dataDir }), () => undefined)
      const who = await newRecipient()
      const handlers: ((data: object) => Promise<void>)[] = []
      const expected = {
        work: async <Data extends object>(_: string, handler: (data: Data) => Promise<void>) =>
          void handlers.push((data) => handler(data as Data)),
        enqueue: async (_: string, data: object) => void (await handlers[0]?.(JSON.parse(JSON.stringify(data)))),
      }
      const env = { appUrl: 'https://post.example.com', quotaTimeZone: 'UTC', operator: noOperator }
      const toFiles = createEmailQueue({ db: database.db, env, jobs: expected, mailer: outbox })
      await toFiles.start()
      const until = new Date('2026-12-21T00:00:00Z')
      await toFiles.queue(database.db as never, {
        about: 'payment-received',
        userId: who.id,
        plan: 'pro',
        currency: 'inr',
        amount: 320_000,
        until,
      })

      const [file = ''] = await readdir(join(dataDir, 'outbox'))
      const { subject, text, html } = readMail(await readFile(join(dataDir, 'outbox', file), 'utf8'))
      expect(file).toMatch(/\.eml$/)
      expect(subject).toBe('We received your payment')
      expect(text).toContain('We received your payment of ₹3,200. Your Pro plan is paid until 21 December 2026.')
      expect(html).toContain('<a href="https://post.example.com/dashboard"')
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
