import { type SQL, sql } from 'drizzle-orm'
import type { Feature, Limit } from '#contract/plans.ts'
import { itemsAtOnce } from '#kinds/index.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/**
 * The statements of the ledger. A `generations` row is the reservation, its idempotency record and the result:
 * charged ⇔ `state = 'done'` ⇔ one `api_usage` row with the same id.
 */

/** Seconds a run may take before it can no longer settle. */
export const leaseSeconds = 180
/** How long after its lease a run still counts, because its last statement may be on its way (`statement_timeout` is shorter). */
const margin = sql`interval '30 s'`
/** Runs of one person at a time, over all features: a full call of several fits beside another, whatever else is being written. */
export const maxConcurrentRuns = 2 * itemsAtOnce

type Json = Record<string, unknown>

export interface ReservationRow {
  readonly id: string
  readonly userId: string
  /** By which `spent_quotas` knows the account's address. */
  readonly addressHash: string
  readonly kind: string
  readonly feature: Feature
  readonly request: Json
  readonly key: string | null
  /** First moment of the month that counts. */
  readonly month: Date
  readonly limit: Limit
  readonly promptVersion: number | null
  readonly schemaVersion: number | null
}

const json = (value: Json): SQL => sql`${JSON.stringify(value)}::jsonb`
const alive = sql`state = 'running' and expires_at > now() - ${margin}`

/**
 * The database's clock may be behind the server's, which says which month it is. A use is dated into the month that it was counted in:
 * dated into the one before, it would be counted in none.
 */
const reservedAt = ({ month }: ReservationRow): SQL => sql`greatest(now(), ${month.toISOString()}::timestamptz)`

/** What deleted accounts of the same address used in the month; `feature` is a parameter or a column. */
const spentBefore = (addressHash: string, feature: SQL, month: Date): SQL => sql`coalesce(
  (select used from spent_quotas
     where address_hash = ${addressHash} and spent_quotas.feature = ${feature} and expires_at > ${month.toISOString()}::timestamptz), 0)`

/** Uses of the month, counted no further than the limit, and runs that may still become one. */
const taken = ({ userId, addressHash, feature, month, limit }: ReservationRow): SQL => sql`
  (select count(*) from (select 1 from api_usage
     where user_id = ${userId} and feature = ${feature} and created_at >= ${month.toISOString()}::timestamptz limit ${limit}) used)
  + (select count(*) from generations
     where user_id = ${userId} and feature = ${feature} and ${alive} and created_at >= ${month.toISOString()}::timestamptz)
  + ${spentBefore(addressHash, sql`${feature}`, month)}`

const running = (userId: string): SQL => sql`(select count(*) from generations where user_id = ${userId} and ${alive})`

/**
 * Reservations of one user wait for each other, so that each counts the ones before it: of its feature, and all that run. The
 * transaction does not wait for the disk: a reservation that a crash of the database undoes can only fail to settle.
 */
export const reservationLock = ({ userId }: ReservationRow): SQL =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0)), set_config('synchronous_commit', 'off', true)`

/** Until the transaction ends, no reservation of this person that is limited begins. */
export const lockReservations = (userId: string): SQL => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`

/** Inserts the running row, or takes over one that crashed under the same key and request. */
export const reservationInsert = (want: ReservationRow): SQL => {
  const { limit } = want
  return sql`
    insert into generations (id, user_id, kind, feature, request, idempotency_key, created_at, expires_at, prompt_version, schema_version)
    select ${want.id}::uuid, ${want.userId}::uuid, ${want.kind}, ${want.feature}, ${json(want.request)}, ${want.key}::text,
      ${reservedAt(want)}, now() + make_interval(secs => ${leaseSeconds}), ${want.promptVersion}::int, ${want.schemaVersion}::int
    where ${running(want.userId)} < ${maxConcurrentRuns} ${limit === null ? sql`` : sql`and ${taken(want)} < ${limit}`}
    on conflict (user_id, idempotency_key) do update set
      id = excluded.id, created_at = excluded.created_at, expires_at = excluded.expires_at,
      prompt_version = excluded.prompt_version, schema_version = excluded.schema_version
    where generations.state = 'running' and generations.expires_at <= now() - ${margin}
      and generations.kind = excluded.kind and generations.request = excluded.request
    returning id`
}

/**
 * Takes a place.
 * @param inTurn whether no other reservation of this user may be counting at the same time
 * @returns whether there was room and the key is not in use
 */
export async function claim(db: Db, want: ReservationRow, inTurn: boolean): Promise<boolean> {
  const inserted = async (handle: Db | Tx) => (await handle.execute(reservationInsert(want))).rows.length === 1
  if (!inTurn) return inserted(db)
  // Two statements: the second one counts what was committed before it began, so the lock has to be held by then.
  return db.transaction(async (tx) => {
    await tx.execute(reservationLock(want))
    return inserted(tx)
  })
}

