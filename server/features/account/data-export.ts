import { type PassThrough, Readable } from 'node:stream'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ZipFile } from 'yazl'
import { brand } from '#contract/brand.ts'
import { photoEndings } from '#contract/photos.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { addressHashOf } from '#server/core/billing/quota.ts'
import type { Context } from '#server/core/context.ts'
import { accounts, profiles, sessions, twoFactors } from '#server/infra/db/auth-schema.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import * as schema from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

const { paymentRequests, photos } = schema

/** The user whose data is exported; `spent_quotas` stores `addressHash` instead of the address. */
type ExportedUser = Pick<Account, 'id' | 'email'> & { readonly addressHash: string }

/** One list of `data.json`: the rows of a table without secrets and redundant columns. */
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

/** A table whose rows belong to the user of `userId`, by default in the order of their creation. */
const ownRows = (
  name: string,
  table: PgTable & { readonly userId: PgColumn; readonly createdAt: PgColumn; readonly id: PgColumn },
  { key = [table.createdAt, table.id], where, excluded }: Partial<Pick<Section, 'key' | 'excluded'>> & { readonly where?: SQL } = {},
): Section => ({ name, table, ownedBy: ({ id }) => and(eq(table.userId, id), where), key, ...(excluded && { excluded }) })

/** All tables with data about a user. Counters and one-time links are left out: they contain only the user's id. */
export const dataExportSections: readonly Section[] = [
  { name: 'profile', table: profiles, ownedBy: ({ id }) => eq(profiles.id, id), key: [profiles.id] },
  ownRows('sign_in_methods', accounts, {
    key: [accounts.id],
    excluded: ['password', 'access_token', 'refresh_token', 'id_token'],
  }),
  {
    name: 'two_factor',
    table: twoFactors,
    ownedBy: ({ id }) => eq(twoFactors.userId, id),
    key: [twoFactors.id],
    excluded: ['secret', 'backup_codes'],
  },
  ownRows('sessions', sessions, { excluded: ['token'] }),
  ownRows('subscriptions', schema.subscriptions),
  ownRows('generations', schema.generations, { where: eq(schema.generations.state, 'done'), excluded: ['search'] }),
  ownRows('earlier_texts', schema.earlierTexts),
  ownRows('usage', schema.apiUsage),
  {
    name: 'usage_of_deleted_accounts',
    table: schema.spentQuotas,
    ownedBy: ({ addressHash }) => eq(schema.spentQuotas.addressHash, addressHash),
    key: [schema.spentQuotas.feature],
    excluded: ['address_hash'],
  },
  ownRows('library', schema.savedContent, { where: isNull(schema.savedContent.deletedAt), excluded: ['search'] }),
  ownRows('library_deleted_today', schema.savedContent, { where: isNotNull(schema.savedContent.deletedAt), excluded: ['search'] }),
  ownRows('voices', schema.voices),
  ownRows('voice_edits', schema.voiceEdits),
  ownRows('voice_rules', schema.voiceRules),
  ownRows('sources', schema.sources),
  // Their files are beside this one.
  ownRows('photos', photos, { excluded: ['bytes', 'thumbnail'] }),
  ownRows('topic_lists', schema.topicLists),
  {
    name: 'topic_list_rows',
    table: schema.topicListRows,
    ownedBy: ({ id }) =>
      inArray(
        schema.topicListRows.listId,
        sql`(select ${schema.topicLists.id} from ${schema.topicLists} where ${eq(schema.topicLists.userId, id)})`,
      ),
    key: [schema.topicListRows.listId, schema.topicListRows.position],
  },
  ownRows('api_keys', schema.apiKeys, { excluded: ['hash'] }),
  // A visitor's request with the user's address is exported once the user has claimed it: its text may be another person's.
  ownRows('payment_requests', paymentRequests),
  {
    name: 'payment_request_chats',
    table: schema.paymentRequestChats,
    ownedBy: ({ id }) =>
      inArray(
        schema.paymentRequestChats.paymentRequestId,
        sql`(select ${paymentRequests.id} from ${paymentRequests} where ${eq(paymentRequests.userId, id)})`,
      ),
    key: [schema.paymentRequestChats.createdAt, schema.paymentRequestChats.id],
  },
  ownRows('card_customers', cardCustomers, { key: [cardCustomers.userId] }),
  ownRows('card_subscriptions', cardSubscriptions),
  ownRows('card_endings', cardEndings),
  ownRows('card_payments', schema.cardPayments),
  {
    name: 'admin_actions',
    table: schema.adminActions,
    ownedBy: ({ id }) => eq(schema.adminActions.adminId, id),
    key: [schema.adminActions.createdAt, schema.adminActions.id],
  },
  {
    name: 'request_keys',
    table: schema.idempotencyKeys,
    ownedBy: ({ id }) => eq(schema.idempotencyKeys.userId, id),
    key: [schema.idempotencyKeys.scope, schema.idempotencyKeys.key],
    excluded: ['request_hash', 'response'],
  },
]

/** Rows in memory at a time. The largest library entry has 350 KB as JSON. */
const pageRows = 10

/**
 * Responds with all data about the signed-in user as one ZIP file, streamed while it is read from the database: `data.json`, and their photos
 * as files.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export const createDataExport =
  ({ db, auth, limits, answers }: Context) =>
  async (account: Account | null, signal: AbortSignal): Promise<Response> => {
    if (!account) throw fail('UNAUTHORIZED')
    await limits.consumeOrThrow('dataFile', account.id)
    const now = new Date()
    const name = `${brand.name.toLowerCase()}-data-${now.toISOString().slice(0, 10)}.zip`
    const headers = { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` }
    const user = { ...account, addressHash: addressHashOf(auth.cookie.secret, account.email) }
    const { body } = await answers.stream({ userId: account.id, signal }, async () => ({
      head: headers,
      contents: zipOf(db, user, now),
    }))
    return new Response(body, { headers })
  }

/** The archive, compressed while its files are read, so that it is never completely in memory. */
async function* zipOf(db: Db, user: ExportedUser, now: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  const data = Readable.from(dataOf(db, user, now), { objectMode: false })
  // Errors of the ZIP library and of its input must end the output stream.
  for (const source of [zip, data]) source.on('error', (error: Error) => out.destroy(error))
  zip.addReadStream(data, 'data.json', { mtime: now })
  const stored = await db
    .select({ id: photos.id, mediaType: photos.mediaType, mtime: photos.createdAt })
    .from(photos)
    .where(eq(photos.userId, user.id))
    .orderBy(asc(photos.createdAt), asc(photos.id))
  for (const { id, mediaType, mtime } of stored) {
    const options = { mtime, compress: false } as const
    zip.addReadStreamLazy(`photos/${id}.${photoEndings[mediaType]}`, options, (give) => {
      bytesOf(db, id).then(
        (bytes) => give(null, Readable.from([bytes])),
        (error) => give(error, Readable.from([])),
      )
    })
  }
  zip.end()
  try {
    yield* out
  } finally {
    data.destroy()
  }
}

/** The bytes of a photo; none when it was deleted since the archive was begun. */
async function bytesOf(db: Db, id: string): Promise<Uint8Array> {
  const [row] = await db.select({ bytes: photos.bytes }).from(photos).where(eq(photos.id, id))
  return row?.bytes ?? new Uint8Array()
}

async function* dataOf(db: Db, user: ExportedUser, now: Date): AsyncGenerator<string, void> {
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
