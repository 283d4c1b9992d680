import { and, eq, type SQL, sql } from 'drizzle-orm'
import { createAlertEmail } from '#server/core/billing-emails.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { adminAlerts } from '#server/platform/db/schema.ts'
import type { Env } from '#server/platform/env.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Mailer } from '#server/platform/mail.ts'

/** What makes a mail to admins: a new request, a line of its person, a request that its person disowned. */
interface AlertCause {
  readonly requestId: string
  /** Who caused it: an admin hears nothing of what they do themselves. */
  readonly by: string | null
}

export interface AdminAlerts {
  /** Begins to send. Call it once, when the jobs run. */
  start(): Promise<void>
  /**
   * Has every admin hear that something waits, by a mail that is queued if, and only if, the transaction commits. An admin gets one mail in
   * ten minutes at most; what comes meanwhile is in the next one. A mail may be sent twice when the server ends while it sends one.
   */
  raise(tx: Tx, cause: AlertCause): Promise<void>
}

interface Deps {
  readonly db: Db
  readonly env: Pick<Env, 'appUrl'>
  readonly jobs: Pick<Jobs, 'work' | 'enqueue'>
  readonly mailer: Pick<Mailer, 'send'>
}

const job = 'admin-alert'
/** Seconds before the first mail: an admin who has the chat open reads it meanwhile. */
const untilAway = 30
/** Seconds between two mails to one admin. */
export const alertPause = 10 * 60
/** Seconds after which a mail that is still due is queued again: its job has been given up, or lost. */
const overdue = 24 * 60 * 60

const { userId } = adminAlerts
const seconds = (count: number) => sql`make_interval(secs => ${count})`
const now = sql`clock_timestamp()`

/**
 * One row an admin is lock and memory: whoever has something to tell adds to `causes`, and queues a mail only where none is due. The mail
 * says what waits when it is sent, and is followed by another one only where `causes` has grown since.
 */
export function createAdminAlerts({ db, env, jobs, mailer }: Deps): AdminAlerts {
  const alertEmail = createAlertEmail(env)

  /** Queues a mail to those of the admins to whom none is due. */
  const queue = async (tx: Tx, admins: SQL) => {
    const { rows } = await tx.execute<{ user_id: string; wait: number }>(sql`
      update ${adminAlerts} set due_at = greatest(${now} + ${seconds(untilAway)}, sent_at + ${seconds(alertPause)})
      where user_id in ${admins} and (due_at is null or due_at < ${now} - ${seconds(overdue)})
      returning user_id, extract(epoch from due_at - ${now})::float8 as wait`)
    for (const { user_id, wait } of rows) await jobs.enqueue(job, { userId: user_id }, { tx, after: Math.ceil(wait) })
  }

  const send = async (adminId: string) => {
    const [alert] = await db.select().from(adminAlerts).where(eq(userId, adminId))
    if (!alert?.dueAt) return
    const admin = await addressOf(db, adminId)
    const news = await waitingSince(db, alert.sentAt)
    const worthIt = admin !== null && news.requests + news.messages > 0
    if (worthIt) await mailer.send(alertEmail(admin, { ...news, requestId: alert.requestId }))
    await db.transaction(async (tx) => {
      await tx
        .update(adminAlerts)
        .set({ dueAt: null, ...(worthIt && { sentAt: now }) })
        .where(eq(userId, adminId))
      await queue(tx, sql`(select user_id from ${adminAlerts} where user_id = ${adminId}::uuid and causes > ${alert.causes})`)
    })
  }

  return {
    start: () => jobs.work<{ userId: string }>(job, ({ userId }) => send(userId)),
    async raise(tx, { requestId, by }) {
      // In one order for everybody, so that no two transactions wait for each other.
      const { rows } = await tx.execute<{ user_id: string }>(sql`
        insert into ${adminAlerts} (user_id, request_id)
        select id, ${requestId}::uuid from ${profiles}
        where role = 'admin' and email_verified and not disabled and id is distinct from ${by}::uuid
        order by id
        on conflict (user_id) do update set causes = ${adminAlerts}.causes + 1, request_id = excluded.request_id
        returning user_id`)
      if (rows.length === 0) return
      const admins = rows.map(({ user_id }) => sql`${user_id}::uuid`)
      await queue(tx, sql`(${sql.join(admins, sql`, `)})`)
    },
  }
}

/** `null` for who is no admin any more. */
async function addressOf(db: Db, id: string): Promise<string | null> {
  const { email, role, disabled } = profiles
  const [admin] = await db
    .select({ email })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(role, 'admin'), eq(disabled, false)))
  return admin?.email ?? null
}

/** What came since the last mail and still waits. Rows carry the time at which their transaction began, hence the minute. */
async function waitingSince(db: Db, last: Date | null): Promise<{ requests: number; messages: number }> {
  const since = sql`coalesce(${last?.toISOString() ?? null}::timestamptz - interval '1 minute', '-infinity')`
  const { rows } = await db.execute<{ requests: number; messages: number }>(sql`
    select (select count(*) from payment_requests where status = 'pending' and greatest(created_at, disowned_at) > ${since})::int as requests,
      (select coalesce(sum(unread_by_admins), 0) from payment_requests where unread_by_admins > 0)::int as messages`)
  return rows[0] ?? { requests: 0, messages: 0 }
}
