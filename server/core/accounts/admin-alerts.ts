import { and, eq, type SQL, sql } from 'drizzle-orm'
import { createAlertEmail } from '#server/core/billing/billing-emails.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { adminAlerts } from '#server/infra/db/schema.ts'
import type { Env } from '#server/infra/env.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { Mailer } from '#server/infra/mail.ts'

/** The cause of an email to admins: a new request, a customer's message, or a disowned request. */
interface AlertCause {
  readonly requestId: string
  /** The id of the user who caused it: admins get no email about their own actions. `null` for a visitor. */
  readonly actorId: string | null
}

export interface AdminAlerts {
  /** Starts sending. Call it once, after the job queue has started. */
  start(): Promise<void>
  /**
   * Queues an email to every admin if, and only if, the transaction commits. An admin gets at most one email in ten minutes; later causes
   * are in the next one. An email may be sent twice when the server stops while sending it.
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
/** Seconds before the first email: an admin who has the chat open reads the message there. */
const firstDelay = 30
/** Seconds between two emails to one admin. */
export const alertPause = 10 * 60
/** Seconds after which an email that is still due is queued again, because its job failed finally or was lost. */
const overdue = 24 * 60 * 60

const { userId } = adminAlerts
const seconds = (count: number) => sql`make_interval(secs => ${count})`
const now = sql`clock_timestamp()`

/**
 * One row per admin is both the lock and the state. Each cause increments `causes`, and queues an email only if none is due. The email
 * counts the open items when it is sent. Another one follows only if `causes` has increased since then.
 */
export function createAdminAlerts({ db, env, jobs, mailer }: Deps): AdminAlerts {
  const alertEmail = createAlertEmail(env)

  /** Queues an email to each of these admins who has none due. */
  const queueEmails = async (tx: Tx, admins: SQL) => {
    const { rows } = await tx.execute<{ user_id: string; wait: number }>(sql`
      update ${adminAlerts} set due_at = greatest(${now} + ${seconds(firstDelay)}, sent_at + ${seconds(alertPause)})
      where user_id in ${admins} and (due_at is null or due_at < ${now} - ${seconds(overdue)})
      returning user_id, extract(epoch from due_at - ${now})::float8 as wait`)
    for (const { user_id, wait } of rows) await jobs.enqueue(job, { userId: user_id }, { tx, after: Math.ceil(wait) })
  }

  const send = async (adminId: string) => {
    const [alert] = await db.select().from(adminAlerts).where(eq(userId, adminId))
    if (!alert?.dueAt) return
    const address = await adminAddress(db, adminId)
    const openItems = await countOpenItems(db, alert.sentAt)
    const isNeeded = address !== null && openItems.requests + openItems.messages > 0
    if (isNeeded) await mailer.send(alertEmail(address, { ...openItems, requestId: alert.requestId }))
    await db.transaction(async (tx) => {
      await tx
        .update(adminAlerts)
        .set({ dueAt: null, ...(isNeeded && { sentAt: now }) })
        .where(eq(userId, adminId))
      await queueEmails(tx, sql`(select user_id from ${adminAlerts} where user_id = ${adminId}::uuid and causes > ${alert.causes})`)
    })
  }

  return {
    start: () => jobs.work<{ userId: string }>(job, ({ userId }) => send(userId)),
    async raise(tx, { requestId, actorId }) {
      // Rows are locked in the order of their ids, so that two transactions cannot deadlock.
      const { rows } = await tx.execute<{ user_id: string }>(sql`
        insert into ${adminAlerts} (user_id, request_id)
        select id, ${requestId}::uuid from ${profiles}
        where role = 'admin' and email_verified and not disabled and id is distinct from ${actorId}::uuid
        order by id
        on conflict (user_id) do update set causes = ${adminAlerts}.causes + 1, request_id = excluded.request_id
        returning user_id`)
      if (rows.length === 0) return
      const admins = rows.map(({ user_id }) => sql`${user_id}::uuid`)
      await queueEmails(tx, sql`(${sql.join(admins, sql`, `)})`)
    },
  }
}

/** An admin's email address; `null` when the user is not an active admin any more. */
async function adminAddress(db: Db, id: string): Promise<string | null> {
  const { email, role, disabled } = profiles
  const [admin] = await db
    .select({ email })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(role, 'admin'), eq(disabled, false)))
  return admin?.email ?? null
}

/**
 * Pending requests since the last email, and all unread messages. The minute before the last email is included, because a row's time is the
 * start of its transaction.
 */
async function countOpenItems(db: Db, lastSent: Date | null): Promise<{ requests: number; messages: number }> {
  const since = sql`coalesce(${lastSent?.toISOString() ?? null}::timestamptz - interval '1 minute', '-infinity')`
  const { rows } = await db.execute<{ requests: number; messages: number }>(sql`
    select (select count(*) from payment_requests where status = 'pending' and greatest(created_at, disowned_at) > ${since})::int as requests,
      (select coalesce(sum(unread_by_admins), 0) from payment_requests where unread_by_admins > 0)::int as messages`)
  return rows[0] ?? { requests: 0, messages: 0 }
}
