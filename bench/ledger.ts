import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Findings, figure, table } from '#bench/figures.ts'
import { accountOf, secret } from '#bench/users.ts'
import { type Feature, plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { type ReservationRow, reservation, settlement } from '#server/core/billing/ledger.ts'
import { monthOf } from '#server/core/billing/month.ts'
import { createQuota } from '#server/core/billing/quota.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Database } from '#server/infra/db/database.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'

/** Usages that are reserved and settled, concurrency, and number of alternating rounds. */
const load = { usages: 1_500, warmUp: 500, concurrency: 16, rounds: 2 }
const feature: Feature = 'hashtags'
const plan = 'basic'
const result = { post: goodAnswers.post }
/** Relative to the bare driver with the same SQL. */
const least = 0.5

/** Reserves and settles one usage of an account. */
type UseQuota = (account: Account) => Promise<unknown>

/** Enough accounts for the usages of one round. */
async function newAccounts({ db }: Database): Promise<Account[]> {
  const count = Math.ceil((load.usages + load.warmUp) / (plans[plan].limits[feature] ?? 1))
  const rows = await db
    .insert(profiles)
    .values(Array.from({ length: count }, () => ({ email: `${randomUUID()}@example.com`, fullName: 'Asha Rao' })))
    .returning({ id: profiles.id })
  return rows.map(({ id }) => accountOf(id, plan))
}

function byQuota({ db }: Database): UseQuota {
  const quota = createQuota({ db, secret, timeZone: 'UTC' })
  return async (account) => {
    const reservation = await quota.reserve({ account, kind: 'post', feature, request: kinds.post.sample })
    if (reservation.state === 'reserved') await reservation.settle(result, { engine: 'builtin' })
  }
}

/** A statement for the driver. Its parameters are those of `sample`; the ids in them are replaced at each call. */
function template(statement: SQL, sample: Pick<ReservationRow, 'id' | 'userId'>) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const valuesFor = (id: string, userId: string) =>
    params.map((value) => (value === sample.id ? id : value === sample.userId ? userId : value))
  return { text, valuesFor }
}

/** The ledger's SQL with only the driver. */
function byDriver(database: Database): UseQuota {
  const sample: ReservationRow = {
    id: randomUUID(),
    userId: randomUUID(),
    addressHash: randomUUID(),
    kind: 'post',
    feature,
    request: kinds.post.sample,
    key: null,
    month: monthOf(new Date(), 'UTC').start,
    limit: plans[plan].limits[feature],
    promptVersion: null,
    schemaVersion: null,
  }
  const reserve = template(reservation(sample, true), sample)
  const charge = template(settlement(sample.id, result, { engine: 'builtin' }), sample)
  const client = database.client as { query(text: string, values: unknown[]): Promise<unknown> }
  return async ({ id: userId }) => {
    const id = randomUUID()
    for (const { text, valuesFor } of [reserve, charge]) await client.query(text, valuesFor(id, userId))
  }
}

/** Usages per second. */
async function rateOf(use: UseQuota, accounts: readonly Account[]): Promise<number> {
  let taken = 0
  const take = async (until: number) => {
    while (taken < until) await use(accounts[taken++ % accounts.length] as Account)
  }
  const all = (until: number) => Promise.all(Array.from({ length: load.concurrency }, () => take(until)))
  await all(load.warmUp)
  const began = performance.now()
  await all(load.warmUp + load.usages)
  return load.usages / ((performance.now() - began) / 1000)
}

/** Alternates between the two, so that other load on the machine affects both. */
async function measureOn({ name, fresh }: TestDatabase) {
  const database = await openTestDatabase(await fresh())
  try {
    const sums = { ours: 0, bare: 0 }
    const [ours, bare] = [byQuota(database), byDriver(database)]
    for (let round = 0; round < load.rounds; round++) {
      sums.bare += await rateOf(bare, await newAccounts(database))
      sums.ours += await rateOf(ours, await newAccounts(database))
    }
    const { rows } = await database.db.execute<{ usages: number }>('select count(*)::int as usages from api_usage')
    const expected = 2 * load.rounds * (load.warmUp + load.usages)
    if (rows[0]?.usages !== expected) throw new Error(`${name} counted ${rows[0]?.usages} usages of ${expected}`)
    return { name, ours: sums.ours / load.rounds, bare: sums.bare / load.rounds }
  } finally {
    await database.close()
  }
}

/** How many usages per second can be reserved and settled, compared with the same SQL by the bare driver. */
export async function benchLedger(): Promise<Findings> {
  const results = await Array.fromAsync(databases, measureOn)
  return {
    table: table(
      [`Reserve and settle, ${load.concurrency} at once`, 'a second', 'bare driver', 'ratio'],
      results.map(({ name, ours, bare }) => [name, figure(ours), figure(bare), `${figure(ours / bare)} ×`]),
    ),
    bars: results.map(({ name, ours, bare }) => ({ name: `of the bare driver's rate, ${name}`, value: ours / bare, unit: '×', least })),
  }
}
