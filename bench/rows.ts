import { type Findings, figure, percentile, table } from '#bench/figures.ts'
import { accountOf, secret, withClient } from '#bench/users.ts'
import { plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import { createQuota, type Quota } from '#server/core/billing/quota.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { freshDatabase } from '#tests/support/postgres.ts'

/** Rows of `api_usage`; the rows per user and month are the same in both sizes. */
const sizes = [10_000, 10_000_000] as const
const rowsPerUser = { months: 10, perMonth: 10 }
const rounds = 2_000
const warmUp = 500
const plan = 'basic'
const feature = 'hashtags'

/**
 * A database with that many usages. Ids and rows are inserted in index order and without checks of foreign keys, so that millions of rows
 * take only a minute or two.
 */
async function filled(rows: number): Promise<{ address: string; users: string[] }> {
  const address = await freshDatabase()
  // Opening creates the tables.
  await (await openTestDatabase(address)).close()
  const users = await withClient(address, async (client) => {
    const { months, perMonth } = rowsPerUser
    const { rows: profiles } = await client.query<{ id: string }>(
      `insert into profiles (email, full_name) select n || '@example.com', 'Asha Rao' from generate_series(1, $1::int) n returning id`,
      [rows / (months * perMonth)],
    )
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into api_usage (id, user_id, feature, request_details, created_at)
       select lpad(to_hex(row_number() over ()), 32, '0')::uuid, profile.id, $1, '{"topic": "repairing old bicycles", "platform": "facebook"}',
         date_trunc('month', now()) - (month - 1) * interval '1 month' + use * interval '1 second'
       from (select id from profiles order by id) profile, generate_series($2::int, 1, -1) month, generate_series(1, $3::int) use`,
      [feature, months, perMonth],
    )
    await client.query('vacuum analyze')
    return profiles.map(({ id }) => id)
  })
  return { address, users }
}

/** Milliseconds to reserve a usage; releases it afterwards. */
async function timeReservation(quota: Quota, users: readonly string[]): Promise<number> {
  const account = accountOf(users[Math.floor(Math.random() * users.length)] ?? '', plan)
  const start = performance.now()
  const reservation = await quota.reserve({ account, kind: 'post', feature, request: kinds.post.sample })
  const took = performance.now() - start
  if (reservation.state === 'reserved') await reservation.release()
  return took
}

/** The time of a quota check in a large table relative to a small one, measured alternately. */
export async function benchRows(): Promise<Findings> {
  if (rowsPerUser.perMonth >= (plans[plan].limits[feature] ?? 0)) throw new Error('Every user must have quota left')
  const tables = []
  for (const rows of sizes) {
    const { address, users } = await filled(rows)
    const database = await openTestDatabase(address)
    tables.push({ rows, users, database, quota: createQuota({ db: database.db, secret, timeZone: 'UTC' }), times: [] as number[] })
  }
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const { quota, users, times } of tables) {
      const time = await timeReservation(quota, users)
      if (round >= warmUp) times.push(time)
    }
  }
  for (const { database } of tables) await database.close()

  const medians = tables.map(({ times }) => percentile(times, 0.5))
  const [small = Number.NaN, large = Number.NaN] = medians
  return {
    table: table(
      ['A quota check among', 'p50 ms', 'p99 ms'],
      tables.map(({ rows, times }, at) => [`${rows.toLocaleString('en')} uses`, figure(medians[at] ?? 0), figure(percentile(times, 0.99))]),
    ),
    bars: [{ name: 'the large table against the small one, p50', value: large / small, unit: '×', most: 1.2 }],
  }
}
