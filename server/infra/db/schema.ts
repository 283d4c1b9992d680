import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { apiKeyScopes } from '#contract/api-keys.ts'
import { paymentStatuses } from '#contract/billing.ts'
import { chatAuthors, type PaymentInstructions } from '#contract/chat.ts'
import { contentTypes } from '#contract/kind.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { photoTypes } from '#contract/photos.ts'
import type { Brand } from '#contract/pictures.ts'
import { billingIntervals, features, planIds } from '#contract/plans.ts'
import { type SourceChoice, type SourcePoint, sourceOrigins } from '#contract/sources.ts'
import { addressFormIds, spellingIds } from '#contract/style.ts'
import { topicListRowStates, topicListStates } from '#contract/topic-lists.ts'
import { type VoiceRule, voiceRuleStates } from '#contract/voice-rules.ts'
import { habitIds, speakerIds, tradeIds } from '#contract/voices.ts'
import { savedFeatureIds } from '#kinds/library.ts'
import { profiles, userReference } from '#server/infra/db/auth-schema.ts'
import { bytea, createdAt, id, searchable, timestamptz, updatedAt } from '#server/infra/db/columns.ts'

/**
 * What users generate, save and buy. Names are those of the specification. A payment request is a business record: it is kept when its
 * user is deleted.
 */

const voiceReference = () =>
  uuid('voice_id')
    .notNull()
    .references(() => voices.id, { onDelete: 'cascade' })

/** One counter for each key and window; see `server/core/calls/limits.ts`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
)

const subscriptionStatuses = ['active', 'inactive'] as const

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: userReference(),
    plan: text('plan', { enum: planIds }).notNull(),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    billingInterval: text('billing_interval', { enum: billingIntervals }),
    /** `null`: it does not expire. */
    expiresAt: timestamptz('expires_at'),
    /** The subscription id at the card provider; `null` for a manual payment. */
    providerSubscriptionId: text('provider_subscription_id').unique(),
    /** The expiry that the user was reminded of, so that each reminder is sent once. */
    remindedFor: timestamptz('reminded_for'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Each user has at most one active row for manual payments, in addition to card subscriptions; see `server/core/billing/subscriptions.ts`.
  (table) => [
    uniqueIndex('subscriptions_by_hand').on(table.userId).where(sql`status = 'active' and provider_subscription_id is null`),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_ending').on(table.expiresAt).where(sql`status = 'active'`),
  ],
)

/** `stopped`: cancelled by its idempotency key. It is not charged, and its key cannot be used again. */
const generationStates = ['running', 'done', 'stopped'] as const

/** The topic and all strings of the result and of the edited text as text, with JSON's escaped quotes and line breaks unescaped. */
const stringsIn = (column: string) =>
  String.raw`replace(replace(jsonb_path_query_array(${column}, 'strict $.** ? (@.type() == "string")')::text, '\"', '"'), '\n', ' ')`
const generationTexts = sql.raw(
  `coalesce(request ->> 'topic', request ->> 'prompt', '') || ' ' || coalesce(${stringsIn('result')}, '') || coalesce(' ' || ${stringsIn('edited')}, '')`,
)

/** What the user made of a text. `result`: text fields only. `version`: which of the versions written together, from 1. `at`: ISO 8601, UTC. */
export interface StoredEdit {
  readonly result: Record<string, unknown>
  readonly version: number
  readonly copied: boolean
  readonly at: string
}

