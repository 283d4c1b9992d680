import { createHmac, randomUUID } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Usage } from '#api/schemas.ts'
import { generationMessages, notOnPlan } from '#contract/messages.ts'
import { type Feature, features, plans } from '#contract/plans.ts'
import type { Account, GenerationAccount } from '#server/core/accounts/accounts.ts'
import {
  type ExistingGeneration,
  findExisting,
  type GenerationCost,
  lockReservations,
  type ReservationRow,
  release,
  renew,
  reserve,
  settle,
  stop,
  usageSince,
} from '#server/core/billing/ledger.ts'
import { calendarOf } from '#server/core/billing/month.ts'
import { idempotencyKeyReused } from '#server/core/calls/idempotency.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { spentQuotas } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

type Json = Record<string, unknown>

export interface ReservationRequest {
  readonly account: GenerationAccount
  readonly kind: string
  readonly feature: Feature
  /** The parsed request. The history shows it, and a repeated idempotency key must have the same one. */
  readonly request: Json
  /** Versions of the prompt and of the answer's schema, for the history row. */
  readonly versions?: { prompt: number; schema?: number }
  readonly idempotencyKey?: string | undefined
}

export interface Reservation {
  readonly state: 'reserved'
  readonly id: string
  /**
   * Stores the result and charges the usage, both or neither.
   * @throws GENERATION_FAILED when the reservation was stopped or has expired: nothing is charged
   */
  settle(result: Json, cost?: GenerationCost): Promise<void>
  /** Extends the lease. @returns false when the reservation can no longer be settled */
  renew(): Promise<boolean>
  /** Ends the reservation without a charge. Has no effect after `settle`. @returns false when it had ended before, such as by `stop` */
  release(): Promise<boolean>
}

/** The idempotency key belongs to a generation that is done: its result is replayed, and nothing more is charged. */
interface Replay {
  readonly state: 'done'
  readonly id: string
  readonly result: Json
}

export interface Quota {
  /**
   * Reserves a generation before any cost arises.
   * @throws FEATURE_NOT_ON_PLAN, QUOTA_REACHED, CONFLICT while a generation with the same key runs, GENERATION_FAILED when the key was
   * stopped, INVALID_INPUT when the key was used for another request, RATE_LIMITED when the user has too many running generations
   */
  reserve(request: ReservationRequest): Promise<Reservation | Replay>
  /**
   * Stops a user's generations with these idempotency keys. Those that are not settled yet never will be.
   * @returns by key, the ids of those that were settled before: these are charged
   */
  stop(userId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * This month's usage and limit of each feature, with the usage of deleted accounts of the same address. Running generations do not count.
   * @param tx the caller's transaction, if there is one
   */
  usage(account: Pick<Account, 'id' | 'email' | 'plan'>, tx?: Tx): Promise<z.infer<typeof Usage>>
  /** When the month ends and usage starts at zero. */
  resetsAt(): Date
}

/** Seconds after which a client may retry when the user has too many running generations. */
const retryAfter = 5

interface Deps {
  readonly db: Db
  /** The key of the email address hash. */
  readonly secret: string
  /** The time zone of the calendar month. */
  readonly timeZone: string
  /**
   * Whether each generation costs money at the moment. Then reservations without a limit are serialized too, so that a burst cannot exceed the maximum of
   * running generations.
   */
  readonly paid?: () => boolean
  /** Seconds that a reservation is valid; for tests. */
  readonly lease?: number | undefined
  readonly now?: () => Date
}

export function createQuota({ db, secret, timeZone, paid = () => false, lease, now = () => new Date() }: Deps): Quota {
  const monthAt = calendarOf(timeZone)
  const addressHash = (email: string) => addressHashOf(secret, email)
  const reservation = (id: string): Reservation => ({
    state: 'reserved',
    id,
    async settle(result, cost = {}) {
      if (!(await settle(db, id, result, cost))) throw fail('GENERATION_FAILED', undefined, generationMessages.trackFailed)
    },
    renew: () => renew(db, id, lease),
    release: async () => (await release(db, id)).rows.length === 1,
  })

  return {
    async reserve(request) {
      const row = toReservationRow(request, addressHash(request.account.email), monthAt(now()).start)
      if (row.limit === 0) throw featureNotOnPlan(request)
      const serialized = row.limit !== null || paid()
      const outcome = await reserve(db, row, serialized, lease)
      return outcome === 'reserved' ? reservation(row.id) : replayOrThrow(await findExisting(db, row), outcome, row)
    },
    async stop(userId, keys) {
      return new Map((await stop(db, userId, keys)).map(({ key, id }) => [key, id]))
    },
    async usage({ id, email, plan }, tx) {
      const used = await usageSince(tx ?? db, { userId: id, addressHash: addressHash(email) }, features, monthAt(now()).start)
      return features.map((feature) => ({ feature, used: used.get(feature) ?? 0, limit: plans[plan].limits[feature] }))
    },
    resetsAt: () => monthAt(now()).end,
  }
}

const toReservationRow = (
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

/** Replays the existing result of a refused reservation, or throws why it was refused. */
function replayOrThrow(existing: ExistingGeneration | null, outcome: 'limit' | 'refused', { feature, limit }: ReservationRow): Replay {
  if (existing?.state === 'stopped') throw fail('GENERATION_FAILED', undefined, generationMessages.stopped)
  if (existing && !existing.same) throw idempotencyKeyReused()
  if (existing?.result) return { state: 'done', id: existing.id, result: existing.result }
  if (existing?.alive) throw fail('CONFLICT')
  if (outcome === 'limit') throw fail('QUOTA_REACHED', { feature, limit })
  throw fail('RATE_LIMITED', { retryAfter })
}

/** The keyed hash that `spent_quotas` stores in place of an email address. Without the server's secret it reveals no address. */
export const addressHashOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`spent-quotas:${email.trim().toLowerCase()}`).digest('base64url')

interface EraseDeps {
  readonly secret: string
  /** The time zone of the calendar month. */
  readonly timeZone: string
  readonly now?: () => Date
}

/** Deletes the generations of a user, and with them their usage. */
export type EraseGenerations = (tx: Tx, user: { id: string; email: string }) => Promise<void>

/**
 * Deletes all generations of a user and adds this month's usage of each feature to `spent_quotas`, so that a new account with the same
 * email address does not start with an unused quota. Running generations are deleted without being counted.
 */
export function createEraseGenerations({ secret, timeZone, now = () => new Date() }: EraseDeps): EraseGenerations {
  const monthAt = calendarOf(timeZone)
  return async (tx, { id, email }) => {
    const { start, end } = monthAt(now())
    // A concurrent reservation waits for the lock, and then fails because the account is gone.
    await tx.execute(lockReservations(id))
    // A done generation is charged, at the time of its reservation; see `server/core/billing/ledger.ts`.
    await tx.execute(sql`
      with deleted as (delete from generations where user_id = ${id} returning feature, state, created_at)
      insert into spent_quotas as stored (address_hash, feature, used, expires_at)
      select ${addressHashOf(secret, email)}::text, feature, count(*)::int, ${end.toISOString()}::timestamptz from deleted
      where state = 'done' and created_at >= ${start.toISOString()}::timestamptz group by feature
      on conflict (address_hash, feature) do update set
        used = excluded.used + case when stored.expires_at > ${start.toISOString()}::timestamptz then stored.used else 0 end,
        expires_at = excluded.expires_at`)
  }
}

/** Deletes the rows of past months. */
export async function purgeSpentQuotas(db: Db): Promise<void> {
  await db.delete(spentQuotas).where(lte(spentQuotas.expiresAt, sql`now()`))
}
