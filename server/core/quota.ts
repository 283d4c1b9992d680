import { createHmac, randomUUID } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Usage } from '#contract/api.ts'
import { messages, notOnPlan } from '#contract/messages.ts'
import { type Feature, features, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts.ts'
import { idempotencyKeyReused } from '#server/core/idempotency.ts'
import {
  claim,
  type GenerationCost,
  lockReservations,
  type ReservationRow,
  release,
  settle,
  standing,
  stop,
  usesSince,
} from '#server/core/ledger.ts'
import { calendarOf } from '#server/core/month.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { spentQuotas } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

type Json = Record<string, unknown>

export interface ReservationRequest {
  readonly account: Account
  readonly kind: string
  readonly feature: Feature
  /** The parsed request: what History shows, and what a repeated idempotency key is compared with. */
  readonly request: Json
  /** Which wording of the prompt, and which shape of the answer, makes the result. */
  readonly versions?: { prompt: number; schema?: number }
  readonly idempotencyKey?: string | undefined
}

export interface Reservation {
  readonly state: 'reserved'
  readonly id: string
  /** Stores the result and charges the use, both or neither. @throws GENERATION_FAILED when the run is over or too late: nothing is charged */
  settle(result: Json, spent?: GenerationCost): Promise<void>
  /** Gives the use back. Harmless after `settle`. */
  release(): Promise<void>
}

/** The same request was answered before under this key; nothing more is charged. */
interface Replay {
  readonly state: 'done'
  readonly id: string
  readonly result: Json
}

export interface Quota {
  /**
   * Takes a use before any cost arises.
   * @throws FEATURE_NOT_ON_PLAN, QUOTA_REACHED, CONFLICT while the same key runs, GENERATION_FAILED when the key was stopped,
   * INVALID_INPUT when it stands for another request, RATE_LIMITED above the runs of one person at a time
   */
  reserve(wish: ReservationRequest): Promise<Reservation | Replay>
  /**
   * Ends what a person asked for under these keys: what has not settled by now never will.
   * @returns the ids of those that had settled, by their keys: these are charged
   */
  stop(userId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Each feature's uses this month, those of deleted accounts of the same address too, and its limit; runs that have not settled do not count. */
  usage(account: Pick<Account, 'id' | 'email' | 'plan'>): Promise<z.infer<typeof Usage>>
  /** When this month's counts start again. */
  resetsAt(): Date
}

/** Seconds after which another try makes sense when too many runs are under way. */
const retryAfter = 5

interface Deps {
  readonly db: Db
  /** By it e-mail addresses are hashed. */
  readonly secret: string
  /** Whose calendar month counts. */
  readonly timeZone: string
  /** Whether each run costs money: then not even a burst has more at once than one person may. */
  readonly paid?: boolean
  readonly now?: () => Date
}

export function createQuota({ db, secret, timeZone, paid = false, now = () => new Date() }: Deps): Quota {
  const monthAt = calendarOf(timeZone)
  const addressHash = (email: string) => addressHashOf(secret, email)
  const reservation = (id: string): Reservation => ({
    state: 'reserved',
    id,
    async settle(result, spent = {}) {
      if (!(await settle(db, id, result, spent))) throw fail('GENERATION_FAILED', undefined, messages.generation.trackFailed)
    },
    async release() {
      await release(db, id)
    },
  })

  return {
    async reserve(wish) {
      const want = toClaim(wish, addressHash(wish.account.email), monthAt(now()).start)
      if (want.limit === 0) throw featureNotOnPlan(wish)
      const inTurn = want.limit !== null || paid
      return (await claim(db, want, inTurn)) ? reservation(want.id) : refusal(await standing(db, want), want)
    },
    async stop(userId, keys) {
      return new Map((await stop(db, userId, keys)).map(({ key, id }) => [key, id]))
    },
    async usage({ id, email, plan }) {
      const used = await usesSince(db, { userId: id, addressHash: addressHash(email) }, features, monthAt(now()).start)
      return features.map((feature) => ({ feature, used: used.get(feature) ?? 0, limit: plans[plan].limits[feature] }))
    },
    resetsAt: () => monthAt(now()).end,
  }
}

const toClaim = (
  { account, kind, feature, request, versions, idempotencyKey }: ReservationRequest,
  addressHash: string,
  month: Date,
): ReservationRow => ({
  id: randomUUID(),
  userId: account.id,
  addressHash,
  kind,
  feature,
  request,
  key: idempotencyKey ?? null,
  month,
  limit: plans[account.plan].limits[feature],
  promptVersion: versions?.prompt ?? null,
  schemaVersion: versions?.schema ?? null,
})

const featureNotOnPlan = ({ account: { plan }, feature }: ReservationRequest) =>
  fail('FEATURE_NOT_ON_PLAN', { feature, plan }, notOnPlan(plan))

/** A claim that got no row: the answer of before, or why not. */
function refusal({ key, reached }: Awaited<ReturnType<typeof standing>>, { feature, limit }: ReservationRow): Replay {
  if (key?.state === 'stopped') throw fail('GENERATION_FAILED', undefined, messages.generation.stopped)
  if (key && !key.same) throw idempotencyKeyReused()
  if (key?.result) return { state: 'done', id: key.id, result: key.result }
  if (key?.alive) throw fail('CONFLICT')
  if (reached) throw fail('QUOTA_REACHED', { feature, limit })
  throw fail('RATE_LIMITED', { retryAfter })
}

/** What `spent_quotas` keeps in place of an e-mail address: nobody without the server's secret can tell whose it is. */
export const addressHashOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`spent-quotas:${email.trim().toLowerCase()}`).digest('base64url')

interface EraseDeps {
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
export function createEraseGenerations({ secret, timeZone, now = () => new Date() }: EraseDeps): EraseGenerations {
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
