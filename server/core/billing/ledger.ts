import { type SQL, sql } from 'drizzle-orm'
import type { Feature, Limit } from '#contract/plans.ts'
import { maxBatchItems } from '#kinds/index.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'

/**
 * The statements of the ledger. A `generations` row is the reservation, its idempotency record and the result:
 * charged ⇔ `state = 'done'` ⇔ one `api_usage` row with the same id.
 */

/** Seconds after which a reservation can no longer be settled, unless it is renewed. */
export const leaseSeconds = 180
/** How long an expired reservation still counts: its settlement may still be executing (`statement_timeout` is shorter). */
const margin = sql`interval '30 s'`
/** Running generations per user, over all features: enough for two full batches at the same time. */
export const maxConcurrentRuns = 2 * maxBatchItems

type Json = Record<string, unknown>

export interface ReservationRow {
  readonly id: string
  readonly userId: string
  /** The keyed hash of the email address, as in `spent_quotas`. */
  readonly addressHash: string
  readonly kind: string
  readonly feature: Feature
  readonly request: Json
  readonly key: string | null
  /** Start of the month whose usage counts. */
  readonly month: Date
  readonly limit: Limit
  readonly promptVersion: number | null
  readonly schemaVersion: number | null
}

const json = (value: Json): SQL => sql`${JSON.stringify(value)}::jsonb`

/** Blocks limited reservations of this user until the transaction ends. */
export const lockReservations = (userId: string): SQL => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`

/** Reserves a generation: the call of a function of the database, which takes one round trip instead of four. */
export const reservation = (row: ReservationRow, serialized: boolean, lease = leaseSeconds): SQL => sql`
  select reserve_generation(
    ${row.id}::uuid, ${row.userId}::uuid, ${row.kind}, ${row.feature}, ${json(row.request)}, ${row.key}::text,
    ${row.promptVersion}::int, ${row.schemaVersion}::int, ${row.addressHash}, ${row.month.toISOString()}::timestamptz, ${row.limit}::int,
    ${maxConcurrentRuns}::int, make_interval(secs => ${lease}), ${margin}, ${serialized}::boolean) as outcome`

/** `limit`: the month's limit is reached. `refused`: too many generations run, or the idempotency key is in use. */
export type ReservationOutcome = 'reserved' | 'limit' | 'refused'

/** Reserves a generation. @param serialized whether reservations of the user wait for each other, so that they cannot exceed the limit */
export async function reserve(db: Db, row: ReservationRow, serialized: boolean, lease?: number): Promise<ReservationOutcome> {
  const { rows } = await db.execute<{ outcome: ReservationOutcome }>(reservation(row, serialized, lease))
  return rows[0]?.outcome ?? 'refused'
}

/** The generation with the idempotency key of a refused reservation. */
export interface ExistingGeneration {
  readonly id: string
  readonly state: 'running' | 'done' | 'stopped'
  readonly alive: boolean
  /** Whether its request is the same. */
  readonly same: boolean
  readonly result: Json | null
}

/** `null` when there is none, or no key was sent. */
export async function findExisting(db: Db | Tx, row: ReservationRow): Promise<ExistingGeneration | null> {
  const { rows } = await db.execute<ExistingGeneration & Record<string, unknown>>(sql`
    select id, state, result, (state = 'running' and expires_at > now() - ${margin}) as alive,
      kind = ${row.kind} and request = ${json(row.request)} as same
    from generations where user_id = ${row.userId} and idempotency_key = ${row.key}::text`)
  return rows[0] ?? null
}

/** The engine and the tokens of a run, for the history row. */
export interface GenerationCost {
  readonly engine?: string
  readonly inputTokens?: number
  readonly outputTokens?: number
}

export const settlement = (id: string, result: Json, cost: GenerationCost): SQL => sql`
  with done as (
    update generations set state = 'done', result = ${json(result)}, engine = ${cost.engine ?? null}::text,
      input_tokens = ${cost.inputTokens ?? null}::int, output_tokens = ${cost.outputTokens ?? null}::int
    where id = ${id} and state = 'running' and expires_at > clock_timestamp()
    returning id, user_id, feature, request, created_at)
  insert into api_usage (id, user_id, feature, request_details, created_at)
  select id, user_id, feature, request, created_at from done returning id`

/**
 * Stores the result and its usage in one statement.
 * @returns false when the reservation was released, stopped or has expired: nothing is charged
 */
export const settle = async (db: Db, id: string, result: Json, cost: GenerationCost): Promise<boolean> =>
  (await db.execute(settlement(id, result, cost))).rows.length === 1

/**
 * Begins the lease of a running reservation again.
 * @returns false when the reservation was released, stopped or settled, or has expired: it may have been taken over then
 */
export async function renew(db: Db, id: string, lease = leaseSeconds): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update generations set expires_at = clock_timestamp() + make_interval(secs => ${lease})
    where id = ${id} and state = 'running' and expires_at > clock_timestamp() returning id`)
  return rows.length === 1
}

/** Deletes a running reservation. A done row stays. */
export const release = (db: Db | Tx, id: string) =>
  db.execute(sql`delete from generations where id = ${id} and state = 'running' returning id`)

/**
 * Stops the generations with these idempotency keys, so that they can no longer be settled. Inserts a stopped row where there is none yet:
 * a request that arrives after its stop must not be written and charged. A settlement and a stop of the same row are serialized, and the
 * first one wins.
 * @returns the generations that were settled before, with their keys
 */
export async function stop(db: Db, userId: string, keys: readonly string[]): Promise<{ key: string; id: string }[]> {
  // Sorted, so that two stops of the same keys cannot deadlock.
  const rows = sql.join(
    [...new Set(keys)].toSorted().map((key) => sql`(${key}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    insert into generations (id, user_id, kind, feature, request, idempotency_key, state, expires_at)
    select gen_random_uuid(), ${userId}::uuid, '', ${'titles' satisfies Feature}, '{}'::jsonb, requested.key, 'stopped', now()
      from (values ${rows}) requested (key)
    on conflict (user_id, idempotency_key) do update set state = 'stopped', request = excluded.request
      where generations.state = 'running'`)
  const { rows: done } = await db.execute<{ key: string; id: string }>(sql`
    select idempotency_key as key, id from generations
    where user_id = ${userId}::uuid and state = 'done' and idempotency_key in (values ${rows})`)
  return done
}

/**
 * Usage since `month`, by feature, with that of deleted accounts of the same address. Reads one index range per feature, and no older
 * months.
 */
export async function usageSince(
  db: Db | Tx,
  { userId, addressHash }: Pick<ReservationRow, 'userId' | 'addressHash'>,
  features: readonly Feature[],
  month: Date,
): Promise<Map<Feature, number>> {
  const names = sql.join(
    features.map((feature) => sql`(${feature})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ feature: Feature; used: number }>(sql`
    select requested.feature, own.used + coalesce((select used from spent_quotas
      where address_hash = ${addressHash} and feature = requested.feature and expires_at > ${month.toISOString()}::timestamptz), 0) as used
    from (values ${names}) requested (feature)
    cross join lateral (select count(*)::int as used from api_usage
      where user_id = ${userId} and feature = requested.feature and created_at >= ${month.toISOString()}::timestamptz) own`)
  return new Map(rows.map(({ feature, used }) => [feature, used]))
}

/** Deletes expired rows: of runs whose server was killed, and of stopped keys. */
export const purgeUnfinished = (db: Db) =>
  db.execute(sql`delete from generations where state in ('running', 'stopped') and expires_at < now() - interval '1 hour'`)
