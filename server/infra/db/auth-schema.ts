import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { addressFormIds, defaultStyle, spellingIds } from '#contract/style.ts'
import { createdAt, id, timestamptz, updatedAt } from '#server/infra/db/columns.ts'

/** Users, sessions and credentials. Property names are those that Better Auth expects. */

export const roles = ['user', 'admin'] as const

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    avatarUrl: text('avatar_url'),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** Written by the trigger `profiles_role_changed`, which also notifies the user's open event streams. */
    roleSince: timestamptz('role_since').notNull().defaultNow(),
    /** A disabled account cannot sign in, and its sessions are rejected. */
    disabled: boolean('disabled').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** How the user wants texts to be written. */
    spelling: text('spelling', { enum: spellingIds }).notNull().default(defaultStyle.spelling),
    addressForm: text('address_form', { enum: addressFormIds }).notNull().default(defaultStyle.address),
    /** When the questions of the first visit were answered or skipped. */
    welcomedAt: timestamptz('welcomed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profiles_newest').on(table.createdAt, table.id)],
)

/** A reference to the user that a row belongs to; deleted with the user. */
export const userReference = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userReference(),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: userReference(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The hash of the password. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('accounts_user').on(table.userId), unique('accounts_provider').on(table.providerId, table.accountId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier), index('verifications_expiry').on(table.expiresAt)],
)

export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: userReference(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    /** The time step (Unix seconds / 30) of the last accepted code; codes of the same or an earlier step are rejected. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

export const jwks = pgTable('jwks', {
  id: id(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: createdAt(),
  expiresAt: timestamptz('expires_at'),
})
