import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type LimitName, limitTable, type Rule } from '#server/core/calls/limit-table.ts'
import { createMemoryCounter, type MemoryCounter } from '#server/core/calls/memory-counter.ts'
import { ipv6SiteNetwork, rateLimitAddress } from '#server/infra/client-ip.ts'
import type { Db } from '#server/infra/db/database.ts'
import { rateLimits } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

export interface Limits {
  /**
   * Counts a hit and returns whether it is within the limit; `retryAfter` is in seconds, 0 when allowed. Atomic over all servers,
   * except for limits that each counts in memory.
   * @param subject an IP address, a user id, a device id, an API key's id or an email address, by the scope of the limit
   */
  consume(name: LimitName, subject: string): Promise<{ allowed: boolean; retryAfter: number }>
  /** Counts a hit. @throws RATE_LIMITED when it exceeds the limit */
  consumeOrThrow(name: LimitName, subject: string): Promise<void>
  /** Removes a hit that should not count, such as a sign-in with the right password. */
  refund(name: LimitName, subject: string): Promise<void>
  /** Deletes expired windows. */
  purge(): Promise<void>
}

/** @param callLimits whether requests are counted that have no limit of their own: not when something in front of this server does it */
export function createLimits(db: Db, callLimits = true): Limits {
  const countHit = prepareHit(db)
  const counters = new Map<LimitName, MemoryCounter>()
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name) ?? createMemoryCounter(limitTable[name].seconds)
    counters.set(name, counter)
    return counter
  }

  async function consume(name: LimitName, subject: string) {
    const { per, max }: Rule = limitTable[name]
    const result = await hit(name, subjectKeys[per](subject), max)
    const site = per === 'client' && result.allowed ? ipv6SiteNetwork(subject) : null
    return site === null ? result : hit(name, site, max * siteFactor)
  }

  async function hit(name: LimitName, subjectKey: string, max: number) {
    const { seconds, inMemory }: Rule = limitTable[name]
    if (inMemory) {
      const { hits, left } = counterOf(name).hit(subjectKey)
      const allowed = hits <= max || !callLimits
      return { allowed, retryAfter: allowed ? 0 : left }
    }
    const [row] = await countHit.execute({ key: windowKey(name, subjectKey), seconds })
    if (!row) throw new Error('An upsert returns its row')
    const allowed = row.hits <= max
    // A hit that waited for the one that opened the window has an earlier `now()`, so more than the window may seem to be left.
    return { allowed, retryAfter: allowed ? 0 : Math.min(row.left, seconds) }
  }

  return {
    consume,
    async consumeOrThrow(name, subject) {
      const { allowed, retryAfter } = await consume(name, subject)
      if (!allowed) throw fail('RATE_LIMITED', { retryAfter })
    },
    async refund(name, subject) {
      await db
        .update(rateLimits)
        .set({ hits: sql`${rateLimits.hits} - 1` })
        .where(and(eq(rateLimits.key, windowKey(name, subjectKeys[limitTable[name].per](subject))), gt(rateLimits.hits, 0)))
    },
    async purge() {
      await db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= now()`)
    },
  }
}

/** Prepares the statement that counts a hit in the window of a `key`, or starts a new window of `seconds`. */
const prepareHit = (db: Db) => {
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
    .prepare('count_rate_limit_hit')
}

/** The limit of a /48 IPv6 network, as a multiple of a /64's: one customer of a hosting provider may have 65,536 of them. */
const siteFactor = 8

const windowKey = (name: LimitName, subjectKey: string) => `${name}|${subjectKey}`

/** What is stored for a subject. Email addresses are hashed, because the table would reveal who has tried to sign in. */
const subjectKeys: Readonly<Record<Rule['per'], (subject: string) => string>> = {
  client: rateLimitAddress,
  user: (id) => id,
  device: (id) => id,
  key: (id) => id,
  email: (email) => createHash('sha256').update(email.toLowerCase()).digest('base64url'),
}
