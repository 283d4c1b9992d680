import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { chatAuthors, type PaymentInstructions } from '#contract/chat.ts'
import { contentTypes } from '#contract/kind.ts'
import { paymentStatuses } from '#contract/paying.ts'
import { billingIntervals, features, planIds } from '#contract/plans.ts'
import { savedFeatureIds } from '#kinds/library.ts'
import { ownerId, profiles } from '#server/platform/db/auth-schema.ts'
import { createdAt, id, moment, searchable, updatedAt } from '#server/platform/db/columns.ts'

/** What people make and buy. Names and fields are the spec's. A payment request is a business record: it stays without its person. */

/** One counter a key and window; see `server/core/limits.ts`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
)

export const subscriptionStatuses = ['active', 'inactive'] as const

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: ownerId(),
    plan: text('plan', { enum: planIds }).notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    billingInterval: text('billing_interval', { enum: billingIntervals }),
    /** Nothing: it does not run out. */
    expiresAt: moment('expires_at'),
    /** The subscription at the card provider; nothing for one paid by hand. */
    providerSubscriptionId: text('provider_subscription_id').unique(),
    /** The end that its person was reminded of: once each. */
    remindedFor: moment('reminded_for'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // One active row a person beside a card's; see `server/core/subscriptions.ts`.
  (table) => [
    uniqueIndex('subscriptions_by_hand').on(table.userId).where(sql`status = 'active' and provider_subscription_id is null`),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_ending').on(table.expiresAt).where(sql`status = 'active'`),
  ],
)

/** `stopped`: given up under its idempotency key. It is charged for nothing, and nothing can be written under that key any more. */
export const generationStates = ['running', 'done', 'stopped'] as const

/** What was typed for a generation and every text of its result, as JSON writes them; quotes and line ends as people write them. */
const generationTexts = sql.raw(String.raw`coalesce(request ->> 'topic', request ->> 'prompt', '') || ' ' ||
  coalesce(replace(replace(jsonb_path_query_array(result, 'strict $.** ? (@.type() == "string")')::text, '\"', '"'), '\n', ' '), '')`)

/** A row is the reservation, its idempotency record and the result; see `server/core/ledger.ts`. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    result: jsonb('result').$type<Record<string, unknown>>(),
    idempotencyKey: text('idempotency_key'),
    state: text('state', { enum: generationStates }).notNull().default('running'),
    createdAt: createdAt(),
    /** Until when the run may settle. */
    expiresAt: moment('expires_at').notNull(),
    /** Which wording of the prompt and which shape of the answer made this result. */
    promptVersion: integer('prompt_version'),
    schemaVersion: integer('schema_version'),
    engine: text('engine'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** For History alone, which looks through it; never sent. */
    search: text('search').generatedAlwaysAs(searchable(generationTexts)),
  },
  (table) => [
    unique('generations_idempotency').on(table.userId, table.idempotencyKey),
    index('generations_running').on(table.userId, table.feature).where(sql`state = 'running'`),
    index('generations_history').on(table.userId, table.createdAt, table.id).where(sql`state = 'done'`),
    // For sums over everybody's: rows come in the order of time, so a few kilobytes say where a month stands.
    index('generations_time').using('brin', table.createdAt),
    check('generations_done_has_result', sql`(state = 'done') = (result is not null)`),
  ],
)

/** One row a charged use; the id is the generation's. */
export const apiUsage = pgTable(
  'api_usage',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    feature: text('feature', { enum: features }).notNull(),
    requestDetails: jsonb('request_details').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_usage_month').on(table.userId, table.feature, table.createdAt),
    index('api_usage_time').using('brin', table.createdAt),
  ],
)

/**
 * What deleted accounts used of the running month's quotas: an account made again with the same address goes on from there. The
 * address is kept as a keyed hash, until the month is over; see `server/core/quota.ts`.
 */
