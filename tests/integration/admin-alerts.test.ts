import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AdminAlerts, alertPause, createAdminAlerts } from '#server/core/accounts/admin-alerts.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { adminAlerts, paymentRequests } from '#server/infra/db/schema.ts'
import { createJobs, type Jobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'
import type { Mail } from '#server/infra/mail.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { databases, openTestDatabase } from '#tests/support/databases.ts'
import { quickJobTiming } from '#tests/support/server.ts'

const pollOptions = { timeout: 60_000, interval: 50 }

describe.each(databases)('alert emails to admins, on $name', ({ fresh }) => {
  let database: Database
  /** Two servers on one database. */
  let jobs: Jobs[]
  let alerts: AdminAlerts[]
  let sent: Mail[] = []
  let away = false

  beforeAll(async () => {
    database = await openTestDatabase(await fresh())
    jobs = [1, 2].map(() => createJobs(database, createLog('silent'), quickJobTiming))
    for (const each of jobs) await each.start()
    const mailer = {
      async send(mail: Mail) {
        if (away) throw new Error('no mail server')
        sent.push(mail)
      },
    }
    const env = { appUrl: 'https://post.example.com' }
    alerts = jobs.map((each) => createAdminAlerts({ db: database.db, env, jobs: each, mailer }))
    for (const each of alerts) await each.start()
  })
  beforeEach(() => {
    sent = []
    away = false
  })
  afterEach(async () => {
    await database.db.delete(profiles)
    await database.db.delete(paymentRequests)
  })
  afterAll(async () => {
    for (const each of jobs) await each.stop()
    await database.close()
  })

  async function admin(over: Partial<typeof profiles.$inferInsert> = {}) {
    const id = randomUUID()
    await database.db
      .insert(profiles)
      .values({ id, email: `${id}@example.com`, fullName: 'Olivia', emailVerified: true, role: 'admin', ...over })
    return { id, email: `${id}@example.com` }
  }
  /** A new request, which raises its alert in the same transaction. */
  async function ask(server = 0, by: string | null = null): Promise<string> {
    const { id } = await insertPaymentRequest(database)
    await database.db.transaction((tx) => (alerts[server] as AdminAlerts).raise(tx, { requestId: id, actorId: by }))
    return id
  }
  const waiting = async () => {
    const { rows } = await database.db.execute<{ id: string; seconds: number }>(sql`
      select data ->> 'userId' as id, extract(epoch from start_after - now())::float8 as seconds
      from pgboss.job where name = 'admin-alert' and state < 'active'`)
    return rows
  }
  /** Makes all delayed jobs due, and waits until every mail has been sent. */
  async function later(): Promise<void> {
    await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'admin-alert' and state < 'active'`)
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select 1 from pgboss.job where name = 'admin-alert' and state < 'completed' and start_after <= now()`,
      )
      expect(rows).toEqual([])
    }, pollOptions)
  }
  const mailsTo = ({ email }: { email: string }) => sent.filter(({ to }) => to === email)

  test('forty concurrent events on two servers send each admin one mail with what is waiting and a link', async () => {
    const [one, two] = [await admin(), await admin()]
    const ids = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(at % 2)))
    expect((await waiting()).map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())

    await later()

    for (const who of [one, two]) {
      const [mail, ...more] = mailsTo(who)
      expect(more).toEqual([])
      expect(mail?.subject).toContain('40 new payment requests')
      const link = new URL(mail?.link ?? '')
      expect(link.origin + link.pathname).toBe('https://post.example.com/admin-panel')
      expect(ids).toContain(link.searchParams.get('request'))
    }
  })

  test('an event within ten minutes after a mail waits for the next mail, and none is lost', async () => {
    const who = await admin()
    await ask()
    await later()
    expect(mailsTo(who)).toHaveLength(1)

    const last = (await Promise.all([ask(0), ask(1), ask(0)])).length

    const [next, ...more] = await waiting()
    expect(more).toEqual([])
    expect(next?.seconds).toBeGreaterThan(alertPause - 60)
    expect(mailsTo(who)).toHaveLength(1)
    await later()
    expect(mailsTo(who)).toHaveLength(2)
    expect(mailsTo(who)[1]?.subject).toContain(`${last + 1} new payment requests`)
    expect(await waiting()).toEqual([])
  })

  test('a mail server that is down delays the mail, which then includes later events', async () => {
    const who = await admin()
    away = true
    await ask()
    await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'admin-alert' and state < 'active'`)
    const tried = sql`select 1 from pgboss.job where name = 'admin-alert' and state = 'retry'`
    await vi.waitFor(async () => expect((await database.db.execute(tried)).rows).toHaveLength(1), pollOptions)
    await ask()
    expect(await waiting()).toHaveLength(1)
    away = false

    await later()

    expect(mailsTo(who).map(({ subject }) => subject)).toEqual([expect.stringContaining('2 new payment requests')])
  })

  test('an event that was rolled back, already decided or caused by the admin sends no mail, and only active admins get mails', async () => {
    const who = await admin()
    const others = [await admin({ disabled: true }), await admin({ role: 'user' }), await admin({ emailVerified: false })]
    const { id: requestId } = await insertPaymentRequest(database)
    const broken = database.db.transaction(async (tx) => {
      await (alerts[0] as AdminAlerts).raise(tx, { requestId, actorId: null })
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    expect(await waiting()).toEqual([])
    await ask(0, who.id)
    expect(await waiting()).toEqual([])
    await ask()
    await database.db.update(paymentRequests).set({ status: 'rejected' })
    await later()
    expect(sent).toEqual([])
    expect(others.flatMap(mailsTo)).toEqual([])

    const demoted = await admin()
    await ask()
    await database.db.update(profiles).set({ role: 'user' }).where(eq(profiles.id, demoted.id))
    await later()
    expect(mailsTo(demoted)).toEqual([])
    expect(mailsTo(who)).toHaveLength(1)
    const [row] = await database.db.select().from(adminAlerts).where(eq(adminAlerts.userId, demoted.id))
    expect(row?.dueAt).toBeNull()
  })
})
