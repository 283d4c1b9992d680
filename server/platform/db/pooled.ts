import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Db } from '#server/platform/db/database.ts'
import { oneTripOf } from '#server/platform/db/one-trip.ts'

/**
 * The database of a pool. A connection on which a statement of a transaction failed is thrown away: what it is still waiting for is
 * not known. Drizzle's own transaction keeps one whose `begin` fails for ever, so that an outage would use them all up.
 */
export function pooled(pool: Pool): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let broken = true
    try {
      const done = await drizzle(client).transaction(work, config)
      broken = false
      return done
    } catch (error) {
      broken = error instanceof DrizzleQueryError
      throw error
    } finally {
      client.release(broken)
    }
  }
  const db: Db = drizzle(pool)
  return Object.assign(db, { transaction, inOneTrip: oneTripOf(pool) })
}
