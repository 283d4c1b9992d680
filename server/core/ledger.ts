import { type SQL, sql } from 'drizzle-orm'
import type { Feature, Limit } from '#contract/plans.ts'
import { maxBatchItems } from '#kinds/index.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/**
 * The statements of the ledger. A `generations` row is the reservation, its idempotency record and the result:
 * charged ⇔ `state = 'done'` ⇔ one `api_usage` row with the same id.
 */

/** Seconds after which a reservation can no longer be settled. */
const leaseSeconds = 180
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
const alive = sql`state = 'running' and expires_at > now() - ${margin}`

/**
 * The creation time of a reservation. The server's clock decides the month; when the database's clock is behind, the time must not fall
 * into the month before, where the usage would not count.
 */
const reservedAt = ({ month }: ReservationRow): SQL => sql`greatest(now(), ${month.toISOString()}::timestamptz)`

/** Usage in the month by deleted accounts with the same email address; `feature` is a parameter or a column. */
const spentBefore = (addressHash: string, feature: SQL, month: Date): SQL => sql`coalesce(
  (select used from spent_quotas
     where address_hash = ${addressHash} and spent_quotas.feature = ${feature} and expires_at > ${month.toISOString()}::timestamptz), 0)`

/** Usage of the month, counted up to the limit, plus running reservations, which may still be settled. */
const usageAndReservations = ({ userId, addressHash, feature, month, limit }: ReservationRow): SQL => sql`
  (select count(*) from (select 1 from api_usage
     where user_id = ${userId} and feature = ${feature} and created_at >= ${month.toISOString()}::timestamptz limit ${limit}) used)
  + (select count(*) from generations
     where user_id = ${userId} and feature = ${feature} and ${alive} and created_at >= ${month.toISOString()}::timestamptz)
  + ${spentBefore(addressHash, sql`${feature}`, month)}`

const running = (userId: string): SQL => sql`(select count(*) from generations where user_id = ${userId} and ${alive})`

/**
 * Serializes the reservations of a user, so that each counts those before it. The transaction commits without waiting for the disk: if a
 * crash of the database loses a reservation, its settlement fails and nothing is charged.
 */
export const reservationLock = ({ userId }: ReservationRow): SQL =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0)), set_config('synchronous_commit', 'off', true)`

/** Blocks limited reservations of this user until the transaction ends. */
export const lockReservations = (userId: string): SQL => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`

/** Inserts the running row, or reuses the expired row of a crashed run with the same idempotency key and request. */
export const reservationInsert = (row: ReservationRow): SQL => {
  const { limit } = row
  return sql`
    insert into generations (id, user_id, kind, feature, request, idempotency_key, created_at, expires_at, prompt_version, schema_version)
    select ${row.id}::uuid, ${row.userId}::uuid, ${row.kind}, ${row.feature}, ${json(row.request)}, ${row.key}::text,
      ${reservedAt(row)}, now() + make_interval(secs => ${leaseSeconds}), ${row.promptVersion}::int, ${row.schemaVersion}::int
    where ${running(row.userId)} < ${maxConcurrentRuns} ${limit === null ? sql`` : sql`and ${usageAndReservations(row)} < ${limit}`}
    on conflict (user_id, idempotency_key) do update set
      id = excluded.id, created_at = excluded.created_at, expires_at = excluded.expires_at,
      prompt_version = excluded.prompt_version, schema_version = excluded.schema_version
    where generations.state = 'running' and generations.expires_at <= now() - ${margin}
      and generations.kind = excluded.kind and generations.request = excluded.request
    returning id`
}

/**
 * Reserves a generation.
 * @param serialized whether to take the user's lock first, so that concurrent reservations cannot exceed the limit
 * @returns whether the row was inserted; false when a limit is reached or the idempotency key is in use
 */
export async function reserve(db: Db, row: ReservationRow, serialized: boolean): Promise<boolean> {
  const insert = async (executor: Db | Tx) => (await executor.execute(reservationInsert(row))).rows.length === 1
  if (!serialized) return insert(db)
  // Two statements: the second sees what was committed before it started, so the lock must be held by then.
  return db.transaction(async (tx) => {
    await tx.execute(reservationLock(row))
    return insert(tx)
  })
}

export interface RefusalReason {
  /** The generation with the same idempotency key; `null` when there is none, or no key was sent. */
  readonly existing: { id: string; state: 'running' | 'done' | 'stopped'; alive: boolean; same: boolean; result: Json | null } | null
  readonly limitReached: boolean
}

/** Why a reservation was refused. */
export async function refusalReasonOf(db: Db | Tx, row: ReservationRow): Promise<RefusalReason> {
  const { rows: existing } = await db.execute<NonNullable<RefusalReason['existing']>>(sql`
    select id, state, result, (${alive}) as alive, kind = ${row.kind} and request = ${json(row.request)} as same
    from generations where user_id = ${row.userId} and idempotency_key = ${row.key}::text`)
  const { rows } = await db.execute<{ reached: boolean }>(
    row.limit === null ? sql`select false as reached` : sql`select ${usageAndReservations(row)} >= ${row.limit} as reached`,
  )
  return { existing: existing[0] ?? null, limitReached: rows[0]?.reached ?? false }
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

/** Deletes a running reservation. A done row stays. */
export const release = (db: Db | Tx, id: string) => db.execute(sql`delete from generations where id = ${id} and state = 'running'`)

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
    select requested.feature, own.used + ${spentBefore(addressHash, sql`requested.feature`, month)} as used from (values ${names}) requested (feature)
    cross join lateral (select count(*)::int as used from api_usage
      where user_id = ${userId} and feature = requested.feature and created_at >= ${month.toISOString()}::timestamptz) own`)
  return new Map(rows.map(({ feature, used }) => [feature, used]))
}

/** Deletes expired rows: of runs whose server was killed, and of stopped keys. */
export const purgeUnfinished = (db: Db) =>
  db.execute(sql`delete from generations where state in ('running', 'stopped') and expires_at < now() - interval '1 hour'`)
