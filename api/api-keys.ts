import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { apiKeyLimits, apiKeyScopes } from '#contract/api-keys.ts'
import { userCall } from '#contract/call.ts'
import { Id, userText } from '#contract/fields.ts'

const Scope = z.enum(apiKeyScopes)

/** A key without its secret part. */
export const ApiKeyView = z.object({
  id: Id,
  name: z.string(),
  start: z.string().describe('The first characters of the key'),
  scopes: z.array(Scope),
  created_at: Moment,
  last_used_at: Moment.nullable().describe('To the minute; `null`: never'),
})
export type ApiKeyView = z.infer<typeof ApiKeyView>

/** The calls about a user's API keys. An API key cannot make them. */
export const apiKeyCalls = {
  /** Newest first, without revoked ones. */
  list: userCall
    .route({ method: 'GET', path: '/api/api-keys', summary: 'List the API keys' })
    .output(z.object({ items: z.array(ApiKeyView) })),
  create: userCall
    .route({ method: 'POST', path: '/api/api-keys', summary: 'Create an API key; needs a sign-in from the last hour' })
    .meta({ errors: ['CONFLICT', 'RATE_LIMITED'] })
    .input(
      z.strictObject({
        name: userText(apiKeyLimits.name, apiKeyMessages.nameRequired),
        scopes: z
          .array(Scope)
          .min(1, apiKeyMessages.scopeRequired)
          .max(apiKeyScopes.length)
          // A key that writes has to read what it wrote.
          .transform((scopes) => apiKeyScopes.filter((scope) => scope === 'read' || scopes.includes(scope)))
          .describe('`write` includes `read`'),
      }),
    )
    .output(z.object({ key: z.string().describe('The whole key. No later call answers it'), item: ApiKeyView })),
  revoke: userCall
    .route({ method: 'DELETE', path: '/api/api-keys/{id}', summary: 'Revoke an API key', successStatus: 204 })
    .meta({ errors: ['NOT_FOUND'] })
    .input(ById),
}