/** A row is the reservation, the idempotency record and the result of a generation; see `server/core/billing/ledger.ts`. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: userReference(),
    kind: text('kind').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** The text as its user last had it; null: as it was written, and never copied. */
    edited: jsonb('edited').$type<StoredEdit>(),
    /** The recipe of the picture that its user made for it. */
    picture: jsonb('picture').$type<Record<string, unknown>>(),
    idempotencyKey: text('idempotency_key'),
    state: text('state', { enum: generationStates }).notNull().default('running'),
    createdAt: createdAt(),
    /** Until when the reservation can be settled. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** The versions of the prompt and of the answer's schema that produced this result. */
    promptVersion: integer('prompt_version'),
    schemaVersion: integer('schema_version'),
    engine: text('engine'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** The search text of History; never sent to clients. */
    search: text('search').generatedAlwaysAs(searchable(generationTexts)),
  },
  (table) => [
    unique('generations_idempotency').on(table.userId, table.idempotencyKey),
    index('generations_running').on(table.userId, table.feature).where(sql`state = 'running'`),
    index('generations_history').on(table.userId, table.createdAt, table.id).where(sql`state = 'done'`),
    // For sums over all users: rows are inserted in order of time, so a few kilobytes of index locate a month.
    index('generations_time').using('brin', table.createdAt),
    check('generations_done_has_result', sql`(state = 'done') = (result is not null)`),
  ],
)

/** Texts that a user copied and changed afterwards. The current one is in its generation. */
export const earlierTexts = pgTable(
  'earlier_texts',
  {
    id: id(),
    userId: userReference(),
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    text: jsonb('text').$type<StoredEdit>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('earlier_texts_generation').on(table.generationId, table.createdAt, table.id),
    index('earlier_texts_user').on(table.userId, table.createdAt, table.id),
  ],
)

