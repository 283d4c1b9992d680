import { createHmac } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import { lockReservations } from '#server/core/ledger.ts'
import { calendarOf } from '#server/core/month.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { spentQuotas } from '#server/platform/db/schema.ts'

/** What `spent_quotas` keeps in place of an e-mail address: nobody without the server's secret can tell whose it is. */
export const addressHashOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`spent-quotas:${email.trim().toLowerCase()}`).digest('base64url')

interface Deps {
  readonly secret: string
  /** Whose calendar month counts. */
  readonly timeZone: string
  readonly now?: () => Date
}

/** Deletes the generations of a person, and with them their uses. */
export type EraseGenerations = (tx: Tx, person: { id: string; email: string }) => Promise<void>

/**
 * Deletes all generations of a person and adds what this month's came to, feature by feature, to what the address has spent already:
 * an account made again with it has no fresh quota. Runs that have not settled are deleted uncounted.
 */
export function createEraseGenerations({ secret, timeZone, now = () => new Date() }: Deps): EraseGenerations {
  const monthAt = calendarOf(timeZone)
  return async (tx, { id, email }) => {
    const { start, end } = monthAt(now())
    // Who reserves meanwhile waits, and then finds no account.
    await tx.execute(lockReservations(id))
    // A charged use is a done generation, with the moment of its reservation; see `server/core/ledger.ts`.
    await tx.execute(sql`
      with gone as (delete from generations where user_id = ${id} returning feature, state, created_at)
      insert into spent_quotas as kept (address_hash, feature, used, expires_at)
      select ${addressHashOf(secret, email)}::text, feature, count(*)::int, ${end.toISOString()}::timestamptz from gone
      where state = 'done' and created_at >= ${start.toISOString()}::timestamptz group by feature
      on conflict (address_hash, feature) do update set
        used = excluded.used + case when kept.expires_at > ${start.toISOString()}::timestamptz then kept.used else 0 end,
        expires_at = excluded.expires_at`)
  }
}

/** Removes what was spent in months that are over. To be done now and then. */
export async function purgeSpentQuotas(db: Db): Promise<void> {
  await db.delete(spentQuotas).where(lte(spentQuotas.expiresAt, sql`now()`))
}
