import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type LimitName, limitTable, type Rule } from '#server/core/limit-table.ts'
import { rateLimitAddress, siteOf } from '#server/platform/client-ip.ts'
import type { Db } from '#server/platform/db/database.ts'
import { rateLimits } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

export interface Limits {
  /**
   * Counts a hit and says whether it is within the limit; `retryAfter` is in seconds, 0 when allowed. Atomic over all servers.
   * @param who an address of a machine, an account's id or an e-mail address, as the limit counts
   */
  take(name: LimitName, who: string): Promise<{ allowed: boolean; retryAfter: number }>
  /** The same, for a call that goes no further. @throws RATE_LIMITED */
  admit(name: LimitName, who: string): Promise<void>
  /** Takes a hit back that turned out not to be what the limit is about. */
  giveBack(name: LimitName, who: string): Promise<void>
  /** Removes windows that are over. */
  purge(): Promise<void>
}

export function createLimits(db: Db): Limits {
  const hit = hitOf(db)

  async function take(name: LimitName, who: string) {
    const { counts, max }: Rule = limitTable[name]
    const own = await within(name, counted[counts](who), max)
    const site = counts === 'machine' && own.allowed ? siteOf(who) : null
    return site === null ? own : within(name, site, max * machinesOfSite)
  }

  /** Counts a hit in the window of whom a limit counts as one. */
  async function within(name: LimitName, whom: string, max: number) {
    const [row] = await hit.execute({ key: keyOf(name, whom), seconds: limitTable[name].seconds })
    if (!row) throw new Error('an upsert returns its row')
    const allowed = row.hits <= max
    return { allowed, retryAfter: allowed ? 0 : row.left }
  }

  return {
    take,
    async admit(name, who) {
      const { allowed, retryAfter } = await take(name, who)
      if (!allowed) throw fail('RATE_LIMITED', { retryAfter })
    },
    async giveBack(name, who) {
      await db
        .update(rateLimits)
        .set({ hits: sql`${rateLimits.hits} - 1` })
        .where(and(eq(rateLimits.key, keyOf(name, counted[limitTable[name].counts](who))), gt(rateLimits.hits, 0)))
    },
    async purge() {
      await db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= now()`)
    },
  }
}

/** Counts one more in the window of a `key`, or begins a window of so many `seconds`. */
const hitOf = (db: Db) => {
  const { expiresAt, hits } = rateLimits
  const end = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), hits: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${expiresAt} <= now() then 1 else ${hits} + 1 end`,
        expiresAt: sql`case when ${expiresAt} <= now() then ${end} else ${expiresAt} end`,
      },
    })
    .returning({ hits, left: sql<number>`greatest(1, ceil(extract(epoch from ${expiresAt} - now())))::int` })
    .prepare('')
}

/** A /48 network of IPv6 may do as much as so many machines: one customer of a hosting provider has 65,536 of its own. */
const machinesOfSite = 8

const keyOf = (name: LimitName, whom: string) => `${name}|${whom}`

/** How each is written down. An e-mail address is not: the table would tell who has tried to sign in. */
const counted: Readonly<Record<Rule['counts'], (who: string) => string>> = {
  machine: rateLimitAddress,
  person: (id) => id,
  device: (id) => id,
  address: (email) => createHash('sha256').update(email.toLowerCase()).digest('base64url'),
}