/** One row for each charged generation; the id is the generation's. */
export const apiUsage = pgTable(
  'api_usage',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    userId: userReference(),
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
 * The usage of deleted accounts in the current month: a new account with the same email address continues with it. The address is
 * stored as a keyed hash until the end of the month; see `server/core/billing/quota.ts`.
 */
export const spentQuotas = pgTable(
  'spent_quotas',
  {
    addressHash: text('address_hash').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    used: integer('used').notNull(),
    /** When the month ends. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.feature] }), index('spent_quotas_expiry').on(table.expiresAt)],
)

/** Idempotency keys of calls other than generations; see `server/core/calls/idempotency.ts`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userReference(),
    /** The call: different calls may use the same key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: a different request with the same key is rejected. */
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
    userId: userReference(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    contentType: text('content_type', { enum: contentTypes }).notNull(),
    feature: text('feature', { enum: savedFeatureIds }).notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** What it was written from, and the points that it uses; null: no source. */
    source: jsonb('source').$type<SourceChoice>(),
    /** The generation that it was saved from, and which part of it; null: it was saved without one, or before these were stored. */
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    part: text('part'),
    createdAt: createdAt(),
    /** When it was deleted. This can be undone for a day; then a job removes the row. */
    deletedAt: timestamptz('deleted_at'),
    /** The search text of the library; never sent to clients. */
    search: text('search').generatedAlwaysAs(searchable(sql.raw('title || chr(10) || content'))),
  },
  (table) => [
    index('saved_content_library').on(table.userId, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('saved_content_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('saved_content_generation').on(table.generationId).where(sql`generation_id is not null`),
  ],
)

/** Who writes. The first is made at the first visit. */
export const voices = pgTable(
  'voices',
  {
    id: id(),
    userId: userReference(),
    name: text('name').notNull(),
    speaker: text('speaker', { enum: speakerIds }).notNull().default('person'),
    trade: text('trade', { enum: tradeIds }).notNull(),
    offer: text('offer').notNull(),
    audience: text('audience').notNull().default(''),
    place: text('place').notNull().default(''),
    link: text('link').notNull().default(''),
    callToAction: text('call_to_action').notNull().default(''),
    useWords: text('use_words').array().notNull().default(sql`'{}'::text[]`),
    avoidWords: text('avoid_words').array().notNull().default(sql`'{}'::text[]`),
    spelling: text('spelling', { enum: spellingIds }),
    address: text('address', { enum: addressFormIds }),
    emoji: text('emoji', { enum: habitIds }).notNull().default('usual'),
    hashtags: text('hashtags', { enum: habitIds }).notNull().default('usual'),
    ownPosts: text('own_posts').array().notNull().default(sql`'{}'::text[]`),
    styleNote: text('style_note').notNull().default(''),
    platforms: text('platforms', { enum: postPlatforms }).array().notNull(),
    language: text('language', { enum: languageCodes }).notNull(),
    brand: jsonb('brand').$type<Brand>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('voices_user').on(table.userId, table.createdAt, table.id)],
)

/** What a user changed in a result: once for each rule that the change fits and each generation. */
export const voiceEdits = pgTable(
  'voice_edits',
  {
    id: id(),
    userId: userReference(),
    voiceId: voiceReference(),
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** `no-hashtags`, `replace cheap by affordable`: the same for edits of the same kind. */
    pattern: text('pattern').notNull(),
    rule: jsonb('rule').$type<VoiceRule>().notNull(),
    /** The sentences that were changed, before and after. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('voice_edits_pattern').on(table.voiceId, table.pattern, table.generationId),
    index('voice_edits_user').on(table.userId, table.createdAt, table.id),
  ],
)

/** What was learned from the edits of one pattern. */
export const voiceRules = pgTable(
  'voice_rules',
  {
    id: id(),
    userId: userReference(),
    voiceId: voiceReference(),
    pattern: text('pattern').notNull(),
    rule: jsonb('rule').$type<VoiceRule>().notNull(),
    state: text('state', { enum: voiceRuleStates }).notNull().default('suggested'),
    /** How many edits of the pattern there were when the user postponed the rule. */
    editsSeen: integer('edits_seen').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('voice_rules_pattern').on(table.voiceId, table.pattern),
    index('voice_rules_user').on(table.userId, table.createdAt, table.id),
  ],
)

/** A text, page or file that texts are written from. */
export const sources = pgTable(
  'sources',
  {
    id: id(),
    userId: userReference(),
    origin: text('origin', { enum: sourceOrigins }).notNull(),
    title: text('title').notNull(),
    /** The address of a page or the name of a file. */
    place: text('place'),
    text: text('text').notNull(),
    points: jsonb('points').$type<readonly SourcePoint[]>().notNull(),
    language: text('language', { enum: languageCodes }),
    createdAt: createdAt(),
  },
  (table) => [index('sources_user').on(table.userId, table.createdAt, table.id)],
)

/** Photos and logos for pictures, as `server/infra/pictures/stored-photo.ts` makes them of what was uploaded. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    userId: userReference(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    mediaType: text('media_type', { enum: photoTypes }).notNull(),
    /** Of `bytes`. */
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
    /** A smaller copy for lists. */
    thumbnail: bytea('thumbnail').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('photos_user').on(table.userId, table.createdAt, table.id)],
)

/** Topics that are written one after another, in the background; see `server/features/topic-lists`. */
export const topicLists = pgTable(
  'topic_lists',
  {
    id: id(),
    userId: userReference(),
    name: text('name').notNull(),
    state: text('state', { enum: topicListStates }).notNull().default('running'),
    /** Why it is paused, for the user; `null` when the user paused it. */
    problem: text('problem'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('topic_lists_user').on(table.userId, table.createdAt, table.id)],
)

/** One text of a list. Its id is the idempotency key of its generation, so it is written and charged once. */
export const topicListRows = pgTable(
  'topic_list_rows',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => topicLists.id, { onDelete: 'cascade' }),
    /** From 1, in the order of the list. */
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    feature: text('feature', { enum: features }).notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: topicListRowStates }).notNull().default('waiting'),
    /** How often writing it has failed for a reason that may pass. */
    attempts: integer('attempts').notNull().default(0),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** Why it failed, for the user. Of a waiting row: why it cannot be written now. */
    problem: text('problem'),
    /** It failed because there is nothing to write from: without other facts it would fail again. */
    lacksFacts: boolean('lacks_facts').notNull().default(false),
    /** When its text was saved to the library. */
    savedAt: timestamptz('saved_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('topic_list_rows_position').on(table.listId, table.position),
    index('topic_list_rows_state').on(table.listId, table.state),
    index('topic_list_rows_generation').on(table.generationId),
  ],
)

/** Keys of programs that call the API for a user. The key is shown once; only its hash is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: userReference(),
    name: text('name').notNull(),
    /** SHA-256 of the key, as hex digits. */
    hash: text('hash').notNull().unique(),
    /** The start of the key, by which its user recognizes it. */
    start: text('start').notNull(),
    scopes: text('scopes', { enum: apiKeyScopes }).array().notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    revokedAt: timestamptz('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [index('api_keys_user').on(table.userId, table.createdAt, table.id)],
)

export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: id(),
    /** The user; `null` for a visitor's request that is not claimed yet, and after the account was deleted. */
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
    decidedAt: timestamptz('decided_at'),
    /** When the user with this email address confirmed or denied that a visitor's request is theirs. */
    claimedAt: timestamptz('claimed_at'),
    disownedAt: timestamptz('disowned_at'),
    /** The position of the newest chat message; 0 when there is none. */
    chatLength: integer('chat_length').notNull().default(0),
    /** The last position that the user, or any admin, has seen. */
    seenByPerson: integer('seen_by_person').notNull().default(0),
    seenByAdmins: integer('seen_by_admins').notNull().default(0),
    /** The number of later messages from the other side. */
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
    /** From 1 without gaps, in the order in which messages become visible; see `server/core/billing/chat.ts`. */
    position: integer('position').notNull(),
    author: text('author', { enum: chatAuthors }).notNull(),
    senderEmail: text('sender_email').notNull(),
    message: text('message').notNull(),
    /** Payment instructions, shown with the text. */
    instructions: jsonb('instructions').$type<PaymentInstructions>(),
    createdAt: createdAt(),
  },
  (table) => [unique('payment_request_chats_position').on(table.paymentRequestId, table.position)],
)

