import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '#server/platform/db/columns.ts'

/** People and how they prove who they are. Property names are the ones the auth library looks for. */

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
    /** Written by the trigger `profiles_role_changed`, which also tells open streams of the person. */
    roleSince: moment('role_since').notNull().defaultNow(),
    /** A disabled account cannot sign in, and its sessions count for nothing. */
    disabled: boolean('disabled').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profiles_newest').on(table.createdAt, table.id)],
)

/** What belongs to a person goes with the person. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ownerId(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
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
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The hash, never the password. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
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
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier), index('verifications_expiry').on(table.expiresAt)],
)

export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    userId: ownerId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** The time step (Unix seconds / 30) of the last accepted code: an older or equal one is refused. */
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
  expiresAt: moment('expires_at'),
})
