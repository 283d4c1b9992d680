import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ApiKeyView } from '#api/api-keys.ts'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { apiKeyLimits } from '#contract/api-keys.ts'
import { createApiKey, purgeRevokedKeys } from '#server/core/accounts/api-keys.ts'
import { freshSession, inSession } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import { apiKeys } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

const toView = ({ id, name, start, scopes, createdAt, lastUsedAt }: typeof apiKeys.$inferSelect): ApiKeyView => ({
  id,
  name,
  start,
  scopes,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

const validKeysOf = (userId: string) => and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt))

/** A user's API keys. Other users' keys are answered like missing ones. */
export const createApiKeysFeature = (ctx: Context): ServerFeature => ({
  routes: { apiKeys: createRoutes(ctx) },
  purge: () => purgeRevokedKeys(ctx.db),
})

const createRoutes = ({ db, limits, emailQueue }: Context) => ({
  list: inSession.apiKeys.list.handler(async ({ context: { account } }) => {
    const rows = await db.select().from(apiKeys).where(validKeysOf(account.id)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    return { items: rows.map(toView) }
  }),

  create: freshSession.apiKeys.create.handler(async ({ input, context: { account } }) => {
    await limits.consumeOrThrow('apiKey', account.id)
    const { key, ...stored } = createApiKey()
    const userId = account.id
    const row = await db.transaction(async (tx) => {
      // Locks the profile, so that calls at the same time cannot exceed the number of keys together.
      await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update')
      if ((await tx.$count(apiKeys, validKeysOf(userId))) >= apiKeyLimits.keys) {
        throw fail('CONFLICT', undefined, apiKeyMessages.tooMany({ most: apiKeyLimits.keys }))
      }
      const [created] = await tx
        .insert(apiKeys)
        .values({ ...input, ...stored, userId })
        .returning()
      if (!created) throw new Error('An insert returns its row')
      await emailQueue.queue(tx, { about: 'api-key', userId, start: stored.start })
      return created
    })
    return { key, item: toView(row) }
  }),

  revoke: inSession.apiKeys.revoke.handler(async ({ input: { id }, context: { account } }) => {
    const own = and(validKeysOf(account.id), eq(apiKeys.id, id))
    const rows = await db.update(apiKeys).set({ revokedAt: sql`now()` }).where(own).returning({ id: apiKeys.id })
    if (rows.length === 0) throw fail('NOT_FOUND')
  }),
})