/** Card payments, one row for each paid invoice. A business record: it is kept when its user is deleted. */
export const cardPayments = pgTable(
  'card_payments',
  {
    /** The provider's invoice id. */
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

/** The number of failures of generations and models in each hour; see `server/core/generation/failures.ts`. */
export const failures = pgTable(
  'failures',
  {
    hour: timestamptz('hour').notNull(),
    source: text('source', { enum: ['generation', 'model'] }).notNull(),
    /** The kind or the model. */
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.source, table.name, table.reason] })],
)

/** The audit log of admins, kept as long as the records that it refers to. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: id(),
    adminId: uuid('admin_id').references(() => profiles.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** The id of the payment request or account. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_actions_subject').on(table.subject, table.createdAt),
    index('admin_actions_newest').on(table.createdAt, table.id),
  ],
)

/** Email alerts to admins about open payment requests and chat messages, one row for each admin; see `server/core/accounts/admin-alerts.ts`. */
export const adminAlerts = pgTable('admin_alerts', {
  userId: userReference().primaryKey(),
  /** The number of alerts so far: a job that sends an email notices whether more came in the meantime. */
  causes: integer('causes').notNull().default(1),
  /** The payment request of the latest alert. */
  requestId: uuid('request_id').references(() => paymentRequests.id, { onDelete: 'set null' }),
  /** When the next email may be sent; `null` when none is queued. */
  dueAt: timestamptz('due_at'),
  sentAt: timestamptz('sent_at'),
})

/**
 * What writes, as admins chose it: one row for each field of `EngineChoices`, so that two admins who change different fields do not
 * overwrite each other; see `server/core/generation/engine-store.ts`.
 */
export const writingSettings = pgTable('writing_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

/** How the providers of models are reached. Backups leave `key` out. */
export const modelProviderAccess = pgTable('model_provider_access', {
  provider: text('provider').primaryKey(),
  /** `null`: the provider's default. */
  baseUrl: text('base_url'),
  /** Encrypted; see `server/infra/key-cipher.ts`. */
  key: text('key'),
  updatedAt: updatedAt(),
})