export const spentQuotas = pgTable(
  'spent_quotas',
  {
    addressHash: text('address_hash').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    used: integer('used').notNull(),
    /** When the month ends. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.feature] }), index('spent_quotas_expiry').on(table.expiresAt)],
)

/** Effects other than generations that a repeated request must not repeat; see `server/core/idempotency.ts`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    /** Which call it was: the same key may be used for different calls. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.scope, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
)

export const savedContent = pgTable(
  'saved_content',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    contentType: text('content_type', { enum: contentTypes }).notNull(),
    feature: text('feature', { enum: savedFeatureIds }).notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    /** Set by a delete, which can be undone for a day; then a job removes the row. */
    deletedAt: moment('deleted_at'),
    /** What the library looks through; never sent. */
    search: text('search').generatedAlwaysAs(searchable(sql.raw('title || chr(10) || content'))),
  },
  (table) => [
    index('saved_content_library').on(table.userId, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('saved_content_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    /** Whose it is: nothing for a visitor's that nobody has claimed, and once the account is deleted. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    userPhone: text('user_phone').notNull(),
    planId: text('plan_id', { enum: ['basic', 'pro'] }).notNull(),
    billingInterval: text('billing_interval', { enum: billingIntervals }).notNull(),
    /** Whole rupees. */
    amount: integer('amount').notNull(),
    message: text('message'),
    country: text('country').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    /** When it was paid or rejected. */
    decidedAt: moment('decided_at'),
    /** When the owner of its address said that a visitor's request is theirs, or that it is not. */
    claimedAt: moment('claimed_at'),
    disownedAt: moment('disowned_at'),
    /** The position of the newest line of its chat; 0 while there is none. */
    chatLength: integer('chat_length').notNull().default(0),
    /** Up to which position its person, and any of the admins, has seen the chat. */
    seenByPerson: integer('seen_by_person').notNull().default(0),
    seenByAdmins: integer('seen_by_admins').notNull().default(0),
    /** Lines of the other side beyond that. */
    unreadByPerson: integer('unread_by_person').notNull().default(0),
    unreadByAdmins: integer('unread_by_admins').notNull().default(0),
  },
  (table) => [
    index('payment_requests_user').on(table.userId, table.createdAt),
    index('payment_requests_email').on(table.userEmail, table.createdAt),
    index('payment_requests_unclaimed')
      .on(table.userEmail, table.createdAt)
      .where(sql`user_id is null and disowned_at is null and status = 'pending'`),
    index('payment_requests_pending').on(table.userId, table.createdAt).where(sql`status = 'pending'`),
    index('payment_requests_decided').on(table.userId, table.createdAt).where(sql`status <> 'pending'`),
    index('payment_requests_newest').on(table.createdAt, table.id),
    index('payment_requests_unread').on(table.id).where(sql`unread_by_admins > 0`),
  ],
)

export const paymentRequestChats = pgTable(
  'payment_request_chats',
  {
    id: id(),
    paymentRequestId: uuid('payment_request_id')
      .notNull()
      .references(() => paymentRequests.id, { onDelete: 'cascade' }),
    /** From 1 without gaps, in the order in which lines can be read: what a reader knows ends at a position. See `server/core/chat.ts`. */
    position: integer('position').notNull(),
    author: text('author', { enum: chatAuthors }).notNull(),
    senderEmail: text('sender_email').notNull(),
    message: text('message').notNull(),
    /** What a screen draws beside the text: how to pay. */
    instructions: jsonb('instructions').$type<PaymentInstructions>(),
    createdAt: createdAt(),
  },
  (table) => [unique('payment_request_chats_position').on(table.paymentRequestId, table.position)],
)

/** Money that came in by card, one row a paid invoice. A business record: it stays without its person. */
export const cardPayments = pgTable(
  'card_payments',
  {
    /** The provider's invoice. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: ['basic', 'pro'] }).notNull(),
    currency: text('currency', { enum: ['usd', 'inr'] }).notNull(),
    /** Cents or paise. */
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('card_payments_time').on(table.createdAt), index('card_payments_user').on(table.userId)],
)

/** What generations ended with, and what models answered instead of a text: how often an hour; see `server/core/failures.ts`. */
export const failures = pgTable(
  'failures',
  {
    hour: moment('hour').notNull(),
    source: text('source', { enum: ['generation', 'model'] }).notNull(),
    /** The kind of content, or the model. */
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.source, table.name, table.reason] })],
)

/** What admins did, for as long as the records it speaks of are kept. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: id(),
    adminId: uuid('admin_id').references(() => profiles.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** The id of what was acted on: a payment request, an account. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_actions_subject').on(table.subject, table.createdAt),
    index('admin_actions_newest').on(table.createdAt, table.id),
  ],
)

/** Mails to admins about what waits for them, one row an admin; see `server/core/admin-alerts.ts`. */
export const adminAlerts = pgTable('admin_alerts', {
  userId: ownerId().primaryKey(),
  /** How many things an admin was to hear of, ever: a mail under way knows whether more came meanwhile. */
  causes: integer('causes').notNull().default(1),
  /** The payment request of the latest. */
  requestId: uuid('request_id').references(() => paymentRequests.id, { onDelete: 'set null' }),
  /** When the next mail may go out; nothing while none is queued. */
  dueAt: moment('due_at'),
  sentAt: moment('sent_at'),
})
