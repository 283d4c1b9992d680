import type { ApiKeyScope } from '#contract/api-keys.ts'
import { createApiKey } from '#server/core/accounts/api-keys.ts'
import { apiKeys } from '#server/infra/db/schema.ts'
import type { TestServer } from '#tests/support/server.ts'

export interface GivenKey {
  readonly id: string
  readonly key: string
  /** `Authorization: Bearer pw_…` */
  readonly headers: Readonly<Record<string, string>>
}

interface Options {
  readonly scopes?: ApiKeyScope[]
  readonly revokedAt?: Date
  readonly lastUsedAt?: Date
}

/** Inserts an API key of a user, by default one that may do everything that a key may. */
export async function givenKey(
  { db }: Pick<TestServer, 'db'>,
  userId: string,
  { scopes = ['read', 'write'], revokedAt, lastUsedAt }: Options = {},
): Promise<GivenKey> {
  const { key, ...stored } = createApiKey()
  const [row] = await db
    .insert(apiKeys)
    .values({ ...stored, userId, name: 'Website', scopes, revokedAt: revokedAt ?? null, lastUsedAt: lastUsedAt ?? null })
    .returning({ id: apiKeys.id })
  return { id: row?.id ?? '', key, headers: { authorization: `Bearer ${key}` } }
}
