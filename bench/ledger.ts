import { type Findings, figure, table } from '#bench/figures.ts'
import { secret } from '#bench/people.ts'
import { type Feature, type PlanId, plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts.ts'
import { createQuota, type Quota } from '#server/core/quota.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { databases, type TestDatabase } from '#tests/support/databases.ts'

/** Uses that are taken and settled, how many at once. */
const load = { uses: 3_000, warmUp: 500, atOnce: 16 }
const feature: Feature = 'hashtags'
/** What the databases have to do a second. */
const least = { PGlite: 600, PostgreSQL: 1_000 } as const

/** People with a use left for every one that is taken. */
async function accountsOn(db: Db, plan: PlanId): Promise<Account[]> {
  const count = Math.ceil((load.uses + load.warmUp) / (plans[plan].limits[feature] ?? Number.POSITIVE_INFINITY)) || load.atOnce
  const people = Array.from({ length: count }, (_, at) => ({ email: `${plan}-${at}@example.com`, fullName: 'Asha Rao' }))
  const rows = await db.insert(profiles).values(people).returning({ id: profiles.id, email: profiles.email })
  return rows.map((row) => ({ ...row, name: '', avatarUrl: null, role: 'user', plan, status: 'active', expiresAt: null, sessionId: '' }))
}

/** Uses a second: each is reserved, then settled with a post as its result. */
async function rateOf(quota: Quota, accounts: readonly Account[]): Promise<number> {
  let taken = 0
  const take = async (until: number) => {
    while (taken < until) {
      const account = accounts[taken++ % accounts.length] as Account
      const place = await quota.reserve({ account, kind: 'post', feature, request: kinds.post.sample })
      if (place.state === 'reserved') await place.settle({ post: goodAnswers.post }, { engine: 'builtin' })
    }
  }
  const all = (until: number) => Promise.all(Array.from({ length: load.atOnce }, () => take(until)))
  await all(load.warmUp)
  const began = performance.now()
  await all(load.warmUp + load.uses)
  return load.uses / ((performance.now() - began) / 1000)
}

async function on({ name, fresh }: TestDatabase) {
  const database = await openTestDatabase(await fresh())
  try {
    const quota = createQuota({ db: database.db, secret, timeZone: 'UTC' })
    const rates: Partial<Record<PlanId, number>> = {}
    for (const plan of ['basic', 'pro'] as const) rates[plan] = await rateOf(quota, await accountsOn(database.db, plan))
    return { name, basic: rates.basic ?? 0, pro: rates.pro ?? 0 }
  } finally {
    await database.close()
  }
}

/** How many uses a second can be reserved and settled: with a limit, where each is counted first, and without. */
export async function benchLedger(): Promise<Findings> {
  const found = []
  for (const database of databases) found.push(await on(database))
  return {
    table: table(
      [`Reserve and settle, ${load.atOnce} at once`, 'with a limit /s', 'without /s'],
      found.map(({ name, basic, pro }) => [name, figure(basic), figure(pro)]),
    ),
    bars: found.map(({ name, basic }) => ({ name: `uses a second with a limit, ${name}`, value: basic, least: least[name] })),
  }
}
