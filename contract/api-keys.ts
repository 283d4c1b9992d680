/** What a key allows: `read` lists and reads, `write` also generates, saves and changes. */
export const apiKeyScopes = ['read', 'write'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** The start of every key. */
export const apiKeyPrefix = 'pw_'

/** `calls`: a minute, of one key. */
export const apiKeyLimits = { name: 60, keys: 20, calls: 300 } as const
