import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { brand } from '#contract/brand.ts'
import type { Account } from '#server/core/accounts.ts'
import type { LargeAnswers } from '#server/core/large-answers.ts'
import type { Limits } from '#server/core/limits.ts'
import { addressHashOf } from '#server/core/quota.ts'
import { accounts, profiles, sessions, twoFactors } from '#server/platform/db/auth-schema.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/platform/db/card-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  adminActions,
  apiUsage,
  cardPayments,
  generations,
  idempotencyKeys,
  paymentRequestChats,
  paymentRequests,
  savedContent,
  spentQuotas,
  subscriptions,
} from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

/** Whose data it is; `addressHash` is what `spent_quotas` keeps in place of the address. */
type Exported = Pick<Account, 'id' | 'email'> & { readonly addressHash: string }

/** One list of the file: whole rows of a table, but for what would open something to whoever finds the file, and what it says twice. */
interface Section {
  readonly name: string
  readonly table: PgTable
  /** Which rows are this person's. */
  readonly of: (account: Exported) => SQL | undefined
  /** What rows are ordered by; together unique. */
  readonly key: readonly PgColumn[]
  /** Columns that stay here: secrets, and copies that are made for searching. */
  readonly without?: readonly string[]
}

const ofUser =
  ({ userId }: { userId: PgColumn }) =>
  ({ id }: Pick<Account, 'id'>) =>
    eq(userId, id)

/** A visitor's request under this address holds that visitor's words, and is the person's once they have claimed it. */
const ownPayments = ofUser(paymentRequests)

/** Everything that is stored about a person. Left out are counters and one-time links, which hold nothing but their id. */
export const sections: readonly Section[] = [
  { name: 'profile', table: profiles, of: ({ id }) => eq(profiles.id, id), key: [profiles.id] },
  {
    name: 'sign_in_methods',
    table: accounts,
    of: ofUser(accounts),
    key: [accounts.id],
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { name: 'two_factor', table: twoFactors, of: ofUser(twoFactors), key: [twoFactors.id], without: ['secret', 'backup_codes'] },
  { name: 'sessions', table: sessions, of: ofUser(sessions), key: [sessions.createdAt, sessions.id], without: ['token'] },
  { name: 'subscriptions', table: subscriptions, of: ofUser(subscriptions), key: [subscriptions.createdAt, subscriptions.id] },
  {
    name: 'generations',
    table: generations,
    of: ({ id }) => and(eq(generations.userId, id), eq(generations.state, 'done')),
    key: [generations.createdAt, generations.id],
    without: ['search'],
  },
  { name: 'usage', table: apiUsage, of: ofUser(apiUsage), key: [apiUsage.createdAt, apiUsage.id] },
  {
    name: 'usage_of_deleted_accounts',
    table: spentQuotas,
    of: ({ addressHash }) => eq(spentQuotas.addressHash, addressHash),
    key: [spentQuotas.feature],
    without: ['address_hash'],
  },
  {
    name: 'library',
    table: savedContent,
    of: ({ id }) => and(eq(savedContent.userId, id), isNull(savedContent.deletedAt)),
    key: [savedContent.createdAt, savedContent.id],
    without: ['search'],
  },
  {
    name: 'library_deleted_today',
    table: savedContent,
    of: ({ id }) => and(eq(savedContent.userId, id), isNotNull(savedContent.deletedAt)),
    key: [savedContent.createdAt, savedContent.id],
    without: ['search'],
  },
  { name: 'payment_requests', table: paymentRequests, of: ownPayments, key: [paymentRequests.createdAt, paymentRequests.id] },
  {
    name: 'payment_request_chats',
    table: paymentRequestChats,
    of: (account) =>
      inArray(
        paymentRequestChats.paymentRequestId,
        sql`(select ${paymentRequests.id} from ${paymentRequests} where ${ownPayments(account)})`,
      ),
    key: [paymentRequestChats.createdAt, paymentRequestChats.id],
  },
  { name: 'card_customers', table: cardCustomers, of: ofUser(cardCustomers), key: [cardCustomers.userId] },
  {
    name: 'card_subscriptions',
    table: cardSubscriptions,
    of: ofUser(cardSubscriptions),
    key: [cardSubscriptions.createdAt, cardSubscriptions.id],
  },
  { name: 'card_endings', table: cardEndings, of: ofUser(cardEndings), key: [cardEndings.createdAt, cardEndings.id] },
  { name: 'card_payments', table: cardPayments, of: ofUser(cardPayments), key: [cardPayments.createdAt, cardPayments.id] },
  {
    name: 'admin_actions',
    table: adminActions,
    of: ({ id }) => eq(adminActions.adminId, id),
    key: [adminActions.createdAt, adminActions.id],
  },
  {
    name: 'request_keys',
    table: idempotencyKeys,
    of: ofUser(idempotencyKeys),
    key: [idempotencyKeys.scope, idempotencyKeys.key],
    without: ['request_hash', 'response'],
  },
]

/** Rows that are held at a time. The largest library entry is 350 KB as JSON. */
const pageRows = 10

interface Deps {
  db: Db
  /** By it e-mail addresses are hashed. */
  secret: string
  limits: Pick<Limits, 'admit'>
  answers: LargeAnswers
}

/**
 * Answers everything that is stored about the person who asks, as one JSON file that is written while it is read.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export const createExport =
  ({ db, secret, limits, answers }: Deps) =>
  async (account: Account | null, signal: AbortSignal): Promise<Response> => {
    if (!account) throw fail('UNAUTHORIZED')
    await limits.admit('dataFile', account.id)
    const now = new Date()
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    const exported = { ...account, addressHash: addressHashOf(secret, account.email) }
    const { body } = await answers.stream({ userId: account.id, signal }, async () => ({
      head: headers,
      contents: file(db, exported, now),
    }))
    return new Response(body, { headers })
  }

async function* file(db: Db, account: Exported, now: Date): AsyncGenerator<string, void> {
  yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    let first = true
    for await (const row of rowsOf(db, section, account)) {
      yield `${first ? '' : ','}\n${row}`
      first = false
    }
    yield first ? ']' : '\n]'
  }
  yield '\n}\n'
}

/** A section's rows as JSON texts, oldest first, a page at a time. */
async function* rowsOf(db: Db, { table, of, key, without = [] }: Section, account: Exported): AsyncGenerator<string, void> {
  const shown = Object.values(getTableColumns(table)).filter(({ name }) => !without.includes(name) && name !== 'user_id')
  let after: readonly string[] | undefined
  for (;;) {
    const page = await pageOf(db, { table, shown, key, where: and(of(account), after && beyond(key, after)) })
    for (const { row } of page) yield row
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = last.place
  }
}

interface Page {
  readonly table: PgTable
  readonly shown: readonly PgColumn[]
  readonly key: readonly PgColumn[]
  readonly where: SQL | undefined
}

/** The database writes the JSON, with the names that its columns have. */
function pageOf(db: Db, { table, shown, key, where }: Page): Promise<{ row: string; place: string[] }[]> {
  const fields = sql.join(
    shown.flatMap((column) => [sql`${column.name}::text`, sql`${column}`]),
    sql`, `,
  )
  const place = sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )
  return db
    .select({ row: sql<string>`json_build_object(${fields})::text`, place: sql<string[]>`array[${place}]` })
    .from(table)
    .where(where)
    .orderBy(...key.map((column) => asc(column)))
    .limit(pageRows)
}

const beyond = (key: readonly PgColumn[], after: readonly string[]): SQL => {
  const columns = sql.join([...key], sql`, `)
  const values = sql.join(
    key.map((column, at) => sql`${after[at]}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}
