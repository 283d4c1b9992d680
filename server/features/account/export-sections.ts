import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Account } from '#server/core/accounts.ts'
import { accounts, profiles, sessions, twoFactors } from '#server/platform/db/auth-schema.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/platform/db/card-schema.ts'
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

/** Whose data it is; `addressHash` is what `spent_quotas` keeps in place of the address. */
export type Exported = Pick<Account, 'id' | 'email'> & { readonly addressHash: string }

/** One list of the file: whole rows of a table, but for what would open something to whoever finds the file, and what it says twice. */
export interface Section {
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
