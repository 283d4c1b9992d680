import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { rateLimits } from '#server/platform/db/schema.ts'

export interface Rule {
  /** Hits a window. */
  readonly max: number
  /** How long a window lasts from its first hit. */
  readonly seconds: number
}

export interface Limits {
  /** Counts a hit and says whether it is within the rule; `retryAfter` is in seconds, 0 when allowed. Atomic over all servers. */
  take(key: string, rule: Rule): Promise<{ allowed: boolean; retryAfter: number }>
  /** Removes windows that are over. */
  purge(): Promise<void>
}

export const createLimits = (db: Db): Limits => ({
  async take(key, { max, seconds }) {
    const end = sql`now() + make_interval(secs => ${seconds})`
    const { expiresAt } = rateLimits
    const [row] = await db
      .insert(rateLimits)
      .values({ key, hits: 1, expiresAt: end })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${expiresAt} <= now() then 1 else ${rateLimits.hits} + 1 end`,
          expiresAt: sql`case when ${expiresAt} <= now() then ${end} else ${expiresAt} end`,
        },
      })
      .returning({ hits: rateLimits.hits, left: sql<number>`greatest(1, ceil(extract(epoch from ${expiresAt} - now())))::int` })
    if (!row) throw new Error('an upsert returns its row')
    const allowed = row.hits <= max
    return { allowed, retryAfter: allowed ? 0 : row.left }
  },
  async purge() {
    await db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= now()`)
  },
})