export interface Standing {
  /** What the key stands for; `null` when nothing, or no key was given. */
  readonly key: { id: string; state: 'running' | 'done' | 'stopped'; alive: boolean; same: boolean; result: Json | null } | null
  readonly reached: boolean
}

/** Why a claim was refused. */
export async function standing(db: Db | Tx, want: ReservationRow): Promise<Standing> {
  const { rows: keys } = await db.execute<NonNullable<Standing['key']>>(sql`
    select id, state, result, (${alive}) as alive, kind = ${want.kind} and request = ${json(want.request)} as same
    from generations where user_id = ${want.userId} and idempotency_key = ${want.key}::text`)
  const { rows } = await db.execute<{ reached: boolean }>(
    want.limit === null ? sql`select false as reached` : sql`select ${taken(want)} >= ${want.limit} as reached`,
  )
  return { key: keys[0] ?? null, reached: rows[0]?.reached ?? false }
}

/** What a run cost and who wrote it, for the history row. */
export interface GenerationCost {
  readonly engine?: string
  readonly inputTokens?: number
  readonly outputTokens?: number
}

export const settlement = (id: string, result: Json, spent: GenerationCost): SQL => sql`
  with done as (
    update generations set state = 'done', result = ${json(result)}, engine = ${spent.engine ?? null}::text,
      input_tokens = ${spent.inputTokens ?? null}::int, output_tokens = ${spent.outputTokens ?? null}::int
    where id = ${id} and state = 'running' and expires_at > clock_timestamp()
    returning id, user_id, feature, request, created_at)
  insert into api_usage (id, user_id, feature, request_details, created_at)
  select id, user_id, feature, request, created_at from done returning id`

/** Charges: stores the result and its usage in one statement. @returns false when the run is over already, or was too late */
export const settle = async (db: Db, id: string, result: Json, spent: GenerationCost): Promise<boolean> =>
  (await db.execute(settlement(id, result, spent))).rows.length === 1

/** Gives the place back. A done row stays. */
export const release = (db: Db | Tx, id: string) => db.execute(sql`delete from generations where id = ${id} and state = 'running'`)

/**
 * Gives up whatever a person has under these keys, so that it can no longer settle. A row is also left where there is none yet: a
 * request that is still on its way must not be written and charged after its caller was told that it would not be.
 * A settlement and a stop of the same row wait for each other, and the first one holds.
 * @returns the generations that had settled before, by their keys
 */
export async function stop(db: Db, userId: string, keys: readonly string[]): Promise<{ key: string; id: string }[]> {
  // In one order, so that two stops of the same keys cannot wait for each other.
  const rows = sql.join(
    [...new Set(keys)].toSorted().map((key) => sql`(${key}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    insert into generations (id, user_id, kind, feature, request, idempotency_key, state, expires_at)
    select gen_random_uuid(), ${userId}::uuid, '', ${'titles' satisfies Feature}, '{}'::jsonb, asked.key, 'stopped', now()
      from (values ${rows}) asked (key)
    on conflict (user_id, idempotency_key) do update set state = 'stopped', request = excluded.request
      where generations.state = 'running'`)
  const { rows: done } = await db.execute<{ key: string; id: string }>(sql`
    select idempotency_key as key, id from generations
    where user_id = ${userId}::uuid and state = 'done' and idempotency_key in (values ${rows})`)
  return done
}

/** Whose uses are counted: an account, and what its address spent before. */
export type Counted = Pick<ReservationRow, 'userId' | 'addressHash'>

/** Uses since `month`, by feature: one index range and one row for each, never an older month's rows. */
export async function usesSince(
  db: Db | Tx,
  { userId, addressHash }: Counted,
  features: readonly Feature[],
  month: Date,
): Promise<Map<Feature, number>> {
  const names = sql.join(
    features.map((feature) => sql`(${feature})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ feature: Feature; used: number }>(sql`
    select asked.feature, counted.used + ${spentBefore(addressHash, sql`asked.feature`, month)} as used from (values ${names}) asked (feature)
    cross join lateral (select count(*)::int as used from api_usage
      where user_id = ${userId} and feature = asked.feature and created_at >= ${month.toISOString()}::timestamptz) counted`)
  return new Map(rows.map(({ feature, used }) => [feature, used]))
}

/** Removes rows of runs that never ended (a killed server's), and of keys that were stopped. */
export const purgeUnfinished = (db: Db) =>
  db.execute(sql`delete from generations where state in ('running', 'stopped') and expires_at < now() - interval '1 hour'`)
