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
import { fail } from '#server/platform/http/api-error.ts'

/** The user whose data is exported; `spent_quotas` stores `addressHash` instead of the address. */
type ExportedUser = Pick<Account, 'id' | 'email'> & { readonly addressHash: string }

/** One list of the file: the rows of a table without secrets and redundant columns. */
interface Section {
  readonly name: string
  readonly table: PgTable
  /** Selects the user's rows. */
  readonly ownedBy: (user: ExportedUser) => SQL | undefined
  /** Columns of the order; together unique. */
  readonly key: readonly PgColumn[]
  /** Columns that are not exported: secrets, and search indexes. */
  readonly excluded?: readonly string[]
}

const byUserId =
  ({ userId }: { userId: PgColumn }) =>
  ({ id }: Pick<Account, 'id'>) =>
    eq(userId, id)

/** A visitor's request with this address is exported once the user has claimed it: until then its text may be somebody else's. */
const ownPayments = byUserId(paymentRequests)

/** All tables with data about a user. Counters and one-time links are left out: they contain only the user's id. */
export const dataExportSections: readonly Section[] = [
  { name: 'profile', table: profiles, ownedBy: ({ id }) => eq(profiles.id, id), key: [profiles.id] },
  {
    name: 'sign_in_methods',
    table: accounts,
    ownedBy: byUserId(accounts),
    key: [accounts.id],
    excluded: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { name: 'two_factor', table: twoFactors, ownedBy: byUserId(twoFactors), key: [twoFactors.id], excluded: ['secret', 'backup_codes'] },
  { name: 'sessions', table: sessions, ownedBy: byUserId(sessions), key: [sessions.createdAt, sessions.id], excluded: ['token'] },
  { name: 'subscriptions', table: subscriptions, ownedBy: byUserId(subscriptions), key: [subscriptions.createdAt, subscriptions.id] },
  {
    name: 'generations',
    table: generations,
    ownedBy: ({ id }) => and(eq(generations.userId, id), eq(generations.state, 'done')),
    key: [generations.createdAt, generations.id],
    excluded: ['search'],
  },
  { name: 'usage', table: apiUsage, ownedBy: byUserId(apiUsage), key: [apiUsage.createdAt, apiUsage.id] },
  {
    name: 'usage_of_deleted_accounts',
    table: spentQuotas,
    ownedBy: ({ addressHash }) => eq(spentQuotas.addressHash, addressHash),
    key: [spentQuotas.feature],
    excluded: ['address_hash'],
  },
  {
    name: 'library',
    table: savedContent,
    ownedBy: ({ id }) => and(eq(savedContent.userId, id), isNull(savedContent.deletedAt)),
    key: [savedContent.createdAt, savedContent.id],
    excluded: ['search'],
  },
  {
    name: 'library_deleted_today',
    table: savedContent,
    ownedBy: ({ id }) => and(eq(savedContent.userId, id), isNotNull(savedContent.deletedAt)),
    key: [savedContent.createdAt, savedContent.id],
    excluded: ['search'],
  },
  { name: 'payment_requests', table: paymentRequests, ownedBy: ownPayments, key: [paymentRequests.createdAt, paymentRequests.id] },
  {
    name: 'payment_request_chats',
    table: paymentRequestChats,
    ownedBy: (account) =>
      inArray(
        paymentRequestChats.paymentRequestId,
        sql`(select ${paymentRequests.id} from ${paymentRequests} where ${ownPayments(account)})`,
      ),
    key: [paymentRequestChats.createdAt, paymentRequestChats.id],
  },
  { name: 'card_customers', table: cardCustomers, ownedBy: byUserId(cardCustomers), key: [cardCustomers.userId] },
  {
    name: 'card_subscriptions',
    table: cardSubscriptions,
    ownedBy: byUserId(cardSubscriptions),
    key: [cardSubscriptions.createdAt, cardSubscriptions.id],
  },
  { name: 'card_endings', table: cardEndings, ownedBy: byUserId(cardEndings), key: [cardEndings.createdAt, cardEndings.id] },
  { name: 'card_payments', table: cardPayments, ownedBy: byUserId(cardPayments), key: [cardPayments.createdAt, cardPayments.id] },
  {
    name: 'admin_actions',
    table: adminActions,
    ownedBy: ({ id }) => eq(adminActions.adminId, id),
    key: [adminActions.createdAt, adminActions.id],
  },
  {
    name: 'request_keys',
    table: idempotencyKeys,
    ownedBy: byUserId(idempotencyKeys),
    key: [idempotencyKeys.scope, idempotencyKeys.key],
    excluded: ['request_hash', 'response'],
  },
]

/** Rows in memory at a time. The largest library entry has 350 KB as JSON. */
const pageRows = 10

interface Deps {
  db: Db
  /** Key of the hash of email addresses. */
  secret: string
  limits: Pick<Limits, 'consumeOrThrow'>
  answers: LargeAnswers
}

/**
 * Responds with all data about the signed-in user as one JSON file, streamed while it is read from the database.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export const createDataExport =
  ({ db, secret, limits, answers }: Deps) =>
  async (account: Account | null, signal: AbortSignal): Promise<Response> => {
    if (!account) throw fail('UNAUTHORIZED')
    await limits.consumeOrThrow('dataFile', account.id)
    const now = new Date()
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.json`
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    const user = { ...account, addressHash: addressHashOf(secret, account.email) }
    const { body } = await answers.stream({ userId: account.id, signal }, async () => ({
      head: headers,
      contents: writeFile(db, user, now),
    }))
    return new Response(body, { headers })
  }

async function* writeFile(db: Db, user: ExportedUser, now: Date): AsyncGenerator<string, void> {
  yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`
  for (const section of dataExportSections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    let first = true
    for await (const row of rowsOf(db, section, user)) {
      yield `${first ? '' : ','}\n${row}`
      first = false
    }
    yield first ? ']' : '\n]'
  }
  yield '\n}\n'
}

/** A section's rows as JSON texts, oldest first, read in pages. */
async function* rowsOf(db: Db, { table, ownedBy, key, excluded = [] }: Section, user: ExportedUser): AsyncGenerator<string, void> {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => !excluded.includes(name) && name !== 'user_id')
  let after: readonly string[] | undefined
  for (;;) {
    const page = await pageOf(db, { table, columns, key, where: and(ownedBy(user), after && isAfter(key, after)) })
    for (const { row } of page) yield row
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = last.position
  }
}

interface PageQuery {
  readonly table: PgTable
  readonly columns: readonly PgColumn[]
  readonly key: readonly PgColumn[]
  readonly where: SQL | undefined
}

/** The database creates the JSON, with its own column names. */
function pageOf(db: Db, { table, columns, key, where }: PageQuery): Promise<{ row: string; position: string[] }[]> {
  const fields = sql.join(
    columns.flatMap((column) => [sql`${column.name}::text`, sql`${column}`]),
    sql`, `,
  )
  const position = sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )
  return db
    .select({ row: sql<string>`json_build_object(${fields})::text`, position: sql<string[]>`array[${position}]` })
    .from(table)
    .where(where)
    .orderBy(...key.map((column) => asc(column)))
    .limit(pageRows)
}

const isAfter = (key: readonly PgColumn[], after: readonly string[]): SQL => {
  const columns = sql.join([...key], sql`, `)
  const values = sql.join(
    key.map((column, index) => sql`${after[index]}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  return sql`(${columns}) > (${values})`
}
