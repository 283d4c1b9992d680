import { getContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { api, type Call } from '#api/index.server.ts'
import { apiKeyPrefix } from '#contract/api-keys.ts'
import { brand } from '#contract/brand.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { nonContractPaths } from './non-contract-paths.ts'
import { errorsOf, securityOf } from './operations.ts'

const description = `Every call takes and answers JSON. The caller is identified by an API key, an access token, or the session cookie. A key is sent as \`Authorization: Bearer ${apiKeyPrefix}…\` and makes the calls that name its scope. \`GET /api/auth/token\` returns an access token for the session of the cookie. It is valid for 15 minutes at most, and no longer than the session.

A \`generate-…\` call with \`Accept: text/event-stream\` answers events instead: \`message\` with what is written so far, then \`done\` with the JSON answer, or \`error\`. \`generate-together\` takes several of them and answers events only.

\`Idempotency-Key\` (1 to 200 visible ASCII characters) makes a repeat safe: the same request under the same key is done and counted once.

A call that writes may answer with \`ask\`, the questions whose answers the text needs, and \`counted: false\`: nothing but a topic was given, so nothing was stored or counted. Send the request again with \`facts\`, by the roles that \`ask\` names.`

/** The schema of every error; each call lists the codes that it may answer. */
const errorSchema = {
  type: 'object' as const,
  required: ['code', 'status', 'message'],
  properties: {
    code: { type: 'string' as const, enum: Object.keys(errors) },
    status: { type: 'integer' as const },
    message: { type: 'string' as const, description: 'Safe to show to users' },
    data: {
      type: 'object' as const,
      description:
        'INVALID_INPUT: `issues`, a list of `{ path, message }`. RATE_LIMITED: `retryAfter` in seconds. Quota errors: `feature` and more.',
    },
  },
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param cookie the session cookie's full name
 */
export const contractDocument = async (appUrl: string, cookie: string): Promise<OpenApiDocument> =>
  withStreams(withOperations(withItems(await generateDocument(appUrl, cookie))))

/** The contract and the calls that are not in it. @param cookie the session cookie's full name */
export async function openApiDocument(appUrl: string, cookie: string): Promise<OpenApiDocument> {
  const document = await contractDocument(appUrl, cookie)
  const paths: NonNullable<OpenApiDocument['paths']> = { ...document.paths, ...nonContractPaths() }
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods as Record<string, GeneratedOperation>).flatMap(({ tags = [] }) => tags),
  )
  const tags = [...new Set(names)].map((name) => ({ name }))
  return { ...document, tags, paths }
}

const generateDocument = (appUrl: string, cookie: string) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(api, {
    info: { title: brand.name, version: '1', description },
    servers: [{ url: appUrl }],
    security: [{ session: [] }, { accessToken: [] }],
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiKeyPrefix}…`,
          description: 'An API key. Each call names the scope that the key needs: `read`, or `write`, which includes `read`.',
        },
      },
    },
  })

export type OpenApiDocument = Awaited<ReturnType<typeof generateDocument>>

/** An operation as generated from the contract; only the fields that are changed here. */
interface GeneratedOperation {
  /** The call's path in the contract. */
  operationId: string
  tags?: string[]
  security?: object[]
  responses?: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
}

/** Names of groups, by the first part of a call's path in the contract. */
const groups: Readonly<Record<string, string>> = {
  sessions: 'Account',
  generations: 'History',
  library: 'Library',
  exports: 'Downloads',
  billing: 'Card payments',
  payments: 'Payment requests',
  chats: 'Payment requests',
  admin: 'Admin',
  generate: 'Generations',
  generateTogether: 'Generations',
  changes: 'Account',
  tryOut: 'Generations',
  tryOutKind: 'Generations',
  tryOutEngine: 'Generations',
  guessOccasion: 'Generations',
  voices: 'Voices',
  voiceRules: 'Voices',
  sources: 'Sources',
  topicLists: 'Topic lists',
  pictures: 'Pictures',
  photos: 'Pictures',
}

/** Adds `items: { not: {} }` to each list of fixed length, because readers of the document expect `items` in every list. */
function withItems<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if ('type' in part && part.type === 'array' && !('items' in part)) Object.assign(part, { items: { not: {} } })
  for (const child of Object.values(part)) withItems(child)
  return part
}

/** Adds tags, security and errors to each call. */
function withOperations(document: OpenApiDocument): OpenApiDocument {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, GeneratedOperation>)) {
      const path = operation.operationId.split('.')
      const { meta } = (getContractRouter(api, path) as Call)['~orpc']
      operation.tags = [groups[path[0] ?? ''] ?? 'Account']
      operation.security = securityOf(meta)
      const possible = errorsOf(method, meta)
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const codes = codesOf(Number(status)).filter((code) => possible.has(code))
        if (status === '204') delete response.content
        else if (Number(status) >= 400 && codes.length === 0) delete operation.responses?.[status]
        else if (Number(status) >= 400) Object.assign(response, errorContent(codes))
      }
    }
  }
  return document
}

const codesOf = (status: number): ErrorCode[] => (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status === status)

const errorContent = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => errors[code].message).join(' · '),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }] },
    },
  },
})

/** Adds the content of a call's stream to that of its JSON response. */
function withStreams(document: OpenApiDocument): OpenApiDocument {
  for (const path of Object.keys(document.paths ?? {})) {
    const [success, stream] = [contentOf(document, path), contentOf(document, `${path}/stream`)]
    if (success && stream) Object.assign(success, stream)
  }
  return document
}

/** The content of a call's success response, by media type. */
function contentOf({ paths = {} }: OpenApiDocument, path: string): object | undefined {
  const success = paths[path]?.post?.responses?.['200']
  return success && 'content' in success ? success.content : undefined
}
